"""Monte Carlo tree search over imagined worlds, one for every game.

Each iteration imagines a world that fits what the seat may know, follows the tree through it with
chance as it falls, adds one node, plays a little further by a quick policy, and credits every
decision on the way with what its own seat gets. The blanks are filled in with the rules of a game
and with what `bots/knowledge` knows of it.
"""

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
from stellwerk.kernel.record import Ints, Reals, Record
from stellwerk.kernel.sets import lowest

# The blanks beside those of random play: rules of a game, and knowledge of it.


def conceal(position: Record, viewer: int) -> None:
    raise NotImplementedError


def imagine(position: Record, random: Random) -> None:
    raise NotImplementedError


def worth(position: Record, seat: int, action: int) -> int:
    raise NotImplementedError


def quick(position: Record, seat: int, actions: Ints, count: int, random: Random) -> int:
    raise NotImplementedError


def evaluate(position: Record, out: Reals) -> None:
    raise NotImplementedError


def grow(memory: Memory, random: Random, viewer: int, iterations: int, manner: Manner) -> None:
    """Run more iterations, each in a world that fits what the viewer knows."""
    positions, growth = memory.positions, memory.growth[0]
    for _ in range(iterations):
        positions[1] = positions[0]
        world = positions[1]
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


def node_of(memory: Memory, position: Record, seat: int, temperature: float) -> int:
    """Where the node of what the seat sees is; NONE if it is new, and then it is added."""
    memory.seen[0] = position
    conceal(memory.seen[0], seat)
    digest = digest_of(memory.words, seat)
    slot = slot_of(memory, digest)
    place = int(memory.slots[slot])
    if place == NONE and has_room(memory):
        memory.slots[slot] = memory.growth[0].nodes
        add_node(memory, position, seat, digest, temperature)
    return place


def add_node(memory: Memory, position: Record, seat: int, digest: int, temperature: float) -> None:
    """Add a node, with an edge for each legal action and a prior that grows with its worth."""
    growth, edges, actions = memory.growth[0], memory.edges, memory.actions
    node = memory.nodes[growth.nodes]
    node.digest, node.first, node.edges = digest, growth.edges, legal(position, seat, actions)
    node.visits, node.total = 0, 0.0
    most = -np.inf
    for number in range(node.edges):
        edge = edges[node.first + number]
        edge.action, edge.visits, edge.total, edge.squares = actions[number], 0, 0.0, 0.0
        edge.prior = worth(position, seat, int(actions[number])) / temperature
        most = max(most, edge.prior)
    total = 0.0
    for number in range(node.first, node.first + node.edges):
        edges[number].prior = np.exp(edges[number].prior - most)
        total += edges[number].prior
    for number in range(node.first, node.first + node.edges):
        edges[number].prior /= total
    growth.nodes += 1
    growth.edges += node.edges


def play_on(memory: Memory, position: Record, random: Random, lookahead: int) -> int:
    """Follow the quick policy to the end, or judge after `lookahead` entries; return how many."""
    for entries in range(lookahead):
        acting = to_act(position)
        if acting == 0:
            payoff(position, memory.returns)
            return entries
        if acting == 1 << CHANCE:
            apply(position, CHANCE, sample(position, random))
        else:
            seat = lowest(acting)
            count = legal(position, seat, memory.actions)
            apply(position, seat, quick(position, seat, memory.actions, count, random))
    if to_act(position) == 0:
        payoff(position, memory.returns)
    else:
        evaluate(position, memory.returns)
    return lookahead
