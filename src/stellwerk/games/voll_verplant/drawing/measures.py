"""How large everything is drawn."""

import cmath

CELL = 50.0
TRACK = 9.0
LANE = 10.5
DOT = 10.0
CHANGE = 13.0
BADGE = 14.0
BEND = 16.0
NAME = 11.5
BIG_NAME = 21.0
MARGIN = 40.0
GAPS = (0.35, 0.7, 1.1, 1.6, 2.2, 3.0, 4.0)

BETWEEN = cmath.rect(1, cmath.pi / 8)
HEADER = 92.0
FOOTER = 56.0
A4 = (1122.5, 793.7)
MM = 96 / 25.4
PRINTED = 1.3
EDGE = 26.0
TOP = 80.0
BOTTOM = 104.0
