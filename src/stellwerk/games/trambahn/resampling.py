"""Trambahn: start money, the other hand, and what it laid on its money pile."""

from functools import partial
from random import Random

from stellwerk.core.events import Event
from stellwerk.core.parts import Played
from stellwerk.core.resampling import Cards, Tracked, Way, Ways, exchange_faces
from stellwerk.games.trambahn.rules.box import CARD_KINDS, CONDUCTOR, CONDUCTORS, COPIES
from stellwerk.games.trambahn.rules.events import Happened
from stellwerk.games.trambahn.rules.position import value_of
from stellwerk.kernel.actor import Entry

COPIES_OF = [int(COPIES[value_of(card) - 1]) for card in range(CONDUCTOR)] + [CONDUCTORS]
FACES = [card for card in range(CARD_KINDS) for _ in range(COPIES_OF[card])]

WAYS: Ways = {
    Happened.MONEY_DEALT: Way("card", "pile", "money seat", named=True),
    Happened.CARD_DEALT: Way("card", "pile", "hand seat", named=True),
    Happened.PASSENGER_PLACED: Way("card", "hand seat", "waiting line", named=True),
    Happened.STATION_PLACED: Way("card", "hand seat", "row seat row", named=True),
    Happened.INCOME_LAID: Way("card", "hand seat", "money seat", named=True),
    Happened.PASSENGER_LEFT: Way("card", "waiting line", "discards"),
    Happened.STATION_TO_MONEY: Way("card", "row seat row", "money seat"),
    Happened.MONEY_LEFT: Way("card", "money seat", "discards"),
}


def resample(match: Played, hidden: set[int], random: Random) -> list[Entry]:
    return exchange_faces(match.log, hidden, partial(follow_cards, match), random)


def follow_cards(match: Played, log: list[Entry], random: Random) -> Tracked:
    """Which of several cards with the same face it was is drawn by lot."""
    cards = Cards(FACES, WAYS, random)
    recorder = match.game.recorder(match.position_at(0))
    for number, entry in enumerate(log):
        for event in recorder.enter(entry):
            follow(cards, number, event)
    return cards.tracked


def follow(cards: Cards, number: int, event: Event) -> None:
    if event.kind in WAYS:
        cards.move(number, event)
    elif event.kind == Happened.ROW_MOVED_UP:
        row = cards.place("row seat row", event)
        cards.place("row seat to", event).extend(row)
        row.clear()
    elif event.kind == Happened.PILE_RENEWED:
        cards.renew_pile()
