"""What a train of Game of Trains lacks until it is sorted, as it is or as it would be."""

from itertools import product

import numpy as np

from stellwerk.games.game_of_trains.rules.actions import WAYS, WAYS_OF
from stellwerk.games.game_of_trains.rules.box import ABILITY, NUMBERS, PLACES, WAGONS, Ability
from stellwerk.games.game_of_trains.rules.rearranging import rearrange
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule

# Distances count quarters of a draw.
A_DRAW = 4
HOPELESS = 511
SCARCITY = 0.7

# About how many draws it takes to fill n neighbouring places from a range of all numbers, as a
# multiple of all / range: each wagon that fits divides the range among those that follow.
DIFFICULTY = (0.0, 1.0, 3.0, 6.0, 10.0, 14.0, 19.0, 25.0)


# What a card does to a train, by its use: `USE +` wagon and way.


def orders() -> Ints:
    """Which place each wagon comes from, after the train was rearranged."""
    position = np.zeros((NUMBERS * WAYS, PLACES), np.int16)
    position[:] = np.arange(PLACES)
    for wagon, way in product(range(1, NUMBERS), range(WAYS)):
        ability = Ability(ABILITY[wagon])
        if ability < Ability.REMOVE_FIRST and way < len(WAYS_OF[ability]):
            rearrange(position[wagon * WAYS + way], ability, way)
    return position


ORDER = orders()
MOVES = np.arange(PLACES) != ORDER
FIRST_MOVED = MOVES.argmax(1)
LAST_MOVED = np.where(MOVES.any(1), PLACES - 1 - MOVES[:, ::-1].argmax(1), 0)


def distances() -> Ints:
    """By the number of missing places between two wagons and the difference of theirs + WAGONS."""
    position = np.full((PLACES + 1, 2 * NUMBERS), HOPELESS, np.int16)
    for missing in range(PLACES + 1):
        for numbers in range(missing, NUMBERS):
            draws = DIFFICULTY[missing] * (WAGONS / max(1, numbers)) ** SCARCITY
            position[missing, WAGONS + numbers + 1] = min(HOPELESS, round(A_DRAW * draws))
    return position


DISTANCE = distances()


@rule
def lack(missing: int, before: int, after: int) -> int:
    """Unsigned index: no check for negative ones, so LLVM vectorises."""
    return int(DISTANCE[missing, np.uintp(WAGONS + after - before)])


@rule
def distance(a: int, b: int, c: int, d: int, e: int, f: int, g: int) -> int:
    """The least that a train of these wagons lacks, whichever of them are kept.

    For each wagon the best way up to it, from the locomotive or from a wagon kept before it; a gap
    is 0 and cannot be kept. Written out, because this is what bots spend their time on.
    """
    to_a = lack(0, 0, a)
    to_b = min(lack(1, 0, b), to_a + lack(0, a, b))
    to_c = min(lack(2, 0, c), to_a + lack(1, a, c), to_b + lack(0, b, c))
    to_d = min(lack(3, 0, d), to_a + lack(2, a, d), to_b + lack(1, b, d), to_c + lack(0, c, d))
    to_e = min(
        lack(4, 0, e),
        to_a + lack(3, a, e),
        to_b + lack(2, b, e),
        to_c + lack(1, c, e),
        to_d + lack(0, d, e),
    )
    to_f = min(
        lack(5, 0, f),
        to_a + lack(4, a, f),
        to_b + lack(3, b, f),
        to_c + lack(2, c, f),
        to_d + lack(1, d, f),
        to_e + lack(0, e, f),
    )
    to_g = min(
        lack(6, 0, g),
        to_a + lack(5, a, g),
        to_b + lack(4, b, g),
        to_c + lack(3, c, g),
        to_d + lack(2, d, g),
        to_e + lack(1, e, g),
        to_f + lack(0, f, g),
    )
    return min(
        lack(7, 0, NUMBERS),
        to_a + lack(6, a, NUMBERS),
        to_b + lack(5, b, NUMBERS),
        to_c + lack(4, c, NUMBERS),
        to_d + lack(3, d, NUMBERS),
        to_e + lack(2, e, NUMBERS),
        to_f + lack(1, f, NUMBERS),
        to_g + lack(0, g, NUMBERS),
    )


@rule
def changed(train: Ints, place: int, new: int) -> int:
    """What it lacks with another wagon at this place."""
    return distance(
        train[0] + (new - train[0]) * (place == 0),
        train[1] + (new - train[1]) * (place == 1),
        train[2] + (new - train[2]) * (place == 2),
        train[3] + (new - train[3]) * (place == 3),
        train[4] + (new - train[4]) * (place == 4),
        train[5] + (new - train[5]) * (place == 5),
        train[6] + (new - train[6]) * (place == 6),
    )


@rule
def at(train: Ints, place: int) -> int:
    return int(train[np.uintp(place)])


@rule
def rearranged(train: Ints, use: int) -> int:
    """What it lacks in another order."""
    order = ORDER[np.uintp(use)]
    return distance(
        at(train, order[0]), at(train, order[1]), at(train, order[2]), at(train, order[3]),
        at(train, order[4]), at(train, order[5]), at(train, order[6]),
    )  # fmt: skip
