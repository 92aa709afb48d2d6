"""Events: what happened, told to everybody who looks on, each by what that viewer may know.

The number of an event is the number of its line, less those that the viewer may not know of. It is
the same after a restart, and so are its bytes: they follow from the lines up to then and from the
viewer alone.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence

import msgspec

from stellwerk.server.live.log import Agreement, Line
from stellwerk.server.live.session import Course
from stellwerk.server.live.snapshots import Happening, Page, Reader, happening

MOST_WAITING = 256  # events of a viewer who does not read; then the stream ends, to be resumed
SECONDS_OF_SILENCE = 15.0
# An event, not a comment: browsers hide comments from whoever wants to know that a stream is alive.
ALIVE = b"event: alive\ndata: {}\n\n"
RETRY = b"retry: 1000\n\n"


def told(event: Happening) -> bytes:
    return _event(event.number, event.kind, msgspec.json.encode(event))


def fresh(page: Page) -> bytes:
    """The whole table, for somebody who is new or was away too long."""
    return _event(page.number, "fresh", msgspec.json.encode(page))


def _event(number: int, name: str, data: bytes) -> bytes:
    return b"id: %d\nevent: %s\ndata: %s\n\n" % (number, name.encode(), data)


def unnumbered(name: str, state: msgspec.Struct) -> bytes:
    """How things stand now. Nobody has to be told later that it was so: it leaves no gap."""
    return b"event: %s\ndata: %s\n\n" % (name.encode(), msgspec.json.encode(state))


def gap(agreement: Agreement, lines: Iterable[Line], reader: Reader, seen: int) -> bytes:
    """Everything after the last number seen, as it was told when it happened."""
    course = Course(agreement)
    missed = b""
    for line in lines:
        course.follow(line)
        if course.number_for(reader.viewer) > seen and course.tells(reader.viewer, line):
            missed += told(happening(course, line, reader))
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
        """what comes before everything that is sent"""
        self._leave = leave
        self._ended = False
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING + 1)

    def send(self, event: bytes) -> None:
        self.silent_since = time.monotonic()
        if self._waiting.qsize() >= MOST_WAITING:
            self.end()
        if not self._ended:
            self._waiting.put_nowait(event)

    def may_look(self, holders: Sequence[bytes | None]) -> bool:
        """A spectator may always, and at a seat its holder."""
        seat = self.reader.viewer
        return seat >= len(holders) or holders[seat] == self.holder

    def leave(self) -> None:
        self._leave(self)

    def end(self) -> None:
        """Nothing more is sent; what waits can still be read."""
        if not self._ended:
            self._ended = True
            self._waiting.put_nowait(None)

    async def read(self) -> AsyncIterator[bytes]:
        """Until the stream ends; what has come together is sent together."""
        yield RETRY + self.missed
        ended = False
        while not ended:
            events = [await self._waiting.get()]
            while not self._waiting.empty():
                events.append(self._waiting.get_nowait())
            ended = None in events
            yield b"".join(event for event in events if event)


class Streams:
    """Everybody who looks at one table."""

    def __init__(self) -> None:
        self.open: set[Stream] = set()

    def tell(self, course: Course, line: Line) -> dict[Reader, bytes]:
        """The last line of the course for every kind of reader that is there; not sent yet."""
        readers = {s.reader for s in self.open if course.tells(s.reader.viewer, line)}
        return {reader: told(happening(course, line, reader)) for reader in readers}

    def send(self, events: Iterable[dict[Reader, bytes]]) -> None:
        for event in events:
            for stream in self.open:
                if stream.reader in event:
                    stream.send(event[stream.reader])

    def give_a_sign(self) -> None:
        """So that no proxy cuts a silent line, and a viewer knows that it is not dead."""
        before = time.monotonic() - SECONDS_OF_SILENCE
        for stream in self.open:
            if stream.silent_since < before:
                stream.send(ALIVE)

    def end_of_others(self, holders: Sequence[bytes | None]) -> None:
        """Nobody looks through the eyes of a seat that belongs to somebody else now."""
        for stream in self.open:
            if not stream.may_look(holders):
                stream.end()

    def end(self) -> None:
        for stream in self.open:
            stream.end()
