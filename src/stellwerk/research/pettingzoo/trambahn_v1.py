"""Trambahn for PettingZoo: `env()` with seats one after the other."""

from functools import partial

from stellwerk.research.pettingzoo import aec

env = partial(aec.env, "trambahn")
raw_env = partial(aec.SeatBySeat, "trambahn")
