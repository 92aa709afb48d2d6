"""Verdeckte Karten · Hidden cards: the hands of the others."""

from collections.abc import Sequence

from stellwerk.core.events import Event
from stellwerk.kernel.actor import Entry
from stellwerk.kernel.bag import draw_from, pour, size
from stellwerk.kernel.random import Random
from stellwerk.kernel.rule import rule
from tests.games.shunting.rules.actions import DEAL
from tests.games.shunting.rules.box import DESTINATIONS
from tests.games.shunting.rules.events import Happened
from tests.games.shunting.rules.position import Position


@rule
def conceal(position: Position, viewer: int) -> None:
    for seat in range(position.seats):
        if seat != viewer:
            pour(position.hands[seat], position.draw_pile)


@rule
def imagine(position: Position, random: Random) -> None:
    pile = position.draw_pile
    for seat in range(position.seats):
        for _ in range(position.hand_count[seat] - size(position.hands[seat])):
            position.hands[seat, draw_from(pile, size(pile), random)] += 1


def hides(position: Position, log: Sequence[Entry], number: int, viewer: int) -> bool:
    """What was dealt to another seat."""
    action = log[number].action
    return action >= DEAL and (action - DEAL) // DESTINATIONS != viewer


def veil(event: Event, viewer: int, hidden: bool) -> Event:
    """What was dealt is hidden with its entry."""
    return event.without("card") if hidden and event.kind == Happened.WAGON_DEALT else event
