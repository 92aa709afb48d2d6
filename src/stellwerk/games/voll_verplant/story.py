"""Der Spielverlauf · The story: rounds, and what each of them brought."""

from collections.abc import Sequence

from stellwerk.core.events import Event
from stellwerk.core.telling import Telling
from stellwerk.games.voll_verplant.rules.events import Happened
from stellwerk.games.voll_verplant.rules.scoring import points


def ends_turn(events: Sequence[Event]) -> bool:
    return any(event.kind == Happened.ROUND_ENDED for event in events)


def scored(events: Sequence[Event]) -> str:
    return "round" if ends_turn(events) else ""


TELLING = Telling(points, ends_turn, scored)
