"""Where in a match a seat owes a decision."""

from collections.abc import Sequence

from stellwerk.kernel.actor import CHANCE
from stellwerk.match import Match


class NoDecision(ValueError):
    """This seat has nothing to decide there; the message says who has, or where."""


def seats_to_act(match: Match, number: int) -> list[int]:
    """Who owed a decision after `number` entries; empty before chance and at the end."""
    mask = match.game.rules.to_act(match.position_at(number))
    return [seat for seat in range(match.seats) if mask >> seat & 1]


def seat_to_advise(match: Match, number: int, seat: int | None = None) -> int:
    """This seat, or the only one that was to act there."""
    if not 0 <= number <= len(match.log):
        raise NoDecision(f"there is no entry {number}; the log has {len(match.log)}")
    acting = seats_to_act(match, number)
    if not acting:
        raise NoDecision(_nobody(match, number))
    if seat is None and len(acting) > 1:
        raise NoDecision(f"{_named(acting)} are to act after entry {number}: say which one")
    if seat is not None and seat not in acting:
        to_act = "is to act" if len(acting) == 1 else "are to act"
        raise NoDecision(
            f"seat {seat + 1} is not to act after entry {number}: {_named(acting)} {to_act}"
        )
    return acting[0] if seat is None else seat


def last_decision(match: Match) -> int | None:
    """How many entries there were before the last decision of any seat."""
    seats = (number for number, entry in enumerate(match.log) if entry.actor != CHANCE)
    return max(seats, default=None)


def _nobody(match: Match, number: int) -> str:
    if number == len(match.log) and match.is_over():
        return f"the game is over after entry {number}; {_place('last', last_decision(match))}"
    following = range(number + 1, len(match.log) + 1)
    found = next((later for later in following if seats_to_act(match, later)), None)
    return f"chance is next after entry {number}; {_place('next', found)}"


def _place(which: str, number: int | None) -> str:
    where = "nowhere in this log" if number is None else f"after entry {number}"
    return f"the {which} decision is {where}"


def _named(seats: Sequence[int]) -> str:
    *others, last = (str(seat + 1) for seat in seats)
    return f"seats {', '.join(others)} and {last}" if others else f"seat {last}"
