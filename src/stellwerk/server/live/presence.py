"""Presence: who is at a table now. It is no line of the table, has no number and is not kept.

Several processes tell each other who is with them: when it changes, when a process is heard for the
first time, and every few seconds, so that a process that has died is forgotten.
"""

import time
from collections.abc import Callable, Sequence

import msgspec

from stellwerk.server.live.events import Stream, Streams, unnumbered

SECONDS_BETWEEN_NEWS = 10.0
SECONDS_REMEMBERED = 25.0


class Presence(msgspec.Struct, frozen=True):
    """Who is here. Seats are counted from 1."""

    seats: list[int]
    """those whose people look at the table"""
    spectators: int
    thinking: list[int]
    """those whose bots have thought for a moment already"""


class Guests(msgspec.Struct, frozen=True, array_like=True):
    """Who is with one process."""

    process: str
    visitors: list[bytes]
    strangers: int
    """without a token, so that nobody can tell them apart"""
    thinking: list[int]


def nobody_else(_: Guests) -> None:
    """Where there is one process, nobody else has to know."""


class Company:
    """Everybody at one table, told to everybody when it changes."""

    def __init__(self, streams: Streams) -> None:
        self._streams = streams
        self._process = ""
        self._tell_others: Callable[[Guests], None] = nobody_else
        self._thinking: set[int] = set()
        self._holders: Sequence[bytes | None] = ()
        self._elsewhere: dict[str, tuple[Guests, float]] = {}
        self._here = self._guests()
        self._told = self.presence()

    def presence(self) -> Presence:
        all_ = [self._here, *(guests for guests, _ in self._elsewhere.values())]
        visitors = {visitor for guests in all_ for visitor in guests.visitors}
        seats = [seat for seat, holder in enumerate(self._holders, 1) if holder in visitors]
        spectators = len(visitors.difference(h for h in self._holders if h))
        spectators += sum(guests.strangers for guests in all_)
        return Presence(seats, spectators, sorted({s for g in all_ for s in g.thinking}))

    @property
    def attended(self) -> bool:
        """Whether anybody looks at the table, here or elsewhere."""
        return bool(self._told.seats or self._told.spectators)

    def _guests(self) -> Guests:
        here = [stream.holder for stream in self._streams.open]
        visitors = sorted({holder for holder in here if holder})
        return Guests(self._process, visitors, here.count(None), sorted(self._thinking))

    # What changes here.

    def seat(self, holders: Sequence[bytes | None]) -> None:
        """The seats belong to these visitors now."""
        self._holders = holders
        self._tell()

    def enter(self, stream: Stream) -> None:
        self._streams.open.add(stream)
        if not self._change():
            stream.send(unnumbered("presence", self._told))

    def leave(self, stream: Stream) -> None:
        self._streams.open.discard(stream)
        self._change()

    def think(self, seat: int, thinks: bool) -> None:
        (self._thinking.add if thinks else self._thinking.discard)(seat + 1)
        self._change()

    def _change(self) -> bool:
        here = self._guests()
        if here != self._here:
            self._here = here
            self._tell_others(here)
        return self._tell()

    # What changes elsewhere.

    def share(self, process: str, tell: Callable[[Guests], None]) -> None:
        """There are other processes: this is our name, and how they are told."""
        self._process, self._tell_others = process, tell
        self._here = self._guests()

    def hear(self, guests: Guests) -> None:
        if guests.process == self._process:
            return
        if guests.process not in self._elsewhere:
            self.tell_again()
        self._elsewhere[guests.process] = (guests, time.monotonic())
        self._tell()

    def tell_again(self) -> None:
        """Who is here, for those who may not know; and nobody remembers the dead."""
        before = time.monotonic() - SECONDS_REMEMBERED
        self._elsewhere = {p: news for p, news in self._elsewhere.items() if news[1] > before}
        if self._here.visitors or self._here.strangers or self._here.thinking:
            self._tell_others(self._here)
        self._tell()

    def _tell(self) -> bool:
        """To everybody here, if it has changed."""
        presence = self.presence()
        if presence == self._told:
            return False
        self._told = presence
        event = unnumbered("presence", presence)
        for stream in self._streams.open:
            stream.send(event)
        return True
