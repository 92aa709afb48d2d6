"""Der Spielverlauf · The story: turns, and wagons that came into order."""

from collections.abc import Sequence

from stellwerk.core.events import Event
from stellwerk.core.telling import Telling
from stellwerk.games.game_of_trains.rules.events import Happened
from stellwerk.games.game_of_trains.rules.position import Position
from stellwerk.games.game_of_trains.view import score_sheet


def in_order(position: Position, seat: int) -> int:
    """Pairs of wagons: only who has all of them wins, so points would say nothing before."""
    return score_sheet(position)[seat].in_order


def ends_turn(events: Sequence[Event]) -> bool:
    return any(event.kind in (Happened.TURN_ENDED, Happened.TRAIN_SORTED) for event in events)


def scored(events: Sequence[Event]) -> str:
    return "turn" if ends_turn(events) else ""


TELLING = Telling(in_order, ends_turn, scored)
