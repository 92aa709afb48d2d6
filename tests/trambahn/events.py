"""What happens in a game of Trambahn, entry by entry: every way a rule can bite, by its name."""

from collections.abc import Iterator
from typing import NamedTuple

from stellwerk.core.events import Event
from stellwerk.games.trambahn.rules.box import (
    CARDS_FOR_AN_EXTRA_TOUR,
    CONDUCTOR,
    HAND,
    TOURS,
    TRAM_NAMES,
)
from stellwerk.games.trambahn.rules.events import Happened
from stellwerk.games.trambahn.rules.position import Position, Step, line_of, value_of
from stellwerk.kernel.noting import Kind
from stellwerk.match import Match

EVERY_WAY_A_RULE_CAN_BITE = {
    "conductor as money",
    "electric tram",
    "end: exhausted",
    "end: tenth_tour",
    "extra tour by a conductor",
    "extra tour by a station",
    "halving in the middle of a draw",
    "halving with the last card drawn",
    "hand stays short",
    "last tram sold",
    "new row although the card fits one",
    "ninth card without an extra tour",
    "row turned to money",
    "rows close up",
    "shared win",
    "tenth tour on the first of two passengers",
    "tenth tour on the second passenger",
    "tie broken by money",
    "tour on the second passenger",
    "tour started by a conductor",
    "turn with an empty hand",
    "two tours in a turn",
}


class Moment(NamedTuple):
    """One entry: what happened, and the tables before and after it."""

    events: list[Event]
    before: Position
    after: Position

    def find(self, kind: Kind) -> list[Event]:
        return [event for event in self.events if event.kind == kind]


def events(match: Match) -> Iterator[tuple[int, str]]:
    """The number of an entry and what it shows."""
    before, toured = match.position_at(0), False
    for number in range(1, len(match.log) + 1):
        moment = Moment(match.events(number - 1), before, match.position_at(number))
        for find in (tours, extra_tours, halvings, rows, purchases, hands, options):
            yield from ((number, event) for event in find(moment))
        tour = bool(moment.find(Happened.TOUR_STARTED))
        if tour and toured:
            yield number, "two tours in a turn"
        toured = (toured or tour) and not moment.find(Happened.TURN_ENDED)
        before = moment.after
    yield from ((len(match.log), event) for event in ends(match))


def tours(moment: Moment) -> Iterator[str]:
    for tour in moment.find(Happened.TOUR_STARTED):
        (passenger,) = moment.find(Happened.PASSENGER_PLACED)
        second, last = moment.before.passengers_laid == 1, tour.tour == TOURS
        if last and not second and moment.after.hand_count[passenger.seat]:
            yield "tenth tour on the first of two passengers"
        if second:
            yield "tenth tour on the second passenger" if last else "tour on the second passenger"
        if passenger.card == CONDUCTOR:
            yield "tour started by a conductor"


def extra_tours(moment: Moment) -> Iterator[str]:
    scored = moment.find(Happened.EXTRA_TOUR_SCORED)
    for placed in moment.find(Happened.STATION_PLACED):
        if scored:
            kind = "conductor" if placed.card == CONDUCTOR else "station"
            yield f"extra tour by a {kind}"
        elif moment.before.rows[placed.seat, placed.row].size == CARDS_FOR_AN_EXTRA_TOUR:
            yield "ninth card without an extra tour"


def halvings(moment: Moment) -> Iterator[str]:
    if moment.find(Happened.CARD_DEALT) and moment.find(Happened.MONEY_LEFT):
        middle = moment.after.step == Step.DRAW
        yield "halving in the middle of a draw" if middle else "halving with the last card drawn"


def rows(moment: Moment) -> Iterator[str]:
    if moment.find(Happened.ROW_GIVEN_UP):
        yield "row turned to money"
    if moment.find(Happened.ROW_MOVED_UP):
        yield "rows close up"


def purchases(moment: Moment) -> Iterator[str]:
    if any(event.card == CONDUCTOR for event in moment.find(Happened.INCOME_LAID)):
        yield "conductor as money"
    bought = moment.find(Happened.TRAM_BOUGHT)
    if any(TRAM_NAMES[event.tram] == "electric" for event in bought):
        yield "electric tram"
    if bought and moment.after.display.sum() == 0:
        yield "last tram sold"


def hands(moment: Moment) -> Iterator[str]:
    after = moment.after
    ended = moment.find(Happened.TURN_ENDED)
    if ended and after.hand_count[after.seat] == 0 and after.step == Step.DRAW:
        yield "turn with an empty hand"
    if any(after.hand_count[turn.seat] < HAND for turn in ended) and after.step != Step.OVER:
        yield "hand stays short"


def options(moment: Moment) -> Iterator[str]:
    for opened in moment.find(Happened.ROW_OPENED):
        (placed,) = moment.find(Happened.STATION_PLACED)
        before = (moment.before.rows[opened.seat, number] for number in range(opened.row))
        ours = [row for row in before if row.line == line_of(placed.card)]
        if any(row.last < value_of(placed.card) for row in ours):
            yield "new row although the card fits one"


def ends(match: Match) -> Iterator[str]:
    result = match.result()
    if result is None:
        return
    yield f"end: {result.ending}"
    if result.points[0] == result.points[1]:
        yield "shared win" if result.ranks == [1, 1] else "tie broken by money"
