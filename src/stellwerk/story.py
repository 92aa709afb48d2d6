"""The story of a finished game: when the lead changed for good, and what brought most."""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

import msgspec

from stellwerk.match import Match


class Moment(msgspec.Struct, frozen=True):
    """A moment worth another look."""

    kind: str
    """`lead`, or what was scored: `tour`, `extra_tour`, `round`, `turn`"""
    at: int
    """how many entries had been made; `?at=` this number shows the table then"""
    seat: int
    count: int
    """what the seat gained, or its lead at the end"""
    number: int
    """of the turn, the round or the tour"""


class Course(NamedTuple):
    """What was noted on the way through a game."""

    turns: int
    leaders: list[tuple[int, int, int]]
    """after each turn: how many entries, which turn, and who was alone in front or NOBODY"""
    gains: list[Moment]


NOBODY = -1


def turns_and_moments(match: Match) -> tuple[int, int, list[Moment]]:
    """How many turns, how often the lead changed hands, and the moments in their order."""
    course = _followed(match)
    leaders = [leader for _, _, leader in course.leaders if leader != NOBODY]
    changes = sum(one != two for one, two in pairwise(leaders))
    moments = [*_lead(match, course), *_best(course.gains)]
    return course.turns, changes, sorted(moments, key=lambda moment: moment.at)


def _followed(match: Match) -> Course:
    telling, seats = match.game.telling, range(match.seats)
    turns, leaders, gains = 0, list[tuple[int, int, int]](), list[Moment]()
    numbers: dict[str, int] = {}
    stood: list[int] = []
    recorder = match.game.recorder(match.position_at(0))
    for at, entry in enumerate(match.log, 1):
        if not turns and not numbers:  # a deal is not an achievement
            stood = [telling.standing(recorder.position, seat) for seat in seats]
        events = recorder.enter(entry)
        ended, word = telling.ends_turn(events), telling.scored(events)
        turns += ended
        stands = [telling.standing(recorder.position, seat) for seat in seats]
        if word:
            numbers[word] = numbers.get(word, 0) + 1
            gains += [
                Moment(word, at, seat + 1, stands[seat] - stood[seat], numbers[word])
                for seat in seats
            ]
            stood = stands
        if ended:
            leaders.append((at, turns, _leader(stands)))
    return Course(turns, leaders, gains)


def _leader(stands: list[int]) -> int:
    best = max(stands)
    return stands.index(best) if stands.count(best) == 1 else NOBODY


def _lead(match: Match, course: Course) -> Iterator[Moment]:
    """From when on the winner was alone in front, if a seat was in front at the end."""
    result = match.result()
    if result is None or match.seats == 1 or not course.leaders:
        return
    winner = course.leaders[-1][2]
    if winner == NOBODY or result.ranks[winner] != 1:
        return
    first = len(course.leaders)
    while first and course.leaders[first - 1][2] == winner:
        first -= 1
    at, turn, _ = course.leaders[first]
    others = [points for seat, points in enumerate(result.points) if seat != winner]
    yield Moment("lead", at, winner + 1, result.points[winner] - max(others), turn)


def _best(gains: list[Moment]) -> list[Moment]:
    """The largest gain of all, the first of equal ones."""
    best = max(gains, key=lambda moment: (moment.count, -moment.at), default=None)
    return [best] if best is not None and best.count > 0 else []
