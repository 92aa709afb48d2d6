"""Voll verplant for PettingZoo: `env()` seat by seat, `parallel_env()` with all seats at once."""

from functools import partial

from stellwerk.research.pettingzoo import aec
from stellwerk.research.pettingzoo.parallel import AllAtOnce

env = partial(aec.env, "voll_verplant")
raw_env = partial(aec.SeatBySeat, "voll_verplant")
parallel_env = partial(AllAtOnce, "voll_verplant")
