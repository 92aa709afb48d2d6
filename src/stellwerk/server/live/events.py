"""Events: what happened, sent to all viewers of a table, each by what that viewer may know.

The number of an event is the number of its log entry, less those that the viewer may not know of.
It is the same after a restart, and so are its bytes: they depend only on the log up to then and on
the viewer.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence

import msgspec

from stellwerk.server.live.session import Session
from stellwerk.server.live.snapshots import EventView, Page, Reader, event_view
from stellwerk.server.storage.log import Agreement, LogEntry

MOST_WAITING = 256  # events of a viewer who does not read; then the stream ends, to be resumed
SECONDS_OF_SILENCE = 15.0
# An event, not a comment: browsers do not show comments to scripts.
ALIVE = b"event: alive\ndata: {}\n\n"
RETRY = b"retry: 1000\n\n"


def encode_event(event: EventView) -> bytes:
    return _event(event.number, event.kind, msgspec.json.encode(event))


def encode_snapshot(page: Page) -> bytes:
    """The whole table, for a viewer who is new or was away too long."""
    return _event(page.number, "fresh", msgspec.json.encode(page))


def _event(number: int, name: str, data: bytes) -> bytes:
    return b"id: %d\nevent: %s\ndata: %s\n\n" % (number, name.encode(), data)


def encode_state(name: str, state: msgspec.Struct) -> bytes:
    """State without a number: it is not repeated to a viewer who missed it."""
    return b"event: %s\ndata: %s\n\n" % (name.encode(), msgspec.json.encode(state))


def missed_events(
    agreement: Agreement, entries: Iterable[LogEntry], reader: Reader, seen: int
) -> bytes:
    """Everything after the last number seen, with the same bytes as when it happened."""
    session = Session(agreement)
    missed = b""
    for entry in entries:
        session.apply(entry)
        if session.number_for(reader.viewer) > seen and session.shows(reader.viewer, entry):
            missed += encode_event(event_view(session, entry, reader))
    return missed


class Stream:
    """The events of one viewer."""

    def __init__(
        self, reader: Reader, leave: "Callable[[Stream], None]", holder: bytes | None = None
    ) -> None:
        self.reader = reader
        self.holder = holder
        """the digest of the visitor, if there is one"""
        self.silent_since = time.monotonic()
        self.missed = b""
        """events that come before everything that is sent"""
        self._leave = leave
        self._ended = False
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING + 1)

    def send(self, event: bytes) -> None:
        self.silent_since = time.monotonic()
        if self._waiting.qsize() >= MOST_WAITING:
            self.end()
        if not self._ended:
            self._waiting.put_nowait(event)

    def may_watch(self, holders: Sequence[bytes | None]) -> bool:
        """A spectator may always watch, and the holder of a seat from there."""
        seat = self.reader.viewer
        return seat >= len(holders) or holders[seat] == self.holder

    def leave(self) -> None:
        self._leave(self)

    def end(self) -> None:
        """Send nothing more; what waits can still be read."""
        if not self._ended:
            self._ended = True
            self._waiting.put_nowait(None)

    async def read(self) -> AsyncIterator[bytes]:
        """Events until the stream ends; those that wait together are sent together."""
        yield RETRY + self.missed
        ended = False
        while not ended:
            events = [await self._waiting.get()]
            while not self._waiting.empty():
                events.append(self._waiting.get_nowait())
            ended = None in events
            yield b"".join(event for event in events if event)


class Streams:
    """All viewers of one table."""

    def __init__(self) -> None:
        self.open: set[Stream] = set()

    def encode(self, session: Session, entry: LogEntry) -> dict[Reader, bytes]:
        """The event of the session's last entry for every kind of reader that is there."""
        readers = {s.reader for s in self.open if session.shows(s.reader.viewer, entry)}
        return {reader: encode_event(event_view(session, entry, reader)) for reader in readers}

    def send(self, events: Iterable[dict[Reader, bytes]]) -> None:
        for event in events:
            for stream in self.open:
                if stream.reader in event:
                    stream.send(event[stream.reader])

    def keep_alive(self) -> None:
        """Send something to silent streams: proxies do not cut them, and viewers know they work."""
        before = time.monotonic() - SECONDS_OF_SILENCE
        for stream in self.open:
            if stream.silent_since < before:
                stream.send(ALIVE)

    def end_lost_seats(self, holders: Sequence[bytes | None]) -> None:
        """End the streams of seats that belong to another visitor now."""
        for stream in self.open:
            if not stream.may_watch(holders):
                stream.end()

    def end(self) -> None:
        for stream in self.open:
            stream.end()
