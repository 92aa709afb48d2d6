"""Voll verplant for PettingZoo: `env()` seat by seat, `parallel_env()` with all seats at once.

Two seats unless others are asked for, one included.
"""

from functools import partial

from stellwerk.research.pettingzoo import aec
from stellwerk.research.pettingzoo.parallel import AllAtOnce

env = partial(aec.env, "voll_verplant", seats=2)
raw_env = partial(aec.SeatBySeat, "voll_verplant", seats=2)
parallel_env = partial(AllAtOnce, "voll_verplant", seats=2)
