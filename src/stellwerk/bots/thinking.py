"""A mind: the compiled search for a game, and the memory of one decision."""

import time
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np

from stellwerk.bots import search
from stellwerk.bots.exact import MOST_ENTRIES, new_stack, solver_for
from stellwerk.bots.tree import LANES, NONE, Edge, Growth, Memory, Node
from stellwerk.core.game import Game
from stellwerk.kernel.actor import MOST_SEATS
from stellwerk.kernel.random import Random, seeded
from stellwerk.kernel.record import Record
from stellwerk.kernel.rule import Call, fill_in

MOST_NODES = 1 << 16
EDGES_A_NODE = 16  # on average; where that is not enough no more nodes are added
MOST_DECISIONS = 64  # of one iteration inside the tree
ITERATIONS_AT_A_TIME = 64
MOST_ITERATIONS = 1_000_000


@cache
def search_for(game: Game) -> Callable[..., None]:
    """The search with the rules of a game and the knowledge of it."""
    known, rules = game.parts.knowledge, game.rules
    to_act, sample, apply = rules.to_act, rules.sample, rules.apply
    return fill_in(
        search.grow,
        to_act=to_act,
        sample=sample,
        apply=apply,
        imagine=rules.imagine,
        node_of=fill_in(
            search.node_of,
            conceal=rules.conceal,
            add_node=fill_in(search.add_node, legal=rules.legal, worth=known.worth),
        ),
        play_on=fill_in(
            search.play_on,
            to_act=to_act,
            sample=sample,
            apply=apply,
            payoff=rules.payoff,
            legal=rules.legal,
            quick=known.quick,
            evaluate=known.evaluate,
        ),
    )


def new_memory(game: Game, nodes: int) -> Memory:
    """The digest leaves out what lies before the step of a position: that never changes."""
    first = game.position.place_of("step")
    step = 8 * LANES
    unchanging = first // step * step
    bytes_of_table = np.zeros(-(-game.position.dtype.itemsize // step) * step, np.uint8)
    return Memory(
        positions=game.position.many(2),
        seen=np.ndarray(1, game.position.dtype, bytes_of_table.data),
        words=bytes_of_table[unchanging:].view(np.int64),
        nodes=Node.many(nodes),
        edges=Edge.many(nodes * EDGES_A_NODE + game.most_actions),
        slots=np.full(2 << nodes.bit_length(), NONE, np.int32),
        growth=Growth.many(1),
        path=np.zeros((MOST_DECISIONS, 3), np.int32),
        actions=game.action_buffer(),
        returns=np.zeros(MOST_SEATS),
    )


def entry_points(game: Game) -> list[Call]:
    """The search and the solver, with arguments as they will get them."""
    manner = game.parts.knowledge.MANNER
    return [
        (search_for(game), (new_memory(game, 1), seeded(0), 0, 0, manner)),
        (solver_for(game.rules), (new_stack(game), 0, 0)),
    ]


EXACT = -1


class Prospect(NamedTuple):
    """What a search thinks of an action."""

    action: int
    visits: int
    """or EXACT, if nothing was sampled"""
    expected: float
    """payoff"""
    error: float
    """of that mean, one standard deviation"""


class Mind:
    """Thinks about one decision at a time."""

    def __init__(self, game: Game, random: Random, most: int = MOST_NODES) -> None:
        """With room for `most` nodes; a search adds at most one in each iteration."""
        self.grow = search_for(game)
        self.manner = game.parts.knowledge.MANNER
        self.memory = new_memory(game, min(most, MOST_NODES))
        self.game = game
        self.solve = solver_for(game.rules)
        self.stack = new_stack(game)
        self.random = random

    def begin(self, position: Record) -> None:
        """Forget everything, and look at a position as its seat sees it."""
        self.memory.positions[0] = position
        self.memory.slots[:] = NONE
        self.memory.growth[0] = Growth.new()

    def think(
        self,
        position: Record,
        seat: int,
        iterations: int = MOST_ITERATIONS,
        seconds: float | None = None,
        stop: Callable[[], bool] = lambda: False,
    ) -> list[Prospect]:
        """Search until iterations or seconds are spent or `stop` says so; most visited first."""
        solved = self.solved(position, seat)
        if solved:
            return solved
        self.begin(position)
        end = None if seconds is None else time.perf_counter() + seconds
        for done in range(0, iterations, ITERATIONS_AT_A_TIME):
            some = min(ITERATIONS_AT_A_TIME, iterations - done)
            self.grow(self.memory, self.random, seat, some, self.manner)
            if stop() or (end is not None and time.perf_counter() > end):
                break
        return self.prospects()

    def solved(self, position: Record, seat: int) -> list[Prospect]:
        """Exact prospects, the best first; none if the end is too far or others decide too."""
        found: list[Prospect] = []
        if not self.game.parts.knowledge.is_near_the_end(position, seat):
            return found
        positions, actions = self.stack.positions[:1], self.memory.actions
        positions[0] = position
        possible = actions[: self.game.rules.legal(positions[0], seat, actions)].tolist()
        for action in possible:
            positions[0] = position
            self.game.advance(positions, seat, action)
            value = self.solve(self.stack, seat, MOST_ENTRIES // len(possible))
            if np.isnan(value):
                return []
            found.append(Prospect(action, EXACT, value, 0.0))
        return sorted(found, key=lambda prospect: prospect.expected, reverse=True)

    def prospects(self) -> list[Prospect]:
        """The most visited first, then the best; of those alike, the one with the most prior."""
        node = self.memory.nodes[0]
        edges = (self.memory.edges[node.first + number] for number in range(node.edges))
        hopeful = sorted(edges, key=lambda edge: -edge.prior)
        found = [prospect(edge) for edge in hopeful]
        return sorted(found, key=lambda p: (p.visits, p.expected), reverse=True)


def prospect(edge: Edge) -> Prospect:
    visits = max(1, edge.visits)
    mean = edge.total / visits
    error = np.sqrt(max(0.0, edge.squares / visits - mean * mean) / visits)
    return Prospect(int(edge.action), int(edge.visits), float(mean), float(error))
