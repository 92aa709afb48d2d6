"""Der Spielverlauf · The story: turns, and wagons that came into order."""

from stellwerk.core.game import Telling
from stellwerk.games.game_of_trains.rules.table import Step, Table
from stellwerk.games.game_of_trains.view import score_sheet


def in_order(table: Table, seat: int) -> int:
    """Pairs of wagons: only who has all of them wins, so points would say nothing before."""
    return score_sheet(table)[seat].in_order


def ends_turn(before: Table, after: Table) -> bool:
    begun = before.step >= Step.ACTION
    return bool(begun and (after.step == Step.OVER or before.seat != after.seat))


def scored(before: Table, after: Table) -> str:
    return "turn" if ends_turn(before, after) else ""


TELLING = Telling(in_order, ends_turn, scored)
