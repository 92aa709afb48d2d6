"""Spielmaterial · Components: what lies in the box."""

import numpy as np

SEATS = 2
LINES = 4
COLOURS = "brgy"  # blue, red, green, yellow
LINE_NAMES = ("blue", "red", "green", "yellow")

# The 112 station cards: how many of each value in each of the four colours, and their points (T1).
#                            1  2  3  4  5  6  7  8  9  10
COPIES = np.array((2, 3, 3, 3, 3, 3, 3, 3, 3, 2), np.int16)
VICTORY_POINTS = np.array((1, 1, 1, 1, 1, 1, 2, 2, 2, 3), np.int16)
LAST_STATION = 10
NINE = 9

CONDUCTORS = 8

# A card is a number: 0 to 9 are the blue 1 to 10, then red, green and yellow; then the conductor.
CONDUCTOR = 40
CARD_KINDS = 41
CARDS = 120

# The 16 trams, cheapest first: horse, steam, electric. Prices in thousand marks, a card each (T3).
TRAM_NAMES = ("horse", "steam", "electric")
TRAM_VALUE = np.array((2, 3, 4), np.int16)
TRAM_PRICE = np.array((5, 10, 15), np.int16)
TRAM_COPIES = np.array((5, 4, 7), np.int16)
TRAM_KINDS = 3
TRAMS = 16

# How much of what.
START_MONEY = np.array((12, 15), np.int16)
HAND = 6
MOST_PASSENGERS_A_TURN = 2
PASSENGERS_FOR_A_TOUR = 4
CARDS_FOR_AN_EXTRA_TOUR = 8
TOURS = 10
DISPLAYED_TRAMS = 3
MOST_CARDS_IN_A_ROW = 18  # ten stations and all conductors
MOST_ROWS = 21  # every tram in one hand, and five cards laid this turn
