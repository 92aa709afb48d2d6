"""Alle Waggons · Where all the wagons and orders are: laws hold that none is lost."""

from collections import Counter

from tests.games.shunting.rules.box import LETTERS, SIDINGS
from tests.games.shunting.rules.position import Position


def census(position: Position) -> Counter[str]:
    """How many there are of each kind, over every place of a position."""
    found: Counter[str] = Counter()
    for kind, letter in enumerate(LETTERS):
        held = int(position.hands[:, kind].sum() + position.departed[kind])
        found[f"wagon {letter}"] = held + int(position.draw_pile[kind])
        found[f"order {letter}"] = int(position.orders[:, kind].sum() + position.order_pile[kind])
    for siding in range(SIDINGS):
        wagons = position.sidings[siding, : position.siding_count[siding]]
        found.update(f"wagon {LETTERS[wagon]}" for wagon in wagons)
    return found
