"""The greedy bot: the move that its knowledge of the game values most, one decision ahead."""

from collections.abc import Callable
from functools import cache

import numpy as np

from stellwerk.core.game import Game
from stellwerk.kernel.record import Ints, Record
from stellwerk.kernel.rule import fill_in


def worth(position: Record, seat: int, action: int) -> float:
    raise NotImplementedError


def best(position: Record, seat: int, actions: Ints) -> int:
    """The action of most worth, the first of several."""
    chosen = 0
    most = worth(position, seat, int(actions[0]))
    for index in range(1, len(actions)):
        value = worth(position, seat, int(actions[index]))
        if value > most:
            chosen = index
            most = value
    return chosen


@cache
def best_by_knowledge_of(game: Game) -> Callable[[Record, int, Ints], int]:
    return fill_in(best, worth=game.parts.knowledge.worth)


class GreedyBot:
    def __init__(self, game: Game) -> None:
        self.best = best_by_knowledge_of(game)

    def choose(self, position: Record, seat: int, actions: list[int]) -> int:
        return actions[self.best(position, seat, np.array(actions, np.int16))]
