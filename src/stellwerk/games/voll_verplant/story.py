"""Der Spielverlauf · The story: rounds, and what each of them brought."""

from stellwerk.core.game import Telling
from stellwerk.games.voll_verplant.rules.scoring import points
from stellwerk.games.voll_verplant.rules.table import Step, Table


def ends_turn(before: Table, after: Table) -> bool:
    return bool(before.step == Step.ENTRIES and after.step != Step.ENTRIES)


def scored(before: Table, after: Table) -> str:
    return "round" if ends_turn(before, after) else ""


TELLING = Telling(points, ends_turn, scored)
