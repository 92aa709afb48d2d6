"""Der Spielbericht · The report: which message each event becomes."""

from collections.abc import Callable, Sequence

from stellwerk.core.events import Event
from stellwerk.core.reporting import Report, Sentences
from stellwerk.kernel.piles import UNKNOWN
from tests.games.shunting.rules.box import LETTERS
from tests.games.shunting.rules.events import Happened


def report(events: Sequence[Event], who: Sequence[str], language: str) -> str:
    return Report("shunting", events, who, language).told(SENTENCES)


def letter(card: int) -> str:
    return "?" if card == UNKNOWN else LETTERS[card]


def dealt(message: str) -> Callable[[Report, Event], str]:
    return lambda report, event: report.say(message, event.seat, card=letter(event.card))


def put(report: Report, event: Event) -> str:
    card, onto = letter(event.card), event.siding + 1
    return report.say("put", event.seat, one=card, onto=onto)


def shunted(report: Report, event: Event) -> str:
    return report.say("shunted", event.seat, one=event.siding + 1, onto=event.onto + 1)


def left(report: Report, event: Event) -> str:
    return report.say("departed", card=letter(event.card), points=event.points)


def broken_up(report: Report, event: Event) -> str:
    return report.say("broken-up")


def ended(report: Report, event: Event) -> str:
    return report.say("over", points=event.points)


SENTENCES: Sentences = {
    Happened.ORDER_DEALT: dealt("order"),
    Happened.WAGON_DEALT: dealt("deal"),
    Happened.WAGON_PUT: put,
    Happened.WAGON_SHUNTED: shunted,
    Happened.TRAIN_LEFT: left,
    Happened.TRAIN_BROKEN_UP: broken_up,
    Happened.GAME_ENDED: ended,
}
