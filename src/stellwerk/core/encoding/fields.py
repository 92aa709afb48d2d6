"""What an observation and an action number mean: positions that code, tests and docs read alike."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from stellwerk.kernel.record import Ints, Record
from stellwerk.kernel.rule import name_of, rule_named


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
    rule: Callable[..., None]
    """write what a seat may know of a position; trusts that both fit"""
    first_outcome: int
    kinds: int
    """outcome `first_outcome + n * kinds + kind` of the rules shows a card of this kind"""
    seats: int
    position: type[Record]
    agreed: dict[str, bytes] = field(default_factory=dict, hash=False)
    """what lies in these fields of every position that the encoding is for"""

    def observe(self, position: Record, seat: int, out: Ints) -> None:
        """Write what a seat may know of a position, real or concealed; ValueError if it misfits."""
        self.check(position)
        if not 0 <= seat < self.seats:
            raise ValueError(f"observe a seat from 0 to {self.seats - 1}, not {seat}")
        if out.dtype != np.int16 or out.shape != (self.size,) or not out.flags.writeable:
            raise ValueError(
                f"an observation is written to an int16 array of the shape ({self.size},), not to "
                f"{'' if out.flags.writeable else 'a read-only '}{out.dtype} of {out.shape}"
            )
        self.rule(position, seat, out)

    def check(self, position: Record) -> None:
        """ValueError unless this is a position of the game that was agreed."""
        if not isinstance(position, self.position):
            raise ValueError(f"this encoding is for {self.position}, not for {type(position)}")
        memory = position.tobytes()
        for name, expected in self.agreed.items():
            if not memory.startswith(expected, self._offsets[name]):
                raise ValueError(
                    "this encoding is for other seats or another map: the position differs in "
                    f"{name}; take encoding_of(game, seats, options) of the game as it is played"
                )

    def __deepcopy__(self, memo: object) -> "Encoding":
        """Nothing in it ever changes."""
        return self

    def __getstate__(self) -> dict[str, object]:
        return {**vars(self), "rule": name_of(self.rule)}

    def __setstate__(self, state: dict[str, object]) -> None:
        place = cast("tuple[str, str]", state["rule"])
        vars(self).update(state, rule=rule_named(*place))

    @cached_property
    def _offsets(self) -> dict[str, int]:
        """Where the fields of `agreed` lie in the memory of a position."""
        return {name: self.position.place_of(name) for name in self.agreed}

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
        """The actions of the rules, by action number."""
        return np.array([action for block in self.blocks for action in block.actions])

    @cached_property
    def numbers(self) -> Ints:
        """The action numbers, by the actions of the rules; -1 where there is none."""
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
        for name, size, *_ in self.fields:
            places[name] = slice(begin, begin + size)
            begin += size
        return places
