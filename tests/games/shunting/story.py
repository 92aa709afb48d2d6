"""Der Spielverlauf · The story: turns, and what each of them brought."""

from collections.abc import Sequence

from stellwerk.core.events import Event
from stellwerk.core.telling import Telling
from tests.games.shunting.rules.events import Happened
from tests.games.shunting.rules.scoring import points


def ends_turn(events: Sequence[Event]) -> bool:
    return any(event.kind in (Happened.WAGON_PUT, Happened.TRAIN_LEFT) for event in events)


def scored(events: Sequence[Event]) -> str:
    return "turn" if ends_turn(events) else ""


TELLING = Telling(standing=points, ends_turn=ends_turn, scored=scored)
