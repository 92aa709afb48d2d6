"""A bot of one's own that looks at its table as a learner does: a network without training."""

from typing import Any

import numpy as np

from stellwerk.core.game import Game, Options
from stellwerk.kernel.random import Random
from stellwerk.research.encodings import encoding_of


class Network:
    heard: list[tuple[str, int, Options]] = []  # noqa: RUF012 - by all of them

    def __init__(self, game: Game, random: Random) -> None:
        pass

    def begin(self, game: Game, seats: int, options: Options) -> None:
        self.heard.append((game.name, seats, options))
        self.encoding = encoding_of(game, seats, options)
        self.seen = np.zeros(self.encoding.size, np.int16)
        size = (self.encoding.size, self.encoding.actions)
        self.weights = np.random.default_rng(1).normal(size=size)

    def choose(self, table: Any, seat: int, actions: list[int]) -> int:
        self.encoding.observe(table, seat, self.seen)
        numbers = self.encoding.numbers[actions]
        return actions[int(np.argmax((self.seen @ self.weights)[numbers]))]
