"""A quick policy for any game: the best of a few moves, taken at random."""

from typing import Any

from stellwerk.kernel.random import Random, below
from stellwerk.kernel.record import Ints


def worth(position: Any, seat: int, action: int) -> float:
    raise NotImplementedError


def best_of(position: Any, seat: int, actions: Ints, count: int, random: Random, moves: int) -> int:
    """Of so many moves; one may be taken twice."""
    chosen = int(actions[below(random, count)])
    most = worth(position, seat, chosen)
    for _ in range(moves - 1):
        other = int(actions[below(random, count)])
        value = worth(position, seat, other)
        if value > most:
            chosen, most = other, value
    return chosen
