"""Der Spielbericht · The report: which message each event becomes."""

from collections.abc import Callable, Sequence
from functools import partial

from stellwerk.cartography.city import City
from stellwerk.core.events import Event
from stellwerk.core.reporting import Report
from stellwerk.games.voll_verplant.rules.actions import MARK_TRANSFER
from stellwerk.games.voll_verplant.rules.box import CARD_NAMES
from stellwerk.games.voll_verplant.rules.events import Happened

NEXT = {1: 1, 2: -1}
"""by the way along a ring, where in its list the station stands that comes after the first"""


def report(events: Sequence[Event], who: Sequence[str], language: str, city: City) -> str:
    """First what the entry itself did, then what followed from it."""
    told = Report("voll_verplant_report", events, who, language)
    return told.told(
        {
            Happened.CARD_TURNED: card_turned,
            Happened.ANSWERED: partial(answered, city),
            Happened.LINE_COMPLETED: partial(completed, city),
        }
    )


def card_turned(report: Report, event: Event) -> str:
    return report.say("turned", card=CARD_NAMES[event.card])


def answered(city: City, report: Report, event: Event) -> str:
    """What was entered, if that may be known."""
    for kind, words in ENTRIES.items():
        for entry in report.all(kind):
            return report.say("entered", event.seat, entry=words(city, report, entry))
    return report.say("answered", event.seat)


def line_entered(city: City, report: Report, event: Event) -> str:
    message = "transfer" if event.mark == MARK_TRANSFER else "crossed"
    line = city.lines[event.line]
    ring = "yes" if event.way else "no"
    towards = city.stations[line.stations[NEXT.get(event.way, 0)]].name
    crosses = event.mark
    return report.say(message, line=line.letter, ring=ring, station=towards, crosses=crosses)


def ride_taken(city: City, report: Report, event: Event) -> str:
    return report.say("ride", station=list(city.stations.values())[event.station].name)


def ride_declined(city: City, report: Report, event: Event) -> str:
    return report.say("no-ride")


def completed(city: City, report: Report, event: Event) -> str:
    """Completed lines by seat, then by line."""
    lines = sorted(report.all(Happened.LINE_COMPLETED), key=lambda one: (one.seat, one.line))
    return " ".join(
        report.say("completed", one.seat, line=city.lines[one.line].letter, points=one.points)
        for one in lines
    )


ENTRIES: dict[Happened, Callable[[City, Report, Event], str]] = {
    Happened.LINE_ENTERED: line_entered,
    Happened.RIDE_TAKEN: ride_taken,
    Happened.RIDE_DECLINED: ride_declined,
}
