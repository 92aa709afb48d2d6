"""Tauschen und bewegen · Swapping and moving wagons of one's train."""

from stellwerk.games.game_of_trains.rules.box import Ability
from stellwerk.games.game_of_trains.rules.events import Happened
from stellwerk.games.game_of_trains.rules.position import Position
from stellwerk.games.game_of_trains.rules.protection import lose_lock
from stellwerk.kernel.noting import note
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule


@rule
def rearrange(train: Ints, ability: int, place: int) -> None:
    """The four abilities that change the order of one train, each at or from this place on."""
    if ability == Ability.SWAP_NEIGHBOURS:
        swap(train, place, place + 1)
    elif ability == Ability.SWAP_WITH_ONE_BETWEEN:
        swap(train, place, place + 2)
    elif ability == Ability.MOVE_TWO_LEFT:
        move_two_left(train, place + 2)
    else:
        move_two_right(train, place)


@rule
def note_rearranging(position: Position, ability: int, place: int) -> None:
    if ability == Ability.SWAP_NEIGHBOURS:
        note(position, Happened.WAGONS_SWAPPED, position.seat, place, place + 1)
    elif ability == Ability.SWAP_WITH_ONE_BETWEEN:
        note(position, Happened.WAGONS_SWAPPED, position.seat, place, place + 2)
    elif ability == Ability.MOVE_TWO_LEFT:
        note(position, Happened.WAGON_MOVED, position.seat, place + 2, place)
    else:
        note(position, Happened.WAGON_MOVED, position.seat, place, place + 2)


@rule
def swap(train: Ints, one: int, other: int) -> None:
    """Tausche 2 Waggons: neighbours, or two with exactly one between."""
    wagon = train[one]
    train[one] = train[other]
    train[other] = wagon


@rule
def move_two_left(train: Ints, place: int) -> None:
    """Bewege 1 Waggon 2 Positionen nach links: the two that it passes shift along."""
    swap(train, place - 1, place)
    swap(train, place - 2, place - 1)


@rule
def move_two_right(train: Ints, place: int) -> None:
    """Bewege 1 Waggon 2 Positionen nach rechts: the two that it passes shift along."""
    swap(train, place, place + 1)
    swap(train, place + 1, place + 2)


@rule
def lose_locks(position: Position, ability: int, place: int) -> None:
    """Every wagon that changed its place loses its lock, even if it only shifted along (G3)."""
    lose_lock(position, position.seat, place)
    if ability != Ability.SWAP_WITH_ONE_BETWEEN:
        lose_lock(position, position.seat, place + 1)
    if ability != Ability.SWAP_NEIGHBOURS:
        lose_lock(position, position.seat, place + 2)
