"""Was ein Platz sieht · What a seat sees, as structs, and the Wertungsblock · scoring pad."""

from functools import cache, lru_cache
from typing import Literal, cast

import msgspec

from stellwerk.games.trambahn.rules.actions import format_card
from stellwerk.games.trambahn.rules.box import (
    CARD_KINDS,
    LAST_STATION,
    LINE_NAMES,
    SEATS,
    TRAM_KINDS,
    TRAM_NAMES,
    TRAM_PRICE,
    TRAM_VALUE,
)
from stellwerk.games.trambahn.rules.losing import codes_that_lose_a_row
from stellwerk.games.trambahn.rules.position import Ending, Position, Row, Step
from stellwerk.games.trambahn.rules.scoring import victory_points
from stellwerk.kernel.actor import SPECTATOR
from stellwerk.kernel.piles import UNKNOWN

MOST_REMEMBERED = 4096  # parts of views, for positions that have them in common

LineName = Literal["blue", "red", "green", "yellow"]


class RowView(msgspec.Struct, frozen=True):
    line: LineName
    cards: list[str]
    """in the order they were laid"""
    tram: int
    """its value, 0 without a tram"""
    station_points: list[int]
    """the victory points of each card"""
    tour_points: int
    """what a tour of this row is worth now"""


class SeatView(msgspec.Struct, frozen=True):
    hand: list[str] | None
    """the cards, or None if the viewer may not see them"""
    hand_count: int
    money: int
    money_known: list[str]
    """the cards on the money pile that the viewer laid there, the top one last"""
    rows: list[RowView]


class WaitingView(msgspec.Struct, frozen=True):
    line: LineName
    passengers: list[str]


class TramView(msgspec.Struct, frozen=True):
    name: str
    value: int
    price: int
    displayed: int
    in_depot: int


class TourScore(msgspec.Struct, frozen=True):
    line: LineName
    points: list[int]
    """by seat"""


class ScoreSheet(msgspec.Struct, frozen=True):
    """Wertungsblock · Scoring pad: ten tours, extra tours, total."""

    tours: list[TourScore]
    extra_tours: list[int]
    """how many each seat has made"""
    extra_points: list[int]
    total: list[int]


class View(msgspec.Struct, frozen=True):
    """The table as one viewer sees it. Seats are counted from 1."""

    viewer: int | None
    step: str
    turn: int
    seats: list[SeatView]
    waiting: list[WaitingView]
    trams: list[TramView]
    victory_points: list[int]
    """printed on the stations, of value 1 first"""
    draw_pile: int
    discard_pile: int
    passengers_laid: int
    score: ScoreSheet
    ending: str | None
    loses: list[str]
    """codes with which the viewer's turn would end, and a row be given up for want of a tram"""


def view(position: Position, viewer: int) -> View:
    return View(
        viewer=None if viewer == SPECTATOR else viewer + 1,
        step=Step(position.step).name.lower(),
        turn=int(position.seat) + 1,
        seats=[_seat(position, seat, viewer) for seat in range(SEATS)],
        waiting=[
            WaitingView(line_name(line), _cards(cards, count))
            for line, (cards, count) in enumerate(
                zip(position.waiting.tolist(), position.waiting_count.tolist(), strict=True)
            )
        ],
        trams=_trams(*position.display.tolist(), *position.depot.tolist()),
        victory_points=_scored(int(position.nine))[:LAST_STATION],
        draw_pile=int(position.draw_count),
        discard_pile=int(position.discard_count.sum()),
        passengers_laid=int(position.passengers_laid),
        score=score_sheet(position),
        ending=ending(position) if position.ending else None,
        loses=codes_that_lose_a_row(position, viewer),
    )


@lru_cache(MOST_REMEMBERED)
def _trams(*trams: int) -> list[TramView]:
    """From how many are on display, and how many are in the depot, of each kind."""
    return [
        TramView(
            TRAM_NAMES[kind],
            int(TRAM_VALUE[kind]),
            int(TRAM_PRICE[kind]),
            trams[kind],
            trams[TRAM_KINDS + kind],
        )
        for kind in range(TRAM_KINDS)
    ]


def _seat(position: Position, seat: int, viewer: int) -> SeatView:
    count, money = int(position.hand_count[seat]), int(position.money_count[seat])
    hand, nine = position.hand[seat].tolist(), int(position.nine)
    own_money = []
    if seat == viewer:
        own_money = position.money[seat, position.start_money[seat] : money].tolist()
    return SeatView(
        hand=None if UNKNOWN in hand[:count] else _cards(hand, count),
        hand_count=count,
        money=money,
        money_known=_cards(own_money, len(own_money)),
        rows=[
            _row(position.rows[seat, row].tobytes(), nine)
            for row in range(position.row_count[seat])
        ],
    )


@lru_cache(MOST_REMEMBERED)
def _row(memory: bytes, nine: int) -> RowView:
    """Most rows stay as they are from move to move."""
    row = Row.read(memory)
    cards, tram = row.cards[: row.size].tolist(), int(row.tram)
    scored = _scored(nine)
    return RowView(
        line=line_name(row.line),
        cards=[format_card(card) for card in cards],
        tram=tram,
        station_points=[scored[card] for card in cards],
        tour_points=int(row.points) * tram,
    )


def line_name(number: int) -> LineName:
    return cast(LineName, LINE_NAMES[number])


def _cards(cards: list[int], count: int) -> list[str]:
    return [format_card(card) for card in cards[:count]]


@cache
def _scored(nine: int) -> list[int]:
    """Victory points by card, with what a nine scores at this table."""
    position = Position.new()
    position.nine = nine
    return [int(victory_points(position, card)) for card in range(CARD_KINDS)]


def score_sheet(position: Position) -> ScoreSheet:
    lines, scored = position.tour_line[: position.tours].tolist(), position.tour_points.T.tolist()
    extra = position.extra_points.tolist()
    tours = [TourScore(line_name(line), scored[tour]) for tour, line in enumerate(lines)]
    return ScoreSheet(
        tours=tours,
        extra_tours=position.extra_tours.tolist(),
        extra_points=extra,
        total=[extra[seat] + sum(tour.points[seat] for tour in tours) for seat in range(SEATS)],
    )


def ending(position: Position) -> str:
    return Ending(position.ending).name.lower()
