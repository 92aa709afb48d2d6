"""Shunting: the orders of others, and the wagons in their hands."""

from functools import partial
from random import Random

from stellwerk.core.parts import Played
from stellwerk.core.resampling import Cards, Tracked, Way, Ways, exchange_faces
from stellwerk.kernel.actor import Entry
from tests.games.shunting.rules.box import COPIES, DESTINATIONS
from tests.games.shunting.rules.events import Happened

WAYS: Ways = {
    Happened.ORDER_DEALT: Way("card", "orders", "order seat", named=True),
    Happened.WAGON_DEALT: Way("card", "pile", "hand seat", named=True),
    Happened.WAGON_PUT: Way("card", "hand seat", "table", named=True),
}


def resample(match: Played, hidden: set[int], random: Random) -> list[Entry]:
    return exchange_faces(match.log, hidden, partial(follow_cards, match), random)


def follow_cards(match: Played, log: list[Entry], random: Random) -> Tracked:
    """Which of several wagons with the same face it was is drawn by lot. Orders come last."""
    kinds = list(range(DESTINATIONS))
    cards = Cards(kinds * COPIES + kinds, WAYS, random)
    pile = cards.places["pile",]
    cards.places["orders",] = pile[-DESTINATIONS:]
    del pile[-DESTINATIONS:]
    recorder = match.game.recorder(match.position_at(0))
    for number, entry in enumerate(log):
        for event in recorder.enter(entry):
            if event.kind in WAYS:
                cards.move(number, event)
    return cards.tracked
