"""Was ein Platz sieht · What a seat sees, as structs, and the fields of the final scoring."""

from functools import lru_cache

import msgspec

from stellwerk.cartography.city import City
from stellwerk.core.remembering import MOST_REMEMBERED, remembered
from stellwerk.games.voll_verplant.rules.box import CARD_NAMES, NO_CARD
from stellwerk.games.voll_verplant.rules.position import Position, Step, line_count
from stellwerk.games.voll_verplant.rules.scoring import (
    free_stations,
    line_points,
    penalty,
    points,
    transfer_sum,
)
from stellwerk.kernel.actor import SPECTATOR
from stellwerk.kernel.sets import members


class LineView(msgspec.Struct, frozen=True):
    letter: str
    windows: list[str | None]
    """the card written into each, or None"""
    left: int
    """free stations"""
    points: int
    """what its completion has scored, 0 before"""


class ScoreFields(msgspec.Struct, frozen=True):
    """The printed fields: completed lines, plus twice the transfers, minus free stations."""

    lines: int
    transfers: int
    free_stations: int
    penalty: int
    total: int


class SheetView(msgspec.Struct, frozen=True):
    marks: dict[str, str]
    """`x` or the number of a transfer, by the id of the station"""
    lines: list[LineView]
    score: ScoreFields
    answers: bool
    """still owes an entry in this round"""
    again: bool
    """owes another one: a special station repeats the card"""


class LineOfMap(msgspec.Struct, frozen=True):
    letter: str
    colour: str
    stations: list[str]
    windows: int
    first: int
    later: int
    taken: bool
    """the higher points are gone"""


class StationOfMap(msgspec.Struct, frozen=True):
    id: str
    x: int
    y: int
    name: str
    special: bool


class View(msgspec.Struct, frozen=True):
    """The table as one viewer sees it. Seats are counted from 1."""

    viewer: int | None
    map: str
    step: str
    card: str | None
    pile: dict[str, int]
    """how many of each card are still to come before the next shuffle"""
    lines: list[LineOfMap]
    stations: list[StationOfMap]
    ring: str | None
    sheets: list[SheetView]
    verdict: int | None
    """solo, when the game is over: which line of the verdict table"""
    ending: str | None


# Solo: the points from which on a verdict of the table applies, the best one first (V14).
VERDICTS = (50, 40, 30, 20, 10, 5, 1)


def verdict(total: int) -> int:
    """Which line of the verdict table a solo result reaches, the best one 0."""
    for place, least in enumerate(VERDICTS):
        if total >= least:
            return place
    return len(VERDICTS)


def view(position: Position, viewer: int, city: City) -> View:
    over = position.step == Step.OVER
    return View(
        viewer=None if viewer == SPECTATOR else viewer + 1,
        map=city.id,
        step=Step(position.step).name.lower(),
        card=None if position.card == NO_CARD else CARD_NAMES[position.card],
        pile=_pile(position),
        lines=_lines(position, city),
        stations=_stations(city, bool(position.special_stations)),
        ring=city.ring,
        sheets=[
            _sheet(position, seat, bool(position.owing >> seat & 1), city)
            for seat in range(position.seats)
        ],
        verdict=verdict(int(points(position, 0))) if over and position.seats == 1 else None,
        ending=ending(position) if over else None,
    )


@remembered(Position, "draw_pile")
def _pile(position: Position) -> dict[str, int]:
    return dict(zip(CARD_NAMES, position.draw_pile.tolist(), strict=True))


@lru_cache(MOST_REMEMBERED)
def _stations(city: City, special: bool) -> list[StationOfMap]:
    """`special`: whether special stations count at this table."""
    return [
        StationOfMap(s.id, s.x, s.y, s.name, special and s.id in city.special)
        for s in city.stations.values()
    ]


@remembered(Position, "completed")
def _lines(position: Position, city: City) -> list[LineOfMap]:
    return [
        LineOfMap(
            letter=line.letter,
            colour=line.colour,
            stations=list(line.stations),
            windows=line.windows,
            first=line.first,
            later=line.later,
            taken=bool(position.completed[number]),
        )
        for number, line in enumerate(city.lines)
    ]


@remembered(
    Position,
    "seats",
    of_seat=("marked", "transfers", "written", "free", "scored", "filled", "filled_before"),
)
def _sheet(position: Position, seat: int, answers: bool, city: City) -> SheetView:
    stations, transfers = list(city.stations), members(position.transfers[seat])
    return SheetView(
        marks={
            stations[place]: str(line_count(position, place)) if place in transfers else "x"
            for place in members(position.marked[seat])
        },
        lines=[_line(position, seat, number, city) for number in range(position.lines)],
        score=score_fields(position, seat),
        answers=answers,
        again=answers and has_written(position, seat),
    )


def _line(position: Position, seat: int, number: int, city: City) -> LineView:
    written = position.written[seat, number, : position.windows[number]].tolist()
    return LineView(
        letter=city.lines[number].letter,
        windows=[CARD_NAMES[card - 1] if card else None for card in written],
        left=int(position.free[seat, number]).bit_count(),
        points=int(position.scored[seat, number]),
    )


def has_written(position: Position, seat: int) -> bool:
    """Whether a window was filled in this round."""
    return bool((position.filled[seat] != position.filled_before[seat]).any())


def score_fields(position: Position, seat: int) -> ScoreFields:
    return ScoreFields(
        lines=int(line_points(position, seat)),
        transfers=int(transfer_sum(position, seat)),
        free_stations=int(free_stations(position, seat)),
        penalty=int(penalty(position, seat)),
        total=int(points(position, seat)),
    )


def score_sheet(position: Position) -> list[ScoreFields]:
    return [score_fields(position, seat) for seat in range(position.seats)]


def ending(position: Position) -> str:
    return "windows_full"
