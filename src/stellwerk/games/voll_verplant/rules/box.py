"""Spielmaterial · Components: the 14 cards, and how large a map may be."""

import numpy as np

MOST_SEATS = 6
MOST_LINES = 12
MOST_STATIONS = 120
LONGEST_LINE = 24
MOST_WINDOWS = 4

# The cards (V1): number cards, express cards, transfers and the free ride.
CARD_NAMES = ("3", "4", "5", "6", "e2", "e3", "t", "f")
COPIES = np.array((2, 3, 2, 1, 2, 1, 2, 1), np.int16)
CROSSES = np.array((3, 4, 5, 6, 2, 3, 1, 1), np.int16)
CARD_KINDS = 8
CARDS = 14
SIX, TRANSFER, FREE_RIDE = 3, 6, 7
EXPRESS_2, EXPRESS_3 = 4, 5
NO_CARD = -1

MOST_CROSSES = 6
MOST_CHOICES = MOST_LINES * (1 + 2 * MOST_CROSSES) + MOST_CROSSES  # or a ride to any station
