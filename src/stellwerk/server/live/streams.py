"""Streams: the viewers of a table, and the events that wait for each of them.

What a viewer was told last is kept for a while after they have gone, and so is what would have been
told since: browsers come back within seconds, and get it without a look into the log.
"""

import asyncio
import math
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable

from stellwerk.server.live.company import is_closed_to
from stellwerk.server.live.events import Event, Pages, events_for
from stellwerk.server.live.packing import HEAD, Checksum, packed
from stellwerk.server.live.session import Session
from stellwerk.server.live.snapshots import Reader, page_of
from stellwerk.server.storage.log import LogEntry

MOST_WAITING = 256  # events of a viewer who does not read; then the stream ends, to be resumed
MOST_KEPT = 64  # events for viewers who come back
SECONDS_KEPT = 30.0
SECONDS_OF_SILENCE = 15.0
# An event, not a comment: browsers do not show comments to scripts.
ALIVE = Event(None, "alive", {})
RETRY = b"retry: 1000\n\n"


class Stream:
    """The events of one viewer."""

    def __init__(
        self, reader: Reader, leave: "Callable[[Stream], None]", holder: bytes | None = None
    ) -> None:
        self.reader = reader
        self.holder = holder
        """the digest of the visitor, if there is one"""
        self.missed: bytes | None = None
        """what came after the last event seen, if it is kept"""
        self.silent_since = time.monotonic()
        self._leave = leave
        self._ended = False
        self._waiting: asyncio.Queue[Event | None] = asyncio.Queue(MOST_WAITING + 1)

    def send(self, event: Event) -> None:
        self.silent_since = time.monotonic()
        if self._waiting.qsize() >= MOST_WAITING:
            self.end()
        if not self._ended:
            self._waiting.put_nowait(event)

    def may_watch(self, session: Session) -> bool:
        """The holder of a seat may from there, and a spectator unless agreed otherwise."""
        seat, holders = self.reader.viewer, session.holders
        if seat >= len(holders):
            return not is_closed_to(session, seat)
        return holders[seat] == self.holder

    def leave(self) -> None:
        self._leave(self)

    def end(self) -> None:
        """Send nothing more; what waits can still be read."""
        if not self._ended:
            self._ended = True
            self._waiting.put_nowait(None)

    async def read(self) -> AsyncIterator[bytes]:
        """What was missed, then everything that is sent, until the stream ends."""
        yield RETRY + (self.missed or b"")
        async for events in self._batches():
            yield b"".join([event.plain for event in events])

    async def read_packed(self) -> AsyncIterator[bytes]:
        """The same, compressed."""
        checksum, first = Checksum(), RETRY + (self.missed or b"")
        checksum.add(first)
        yield HEAD + packed(first)
        async for events in self._batches():
            for event in events:
                checksum.add(event.plain)
            yield b"".join([event.packed for event in events])
        yield checksum.tail()

    async def _batches(self) -> AsyncIterator[list[Event]]:
        """All events that wait, again and again."""
        ended = False
        while not ended:
            waiting = [await self._waiting.get()]
            while not self._waiting.empty():
                waiting.append(self._waiting.get_nowait())
            ended = None in waiting
            if events := [event for event in waiting if event]:
                yield events


class Followed:
    """A reader whose events are encoded, because a stream is open or was so a moment ago."""

    def __init__(self, since: int) -> None:
        self.streams: set[Stream] = set()
        self.left_at = math.inf
        self._since = self._last = since
        """all events after the first number, up to the second, are kept"""
        self._kept: deque[Event] = deque()

    def keep(self, event: Event) -> None:
        self._kept.append(event)
        self._last = event.number or 0
        if len(self._kept) > MOST_KEPT:
            self._since = self._kept.popleft().number or 0

    def missed(self, seen: int) -> bytes | None:
        """What came after this number, if it is known here."""
        if not self._since <= seen <= self._last:
            return None
        return b"".join([event.plain for event in self._kept if (event.number or 0) > seen])


class Streams:
    """All viewers of one table."""

    def __init__(self) -> None:
        self.open: set[Stream] = set()
        self.pages: Pages = {}
        self._followed: dict[Reader, Followed] = {}

    def join(self, stream: Stream, session: Session, seen: int | None = None) -> None:
        """Send the stream all events from this session on, after those that it has missed."""
        reader = stream.reader
        if reader not in self._followed:
            self._followed[reader] = Followed(session.number_for(reader.viewer))
            if reader.changes:
                self.pages[reader] = page_of(session, reader)
        followed = self._followed[reader]
        followed.streams.add(stream)
        followed.left_at = math.inf
        stream.missed = None if seen is None else followed.missed(seen)
        self.open.add(stream)

    def leave(self, stream: Stream) -> None:
        self.open.discard(stream)
        followed = self._followed.get(stream.reader)
        if followed is not None:
            followed.streams.discard(stream)
            if not followed.streams:
                followed.left_at = time.monotonic()

    def encode(self, session: Session, entry: LogEntry, pages: Pages) -> dict[Reader, Event]:
        """The event of the session's last entry for every kind of reader; `pages` change too."""
        return events_for(session, entry, self._followed, pages)

    def send(self, events: Iterable[dict[Reader, Event]], pages: Pages) -> None:
        """Tell everybody what has happened, and keep what they have before them now."""
        for told in events:
            for reader, followed in self._followed.items():
                if reader in told:
                    followed.keep(told[reader])
                    for stream in followed.streams:
                        stream.send(told[reader])
        self.pages = {reader: page for reader, page in pages.items() if reader in self._followed}

    def tell(self, event: Event) -> None:
        """Tell everybody a state of the table that is not kept."""
        for stream in self.open:
            stream.send(event)

    def keep_alive(self) -> None:
        """Send something to silent streams: proxies do not cut them, and viewers know they work."""
        before = time.monotonic() - SECONDS_OF_SILENCE
        for stream in self.open:
            if stream.silent_since < before:
                stream.send(ALIVE)

    def forget(self, seconds: float = SECONDS_KEPT) -> bool:
        """Stop following readers who left so long ago; whether nobody is followed any more."""
        before = time.monotonic() - seconds
        for reader in [r for r, followed in self._followed.items() if followed.left_at < before]:
            del self._followed[reader]
            self.pages.pop(reader, None)
        return not self._followed

    def end_lost_seats(self, session: Session) -> None:
        """End those of seats that belong to another visitor now, and of unwanted spectators."""
        for stream in self.open:
            if not stream.may_watch(session):
                stream.end()

    def end(self) -> None:
        for stream in self.open:
            stream.end()
