"""Der Spielbericht · The report: which message each event becomes."""

from collections.abc import Callable, Sequence

from stellwerk.core.events import Event
from stellwerk.core.reporting import Report, Sentences
from stellwerk.games.trambahn.rules.box import (
    CONDUCTOR,
    LINE_NAMES,
    TRAM_NAMES,
    TRAM_PRICE,
    TRAM_VALUE,
)
from stellwerk.games.trambahn.rules.events import Happened
from stellwerk.games.trambahn.rules.position import line_of, value_of
from stellwerk.kernel.piles import UNKNOWN

MARKS = 1000  # a card of money


def report(events: Sequence[Event], who: Sequence[str], language: str) -> str:
    """First what the entry itself did, then what followed from it."""
    return Report("trambahn_report", events, who, language).told(SENTENCES)


def name_of(report: Report, card: int) -> str:
    if card == UNKNOWN:
        return report.say("a-card")
    if card == CONDUCTOR:
        return report.say("a-conductor")
    return report.say("card", colour=LINE_NAMES[line_of(card)], value=value_of(card))


def of_a_card(message: str) -> Callable[[Report, Event], str]:
    """A seat, and a card that was moved."""
    return lambda report, event: report.say(message, event.seat, card=name_of(report, event.card))


def step_ended(report: Report, event: Event) -> str:
    return report.say("step-ended", event.seat)


def passenger_placed(report: Report, event: Event) -> str:
    line, card = LINE_NAMES[event.line], name_of(report, event.card)
    return report.say("passenger-placed", event.seat, card=card, line=line)


def station_placed(report: Report, event: Event) -> str:
    message = "row-opened" if report.all(Happened.ROW_OPENED) else "row-joined"
    return report.say(message, event.seat, card=name_of(report, event.card), row=event.row + 1)


def tram_bought(report: Report, event: Event) -> str:
    return report.say(
        "tram-bought",
        event.seat,
        tram=TRAM_NAMES[event.tram],
        value=int(TRAM_VALUE[event.tram]),
        row=event.row + 1,
        marks=int(TRAM_PRICE[event.tram]) * MARKS,
    )


def tour(report: Report, event: Event) -> str:
    scored = ", ".join(
        report.say("scored", one.seat, points=one.points)
        for one in report.all(Happened.TOUR_SCORED)
    )
    return report.say("tour", number=event.tour, line=LINE_NAMES[event.line], scored=scored)


def extra_tour(report: Report, event: Event) -> str:
    return report.say("extra-tour", event.seat, points=event.points)


def rows_given_up(report: Report, event: Event) -> str:
    return report.say("rows-lost", event.seat, rows=len(report.all(Happened.ROW_GIVEN_UP)))


def money_halved(report: Report, event: Event) -> str:
    given = ", ".join(
        report.say("money-given", one.seat, marks=one.amount * MARKS)
        for one in report.all(Happened.MONEY_HALVED)
    )
    return report.say("pile-empty", given=given)


SENTENCES: Sentences = {
    Happened.MONEY_DEALT: of_a_card("start-money"),
    Happened.CARD_DEALT: of_a_card("drawn"),
    Happened.PASSENGER_PLACED: passenger_placed,
    Happened.STATION_PLACED: station_placed,
    Happened.INCOME_LAID: of_a_card("income"),
    Happened.TRAM_BOUGHT: tram_bought,
    Happened.STEP_ENDED: step_ended,
    Happened.TOUR_STARTED: tour,
    Happened.EXTRA_TOUR_SCORED: extra_tour,
    Happened.ROW_GIVEN_UP: rows_given_up,
    Happened.MONEY_HALVED: money_halved,
}
