"""Was ein Platz sieht · What a seat sees, as structs, and the Wertungsblock · scoring pad."""

from typing import Literal, cast

import msgspec

from stellwerk.core.remembering import remembered
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
from stellwerk.games.trambahn.rules.position import Ending, Position, Step
from stellwerk.games.trambahn.rules.scoring import victory_points
from stellwerk.kernel.actor import SPECTATOR
from stellwerk.kernel.piles import UNKNOWN

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
        seats=[_seat(position, seat, seat == viewer) for seat in range(SEATS)],
        waiting=_waiting(position),
        trams=_trams(position),
        victory_points=_victory_points(position),
        draw_pile=int(position.draw_count),
        discard_pile=sum(position.discard_count.tolist()),
        passengers_laid=int(position.passengers_laid),
        score=score_sheet(position),
        ending=ending(position) if position.ending else None,
        loses=codes_that_lose_a_row(position, viewer),
    )


@remembered(Position, "waiting", "waiting_count")
def _waiting(position: Position) -> list[WaitingView]:
    lines = zip(position.waiting.tolist(), position.waiting_count.tolist(), strict=True)
    return [
        WaitingView(line_name(line), _cards(cards, count))
        for line, (cards, count) in enumerate(lines)
    ]


@remembered(Position, "display", "depot")
def _trams(position: Position) -> list[TramView]:
    return [
        TramView(
            TRAM_NAMES[kind],
            int(TRAM_VALUE[kind]),
            int(TRAM_PRICE[kind]),
            int(position.display[kind]),
            int(position.depot[kind]),
        )
        for kind in range(TRAM_KINDS)
    ]


@remembered(
    Position,
    "nine",
    of_seat=("hand", "hand_count", "money", "money_count", "start_money", "rows", "row_count"),
)
def _seat(position: Position, seat: int, own: bool) -> SeatView:
    count, money = int(position.hand_count[seat]), int(position.money_count[seat])
    hand = position.hand[seat].tolist()
    own_money = position.money[seat, position.start_money[seat] : money].tolist() if own else []
    return SeatView(
        hand=None if UNKNOWN in hand[:count] else _cards(hand, count),
        hand_count=count,
        money=money,
        money_known=_cards(own_money, len(own_money)),
        rows=[_row(position, (seat, row)) for row in range(position.row_count[seat])],
    )


def _row(position: Position, place: tuple[int, int]) -> RowView:
    row, points = position.rows[place], _points(position)
    cards, tram = row.cards[: row.size].tolist(), int(row.tram)
    return RowView(
        line=line_name(row.line),
        cards=[format_card(card) for card in cards],
        tram=tram,
        station_points=[points[card] for card in cards],
        tour_points=int(row.points) * tram,
    )


def line_name(number: int) -> LineName:
    return cast(LineName, LINE_NAMES[number])


def _cards(cards: list[int], count: int) -> list[str]:
    return [format_card(card) for card in cards[:count]]


@remembered(Position, "nine")
def _points(position: Position) -> list[int]:
    """The victory points of every card."""
    return [int(victory_points(position, card)) for card in range(CARD_KINDS)]


@remembered(Position, "nine")
def _victory_points(position: Position) -> list[int]:
    return _points(position)[:LAST_STATION]


@remembered(Position, "tours", "tour_line", "tour_points", "extra_tours", "extra_points")
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
