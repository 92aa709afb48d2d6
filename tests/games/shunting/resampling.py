"""Shunting: the orders of others, and the wagons in their hands."""

from random import Random

from stellwerk.core.parts import Played
from stellwerk.core.resampling import Tracked, exchange_faces
from stellwerk.kernel.actor import Entry
from tests.games.shunting.rules.actions import DEAL, ORDER, SHUNT
from tests.games.shunting.rules.box import COPIES, DESTINATIONS, MOST_SEATS, SIDINGS


def resample(match: Played, hidden: set[int], random: Random) -> list[Entry]:
    return exchange_faces(match.log, hidden, follow_cards, random)


def follow_cards(log: list[Entry], random: Random) -> Tracked:
    """Which of several wagons with the same face it was is drawn by lot. Orders come last."""
    kinds = list(range(DESTINATIONS))
    tracked = Tracked(kinds * COPIES + kinds)
    orders = list(range(len(tracked.faces)))[-DESTINATIONS:]
    pile = list(range(len(tracked.faces)))[:-DESTINATIONS]
    hands: list[list[int]] = [[] for _ in range(MOST_SEATS)]
    for number, (actor, action) in enumerate(log):
        if action >= ORDER:
            seat, face = divmod((action - ORDER) % (MOST_SEATS * DESTINATIONS), DESTINATIONS)
            place = orders if action < DEAL else pile
            card = taken(tracked, number, place, face, random)
            if action >= DEAL:
                hands[seat].append(card)
        elif action < SHUNT:
            taken(tracked, number, hands[actor], action // SIDINGS, random)
    return tracked


def taken(tracked: Tracked, number: int, place: list[int], face: int, random: Random) -> int:
    card = random.choice([card for card in place if tracked.faces[card] == face])
    tracked.take(number, card, place)
    place.remove(card)
    return card
