"""The random bot: every legal move is as good as any other."""

from stellwerk.kernel.random import Random, below
from stellwerk.kernel.record import Record


class RandomBot:
    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, position: Record, seat: int, actions: list[int]) -> int:
        return actions[below(self.random, len(actions))]
