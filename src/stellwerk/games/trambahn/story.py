"""Der Spielverlauf · The story: turns, tours and extra tours."""

from collections.abc import Sequence

from stellwerk.core.events import Event
from stellwerk.core.telling import Telling
from stellwerk.games.trambahn.rules.events import Happened
from stellwerk.games.trambahn.rules.position import Position
from stellwerk.games.trambahn.rules.scoring import points


def ends_turn(events: Sequence[Event]) -> bool:
    return any(event.kind in (Happened.TURN_ENDED, Happened.GAME_ENDED) for event in events)


def scored(events: Sequence[Event]) -> str:
    kinds = {event.kind for event in events}
    if Happened.TOUR_STARTED in kinds:
        return "tour"
    return "extra_tour" if Happened.EXTRA_TOUR_SCORED in kinds else ""


def money(position: Position, seat: int) -> int:
    """The larger pile wins where the points are equal (T13)."""
    return int(position.money_count[seat])


TELLING = Telling(points, ends_turn, scored)
