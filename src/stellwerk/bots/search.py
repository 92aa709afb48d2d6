"""Monte Carlo tree search over imagined worlds, one for every game.

Each iteration imagines a world that fits what the seat may know, follows the tree through it with
chance as it falls, adds one node, plays a little further by a quick policy, and credits every
decision on the way with what its own seat gets. The blanks are filled in with the rules of a game
and with what `bots/knowledge` knows of it.
"""

from typing import Any

import numpy as np

from stellwerk.bots.tree import (
    NONE,
    ROOT,
    Memory,
    credit,
    digest_of,
    has_room,
    promising,
    slot_of,
    spread,
)
from stellwerk.core.parts import Manner
from stellwerk.kernel.actor import CHANCE
from stellwerk.kernel.playing import apply, legal, payoff, sample, to_act
from stellwerk.kernel.random import Random
from stellwerk.kernel.record import Ints, Reals
from stellwerk.kernel.sets import lowest

# The blanks beside those of random play: rules of a game, and knowledge of it.


def conceal(table: Any, viewer: int) -> None:
    raise NotImplementedError


def imagine(table: Any, random: Random) -> None:
    raise NotImplementedError


def worth(table: Any, seat: int, action: int) -> int:
    raise NotImplementedError


def quick(table: Any, seat: int, actions: Ints, count: int, random: Random) -> int:
    raise NotImplementedError


def evaluate(table: Any, out: Reals) -> None:
    raise NotImplementedError


def grow(memory: Memory, random: Random, viewer: int, iterations: int, manner: Manner) -> None:
    """So many iterations more, each in a world that fits what the viewer knows."""
    tables, growth = memory.tables, memory.growth[0]
    for _ in range(iterations):
        tables[1] = tables[0]
        world = tables[1]
        imagine(world, random)
        depth = 0
        acting = to_act(world)
        while acting != 0:
            if acting == 1 << CHANCE:
                apply(world, CHANCE, sample(world, random))
            else:
                seat = viewer if acting >> viewer & 1 else lowest(acting)
                place = ROOT
                if depth > 0 or growth.nodes == 0:
                    place = node_of(memory, world, seat, manner.temperature)
                if place == NONE or depth == len(memory.path):
                    break
                exploration = manner.exploration * spread(growth)
                chosen = promising(memory.nodes[place], memory.edges, exploration)
                memory.path[depth, 0] = place
                memory.path[depth, 1] = chosen
                memory.path[depth, 2] = seat
                depth += 1
                apply(world, seat, int(memory.edges[chosen].action))
            growth.applied += 1
            acting = to_act(world)
        growth.applied += play_on(memory, world, random, manner.lookahead)
        credit(memory, depth, viewer)


def node_of(memory: Memory, table: Any, seat: int, temperature: float) -> int:
    """Where the node of what the seat sees is; NONE if it is new, and then it is added."""
    memory.seen[0] = table
    conceal(memory.seen[0], seat)
    digest = digest_of(memory.words, seat)
    slot = slot_of(memory, digest)
    place = int(memory.slots[slot])
    if place == NONE and has_room(memory):
        memory.slots[slot] = memory.growth[0].nodes
        add_node(memory, table, seat, digest, temperature)
    return place


def add_node(memory: Memory, table: Any, seat: int, digest: int, temperature: float) -> None:
    """With an edge for every legal action, the more hopeful the more the action is worth."""
    growth, edges, actions = memory.growth[0], memory.edges, memory.actions
    node = memory.nodes[growth.nodes]
    node.digest, node.first, node.edges = digest, growth.edges, legal(table, seat, actions)
    node.visits, node.total = 0, 0.0
    most = -np.inf
    for number in range(node.edges):
        edge = edges[node.first + number]
        edge.action, edge.visits, edge.total, edge.squares = actions[number], 0, 0.0, 0.0
        edge.prior = worth(table, seat, int(actions[number])) / temperature
        most = max(most, edge.prior)
    total = 0.0
    for number in range(node.first, node.first + node.edges):
        edges[number].prior = np.exp(edges[number].prior - most)
        total += edges[number].prior
    for number in range(node.first, node.first + node.edges):
        edges[number].prior /= total
    growth.nodes += 1
    growth.edges += node.edges


def play_on(memory: Memory, table: Any, random: Random, lookahead: int) -> int:
    """By the quick policy to the end, or for a while and then by judgement; entries it took."""
    for entries in range(lookahead):
        acting = to_act(table)
        if acting == 0:
            payoff(table, memory.returns)
            return entries
        if acting == 1 << CHANCE:
            apply(table, CHANCE, sample(table, random))
        else:
            seat = lowest(acting)
            count = legal(table, seat, memory.actions)
            apply(table, seat, quick(table, seat, memory.actions, count, random))
    if to_act(table) == 0:
        payoff(table, memory.returns)
    else:
        evaluate(table, memory.returns)
    return lookahead
