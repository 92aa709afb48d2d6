"""Unordered bags: how many there are of each kind. A shuffled pile is one."""

from stellwerk.kernel.random import Random, below
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule

TRIES_WORTH_IT = 5  # counting through a bag takes about as long as this many tries


@rule
def list_kinds(bag: Ints, first: int, out: Ints, weights: Ints) -> int:
    """Write every kind in the bag, counted from `first`, with its number; return how many kinds."""
    n = 0
    for kind in range(len(bag)):
        out[n] = first + kind
        weights[n] = bag[kind]
        if bag[kind] > 0:
            n += 1
    return n


@rule
def size(bag: Ints) -> int:
    total = 0
    for kind in range(len(bag)):
        total += bag[kind]
    return total


@rule
def kind_from(bag: Ints, count: int, random: Random) -> int:
    """The kind of one of the `count` things in the bag, each as likely as any other."""
    left = below(random, count) - bag[0]
    kind = 0
    while left >= 0:
        kind += 1
        left -= bag[kind]
    return kind


@rule
def single_from(bag: Ints, count: int, random: Random) -> int:
    """The same for a bag with never two of a kind: if it is full enough, try until one is there."""
    if TRIES_WORTH_IT * count < len(bag):
        return kind_from(bag, count, random)
    kind = below(random, len(bag))
    while bag[kind] == 0:
        kind = below(random, len(bag))
    return kind


@rule
def draw_from(bag: Ints, count: int, random: Random) -> int:
    """Take one of the `count` things in the bag, each as likely as any other; return its kind."""
    kind = kind_from(bag, count, random)
    bag[kind] -= 1
    return kind


@rule
def pour(source: Ints, target: Ints) -> None:
    """Empty one bag into another."""
    for kind in range(len(source)):
        target[kind] += source[kind]
        source[kind] = 0
