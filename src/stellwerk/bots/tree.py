"""The tree of a search: a node for each information set that it met, an edge for each action.

An information set is what the seat to act may know, so a node is found by a digest of the
position as that seat sees it. Nothing else can get into a node: the search cannot peek, not even
into its own worlds, and positions that are reached in two ways are one node.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from stellwerk.kernel.record import Array, Ints, Reals, Record, Records, count, key, number, real
from stellwerk.kernel.rule import rule

NONE = -1
DIGEST_STEP = 6_364_136_223_846_793_005
LOW_63_BITS = 0x7FFF_FFFF_FFFF_FFFF
LANES = 4
ROOT = 0  # the node of what the searching seat sees


class Node(Record):
    """A decision of one seat."""

    digest: int = key()
    first: int = count()  # edge
    edges: int = count()
    visits: int = count()
    total: float = real()


class Edge(Record):
    """An action, and what became of it for the seat that chose it."""

    action: int = number()
    visits: int = count()
    prior: float = real()
    total: float = real()
    squares: float = real()


class Growth(Record):
    """How far a tree has grown, and what its iterations returned to the seat that thinks."""

    nodes: int = count()
    edges: int = count()
    iterations: int = count()
    applied: int = key()  # entries
    total: float = real()
    squares: float = real()


class Memory(NamedTuple):
    """Everything that a search writes into, made once and used for every decision."""

    positions: Records  # what the seat knows, and a world
    seen: Records  # the world as one seat sees it
    words: NDArray[np.int64]  # the same memory, for the digest
    nodes: Array[Node]
    edges: Array[Edge]
    slots: NDArray[np.int32]  # nodes by their digests
    growth: Array[Growth]
    path: NDArray[np.int32]  # node, edge and seat of every decision of an iteration
    actions: Ints
    returns: Reals


@rule
def digest_of(words: NDArray[np.int64], seat: int) -> int:
    """The digest of a concealed position, eight bytes at a time in four independent lanes."""
    one, two, three, four = seat + 1, 2, 3, 4
    for place in range(0, len(words), LANES):
        one = mixed(one, words[place])
        two = mixed(two, words[place + 1])
        three = mixed(three, words[place + 2])
        four = mixed(four, words[place + 3])
    return mixed(mixed(mixed(one, two >> 31), three), four >> 33)


@rule
def mixed(digest: int, word: int) -> int:
    """The low 63 bits of a product: the same compiled, where it wraps, and plain."""
    product = (digest ^ int(word)) * DIGEST_STEP & LOW_63_BITS
    return product ^ product >> 32


@rule
def slot_of(memory: Memory, digest: int) -> int:
    """Where the node of this digest is listed, or where it would be."""
    slots, nodes = memory.slots, memory.nodes
    slot = digest & (len(slots) - 1)
    while slots[slot] != NONE and nodes[slots[slot]].digest != digest:
        slot = (slot + 1) & (len(slots) - 1)
    return slot


@rule
def spread(growth: Growth) -> float:
    """The standard deviation of what came back: the unit in which exploration is measured."""
    if growth.iterations < 2:
        return 1.0
    mean = growth.total / growth.iterations
    return float(np.sqrt(max(1e-6, growth.squares / growth.iterations - mean * mean)))


@rule
def promising(node: Node, edges: Array[Edge], exploration: float) -> int:
    """The edge with the best mean, or the node's if unvisited, plus what its prior still hopes."""
    best, chosen = -np.inf, node.first
    hope = exploration * np.sqrt(node.visits)
    expected = node.total / max(1, node.visits)
    for place in range(node.first, node.first + node.edges):
        edge = edges[place]
        mean = edge.total / edge.visits if edge.visits > 0 else expected
        value = mean + hope * edge.prior / (1 + edge.visits)
        if value > best:
            best, chosen = value, place
    return int(chosen)


@rule
def credit(memory: Memory, depth: int, viewer: int) -> None:
    """Every decision on the way, with what its own seat got."""
    for step in range(depth):
        place, chosen, seat = memory.path[step]
        value = memory.returns[seat]
        node, edge = memory.nodes[place], memory.edges[chosen]
        node.visits += 1
        node.total += value
        edge.visits += 1
        edge.total += value
        edge.squares += value * value
    growth = memory.growth[0]
    growth.iterations += 1
    growth.total += memory.returns[viewer]
    growth.squares += memory.returns[viewer] * memory.returns[viewer]


@rule
def has_room(memory: Memory) -> bool:
    growth = memory.growth[0]
    edges = growth.edges + len(memory.actions)
    return bool(growth.nodes < len(memory.nodes) and edges <= len(memory.edges))
