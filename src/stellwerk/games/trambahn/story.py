"""Der Spielverlauf · The story: turns, tours and extra tours."""

from stellwerk.core.telling import Telling
from stellwerk.games.trambahn.rules.position import Position, Step
from stellwerk.games.trambahn.rules.scoring import points


def ends_turn(before: Position, after: Position) -> bool:
    begun = before.step != Step.SETUP
    return bool(begun and (after.step == Step.OVER or before.seat != after.seat))


def scored(before: Position, after: Position) -> str:
    if after.tours > before.tours:
        return "tour"
    return "extra_tour" if after.extra_tours.sum() > before.extra_tours.sum() else ""


def money(position: Position, seat: int) -> int:
    """The larger pile wins where the points are equal (T13)."""
    return int(position.money_count[seat])


TELLING = Telling(points, ends_turn, scored)
