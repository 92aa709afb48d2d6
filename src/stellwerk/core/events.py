"""Events: what happened with an entry of a game, as its rules noted it."""

from collections.abc import Callable
from typing import Generic, NamedTuple, Self

import numpy as np

from stellwerk.core.rules import P
from stellwerk.kernel.actor import Entry
from stellwerk.kernel.noting import MOST_NOTES, Kind, Notes, with_notes
from stellwerk.kernel.piles import UNKNOWN
from stellwerk.kernel.record import Records

Advance = Callable[[Records, int, int], int]


class Event(NamedTuple):
    """Something that happened. Its numbers have the names that its kind gives them."""

    kind: Kind
    numbers: tuple[int, ...]

    def __getattr__(self, name: str) -> int:
        if name not in self.kind.says:
            raise AttributeError(f"{self.kind.name} does not say {name!r}")
        return self.numbers[self.kind.says.index(name)]

    def without(self, name: str) -> Self:
        """The same with one of its numbers unknown."""
        place = self.kind.says.index(name)
        return self._replace(numbers=(*self.numbers[:place], UNKNOWN, *self.numbers[place + 1 :]))

    def __str__(self) -> str:
        told = (
            f"{name}={number}" for name, number in zip(self.kind.says, self.numbers, strict=True)
        )
        return " ".join((self.kind.name.lower(), *told))


Veil = Callable[[Event, int, bool], Event | None]
"""An event as a viewer sees it, or nothing; true if the entry is hidden from that viewer."""


class Recorder(Generic[P]):
    """A copy of a position on which entries are made, to learn what happens."""

    def __init__(self, kinds: type[Kind], advance: Advance, position: P) -> None:
        room = with_notes(type(position))
        memory = bytearray(Notes.dtype.itemsize) + position.tobytes()
        self._with_notes = np.ndarray(1, room.dtype, memory)
        self._positions = np.ndarray(1, position.dtype, memory, Notes.dtype.itemsize)
        self._kinds, self._advance = kinds, advance

    @property
    def position(self) -> P:
        position: P = self._positions[0]
        return position

    def enter(self, entry: Entry) -> list[Event]:
        """Make an entry; what happened."""
        self._with_notes["noted"] = 0
        self._advance(self._with_notes, *entry)
        count = int(self._with_notes["noted"][0])
        if count > MOST_NOTES:
            raise OverflowError(f"{count} events with one entry; there is room for {MOST_NOTES}")
        return [self._read(*row) for row in self._with_notes["notes"][0, :count].tolist()]

    def _read(self, number: int, *numbers: int) -> Event:
        kind = self._kinds(number)
        return Event(kind, numbers[: len(kind.says)])
