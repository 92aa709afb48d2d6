"""Der Spielverlauf · The story: turns, and what each of them brought."""

from stellwerk.core.telling import Telling
from tests.games.shunting.rules.position import Position, Step
from tests.games.shunting.rules.scoring import points


def ends_turn(before: Position, after: Position) -> bool:
    return bool(before.step == Step.TURN)


def scored(before: Position, after: Position) -> str:
    return "turn" if ends_turn(before, after) else ""


TELLING = Telling(standing=points, ends_turn=ends_turn, scored=scored)
