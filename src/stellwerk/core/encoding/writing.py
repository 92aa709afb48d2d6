"""Pieces of an observation. Each writes from place `n` on and returns the place behind it.

Indices are unsigned: without a check for negative ones, the compiler copies many numbers at a time.
"""

import numpy as np

from stellwerk.kernel.piles import UNKNOWN
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule


@rule
def clear(out: Ints) -> None:
    for place in range(len(out)):
        out[place] = 0


@rule
def write(numbers: Ints, out: Ints, n: int) -> int:
    for place in range(len(numbers)):
        out[np.uintp(n + place)] = numbers[place]
    return n + len(numbers)


@rule
def add(numbers: Ints, out: Ints, n: int) -> int:
    for place in range(len(numbers)):
        out[np.uintp(n + place)] += numbers[place]
    return n + len(numbers)


@rule
def write_members(members: int, count: int, out: Ints, n: int) -> int:
    """A 1 for each of the first `count` things that are in a set."""
    for place in range(count):
        out[np.uintp(n + place)] = members >> place & 1
    return n + count


@rule
def count_cards(cards: Ints, first: int, end: int, out: Ints, n: int) -> None:
    """One more of every known card at these places; `hide` laid the others on the draw pile."""
    for place in range(first, end):
        if cards[place] != UNKNOWN:
            out[np.uintp(n + cards[place])] += 1
