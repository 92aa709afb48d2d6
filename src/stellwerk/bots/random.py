"""The random bot: every legal move is as good as any other."""

from typing import Any

from stellwerk.kernel.random import Random, below


class RandomBot:
    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, position: Any, seat: int, actions: list[int]) -> int:
        return actions[below(self.random, len(actions))]
