"""Was ein Platz sieht · What a seat sees, as structs, and the score sheet."""

import msgspec

from stellwerk.kernel.actor import SPECTATOR
from tests.games.shunting.rules.box import LETTERS
from tests.games.shunting.rules.position import Position, Step
from tests.games.shunting.rules.scoring import order_points, points


class Score(msgspec.Struct, frozen=True):
    trains: int
    order: int | None
    """what the order is worth so far, or None if the viewer may not know it"""
    points: int


class SeatView(msgspec.Struct, frozen=True):
    hand: list[str] | None
    """the letters of the wagons, or None if the viewer may not know them"""
    hand_count: int
    order: str | None
    coal: int


class View(msgspec.Struct, frozen=True):
    """The yard as one viewer sees it. Seats are counted from 1."""

    viewer: int | None
    step: str
    turn: int
    seats: list[SeatView]
    sidings: list[list[str]]
    """from the buffer stop on"""
    trains: list[int]
    """how many left for the harbour, the mill and the quarry"""
    draw_pile: int
    score: list[Score]
    ending: str | None


def view(position: Position, viewer: int) -> View:
    over = position.step == Step.OVER
    return View(
        viewer=None if viewer == SPECTATOR else viewer + 1,
        step=Step(position.step).name.lower(),
        turn=int(position.seat) + 1,
        seats=[_seat(position, seat) for seat in range(position.seats)],
        sidings=[
            [LETTERS[wagon] for wagon in siding[:count]]
            for siding, count in zip(position.sidings, position.siding_count, strict=True)
        ],
        trains=position.trains.tolist(),
        draw_pile=int(position.draw_count),
        score=score_sheet(position),
        ending=ending(position) if over else None,
    )


def _seat(position: Position, seat: int) -> SeatView:
    hand, order = position.hands[seat], position.orders[seat]
    known = hand.sum() == position.hand_count[seat]
    return SeatView(
        hand=[letter for letter, n in zip(LETTERS, hand, strict=True) for _ in range(n)]
        if known
        else None,
        hand_count=int(position.hand_count[seat]),
        order=LETTERS[order.argmax()] if order.any() else None,
        coal=int(position.coal[seat]),
    )


def score_sheet(position: Position) -> list[Score]:
    return [_score(position, seat) for seat in range(position.seats)]


def _score(position: Position, seat: int) -> Score:
    known = position.orders[seat].any()
    return Score(
        trains=int(position.earned[seat]),
        order=int(order_points(position, seat)) if known else None,
        points=int(points(position, seat)),
    )


def ending(position: Position) -> str:
    return "empty"
