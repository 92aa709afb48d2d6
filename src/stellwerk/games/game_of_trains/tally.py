"""Die Abrechnung · The score sheet, from events alone: laws hold that they tell it."""

from collections.abc import Iterable

from stellwerk.core.events import Event
from stellwerk.games.game_of_trains.rules.events import Happened
from stellwerk.games.game_of_trains.rules.position import Position
from stellwerk.games.game_of_trains.view import score_sheet
from stellwerk.kernel.record import copy_of


def tally(start: Position, events: Iterable[Event]) -> object:
    """How far the trains are sorted, after all that was dealt, laid, swapped and moved."""
    trains: list[list[int]] = [[] for _ in range(start.seats)]
    for event in events:
        rearrange(trains, event)
    position = copy_of(start)
    for seat, train in enumerate(trains):
        position.trains[seat, : len(train)] = train
    return score_sheet(position)


def rearrange(trains: list[list[int]], event: Event) -> None:
    train = trains[event.seat] if "seat" in event.kind.says else []
    match event.kind:
        case Happened.WAGON_DEALT:
            train.insert(event.place, event.wagon)
        case Happened.WAGON_REPLACED | Happened.GAP_FILLED:
            train[event.place] = event.wagon
        case Happened.WAGON_REMOVED:
            train[event.place] = 0
        case Happened.WAGONS_SWAPPED:
            train[event.place], train[event.other] = train[event.other], train[event.place]
        case Happened.WAGON_MOVED:
            train.insert(event.to, train.pop(event.place))
