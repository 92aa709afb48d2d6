"""Spielmaterial · Components: 84 wagons, each with a number and an ability."""

from enum import IntEnum

import numpy as np

MOST_SEATS = 4
WAGONS = 84
NUMBERS = WAGONS + 1  # wagons count from 1, and 0 is no wagon

PLACES = 7  # counted from 0 here, from 1 in codes; the locomotive is none


class Ability(IntEnum):
    """Kartenfunktion: what an open card can do."""

    SWAP_NEIGHBOURS = 0
    SWAP_WITH_ONE_BETWEEN = 1
    MOVE_TWO_LEFT = 2
    MOVE_TWO_RIGHT = 3
    REMOVE_FIRST = 4
    REMOVE_MIDDLE = 5
    REMOVE_LAST = 6
    PROTECT = 7


ABILITIES = len(Ability)

# Which wagon has which ability (G1).
WAGONS_WITH = {
    Ability.SWAP_NEIGHBOURS: (4, 12, 20, 28, 36, 44, 53, 62, 71, 80),
    Ability.SWAP_WITH_ONE_BETWEEN: (8, 16, 24, 32, 40, 48, 49, 57, 66, 75, 84),
    Ability.MOVE_TWO_LEFT: (3, 11, 19, 27, 35, 43, 52, 61, 70, 76, 79),
    Ability.MOVE_TWO_RIGHT: (1, 9, 17, 25, 33, 41, 50, 58, 59, 68, 77),
    Ability.REMOVE_FIRST: (7, 15, 23, 31, 39, 47, 56, 65, 74, 83),
    Ability.REMOVE_MIDDLE: (5, 13, 21, 29, 37, 45, 54, 63, 67, 72, 81),
    Ability.REMOVE_LAST: (6, 14, 22, 30, 38, 46, 55, 64, 73, 82),
    Ability.PROTECT: (2, 10, 18, 26, 34, 42, 51, 60, 69, 78),
}

ABILITY = np.full(NUMBERS, -1, np.int16)
for ability, wagons in WAGONS_WITH.items():
    ABILITY[list(wagons)] = ability
ABILITY_BIT = np.where(ABILITY >= 0, 1 << ABILITY.clip(0), 0).astype(np.int16)

# In how many ways each ability can be used; a protection only where there is no lock yet.
WAYS_TO_USE = np.array((6, 5, 5, 5, 1, 1, 1, 3), np.int16)

FIRST, MIDDLE, LAST = 0, 3, 6
PLACE_REMOVED = np.array((-1, -1, -1, -1, FIRST, MIDDLE, LAST, -1), np.int16)
PLACES_TO_PROTECT = np.array((FIRST, MIDDLE, LAST), np.int16)
