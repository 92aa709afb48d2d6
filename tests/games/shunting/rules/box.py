"""Spielmaterial · Components: wagons for three destinations, an order for each, and some coal."""

import numpy as np

MOST_SEATS = 3
DESTINATIONS = 3
LETTERS = "hmq"  # harbour, mill, quarry

COPIES = 8  # wagons for each destination
WAGONS = COPIES * DESTINATIONS
HAND = 3
SIDINGS = 3
TRAIN = 4  # wagons on a siding that leave as a train

# What a train pays, by how many of its wagons are for where it goes.
PAYS = np.array((0, 0, 1, 3, 6), np.int16)
ORDER_PAYS = 3  # at the end, for every train to the destination of one's order
