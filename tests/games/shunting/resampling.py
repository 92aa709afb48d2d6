"""Shunting: the wagons in the hands of others."""

from functools import partial
from random import Random

from stellwerk.core.parts import Played
from stellwerk.core.resampling import Cards, Tracked, Way, Ways, exchange_faces
from stellwerk.kernel.actor import Entry
from tests.games.shunting.rules.box import COPIES, DESTINATIONS
from tests.games.shunting.rules.events import Happened

WAYS: Ways = {
    Happened.WAGON_DEALT: Way("card", "pile", "hand seat", named=True),
    Happened.WAGON_PUT: Way("card", "hand seat", "table", named=True),
}


def resample(match: Played, hidden: set[int], random: Random) -> list[Entry]:
    return exchange_faces(match.log, hidden, partial(follow_cards, match), random)


def follow_cards(match: Played, log: list[Entry], random: Random) -> Tracked:
    """Which of several wagons with the same face it was is drawn by lot."""
    cards = Cards(list(range(DESTINATIONS)) * COPIES, WAYS, random)
    recorder = match.game.recorder(match.position_at(0))
    for number, entry in enumerate(log):
        for event in recorder.enter(entry):
            if event.kind in WAYS:
                cards.move(number, event)
    return cards.tracked
