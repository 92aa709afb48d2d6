"""Many tables at once: templates that `fill_in` completes with a game's rules and its encoding.

Everything a table needs lies in row `i` of some array, so that threads share out the rows and the
result is the same however many there are.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from stellwerk.kernel.actor import CHANCE
from stellwerk.kernel.playing import apply, legal, payoff, sample, to_act
from stellwerk.kernel.random import Random, below
from stellwerk.kernel.record import Ints, Record, Records
from stellwerk.kernel.rule import rule
from stellwerk.kernel.sets import lowest

Flags = NDArray[np.bool_]
Floats = NDArray[np.float64]
Counts = NDArray[np.int64]


class Batch(NamedTuple):
    """The arrays of a batch, a row for each table."""

    tables: Records
    randoms: Random
    """decide what chance decides"""
    decisions: Counts
    """made so far in this game"""
    seats: Counts
    """who decides next"""
    legal: Ints
    """action numbers, ascending"""
    legal_count: Ints
    masks: Flags
    """the same: whether each action number is legal"""
    observations: Ints
    """what the seat that decides may know"""
    rewards: Floats
    """by seat, of the last step"""
    terminated: Flags
    truncated: Flags


def observe(table: Record, seat: int, out: Ints) -> None:
    raise NotImplementedError


def conceal(table: Record, viewer: int) -> None:
    raise NotImplementedError


def imagine(table: Record, random: Random) -> None:
    raise NotImplementedError


def deal(table: Record, random: Random) -> int:
    """Let chance decide until a seat has to; return that seat."""
    acting = to_act(table)
    while acting == 1 << CHANCE:
        apply(table, CHANCE, sample(table, random))
        acting = to_act(table)
    return acting


def show(batch: Batch, i: int, acting: int, numbers: Ints) -> None:
    """Who decides now, between what, and knowing what."""
    seat = lowest(acting)
    batch.seats[i] = seat
    observe(batch.tables[i], seat, batch.observations[i])
    count = batch.legal_count[i]
    batch.legal_count[i] = list_legal(
        batch.tables[i], seat, batch.legal[i], count, batch.masks[i], numbers
    )


def list_legal(
    table: Record, seat: int, listed: Ints, before: int, mask: Flags, numbers: Ints
) -> int:
    """Action numbers in the place of those before, and their mask; how many."""
    for n in range(before):
        mask[listed[n]] = False
    count = legal(table, seat, listed)
    for n in range(count):
        number = numbers[listed[n]]
        listed[n] = number
        mask[number] = True
    return count


def show_rows(batch: Batch, numbers: Ints, first: int, end: int) -> None:
    """After positions were put onto the tables by hand."""
    for i in range(first, end):
        show(batch, i, deal(batch.tables[i], batch.randoms[i : i + 1]), numbers)


def step_rows(
    batch: Batch, actions: Counts, start: Records, rule_actions: Counts, numbers: Ints,
    longest: int, first: int, end: int,
) -> None:  # fmt: skip
    """One decision at every table; a finished game makes room for a new one at once."""
    for i in range(first, end):
        table, random = batch.tables[i], batch.randoms[i : i + 1]
        apply(table, batch.seats[i], rule_actions[actions[i]])
        acting = deal(table, random)
        batch.decisions[i] += 1
        batch.terminated[i] = acting == 0
        batch.truncated[i] = acting != 0 and batch.decisions[i] == longest
        for seat in range(batch.rewards.shape[1]):
            batch.rewards[i, seat] = 0.0
        if batch.terminated[i] or batch.truncated[i]:
            if acting == 0:
                payoff(table, batch.rewards[i])
            batch.tables[i] = start[0]
            acting = deal(table, random)
            batch.decisions[i] = 0
        show(batch, i, acting, numbers)


def observe_rows(tables: Records, seats: Counts, out: Ints, first: int, end: int) -> None:
    for i in range(first, end):
        observe(tables[i], seats[i], out[i])


def conceal_rows(tables: Records, viewers: Counts, first: int, end: int) -> None:
    for i in range(first, end):
        conceal(tables[i], viewers[i])


def imagine_rows(tables: Records, randoms: Random, first: int, end: int) -> None:
    for i in range(first, end):
        imagine(tables[i], randoms[i : i + 1])


@rule
def choose_rows(
    legal: Ints, count: Ints, randoms: Random, out: Counts, first: int, end: int
) -> None:
    """A legal action of every table, each as likely as any other."""
    for i in range(first, end):
        out[i] = legal[i, below(randoms[i : i + 1], count[i])]


@rule
def find_illegal(masks: Flags, actions: Counts, out: Flags, first: int, end: int) -> None:
    """Whether the action of each table is illegal."""
    for i in range(first, end):
        out[i] = actions[i] < 0 or actions[i] >= masks.shape[1] or not masks[i, actions[i]]
