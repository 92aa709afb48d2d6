"""What a match remembers: its log, any earlier position, and what happened with every entry."""

import zlib
from typing import Generic

import numpy as np

from stellwerk.core.events import Event
from stellwerk.core.game import Game
from stellwerk.core.rules import P, V
from stellwerk.core.written import Log
from stellwerk.kernel.actor import Entry
from stellwerk.kernel.record import Records, copy_of

# A copy is kept every few entries, so that any earlier position is quick to reach from one. It is
# compressed to about a tenth: a server has thousands of matches in memory.
ENTRIES_BETWEEN_COPIES = 16
FASTEST = 1


class History(Generic[P, V]):
    def __init__(self, game: Game[P, V], start: P) -> None:
        self.game = game
        self.log = Log(game.format_action)
        self._copies = [_packed(start)]
        self._previous: P | None = None
        """the position before the last entry, which every viewer is told of"""
        self._events: tuple[int, list[list[Event]]] = 0, []
        """the number of an entry, and the events of some from there on, for who asks next"""

    def twin(self) -> "History[P, V]":
        """The same, to go on separately."""
        twin: History[P, V] = History.__new__(History)
        vars(twin).update(vars(self))
        twin.log, twin._copies = self.log.copy(), self._copies[:]
        return twin

    def add(self, entry: Entry, before: P, after: P) -> None:
        """An entry that was made, and the positions around it; the first is kept as it is."""
        self._previous = before
        self.log.append(entry)
        if len(self.log) % ENTRIES_BETWEEN_COPIES == 0:
            self._copies.append(_packed(after))

    def cut(self, number: int) -> list[Entry]:
        """Forget this entry and all later ones; which they were."""
        forgotten = self.log[number:]
        del self.log[number:]
        del self._copies[number // ENTRIES_BETWEEN_COPIES + 1 :]
        self.rest()
        return forgotten

    def rest(self) -> None:
        """Keep nothing that can be computed again: nobody asks for it soon."""
        self._previous = None
        self._events = 0, []

    def position_at(self, number: int) -> P:
        """A new copy of the position after that many entries."""
        if number == len(self.log) - 1 and self._previous is not None:
            return copy_of(self._previous)
        nearest = number // ENTRIES_BETWEEN_COPIES
        positions = self._copy(nearest)
        for entry in self.log[nearest * ENTRIES_BETWEEN_COPIES : number]:
            self.game.advance(positions, *entry)
        position: P = positions[0]
        return position

    def _copy(self, place: int) -> Records:
        """One of the copies, as the only element of an array."""
        memory = bytearray(zlib.decompress(self._copies[place]))
        return np.ndarray(1, self.game.position.dtype, memory)

    def events(self, number: int) -> list[Event]:
        """What happened with an entry, as the rules noted it."""
        first, events = self._events
        if not first <= number < first + len(events):
            self._events = first, events = self._recorded(number)
        return events[number - first]

    def _recorded(self, number: int) -> tuple[int, list[list[Event]]]:
        """The events of this entry, if it is the last; else of all between two copies."""
        if number == len(self.log) - 1:
            return number, [self.game.events_of(self.position_at(number), self.log[number])]
        place = number // ENTRIES_BETWEEN_COPIES
        first = place * ENTRIES_BETWEEN_COPIES
        recorder = self.game.recorder(self._copy(place)[0])
        entries = self.log[first : first + ENTRIES_BETWEEN_COPIES]
        return first, [recorder.enter(entry) for entry in entries]


def _packed(position: P) -> bytes:
    return zlib.compress(position.tobytes(), FASTEST)
