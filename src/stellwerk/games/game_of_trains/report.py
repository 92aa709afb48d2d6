"""Der Spielbericht · The report: which message each event becomes."""

from collections.abc import Callable, Sequence

from stellwerk.core.events import Event
from stellwerk.core.messages import listed
from stellwerk.core.reporting import Report, Sentences
from stellwerk.games.game_of_trains.rules.box import ABILITY, Ability
from stellwerk.games.game_of_trains.rules.events import Happened
from stellwerk.kernel.piles import UNKNOWN

REMOVAL = {
    Ability.REMOVE_FIRST: "first",
    Ability.REMOVE_MIDDLE: "middle",
    Ability.REMOVE_LAST: "last",
}


def report(events: Sequence[Event], who: Sequence[str], language: str) -> str:
    """First what the entry itself did, then what followed from it."""
    return Report("game_of_trains_report", events, who, language).told(SENTENCES)


def name_of(report: Report, wagon: int) -> str:
    return report.say("a-wagon") if wagon == UNKNOWN else report.say("wagon", number=wagon)


def of_a_wagon(message: str) -> Callable[[Report, Event], str]:
    """A seat, and a wagon from the pile."""
    return lambda report, event: report.say(message, event.seat, wagon=name_of(report, event.wagon))


def draw_chosen(report: Report, event: Event) -> str:
    return report.say("draw-chosen", event.seat)


def replaced(report: Report, event: Event) -> str:
    wagon = name_of(report, event.wagon)
    return report.say("replaced", event.seat, old=event.old, place=event.place + 1, wagon=wagon)


def card_used(report: Report, event: Event) -> str:
    use = report.told(USES) or report.say("removed", wagon=REMOVAL[Ability(ABILITY[event.card])])
    return report.say("used", event.seat, card=event.card, use=use)


def locked(report: Report, event: Event) -> str:
    return report.say("locked", place=event.place + 1)


def swapped(report: Report, event: Event) -> str:
    return report.say("swapped", one=event.place + 1, other=event.other + 1)


def moved(report: Report, event: Event) -> str:
    return report.say("moved", one=event.place + 1, other=event.to + 1)


def cancelled(report: Report, event: Event) -> str:
    cards = sorted(one.card for one in report.all(Happened.CARD_CANCELLED))
    said = listed(report.language, map(str, cards))
    return report.say("cancelled", cards=said, count=len(cards))


def pile_renewed(report: Report, event: Event) -> str:
    return report.say("shuffled")


def sorted_train(report: Report, event: Event) -> str:
    return report.say("won", event.seat)


USES: Sentences = {
    Happened.WAGON_LOCKED: locked,
    Happened.WAGONS_SWAPPED: swapped,
    Happened.WAGON_MOVED: moved,
}

SENTENCES: Sentences = {
    Happened.WAGON_DEALT: of_a_wagon("dealt"),
    Happened.WAGON_DRAFTED: of_a_wagon("drafted"),
    Happened.DRAW_CHOSEN: draw_chosen,
    Happened.WAGON_DRAWN: of_a_wagon("drawn"),
    Happened.GAP_FILLED: of_a_wagon("filled"),
    Happened.WAGON_REPLACED: replaced,
    Happened.CARD_USED: card_used,
    Happened.CARD_CANCELLED: cancelled,
    Happened.PILE_RENEWED: pile_renewed,
    Happened.TRAIN_SORTED: sorted_train,
}
