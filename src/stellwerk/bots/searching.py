"""Bots that search: a budget of iterations, and a limit of time."""

from typing import Any

from stellwerk.bots.thinking import Mind
from stellwerk.kernel.game import Game
from stellwerk.kernel.random import Random

MOST_SECONDS = 0.9  # an answer within a second, also on a slow machine


class SearchBot:
    def __init__(self, game: Game, random: Random, iterations: int) -> None:
        self.mind = Mind(game, random)
        self.iterations = iterations

    def choose(self, table: Any, seat: int, actions: list[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        return self.mind.think(table, seat, self.iterations, MOST_SECONDS)[0].action
