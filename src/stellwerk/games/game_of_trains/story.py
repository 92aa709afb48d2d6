"""Der Spielverlauf · The story: turns, and wagons that came into order."""

from stellwerk.core.telling import Telling
from stellwerk.games.game_of_trains.rules.position import Position, Step
from stellwerk.games.game_of_trains.view import score_sheet


def in_order(position: Position, seat: int) -> int:
    """Pairs of wagons: only who has all of them wins, so points would say nothing before."""
    return score_sheet(position)[seat].in_order


def ends_turn(before: Position, after: Position) -> bool:
    begun = before.step >= Step.ACTION
    return bool(begun and (after.step == Step.OVER or before.seat != after.seat))


def scored(before: Position, after: Position) -> str:
    return "turn" if ends_turn(before, after) else ""


TELLING = Telling(in_order, ends_turn, scored)
