"""Der Spielverlauf · The story: turns, tours and extra tours."""

from stellwerk.core.game import Telling
from stellwerk.games.trambahn.rules.scoring import points
from stellwerk.games.trambahn.rules.table import Step, Table


def ends_turn(before: Table, after: Table) -> bool:
    begun = before.step != Step.SETUP
    return bool(begun and (after.step == Step.OVER or before.seat != after.seat))


def scored(before: Table, after: Table) -> str:
    if after.tours > before.tours:
        return "tour"
    return "extra_tour" if after.extra_tours.sum() > before.extra_tours.sum() else ""


def money(table: Table, seat: int) -> int:
    """The larger pile wins where the points are equal (T13)."""
    return int(table.money_count[seat])


TELLING = Telling(points, ends_turn, scored)
