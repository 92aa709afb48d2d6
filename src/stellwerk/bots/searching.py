"""Bots that search: a budget of iterations, and a limit of time where people wait."""

from stellwerk.bots.thinking import Mind
from stellwerk.core.game import Game
from stellwerk.kernel.random import Random
from stellwerk.kernel.record import Record

PATIENCE = 0.8  # seconds: an answer within one, on one core


class SearchBot:
    def __init__(
        self, game: Game, random: Random, iterations: int, seconds: float | None = None
    ) -> None:
        self.mind = Mind(game, random, iterations)
        self.iterations = iterations
        self.seconds = seconds

    def choose(self, position: Record, seat: int, actions: list[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        return self.mind.think(position, seat, self.iterations, self.seconds)[0].action
