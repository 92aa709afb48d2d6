"""Lehrling · Apprentice: sees what is near, and overlooks things as people do.

Of the moves at hand a beginner notices some and not others, and takes the best of those. What is
owed or obvious is never overlooked: a move far worse than the best one would look absurd.
"""

from stellwerk.core.game import Game
from stellwerk.kernel.random import Random, below
from stellwerk.kernel.record import Record

OVERLOOKS = 35  # of 100 moves


class ApprenticeBot:
    def __init__(self, game: Game, random: Random) -> None:
        known = game.parts.knowledge
        self.worth = known.worth
        self.absurd = known.ABSURD
        self.random = random

    def choose(self, position: Record, seat: int, actions: list[int]) -> int:
        judged = [(self.worth(position, seat, action), action) for action in actions]
        best, obvious = max(judged)
        noticed = [
            (value, action)
            for value, action in judged
            if value >= best - self.absurd and below(self.random, 100) >= OVERLOOKS
        ]
        return max(noticed)[1] if noticed else obvious
