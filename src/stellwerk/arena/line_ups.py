"""Who sits where. In every deal each bot sits at each seat equally often.

- One seat: every bot plays the deal alone.
- As many bots as seats: every rotation around the table. Who sits behind whom changes from deal to
  deal, so that no bot always moves after the same one.
- More bots than seats: the same for every group of bots that fills the table.
- Two bots at more than two seats: one of the first among others of the second, and one of the
  second among others of the first, each in every rotation.
"""

import math
from collections.abc import Iterator
from itertools import combinations, islice, permutations

LineUp = tuple[int, ...]
"""the bot at each seat, by its place in the list of bots"""


def check_line_up(bots: int, seats: int) -> None:
    """ValueError, saying what is possible, unless this number of bots can share the seats."""
    if bots < 2:
        raise ValueError("the arena compares bots: name at least two, separated by commas")
    if 2 < bots < seats:
        raise ValueError(f"at {seats} seats the arena compares two bots, or {seats} and more")


def line_ups(bots: int, seats: int, deal: int) -> list[LineUp]:
    """The games of a deal."""
    if seats == 1:
        return [(bot,) for bot in range(bots)]
    circles = _circles(bots, seats, deal)
    return [circle[turn:] + circle[:turn] for circle in circles for turn in range(seats)]


def _circles(bots: int, seats: int, deal: int) -> Iterator[LineUp]:
    """Orders around the table, no matter who begins."""
    if bots == 2 and seats > 2:
        yield (0, *[1] * (seats - 1))
        yield (1, *[0] * (seats - 1))
        return
    for first, *others in combinations(range(bots), seats):
        orders = permutations(others)
        yield (first, *next(islice(orders, deal % math.factorial(len(others)), None)))
