"""Die Abrechnung · The score sheet, added up from events alone: laws hold that they tell it."""

from collections.abc import Iterable

from stellwerk.core.events import Event
from tests.games.shunting.rules.box import DESTINATIONS
from tests.games.shunting.rules.events import Happened
from tests.games.shunting.rules.position import Position
from tests.games.shunting.view import Score


def tally(start: Position, events: Iterable[Event]) -> list[Score]:
    paid = [[0] * DESTINATIONS for _ in range(start.seats)]
    for event in events:
        if event.kind == Happened.TRAIN_LEFT:
            paid[event.seat][event.card] += event.points
    return [Score(by_trains, sum(by_trains)) for by_trains in paid]
