"""Was ein Platz sieht · What a seat sees, as structs, and the score sheet."""

import msgspec

from stellwerk.kernel.actor import SPECTATOR
from tests.games.shunting.rules.box import LETTERS
from tests.games.shunting.rules.position import Position, Step
from tests.games.shunting.rules.scoring import points


class Score(msgspec.Struct, frozen=True):
    paid: list[int]
    """by trains to the harbour, the mill and the quarry"""
    points: int


class SeatView(msgspec.Struct, frozen=True):
    hand: list[str] | None
    """the letters of the wagons, or None if the viewer may not know them"""
    hand_count: int


class View(msgspec.Struct, frozen=True):
    """The yard as one viewer sees it. Seats are counted from 1."""

    viewer: int | None
    step: str
    turn: int
    seats: list[SeatView]
    sidings: list[int]
    """how many wagons stand there for the harbour, the mill and the quarry"""
    room: int
    draw_pile: int
    score: list[Score]
    ending: str | None


def view(position: Position, viewer: int) -> View:
    return View(
        viewer=None if viewer == SPECTATOR else viewer + 1,
        step=Step(position.step).name.lower(),
        turn=int(position.seat) + 1,
        seats=[_seat(position, seat) for seat in range(position.seats)],
        sidings=position.sidings.tolist(),
        room=int(position.room),
        draw_pile=_draw_pile(position),
        score=score_sheet(position),
        ending=ending(position) if position.step == Step.OVER else None,
    )


def _draw_pile(position: Position) -> int:
    """Hidden hands lie in the pile."""
    hidden = position.hand_count.sum() - position.hands.sum()
    return int(position.draw_pile.sum() - hidden)


def _seat(position: Position, seat: int) -> SeatView:
    hand, count = position.hands[seat], int(position.hand_count[seat])
    wagons = [letter for letter, n in zip(LETTERS, hand, strict=True) for _ in range(n)]
    return SeatView(hand=wagons if len(wagons) == count else None, hand_count=count)


def score_sheet(position: Position) -> list[Score]:
    seats = range(position.seats)
    return [Score(position.paid[seat].tolist(), int(points(position, seat))) for seat in seats]


def ending(position: Position) -> str:
    return "empty"
