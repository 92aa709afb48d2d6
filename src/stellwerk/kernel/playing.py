"""Play that needs no particular game: templates that `fill_in` completes with a game's rules."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from stellwerk.kernel.actor import CHANCE
from stellwerk.kernel.random import Random, below
from stellwerk.kernel.record import Ints
from stellwerk.kernel.sets import lowest


def to_act(position: Any) -> int:
    raise NotImplementedError


def legal(position: Any, seat: int, out: Ints) -> int:
    raise NotImplementedError


def chance(position: Any, out: Ints, weights: Ints) -> int:
    raise NotImplementedError


def sample(position: Any, random: Random) -> int:
    raise NotImplementedError


def apply(position: Any, actor: int, action: int) -> None:
    raise NotImplementedError


def payoff(position: Any, out: NDArray[np.float64]) -> None:
    raise NotImplementedError


def play_out(position: Any, random: Random, out: Ints, most: int) -> int:
    """Play at random until the game is over, or for `most` entries; return how many it took."""
    entries = 0
    while entries < most:
        acting = to_act(position)
        if acting == 0:
            break
        if acting == 1 << CHANCE:
            apply(position, CHANCE, sample(position, random))
        else:
            seat = lowest(acting)
            apply(position, seat, int(out[below(random, legal(position, seat, out))]))
        entries += 1
    return entries


def play_games(positions: Any, random: Random, out: Ints, games: int, most: int) -> int:
    """Random games on the second position, each from the position of the first; entries in all."""
    entries = 0
    for _ in range(games):
        positions[1] = positions[0]
        entries += play_out(positions[1], random, out, most)
    return entries


# The two doors by which a match enters compiled code, for every entry of every game: they take an
# array of one position, which is handed over twenty times as fast as the position itself.


def list_choices(positions: Any, actor: int, out: Ints, weights: Ints) -> int:
    """The legal actions of a seat, or the outcomes of chance with their weights; how many."""
    if actor == CHANCE:
        return chance(positions[0], out, weights)
    return legal(positions[0], actor, out)


def advance(positions: Any, actor: int, action: int) -> int:
    """Apply an entry; return who acts then."""
    apply(positions[0], actor, action)
    return to_act(positions[0])
