"""A live table: one owner of a course, who lets one thing happen at a time.

Legal, then durable, then told. While a line is being written nobody can look: what is seen is
always on the disk.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager

from prometheus_client import Counter

from stellwerk import records
from stellwerk.server.course import Conflict, Course
from stellwerk.server.events import Stream, Streams, fresh, gap
from stellwerk.server.lines import Line
from stellwerk.server.pages import Page, Told, log_of, page_of
from stellwerk.server.statements import Taken
from stellwerk.server.store import Store

LINES = Counter("stellwerk_lines", "Lines written, by kind", ["kind"])
LONGEST_GAP = 200  # lines; whoever missed more gets the whole table instead


class Table:
    def __init__(self, course: Course, store: Store, changed: Callable[["Table"], None]) -> None:
        self.course = course
        self.id = course.agreement.table
        self.store = store
        self.changed = changed
        self.streams = Streams()
        self.touched = time.monotonic()
        self.lost = False
        """true when memory and store may differ: then the table is woken anew from the store"""
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[Course]:
        async with self._lock:
            if self.lost:
                raise Taken
            self.touched = time.monotonic()
            yield self.course

    # Things that happen. Each returns the number of the last line, when all of it is durable.

    async def submit(self, seat: int, code: str, decision: int) -> int:
        """Play a move, once, however often it is sent."""
        async with self._turn() as course:
            if not course.answered(seat, code, decision):
                await self._happen(course.moved(seat, code, decision))
            return course.number

    async def undo(self, seat: int, decision: int) -> int:
        async with self._turn() as course:
            if not course.answered(seat, "undo", decision):
                await self._happen(course.undone(seat, decision))
            return course.number

    async def say(self, actor: int, words: str) -> int:
        async with self._turn() as course:
            await self._happen(course.said(actor, words))
            return course.number

    async def sit(self, seat: int, holder: bytes, name: str) -> int:
        """Take a free seat; to take one's own again changes nothing."""
        async with self._turn() as course:
            if course.holders[seat] != holder:
                if course.seated[seat]:
                    raise Conflict(f"seat {seat + 1} is taken: ask for another link, or watch")
                await self._happen(course.sat(seat, name), seat, holder)
                course.holders[seat] = holder
            return course.number

    async def _happen(self, new: Iterator[Line], seat: int = 0, holder: bytes = b"") -> None:
        """Let new lines happen, write them, and tell everybody; or lose the table."""
        lines: list[Line] = []
        told: list[dict[int, bytes]] = []
        try:
            for line in new:
                lines.append(line)
                told.append(self.streams.tell(self.course, line))
            await self._write(lines, seat, holder)
        except BaseException:
            if lines:
                self.lose()
            raise
        self.streams.send(told)
        for line in lines:
            LINES.labels(line.kind.value).inc()
        self.changed(self)

    def _write(self, lines: list[Line], seat: int, holder: bytes) -> Awaitable[None]:
        if holder:
            return self.store.sit(self.id, seat, holder, lines[0])
        return self.store.append(self.id, lines, self.course.match.is_over())

    def lose(self) -> None:
        self.lost = True
        self.streams.end()

    # Looking.

    async def page(self, viewer: int, at: int | None = None) -> Page:
        async with self._turn() as course:
            return page_of(course, viewer, at)

    async def log(self, viewer: int) -> list[Told]:
        """In a thread, for it may be long; the table waits, and no other one."""
        async with self._turn() as course:
            return await asyncio.to_thread(log_of, course, viewer)

    async def record(self, viewer: int) -> str:
        """The viewer's edition while the game is running, the whole afterwards."""
        async with self._turn() as course:
            return records.write(course.match, viewer)

    async def watch(self, viewer: int, seen: int | None) -> Stream:
        """A stream that goes on after the last number seen."""
        async with self._turn():
            stream = Stream(viewer, self.streams.open.discard)
            missed = await self._missed(viewer, seen)
            if missed:
                stream.send(missed)
            self.streams.open.add(stream)
            return stream

    async def _missed(self, viewer: int, seen: int | None) -> bytes:
        last = self.course.number
        if seen is None or not last - LONGEST_GAP <= seen <= last:
            return fresh(page_of(self.course, viewer))
        if seen == last:
            return b""
        lines = await self.store.lines(self.id)
        return await asyncio.to_thread(gap, self.course.agreement, lines, viewer, seen)
