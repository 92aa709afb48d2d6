"""Spielmaterial · Components: wagons for three destinations, each with a siding of its own."""

import numpy as np

MOST_SEATS = 3
DESTINATIONS = 3
LETTERS = "hmq"  # harbour, mill, quarry

COPIES = 8  # wagons for each destination
HAND = 3

PAYS = np.array((0, 0, 1, 3, 6, 10), np.int16)  # for a train, by its wagons; one is none
