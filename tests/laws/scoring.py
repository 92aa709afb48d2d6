"""The score sheets of whole games, told by events alone."""

from collections.abc import Callable, Iterable
from typing import Any

from stellwerk.core.events import Event
from stellwerk.games.game_of_trains.rules import events as game_of_trains
from stellwerk.games.game_of_trains.rules.position import Position
from stellwerk.games.game_of_trains.view import score_sheet
from stellwerk.games.trambahn.rules import events as trambahn
from stellwerk.games.trambahn.view import ScoreSheet, TourScore, line_name
from stellwerk.games.voll_verplant.rules import events as voll_verplant
from stellwerk.games.voll_verplant.rules.position import line_count
from stellwerk.games.voll_verplant.view import ScoreFields
from stellwerk.match import Match
from tests.games.shunting.rules import events as shunting
from tests.games.shunting.view import Score

Events = Iterable[Event]


def trambahn_sheet(match: Match, events: Events) -> Any:
    happened, tours = trambahn.Happened, list[TourScore]()
    extra_tours, extra_points, total = ([0] * match.seats for _ in range(3))
    for event in events:
        if event.kind == happened.TOUR_STARTED:
            tours.append(TourScore(line_name(event.line), [0] * match.seats))
        if event.kind == happened.TOUR_SCORED:
            tours[-1].points[event.seat] = event.points
        if event.kind == happened.EXTRA_TOUR_SCORED:
            extra_tours[event.seat] += 1
            extra_points[event.seat] += event.points
        if event.kind in (happened.TOUR_SCORED, happened.EXTRA_TOUR_SCORED):
            total[event.seat] += event.points
    return ScoreSheet(tours, extra_tours, extra_points, total)


def game_of_trains_sheet(match: Match, events: Events) -> Any:
    """How far the trains are sorted, after all that was dealt, laid, swapped and moved."""
    trains: list[list[int]] = [[] for _ in range(match.seats)]
    for event in events:
        rearrange(trains, event)
    position = Position.new()
    position.seats = match.seats
    for seat, train in enumerate(trains):
        position.trains[seat, : len(train)] = train
    return score_sheet(position)


def rearrange(trains: list[list[int]], event: Event) -> None:
    happened = game_of_trains.Happened
    train = trains[event.seat] if "seat" in event.kind.says else []
    match event.kind:
        case happened.WAGON_DEALT:
            train.insert(event.place, event.wagon)
        case happened.WAGON_REPLACED | happened.GAP_FILLED:
            train[event.place] = event.wagon
        case happened.WAGON_REMOVED:
            train[event.place] = 0
        case happened.WAGONS_SWAPPED:
            train[event.place], train[event.other] = train[event.other], train[event.place]
        case happened.WAGON_MOVED:
            train.insert(event.to, train.pop(event.place))


def voll_verplant_sheet(match: Match, events: Events) -> Any:
    happened, seats = voll_verplant.Happened, range(match.seats)
    lines, transfers, marked = ([0] * match.seats for _ in range(3))
    for event in events:
        if event.kind == happened.LINE_COMPLETED:
            lines[event.seat] += event.points
        if event.kind == happened.TRANSFER_MARKED:
            transfers[event.seat] += int(line_count(match.position, event.station))
        if event.kind in (happened.TRANSFER_MARKED, happened.STATION_MARKED):
            marked[event.seat] += 1
    free = [int(match.position.stations) - marked[seat] for seat in seats]
    penalty = [left if match.seats == 1 else left // 2 for left in free]
    totals = [lines[seat] + 2 * transfers[seat] - penalty[seat] for seat in seats]
    sheets = zip(lines, transfers, free, penalty, totals, strict=True)
    return [ScoreFields(*fields) for fields in sheets]


def shunting_sheet(match: Match, events: Events) -> Any:
    happened = shunting.Happened
    trains, orders = ([0] * match.seats for _ in range(2))
    for event in events:
        if event.kind == happened.TRAIN_LEFT:
            trains[event.seat] += event.points
        if event.kind == happened.ORDER_PAID:
            orders[event.seat] += event.points
    seats = zip(trains, orders, strict=True)
    return [Score(paid, order, paid + order) for paid, order in seats]


SHEETS: dict[str, Callable[[Match, Events], Any]] = {
    "trambahn": trambahn_sheet,
    "game_of_trains": game_of_trains_sheet,
    "voll_verplant": voll_verplant_sheet,
    "shunting": shunting_sheet,
}
