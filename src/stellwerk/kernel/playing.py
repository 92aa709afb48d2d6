"""Play that needs no particular game: templates that `fill_in` completes with a game's rules."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from stellwerk.kernel.actor import CHANCE
from stellwerk.kernel.random import Random, below
from stellwerk.kernel.record import Ints
from stellwerk.kernel.sets import lowest


def to_act(table: Any) -> int:
    raise NotImplementedError


def legal(table: Any, seat: int, out: Ints) -> int:
    raise NotImplementedError


def chance(table: Any, out: Ints, weights: Ints) -> int:
    raise NotImplementedError


def sample(table: Any, random: Random) -> int:
    raise NotImplementedError


def apply(table: Any, actor: int, action: int) -> None:
    raise NotImplementedError


def payoff(table: Any, out: NDArray[np.float64]) -> None:
    raise NotImplementedError


def play_out(table: Any, random: Random, out: Ints, most: int) -> int:
    """Play at random until the game is over, or for `most` entries; return how many it took."""
    entries = 0
    while entries < most:
        acting = to_act(table)
        if acting == 0:
            break
        if acting == 1 << CHANCE:
            apply(table, CHANCE, sample(table, random))
        else:
            seat = lowest(acting)
            apply(table, seat, int(out[below(random, legal(table, seat, out))]))
        entries += 1
    return entries


def play_games(tables: Any, random: Random, out: Ints, games: int, most: int) -> int:
    """Random games on the second table, each from the position of the first; entries in all."""
    entries = 0
    for _ in range(games):
        tables[1] = tables[0]
        entries += play_out(tables[1], random, out, most)
    return entries


# The two doors by which a match enters compiled code, for every entry of every game: they take an
# array of one table, which is handed over twenty times as fast as the table itself.


def list_choices(tables: Any, actor: int, out: Ints, weights: Ints) -> int:
    """The legal actions of a seat, or the outcomes of chance with their weights; how many."""
    if actor == CHANCE:
        return chance(tables[0], out, weights)
    return legal(tables[0], actor, out)


def advance(tables: Any, actor: int, action: int) -> int:
    """Apply an entry; return who acts then."""
    apply(tables[0], actor, action)
    return to_act(tables[0])
