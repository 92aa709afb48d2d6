"""Who acts and who looks on: seats 0 to 5, chance, spectators. People count seats from 1."""

from functools import cache
from typing import NamedTuple

MOST_SEATS = 6
CHANCE = 6
SPECTATOR = 7


class Entry(NamedTuple):
    """One line of the log: who did what."""

    actor: int
    action: int

    def __repr__(self) -> str:
        who = "chance" if self.actor == CHANCE else f"seat {self.actor + 1}"
        return f"Entry({who}, action {self.action})"


@cache
def actors_in(mask: int) -> tuple[int, ...]:
    """Those whose bits are set, as `to_act` of the rules says it: seats, and CHANCE last."""
    return tuple(actor for actor in (*range(MOST_SEATS), CHANCE) if mask >> actor & 1)
