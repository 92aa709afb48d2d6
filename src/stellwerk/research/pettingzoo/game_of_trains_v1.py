"""Game of Trains for PettingZoo: `env()` with seats one after the other."""

from functools import partial

from stellwerk.research.pettingzoo import aec

env = partial(aec.env, "game_of_trains")
raw_env = partial(aec.SeatBySeat, "game_of_trains")
