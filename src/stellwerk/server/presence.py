"""Presence: who is at a table now. It is no line of the table, has no number and is not kept."""

from collections.abc import Sequence

import msgspec

from stellwerk.server.events import Stream, Streams, unnumbered


class Presence(msgspec.Struct, frozen=True):
    """Who is here. Seats are counted from 1."""

    seats: list[int]
    """those whose people look at the table"""
    spectators: int
    thinking: list[int]
    """those whose bots have thought for a moment already"""


class Company:
    """Everybody at one table, told to everybody when it changes."""

    def __init__(self, streams: Streams) -> None:
        self._streams = streams
        self._thinking: set[int] = set()
        self._holders: Sequence[bytes | None] = ()
        self._told = self.presence()

    def presence(self) -> Presence:
        here = [stream.holder for stream in self._streams.open]
        seated = [seat for seat, holder in enumerate(self._holders, 1) if holder and holder in here]
        known = {holder for holder in here if holder} - set(self._holders)
        return Presence(seated, len(known) + here.count(None), sorted(self._thinking))

    def seat(self, holders: Sequence[bytes | None]) -> None:
        """The seats belong to these visitors now."""
        self._holders = holders
        self._tell()

    def enter(self, stream: Stream) -> None:
        self._streams.open.add(stream)
        if not self._tell():
            stream.send(unnumbered("presence", self._told))

    def leave(self, stream: Stream) -> None:
        self._streams.open.discard(stream)
        self._tell()

    def think(self, seat: int, thinks: bool) -> None:
        (self._thinking.add if thinks else self._thinking.discard)(seat + 1)
        self._tell()

    def _tell(self) -> bool:
        """To everybody, if it has changed."""
        presence = self.presence()
        if presence == self._told:
            return False
        self._told = presence
        event = unnumbered("presence", presence)
        for stream in self._streams.open:
            stream.send(event)
        return True
