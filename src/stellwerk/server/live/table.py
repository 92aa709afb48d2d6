"""A live table: a course that goes on, one thing at a time.

Legal, then durable, then told. New lines happen to a twin of the course, which takes its place when
they are on the disk: what is seen is always there, what could not be written never happened.
"""

import asyncio
import math
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Iterator, Sequence
from contextlib import asynccontextmanager

from prometheus_client import Counter

from stellwerk.server.live.events import Stream, Streams
from stellwerk.server.live.log import Kind, Line
from stellwerk.server.live.presence import Company
from stellwerk.server.live.session import Conflict, Course
from stellwerk.server.live.snapshots import Reader
from stellwerk.server.storage.queries import Taken
from stellwerk.server.storage.store import Store
from stellwerk.server.web.problems import Refused
from stellwerk.server.web.rate_limits import Party

LINES = Counter("stellwerk_lines", "Lines written, by kind", ["kind"])
SECONDS_A_LOOK_LASTS = 30.0

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
        self.looked = -math.inf
        """when somebody asked for the table, for the last time"""
        self.owner: Hashable = course.agreement.opener
        """whose share of thinking its bots have: an address, or the visitor who opened it"""
        self.closed = False
        """put away: whoever still holds this one has to wake another"""
        self.kept = False
        """whether the bots of this table think in this process"""
        self.called = -math.inf
        """when the process that keeps the table was last told that somebody is here"""
        self.unsure = False
        """true when nobody knows whether the last lines were written"""
        self._lock = asyncio.Lock()

    def belong_to(self, party: Party | None) -> None:
        """Somebody plays here: thinking for this table is thinking for their address."""
        if party is not None:
            self.owner = party.address

    @property
    def attended(self) -> bool:
        """Whether somebody looks: now, or a moment ago."""
        return self.company.attended or time.monotonic() - self.looked < SECONDS_A_LOOK_LASTS

    @property
    def wanted(self) -> bool:
        """Whether bots have a reason to think here: a person sits at the table, or looks."""
        return any(self.course.holders) or self.attended

    @asynccontextmanager
    async def turn(self, look: bool = False) -> AsyncIterator[Course]:
        """Nobody else changes it meanwhile. With `look` one sees what was acknowledged anywhere."""
        async with self._lock:
            if self.closed:
                raise Taken
            if self.unsure or (look and self.shared):
                await self._read_on()
            self.touched = time.monotonic()
            yield self.course

    # Things that happen. Each returns the number of the last line, when all of it is durable.

    async def submit(self, seat: int, code: str, decision: int, holder: bytes | None = None) -> int:
        """Play a move, once, however often it is sent."""
        async with self.turn() as course:
            course.check_holder(seat, holder)
            if not course.answered(seat, code, decision):
                await self.happen(lambda twin: twin.moved(seat, code, decision))
            return self.course.number_for(seat)

    async def undo(self, seat: int, decision: int, holder: bytes | None = None) -> int:
        async with self.turn() as course:
            course.check_holder(seat, holder)
            if not course.answered(seat, "undo", decision):
                await self.happen(lambda twin: twin.undone(seat, decision))
            return self.course.number_for(seat)

    async def say(self, actor: int, words: str, author: bytes | None = None, name: str = "") -> int:
        """Something with a name of its own is said once, however often it is sent."""

        def write(lines: list[Line], over: bool) -> Awaitable[None]:
            return self.store.append(self.id, lines, over, {actor: author})

        async with self.turn() as course:
            if not course.has_said(actor, name):
                await self.happen(lambda twin: twin.said(actor, words, name), write)
            return self.course.number_for(actor)

    async def resign(self, seat: int, bot: str, holder: bytes) -> int:
        """Leave a seat to a bot, for good; to leave it again changes nothing."""

        def write(lines: list[Line], _: bool) -> Awaitable[None]:
            return self.store.resign(self.id, seat, lines[0])

        async with self.turn(look=True) as course:
            if course.match.is_over():
                raise Refused("over")
            if course.holders[seat] == holder:
                await self.happen(lambda twin: twin.resigned(seat, bot), write)
                self._seat()
            return self.course.number_for(seat)

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
                self._seat()
            return self.course.number_for(seat)

    def _seat(self) -> None:
        """Seats have changed hands."""
        self.company.seat(self.course.holders)
        self.streams.end_of_others(self.course.holders)

    async def happen(self, act: Act, write: Write | None = None) -> None:
        """Let new lines happen, write them, and tell everybody; or nothing happened."""
        twin = self.course.twin()
        lines, told = self._told(twin, act(twin))
        try:
            await (write or self._write)(lines, twin.match.is_over())
        except Taken:
            raise
        except BaseException:
            self.unsure = True
            raise
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
        """Know everything that any process has written, and who has the seats."""
        async with self._lock:
            await self._read_on()
            self.course.holders = await self._holders()
            self._seat()

    async def _read_on(self) -> None:
        missed = await self.store.lines(self.id, after=self.course.number)
        self.unsure = False
        if missed:
            await self._follow(missed)

    async def _follow(self, lines: Sequence[Line]) -> None:
        twin = self.course.twin()
        _, told = self._told(twin, map(twin.follow, lines))
        if any(line.kind in (Kind.SIT, Kind.RESIGN) for line in lines):
            twin.holders = await self._holders()
            self.streams.end_of_others(twin.holders)
        self._go_on(twin, told)
        self.company.seat(twin.holders)
        self.changed(self, ())

    async def _holders(self) -> list[bytes | None]:
        agreement = await self.store.agreement(self.id)
        return [place.holder for place in agreement.places] if agreement else self.course.holders

    def close(self) -> None:
        self.closed = True
        self.streams.end()

    # Looking.

    async def look(self) -> Course:
        """Everything that was acknowledged anywhere. What is read there makes nobody wait."""
        if self.closed:
            raise Taken
        behind = self.shared and await self.store.lines(self.id, after=self.course.number)
        if self.unsure or behind:
            await self.catch_up()
        self.touched = self.looked = time.monotonic()
        return self.course

    async def watch(self, reader: Reader, holder: bytes | None) -> tuple[Stream, Course]:
        """A stream of all that happens from now on, and how the table stands."""
        await self.look()
        async with self.turn() as course:
            stream = Stream(reader, self.company.leave, holder)
            if stream.may_look(course.holders):
                self.company.enter(stream)
            else:
                stream.end()
            return stream, course
