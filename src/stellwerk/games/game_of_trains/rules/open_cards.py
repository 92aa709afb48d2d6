"""Ersetzte Karten · The open cards beside the draw pile: abilities that every seat may use."""

from stellwerk.games.game_of_trains.rules.box import ABILITY_BIT, NUMBERS
from stellwerk.games.game_of_trains.rules.events import Happened
from stellwerk.games.game_of_trains.rules.position import EVERYONE, MOST_OPEN, Position
from stellwerk.kernel.noting import note
from stellwerk.kernel.piles import discard
from stellwerk.kernel.rule import rule
from stellwerk.kernel.sets import size_of


@rule
def lay_open(position: Position, wagon: int) -> None:
    position.open_cards[position.open_count] = wagon
    position.open_count += 1


@rule
def replace(position: Position, place: int, wagon: int) -> None:
    """Into the train of the seat whose turn it is; the wagon that was there lies open."""
    old = position.trains[position.seat, place]
    note(position, Happened.WAGON_REPLACED, position.seat, place, old, wagon)
    lay_open(position, old)
    position.trains[position.seat, place] = wagon


@rule
def take_open(position: Position, wagon: int) -> None:
    """The rest close up, in the order they were laid."""
    gone = 0
    for place in range(MOST_OPEN - 1):
        gone |= position.open_cards[place] == wagon
        position.open_cards[place] = position.open_cards[place + gone]
    position.open_cards[MOST_OPEN - 1] = 0
    position.open_count -= 1


@rule
def next_open(position: Position, before: int) -> int:
    """The smallest open card above another one (all places at once: compiled, one comparison)."""
    smallest = NUMBERS
    for place in range(MOST_OPEN):
        card = position.open_cards[place]
        smallest = min(smallest, card if card > before else NUMBERS)
    return smallest


@rule
def cancel_pairs(position: Position) -> None:
    """Two with the same ability are discarded, the earliest first; of three the last stays (G5)."""
    odd = 0  # abilities that are there once, or three times
    for place in range(MOST_OPEN):
        odd ^= ABILITY_BIT[position.open_cards[place]]
    if size_of(odd) < position.open_count:
        discard_pairs(position, odd)


@rule
def discard_pairs(position: Position, odd: int) -> None:
    for place in range(position.open_count - 1, -1, -1):
        card = position.open_cards[place]
        if odd & ABILITY_BIT[card]:
            odd ^= ABILITY_BIT[card]  # the last of its ability stays, those before it do not
        else:
            take_open(position, card)
            discard(position, card, EVERYONE)
            note(position, Happened.CARD_CANCELLED, card)
