"""The end of a game where one seat alone still decides, exactly: no sampling, no judgement.

All that chance may bring, weighted as it is, and the best answer to each: with a stack of tables
in the place of recursion, and with a limit of entries, for what is too much to be solved.
"""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from stellwerk.core.game import Game, Rules
from stellwerk.kernel.actor import CHANCE, MOST_SEATS
from stellwerk.kernel.playing import apply, chance, legal, payoff, to_act
from stellwerk.kernel.record import Ints, Reals, Records
from stellwerk.kernel.rule import fill_in, rule

DEEPEST = 32  # entries to the end
MOST_ENTRIES = 1_000_000  # for one decision, about an eighth of a second


class Stack(NamedTuple):
    """A position on each level, with what may follow and what is known of its value so far."""

    positions: Records
    actions: Ints
    shares: Reals
    weights: Ints
    listed: NDArray[np.int32]
    tried: NDArray[np.int32]
    value: Reals
    returns: Reals


def new_stack(game: Game) -> Stack:
    return Stack(
        positions=game.position.many(DEEPEST + 1),
        actions=np.zeros((DEEPEST, game.most_actions), np.int16),
        shares=np.zeros((DEEPEST, game.most_actions)),
        weights=game.action_buffer(),
        listed=np.zeros(DEEPEST, np.int32),
        tried=np.zeros(DEEPEST, np.int32),
        value=np.zeros(DEEPEST),
        returns=np.zeros(MOST_SEATS),
    )


def solve(stack: Stack, seat: int, most: int) -> float:
    """The value of the position on the lowest level to a seat that plays on perfectly.

    NaN if another seat has to decide, or if it takes more entries than it may.
    """
    level, entries, entering, value = 0, 0, True, 0.0
    while level >= 0:
        position = stack.positions[level]
        acting = to_act(position)
        by_chance = acting == 1 << CHANCE
        if acting == 0:
            payoff(position, stack.returns)
            value, level, entering = stack.returns[seat], level - 1, False
            continue
        if entering:
            if level == DEEPEST or entries > most or not (by_chance or acting == 1 << seat):
                return np.nan
            unfold(stack, level, seat, by_chance)
        else:
            fold(stack, level, value, by_chance)
        if stack.tried[level] < stack.listed[level]:
            stack.positions[level + 1] = position
            action = int(stack.actions[level, stack.tried[level]])
            apply(stack.positions[level + 1], CHANCE if by_chance else seat, action)
            level, entries, entering = level + 1, entries + 1, True
        else:
            value, level, entering = stack.value[level], level - 1, False
    return value


def unfold(stack: Stack, level: int, seat: int, by_chance: bool) -> None:
    """List what may follow; outcomes of chance as shares of 1."""
    actions, shares = stack.actions[level], stack.shares[level]
    stack.tried[level] = 0
    if not by_chance:
        stack.listed[level] = legal(stack.positions[level], seat, actions)
        stack.value[level] = -np.inf
        return
    stack.listed[level] = chance(stack.positions[level], actions, stack.weights)
    stack.value[level] = 0.0
    total = 0
    for number in range(stack.listed[level]):
        total += stack.weights[number]
    for number in range(stack.listed[level]):
        shares[number] = stack.weights[number] / total


@rule
def fold(stack: Stack, level: int, value: float, by_chance: bool) -> None:
    """What the last that was tried is worth."""
    if by_chance:
        stack.value[level] += value * stack.shares[level, stack.tried[level]]
    else:
        stack.value[level] = max(stack.value[level], value)
    stack.tried[level] += 1


@cache
def solver_for(rules: Rules) -> Callable[[Stack, int, int], float]:
    return fill_in(
        solve,
        to_act=rules.to_act,
        apply=rules.apply,
        payoff=rules.payoff,
        unfold=fill_in(unfold, legal=rules.legal, chance=rules.chance),
    )
