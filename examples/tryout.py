"""A bot of one's own: every move is tried in a few imagined worlds, played on at random."""

from typing import Any

import numpy as np

from stellwerk.core.game import Game
from stellwerk.kernel.random import Random
from stellwerk.kernel.record import copy_of


class Tryout:
    def __init__(self, game: Game, random: Random) -> None:
        self.game, self.random = game, random

    def choose(self, table: Any, seat: int, actions: list[int]) -> int:
        return max(actions, key=lambda action: self.tried(table, seat, action))

    def tried(self, table: Any, seat: int, action: int, worlds: int = 5) -> float:
        gained, payoff = 0.0, np.zeros(6)
        for _ in range(worlds):
            world = copy_of(table)
            self.game.rules.imagine(world, self.random)
            self.game.rules.apply(world, seat, action)
            self.game.play_out(world, self.random, self.game.action_buffer(), 1000)
            self.game.rules.payoff(world, payoff)
            gained += payoff[seat]
        return gained
