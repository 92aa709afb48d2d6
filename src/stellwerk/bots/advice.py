"""Advice: what the search thinks of every move, at any position of a match.

It looks at the position as the seat saw it then, even when the game is over and everything is
open.
"""

from collections.abc import Callable
from enum import StrEnum

import msgspec

from stellwerk.bots.confidence import interval, share_interval, spread_of
from stellwerk.bots.decisions import seat_to_advise
from stellwerk.bots.thinking import EXACT, MOST_NODES, Mind, Prospect
from stellwerk.core.messages import FALLBACK
from stellwerk.kernel.actor import Entry
from stellwerk.kernel.random import Random
from stellwerk.kernel.record import Record
from stellwerk.match import Match


class Payoff(StrEnum):
    """What is expected."""

    WIN = "share of the win"
    POINTS = "points"


class Move(msgspec.Struct, frozen=True):
    """A legal move. Expectations are null where the search never looked at it.

    Where they are exact there are no visits, and the interval is a point.
    """

    code: str
    sentence: str
    visits: int
    expected: float | None
    low: float | None
    high: float | None


class Advice(msgspec.Struct, frozen=True):
    """All legal moves of a seat after the first `entries` entries. Seats are counted from 1."""

    game: str
    entries: int
    seat: int
    payoff: Payoff
    iterations: int
    exact: bool
    """nothing was sampled: the rest of the game is solved"""
    moves: list[Move]
    """the best first"""
    played: Move | None
    """what the seat did then; null if it has not moved yet"""
    gave_up: float | None
    """how much of the payoff the played move costs beside the best one"""

    def to_json(self, most: int | None = None) -> str:
        """The advice as JSON, with all moves or the best ones."""
        some = msgspec.structs.replace(self, moves=self.moves[:most])
        return msgspec.json.encode(some).decode() + "\n"


def advise(
    match: Match,
    number: int,
    seat: int | None,
    random: Random,
    iterations: int,
    seconds: float | None = None,
    stop: Callable[[], bool] = lambda: False,
    language: str = FALLBACK,
) -> Advice:
    """The moves of this seat, or the only one to act, after `number` entries of the log.

    NoDecision if it has none there.
    """
    seat = seat_to_advise(match, number, seat)
    position = match.position_at(number)
    match.game.rules.conceal(position, seat)
    mind = Mind(match.game, random, min(iterations, MOST_NODES))
    prospects = mind.think(position, seat, iterations, seconds, stop)
    payoff = Payoff.WIN if match.seats > 1 else Payoff.POINTS
    spread = spread_of(prospects)
    moves = [
        move_of(
            prospect, payoff, spread, *described(match, position, seat, prospect.action, language)
        )
        for prospect in prospects
    ]
    exact = prospects[0].visits == EXACT
    visits = sum(move.visits for move in moves)  # the first iteration only finds the moves
    played = next((move for move in moves if move.code == played_code(match, number, seat)), None)
    return Advice(
        game=match.game.name,
        entries=number,
        seat=seat + 1,
        payoff=payoff,
        iterations=0 if exact else visits + 1,
        exact=exact,
        moves=moves,
        played=played,
        gave_up=None if played is None else given_up(moves[0], played),
    )


def played_code(match: Match, number: int, seat: int) -> str | None:
    """Where several act at once, others may have answered in between."""
    actions = (action for actor, action in match.log[number:] if actor == seat)
    action = next(actions, None)
    return None if action is None else match.game.format_action(action)


def described(
    match: Match, position: Record, seat: int, action: int, language: str
) -> tuple[str, str]:
    """Its code and a sentence, by what the seat would see of it: on its concealed position."""
    events = match.game.events_of(position, Entry(seat, action))
    return match.game.format_action(action), match.game.report(events, match.names, language)


def move_of(prospect: Prospect, payoff: Payoff, spread: float, code: str, sentence: str) -> Move:
    visits, expected = prospect.visits, prospect.expected
    if visits == EXACT:
        return Move(code, sentence, 0, expected, expected, expected)
    if visits == 0:
        return Move(code, sentence, 0, None, None, None)
    low, high = (share_interval if payoff == Payoff.WIN else interval)(prospect, spread)
    return Move(code, sentence, visits, expected, low, high)


def given_up(best: Move, played: Move) -> float | None:
    """Nothing by a move that only fewer visits set behind the best; null if it was not tried."""
    if best.expected is None or played.expected is None:
        return None
    return max(0.0, best.expected - played.expected)
