"""A live table: a course that goes on, one thing at a time.

Legal, then durable, then told. New lines happen to a twin of the course, which takes its place when
they are on the disk: what is seen is always there, what could not be written never happened.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager

from prometheus_client import Counter

from stellwerk import records
from stellwerk.server.course import Conflict, Course
from stellwerk.server.events import Stream, Streams, fresh, gap
from stellwerk.server.lines import Kind, Line
from stellwerk.server.pages import Page, Reader, Told, log_of, page_of
from stellwerk.server.presence import Company
from stellwerk.server.problems import Refused
from stellwerk.server.statements import Taken
from stellwerk.server.store import Store

LINES = Counter("stellwerk_lines", "Lines written, by kind", ["kind"])
LONGEST_GAP = 200  # lines; whoever missed more gets the whole table instead

Act = Callable[[Course], Iterator[Line]]
Write = Callable[[list[Line], bool], Awaitable[None]]
"""new lines, and whether the game is over now"""


class Table:
    def __init__(
        self,
        course: Course,
        store: Store,
        changed: Callable[["Table", Sequence[Line]], None],
        shared: bool = False,
    ) -> None:
        self.course = course
        self.id = course.agreement.table
        self.store = store
        self.changed = changed
        """is told which lines were written here, or that there are others now"""
        self.shared = shared
        """whether other processes write lines of this table too"""
        self.streams = Streams()
        self.company = Company(self.streams)
        self.company.seat(course.holders)
        self.touched = time.monotonic()
        self.closed = False
        """put away: whoever still holds this one has to wake another"""
        self.kept = False
        """whether the bots of this table think in this process"""
        self._unsure = False
        """true when nobody knows whether the last lines were written"""
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def turn(self, look: bool = False) -> AsyncIterator[Course]:
        """Nobody else has it meanwhile. Whoever looks sees all that was acknowledged anywhere."""
        async with self._lock:
            if self.closed:
                raise Taken
            if self._unsure or (look and self.shared):
                await self._read_on()
            self.touched = time.monotonic()
            yield self.course

    # Things that happen. Each returns the number of the last line, when all of it is durable.

    async def submit(self, seat: int, code: str, decision: int) -> int:
        """Play a move, once, however often it is sent."""
        async with self.turn() as course:
            if not course.answered(seat, code, decision):
                await self.happen(lambda twin: twin.moved(seat, code, decision))
            return self.course.number

    async def undo(self, seat: int, decision: int) -> int:
        async with self.turn() as course:
            if not course.answered(seat, "undo", decision):
                await self.happen(lambda twin: twin.undone(seat, decision))
            return self.course.number

    async def say(self, actor: int, words: str, author: bytes | None = None) -> int:
        def write(lines: list[Line], over: bool) -> Awaitable[None]:
            return self.store.append(self.id, lines, over, {actor: author})

        async with self.turn():
            await self.happen(lambda twin: twin.said(actor, words), write)
            return self.course.number

    async def resign(self, seat: int, bot: str) -> int:
        """Leave a seat to a bot, for good."""

        def write(lines: list[Line], _: bool) -> Awaitable[None]:
            return self.store.resign(self.id, seat, lines[0])

        async with self.turn(look=True) as course:
            if course.match.is_over():
                raise Refused("over")
            await self.happen(lambda twin: twin.resigned(seat, bot), write)
            self.company.seat(self.course.holders)
            return self.course.number

    async def sit(self, seat: int, holder: bytes, name: str) -> int:
        """Take a free seat; to take one's own again changes nothing."""

        def write(lines: list[Line], _: bool) -> Awaitable[None]:
            return self.store.sit(self.id, seat, holder, lines[0])

        async with self.turn() as course:
            if course.holders[seat] != holder:
                if course.seated[seat]:
                    raise Conflict("seat_taken", seat=seat + 1)
                await self.happen(lambda twin: twin.sat(seat, name), write)
                self.course.holders[seat] = holder
                self.company.seat(self.course.holders)
            return self.course.number

    async def happen(self, act: Act, write: Write | None = None) -> None:
        """Let new lines happen, write them, and tell everybody; or nothing happened."""
        twin = self.course.twin()
        lines, told = self._told(twin, act(twin))
        self._unsure = True
        try:
            await (write or self._write)(lines, twin.match.is_over())
        except Taken:
            self._unsure = False
            raise
        self._unsure = False
        self._go_on(twin, told)
        for line in lines:
            LINES.labels(line.kind.value).inc()
        self.changed(self, lines)

    def _write(self, lines: list[Line], over: bool) -> Awaitable[None]:
        return self.store.append(self.id, lines, over)

    def _told(
        self, twin: Course, happening: Iterator[Line]
    ) -> tuple[list[Line], list[dict[Reader, bytes]]]:
        """Lines as they happen, and what to tell those who look on; nothing is sent yet."""
        lines, told = list[Line](), list[dict[Reader, bytes]]()
        for line in happening:
            lines.append(line)
            told.append(self.streams.tell(twin, line))
        return lines, told

    def _go_on(self, course: Course, told: list[dict[Reader, bytes]]) -> None:
        self.course = course
        self.streams.send(told)

    # What happens elsewhere.

    async def hear(self, lines: Sequence[Line], last: int) -> None:
        """Another process has written up to this line."""
        async with self._lock:
            if self.course.number < last:
                first = lines[0].number if lines else last + 1
                if first == self.course.number + 1:
                    await self._follow(lines)
                else:
                    await self._read_on()

    async def catch_up(self) -> None:
        """Know everything that any process has written."""
        async with self._lock:
            await self._read_on()

    async def _read_on(self) -> None:
        missed = await self.store.lines(self.id, after=self.course.number)
        self._unsure = False
        if missed:
            await self._follow(missed)

    async def _follow(self, lines: Sequence[Line]) -> None:
        twin = self.course.twin()
        _, told = self._told(twin, map(twin.follow, lines))
        if any(line.kind in (Kind.SIT, Kind.RESIGN) for line in lines):
            agreement = await self.store.agreement(self.id)
            twin.holders = [place.holder for place in agreement.places] if agreement else []
            self.company.seat(twin.holders)
        self._go_on(twin, told)
        self.changed(self, ())

    def close(self) -> None:
        self.closed = True
        self.streams.end()

    # Looking.

    def seats_of(self, holder: bytes | None) -> list[int]:
        holders = self.course.holders
        return [seat for seat, holds in enumerate(holders) if holds and holds == holder]

    async def page(self, reader: Reader, at: int | None = None) -> Page:
        async with self.turn(look=True) as course:
            return page_of(course, reader, at)

    async def log(self, reader: Reader) -> list[Told]:
        """In a thread, for it may be long; the table waits, and no other one."""
        async with self.turn(look=True) as course:
            return await asyncio.to_thread(log_of, course, reader)

    async def record(self, viewer: int) -> str:
        """The viewer's edition while the game is running, the whole afterwards."""
        async with self.turn(look=True) as course:
            return records.write(course.match, viewer)

    async def watch(self, reader: Reader, seen: int | None, holder: bytes | None = None) -> Stream:
        """A stream that goes on after the last number seen."""
        async with self.turn(look=True):
            stream = Stream(reader, self.company.leave, holder)
            missed = await self._missed(reader, seen)
            if missed:
                stream.send(missed)
            self.company.enter(stream)
            return stream

    async def _missed(self, reader: Reader, seen: int | None) -> bytes:
        last = self.course.number
        if seen is None or not last - LONGEST_GAP <= seen <= last:
            return fresh(page_of(self.course, reader))
        if seen == last:
            return b""
        lines = (await self.store.lines(self.id))[:last]
        return await asyncio.to_thread(gap, self.course.agreement, lines, reader, seen)
