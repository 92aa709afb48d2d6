"""Der Spielverlauf · The story: rounds, and what each of them brought."""

from stellwerk.core.telling import Telling
from stellwerk.games.voll_verplant.rules.position import Position, Step
from stellwerk.games.voll_verplant.rules.scoring import points


def ends_turn(before: Position, after: Position) -> bool:
    return bool(before.step == Step.ENTRIES and after.step != Step.ENTRIES)


def scored(before: Position, after: Position) -> str:
    return "round" if ends_turn(before, after) else ""


TELLING = Telling(points, ends_turn, scored)
