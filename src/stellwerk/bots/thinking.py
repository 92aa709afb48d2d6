"""A mind: the compiled search for a game, and the memory of one decision."""

import time
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

from stellwerk.bots import search
from stellwerk.bots.search import Manner
from stellwerk.bots.tree import LANES, NONE, Edge, Growth, Memory, Node
from stellwerk.kernel.actor import MOST_SEATS
from stellwerk.kernel.game import Game
from stellwerk.kernel.random import Random
from stellwerk.kernel.rule import fill_in

NODES = 1 << 16
EDGES = 1 << 20
MOST_DECISIONS = 64  # of one iteration inside the tree
ITERATIONS_AT_A_TIME = 64


def knowledge_of(game: str) -> Any:
    return import_module(f"stellwerk.bots.knowledge.{game}")


@cache
def search_for(game: str, rules: Any) -> Callable[..., None]:
    """The search with the rules of a game and the knowledge of it."""
    known = knowledge_of(game)
    moves = {"to_act": rules.to_act, "sample": rules.sample, "apply": rules.apply, "payoff": rules.payoff}
    return fill_in(
        search.grow,
        **moves,
        conceal=rules.conceal,
        imagine=rules.imagine,
        add_node=fill_in(search.add_node, legal=rules.legal, worth=known.worth),
        play_on=fill_in(
            search.play_on,
            **moves,
            legal=rules.legal,
            quick=known.quick,
            evaluate=known.evaluate,
        ),
    )


def new_memory(game: Game, nodes: int, edges: int) -> Memory:
    step = 8 * LANES
    bytes_of_table = np.zeros(-(-game.table.dtype.itemsize // step) * step, np.uint8)
    return Memory(
        tables=game.table.many(2),
        seen=np.ndarray(1, game.table.dtype, bytes_of_table.data),
        words=bytes_of_table.view(np.int64),
        nodes=Node.many(nodes),
        edges=Edge.many(edges),
        index=np.full(2 * nodes, NONE, np.int32),
        growth=Growth.many(1),
        path=np.zeros((MOST_DECISIONS, 3), np.int32),
        actions=game.action_buffer(),
        returns=np.zeros(MOST_SEATS),
    )


class Prospect(NamedTuple):
    """What a search thinks of an action."""

    action: int
    visits: int
    expected: float
    """payoff"""
    error: float
    """of that mean, one standard deviation"""


class Mind:
    """Thinks about one decision at a time."""

    def __init__(self, game: Game, random: Random, nodes: int = NODES, edges: int = EDGES) -> None:
        self.grow = search_for(game.name, game.rules)
        self.manner: Manner = knowledge_of(game.name).MANNER
        self.memory = new_memory(game, nodes, edges)
        self.random = random

    def begin(self, table: Any) -> None:
        """Forget everything, and look at a table as its seat sees it."""
        self.memory.tables[0] = table
        self.memory.index[:] = NONE
        self.memory.growth[:] = 0

    def think(
        self,
        table: Any,
        seat: int,
        iterations: int | None = None,
        seconds: float | None = None,
        stop: Callable[[], bool] = lambda: False,
    ) -> list[Prospect]:
        """For so many iterations, or so long, or until told to stop; the most visited first."""
        self.begin(table)
        end = None if seconds is None else time.perf_counter() + seconds
        done = 0
        while not stop() and (iterations is None or done < iterations):
            some = ITERATIONS_AT_A_TIME if iterations is None else min(ITERATIONS_AT_A_TIME, iterations - done)
            self.grow(self.memory, self.random, seat, some, self.manner)
            done += some
            if end is not None and time.perf_counter() > end:
                break
        return self.prospects()

    def prospects(self) -> list[Prospect]:
        node = self.memory.nodes[0]
        edges = self.memory.edges[node.first : node.first + node.edges]
        found = [
            Prospect(int(e["action"]), int(e["visits"]), *_mean_and_error(e)) for e in edges
        ]
        return sorted(found, key=lambda p: (p.visits, p.expected), reverse=True)


def _mean_and_error(edge: Any) -> tuple[float, float]:
    visits = int(edge["visits"])
    if visits == 0:
        return float("nan"), float("inf")
    mean = float(edge["total"]) / visits
    variance = max(0.0, float(edge["squares"]) / visits - mean * mean)
    return mean, float(np.sqrt(variance / visits))
