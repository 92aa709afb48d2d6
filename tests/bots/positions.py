"""Positions to think about: decisions of whole games, as the seat that owes them sees them."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from stellwerk.bots.simulation import simulate
from stellwerk.bots.thinking import Mind, Prospect
from stellwerk.core.game import Game
from stellwerk.games import game_named
from stellwerk.kernel.actor import CHANCE
from stellwerk.kernel.random import seeded
from stellwerk.match import Match

TABLES = [
    ("trambahn", 2),
    ("game_of_trains", 2),
    ("game_of_trains", 4),
    ("voll_verplant", 1),
    ("voll_verplant", 2),
    ("voll_verplant", 5),
]
at_every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


class Position(NamedTuple):
    """A decision that was owed in a match."""

    match: Match
    number: int
    seat: int

    @property
    def table(self) -> Any:
        """As its seat sees it."""
        table = self.match.position_at(self.number)
        self.match.game.rules.conceal(table, self.seat)
        return table

    @property
    def actions(self) -> list[int]:
        return legal(self.match.game, self.table, self.seat)


@cache
def played(name: str, seats: int, bot: str = "greedy", seed: int = 1) -> Match:
    """A whole game; do not change it."""
    (match,) = simulate(game_named(name), [bot] * seats, games=1, seed=seed)
    return match


def decisions(match: Match, every: int = 1) -> Iterator[Position]:
    """Where somebody really had a choice."""
    owed = [
        Position(match, number, entry.actor)
        for number, entry in enumerate(match.log)
        if entry.actor != CHANCE
    ]
    yield from (position for position in owed[::every] if len(position.actions) > 1)


def legal(game: Game, table: Any, seat: int) -> list[int]:
    out = game.action_buffer()
    actions: list[int] = out[: game.rules.legal(table, seat, out)].tolist()
    return actions


def thought(position: Position, iterations: int, seed: int = 1) -> list[Prospect]:
    mind = Mind(position.match.game, seeded(seed), iterations)
    return mind.think(position.table, position.seat, iterations)
