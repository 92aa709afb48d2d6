"""What happens in a game of Trambahn, entry by entry: every way a rule can bite, by its name."""

from collections.abc import Iterator
from typing import NamedTuple

from stellwerk.games.trambahn.rules.actions import format_action
from stellwerk.games.trambahn.rules.box import HAND, MOST_ROWS
from stellwerk.games.trambahn.rules.position import Position, Step
from stellwerk.kernel.actor import CHANCE
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
    """One entry with the tables before and after it."""

    code: str
    before: Position
    after: Position

    @property
    def seat(self) -> int:
        return int(self.before.seat)


def events(match: Match) -> Iterator[tuple[int, str]]:
    """The number of an entry and what it shows."""
    before = match.position_at(0)
    for number, (_, action) in enumerate(match.log, 1):
        after = match.position_at(number)
        moment = Moment(format_action(action), before, after)
        for find in (tours, extra_tours, halvings, rows, purchases, hands, options):
            for event in find(moment):
                yield number, event
        before = after
    yield from ((number, "two tours in a turn") for number in two_tours_in_a_turn(match))
    yield from ((len(match.log), event) for event in ends(match))


def tours(moment: Moment) -> Iterator[str]:
    before, after = moment.before, moment.after
    if after.tours == before.tours:
        return
    if after.tours == 10 and before.passengers_laid == 0 and after.hand_count[moment.seat]:
        yield "tenth tour on the first of two passengers"
    if after.tours == 10 and before.passengers_laid == 1:
        yield "tenth tour on the second passenger"
    if moment.code.startswith("P c"):
        yield "tour started by a conductor"
    if before.passengers_laid == 1 and moment.after.tours < 10:
        yield "tour on the second passenger"


def extra_tours(moment: Moment) -> Iterator[str]:
    gained = moment.after.extra_tours[moment.seat] - moment.before.extra_tours[moment.seat]
    kind = "conductor" if moment.code.startswith("S c") else "station"
    if gained:
        yield f"extra tour by a {kind}"
    sizes = [int(moment.after.rows[moment.seat, row].size) for row in range(MOST_ROWS)]
    if moment.code.startswith("S") and max(sizes) == 9 and not gained:
        yield "ninth card without an extra tour"


def halvings(moment: Moment) -> Iterator[str]:
    if not moment.code.startswith("deal") or moment.before.draw_count > 1:
        return
    if moment.before.money_count.sum() > moment.after.money_count.sum():
        middle = moment.after.step == Step.DRAW
        yield "halving in the middle of a draw" if middle else "halving with the last card drawn"


def rows(moment: Moment) -> Iterator[str]:
    seat, count = moment.seat, int(moment.before.row_count[moment.seat])
    if moment.after.row_count[seat] < count:
        yield "row turned to money"
        without = [moment.before.rows[seat, row].tram == 0 for row in range(count)]
        if sorted(without) != without:
            yield "rows close up"


def purchases(moment: Moment) -> Iterator[str]:
    if moment.code == "I c":
        yield "conductor as money"
    if moment.code.startswith("T 4"):
        yield "electric tram"
    if moment.before.display.sum() > 0 and moment.after.display.sum() == 0:
        yield "last tram sold"


def hands(moment: Moment) -> Iterator[str]:
    before, after = moment.before, moment.after
    if after.seat != before.seat or (before.step == Step.SETUP and after.step != Step.SETUP):
        if after.hand_count[after.seat] == 0 and after.step == Step.DRAW:
            yield "turn with an empty hand"
        if before.step != Step.SETUP and after.hand_count[before.seat] < HAND:
            yield "hand stays short"


def options(moment: Moment) -> Iterator[str]:
    if moment.code.startswith("S") and ">" not in moment.code:
        line, value = moment.code[2], int(moment.code[3:])
        for number in range(moment.before.row_count[moment.seat]):
            row = moment.before.rows[moment.seat, number]
            if "brgy"[row.line] == line and row.last < value:
                yield "new row although the card fits one"
                return


def ends(match: Match) -> Iterator[str]:
    result = match.result()
    if result is None:
        return
    yield f"end: {result.ending}"
    if result.points[0] == result.points[1]:
        yield "shared win" if result.ranks == [1, 1] else "tie broken by money"


def two_tours_in_a_turn(match: Match) -> Iterator[int]:
    """Entries that start the second tour of their turn."""
    scored = False
    for number, (actor, _) in enumerate(match.log, 1):
        before, after = match.position_at(number - 1), match.position_at(number)
        if actor == CHANCE:
            scored = False
        elif after.tours > before.tours:
            if scored and before.passengers_laid == 1:
                yield number
            scored = True
