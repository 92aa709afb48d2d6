"""What an observation and an action number mean: tables that code, tests and docs read alike."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stellwerk.kernel.record import Ints


class Field(NamedTuple):
    """Some neighbouring numbers of an observation."""

    name: str
    size: int
    high: int
    """the largest value; the smallest is 0 unless `low` says otherwise"""
    about: str
    low: int = 0


class Block(NamedTuple):
    """Some neighbouring action numbers."""

    about: str
    actions: tuple[int, ...]
    """what the rules call them, ascending"""


@dataclass(frozen=True)
class Encoding:
    """How one game with one agreement is shown to a learner. A change of an index raises `version`.

    Actions are numbered without gaps, in the order of the rules; outcomes of chance, by card.
    """

    version: int
    fields: tuple[Field, ...]
    blocks: tuple[Block, ...]
    observe: Callable[[Any, int, Ints], None]
    """a rule: write what a seat may know of a table"""
    first_outcome: int
    kinds: int
    """outcome `first_outcome + n * kinds + kind` of the rules shows a card of this kind"""

    @cached_property
    def size(self) -> int:
        return sum(field.size for field in self.fields)

    @cached_property
    def low(self) -> Ints:
        return np.repeat([f.low for f in self.fields], [f.size for f in self.fields]).astype("i2")

    @cached_property
    def high(self) -> Ints:
        return np.repeat([f.high for f in self.fields], [f.size for f in self.fields]).astype("i2")

    @cached_property
    def rule_actions(self) -> NDArray[np.int64]:
        """By action number: what the rules call it."""
        return np.array([action for block in self.blocks for action in block.actions])

    @cached_property
    def numbers(self) -> Ints:
        """By what the rules call it: the action number, or -1."""
        numbers = np.full(self.first_outcome, -1, np.int16)
        numbers[self.rule_actions] = np.arange(len(self.rule_actions))
        return numbers

    @property
    def actions(self) -> int:
        """How many action numbers there are."""
        return len(self.rule_actions)

    def kind(self, outcome: int) -> int:
        return (outcome - self.first_outcome) % self.kinds

    def places(self) -> dict[str, slice]:
        """Where each field lies in an observation."""
        places, begin = {}, 0
        for field in self.fields:
            places[field.name] = slice(begin, begin + field.size)
            begin += field.size
        return places
