"""Der Spielbericht · The report: which message each event becomes."""

from collections.abc import Sequence

from stellwerk.core.events import Event
from stellwerk.core.reporting import Report, Sentences
from stellwerk.kernel.piles import UNKNOWN
from tests.games.shunting.rules.box import LETTERS
from tests.games.shunting.rules.events import Happened


def report(events: Sequence[Event], who: Sequence[str], language: str) -> str:
    return Report("shunting", events, who, language).told(SENTENCES)


def dealt(report: Report, event: Event) -> str:
    return report.say("deal", event.seat, card=letter(event.card))


def put(report: Report, event: Event) -> str:
    return report.say("put", event.seat, card=letter(event.card))


def left(report: Report, event: Event) -> str:
    return report.say("left", event.seat, card=letter(event.card), points=event.points)


def ended(report: Report, event: Event) -> str:
    return report.say("over")


def letter(card: int) -> str:
    return "?" if card == UNKNOWN else LETTERS[card]


SENTENCES: Sentences = {
    Happened.WAGON_DEALT: dealt,
    Happened.WAGON_PUT: put,
    Happened.TRAIN_LEFT: left,
    Happened.GAME_ENDED: ended,
}
