"""Die Abrechnung · The score sheet, added up from events alone: laws hold that they tell it."""

from collections.abc import Iterable

from stellwerk.core.events import Event
from stellwerk.games.trambahn.rules.box import SEATS
from stellwerk.games.trambahn.rules.events import Happened
from stellwerk.games.trambahn.rules.position import Position
from stellwerk.games.trambahn.view import ScoreSheet, TourScore, line_name


def tally(start: Position, events: Iterable[Event]) -> ScoreSheet:
    tours = list[TourScore]()
    extra_tours, extra_points, total = ([0] * SEATS for _ in range(3))
    for event in events:
        if event.kind == Happened.TOUR_STARTED:
            tours.append(TourScore(line_name(event.line), [0] * SEATS))
        if event.kind == Happened.TOUR_SCORED:
            tours[-1].points[event.seat] = event.points
        if event.kind == Happened.EXTRA_TOUR_SCORED:
            extra_tours[event.seat] += 1
            extra_points[event.seat] += event.points
        if event.kind in (Happened.TOUR_SCORED, Happened.EXTRA_TOUR_SCORED):
            total[event.seat] += event.points
    return ScoreSheet(tours, extra_tours, extra_points, total)
