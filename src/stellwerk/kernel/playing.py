"""Play that needs no particular game: templates that `fill_in` completes with a game's rules."""

from typing import Any

from stellwerk.kernel.actor import CHANCE
from stellwerk.kernel.random import Random, below
from stellwerk.kernel.record import Ints


def to_act(table: Any) -> int:
    raise NotImplementedError


def legal(table: Any, seat: int, out: Ints) -> int:
    raise NotImplementedError


def sample(table: Any, random: Random) -> int:
    raise NotImplementedError


def apply(table: Any, actor: int, action: int) -> None:
    raise NotImplementedError


def play_out(table: Any, random: Random, out: Ints, most: int) -> int:
    """Play at random until the game is over, or for `most` entries; return how many it took."""
    entries = 0
    while entries < most:
        mask = to_act(table)
        if mask == 0:
            break
        actor = 0
        while not mask & 1:
            mask >>= 1
            actor += 1
        if actor == CHANCE:
            action = sample(table, random)
        else:
            action = int(out[below(random, legal(table, actor, out))])
        apply(table, actor, action)
        entries += 1
    return entries
