"""Alle Waggons · Where all the wagons are: laws hold that none is lost."""

from collections import Counter

from tests.games.shunting.rules.box import LETTERS
from tests.games.shunting.rules.position import Position


def census(position: Position) -> Counter[str]:
    """How many there are of each kind, over every place of a position."""
    wagons = position.hands.sum(0) + position.sidings + position.departed + position.draw_pile
    return Counter(dict(zip(LETTERS, wagons.tolist(), strict=True)))
