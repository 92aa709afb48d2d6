"""All live tables: woken by replay when somebody comes, put away when nobody is there."""

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from stellwerk.core.refusals import NotLegal, quoted
from stellwerk.server.cluster import leases as keeping
from stellwerk.server.cluster.leases import Keeping
from stellwerk.server.live.advice import Adviser
from stellwerk.server.live.bots import Bots
from stellwerk.server.live.events import Stream
from stellwerk.server.live.log import ATTENDED, RENEWED, Agreement, Kind, Line
from stellwerk.server.live.presence import SECONDS_BETWEEN_NEWS
from stellwerk.server.live.rematch import opening
from stellwerk.server.live.session import Conflict, Course, replayed
from stellwerk.server.live.snapshots import Reader
from stellwerk.server.live.table import Table
from stellwerk.server.storage import expiry
from stellwerk.server.storage.queries import Taken
from stellwerk.server.storage.store import Store, Unavailable
from stellwerk.server.web.problems import Refused

if TYPE_CHECKING:
    from stellwerk.server.cluster.bus import Bus, Note

T = TypeVar("T")

SECONDS_UNTIL_PUT_AWAY = 300.0
SECONDS_BETWEEN_ROUNDS = 30.0
SECONDS_BETWEEN_SIGNS = 1.0
SECONDS_BETWEEN_CALLS = 5.0
ATTEMPTS = 20

log = logging.getLogger(__name__)

TABLE = re.compile(r"[A-Za-z0-9_-]{1,32}")


class Tables:
    def __init__(
        self, store: Store, bots: Bots, bus: "Bus | None" = None, keep_days: int = expiry.DAYS
    ) -> None:
        self.store = store
        self.bots = bots
        self.adviser = Adviser(bots)
        self.bus = bus
        """to the other processes; without one there are none"""
        self.keep_days = keep_days
        self.keeping = Keeping(store)
        self._awake: dict[str, Table] = {}
        self._waking: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Go on where the last process stopped, and look after the tables from then on."""
        if self.bus is None:
            await self.keeping.take_all()
        else:
            await self.bus.start(self._hear, self._hear_everything)
            self._begin(self._tell_again())
        self._begin(self._keep_on())
        self._begin(self._go_round())
        self._begin(self._give_signs())
        self._begin(expiry.sweep_on(self, self.keep_days))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def end_streams(self) -> None:
        """Let everybody go who looks on, so that a stop need not wait for them."""
        for table in self._awake.values():
            table.streams.end()

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        self.adviser.stop()
        await self.bots.stop()
        self.end_streams()
        await self.keeping.stop()
        if self.bus is not None:
            await self.bus.stop()

    async def open(self, agreement: Agreement, names: dict[int, str]) -> Table:
        """A new table, the first cards dealt and these people seated."""
        course, first = opening(agreement, names)
        await self.store.open(agreement, first)
        table = self._keep(course)
        self._look_at(table)
        return table

    async def at(self, table: str, act: Callable[[Table], Awaitable[T]]) -> T:
        """Do something at a table; once more if another process was first."""
        for _ in range(ATTEMPTS):
            live = await self.wake(table)
            known = live.course.number
            try:
                return await act(live)
            except Taken:
                await live.catch_up()
            except (Conflict, NotLegal):
                if self.bus is not None:
                    await live.catch_up()
                if live.course.number == known:
                    raise
        raise Taken

    async def look(self, table: str) -> Course:
        """The course as it stands, whichever process has written it. Its bots think from now on."""

        async def look(live: Table) -> Course:
            course = await live.look()
            self._look_at(live)
            return course

        return await self.at(table, look)

    async def watch(
        self, table: str, reader: Reader, holder: bytes | None
    ) -> tuple[Stream, Course]:
        async def watch(live: Table) -> tuple[Stream, Course]:
            watched = await live.watch(reader, holder)
            self._look_at(live)
            return watched

        return await self.at(table, watch)

    def _look_at(self, live: Table) -> None:
        """Somebody looks: bots that had no reason to think have one now."""
        live.looked = time.monotonic()
        self._call_keeper(live)
        self.bots.look_at(live)

    async def wake(self, table: str) -> Table:
        """The live table; many who come at once wait for the same replay."""
        live = self._awake.get(table)
        if live is not None:
            return live
        if table not in self._waking:
            self._waking[table] = asyncio.create_task(self._replay(table))
            self._waking[table].add_done_callback(lambda _: self._waking.pop(table))
        return await asyncio.shield(self._waking[table])

    async def _replay(self, table: str) -> Table:
        agreement = await self.store.agreement(table) if TABLE.fullmatch(table) else None
        if agreement is None:
            raise Refused("no_such_table", table=quoted(table))
        lines = await self.store.lines(table)
        live = self._keep(await asyncio.to_thread(replayed, agreement, lines))
        if self.bus is not None:
            await live.catch_up()  # what was noted before somebody here could hear it
        return live

    def _keep(self, course: Course) -> Table:
        table = Table(course, self.store, self._changed, shared=self.bus is not None)
        if self.bus is not None:
            table.company.share(self.keeping.process, partial(self.bus.tell_guests, table.id))
        self._awake[table.id] = table
        if table.id in self.keeping.mine:
            self._take_up(table)
        elif any(course.bots) and not course.match.is_over():
            self._begin(self._take(table))
        return table

    def _changed(self, table: Table, lines: Sequence[Line]) -> None:
        if any(line.kind is Kind.RESIGN for line in lines) and not table.kept:
            self._begin(self._take(table))
        if lines and self.bus is not None:
            self.bus.tell(table.id, lines)
        if lines:
            self._call_keeper(table)
        if table.kept and table.course.match.is_over():
            self._begin(self._outlive(self.keeping.leave(table.id)))
        self.adviser.forget(table.course)
        self.bots.look_at(table)

    # Bots: which of the tables are kept here.

    async def _take(self, table: Table) -> None:
        """If that fails, the next round takes it."""
        with suppress(Unavailable):
            if await self.keeping.take(table.id):
                self._take_up(table)

    def _call_keeper(self, live: Table) -> None:
        """Bots think where their table is kept. If nobody keeps it any longer, we do."""
        now, course = time.monotonic(), live.course
        needed = any(course.bots) and not course.match.is_over() and not live.kept
        if needed and now - live.called > SECONDS_BETWEEN_CALLS:
            live.called = now
            if self.bus is not None:
                self.bus.tell_attended(live.id)
            self._begin(self._take(live))

    async def _leave(self, table: str) -> None:
        await self._outlive(self.keeping.leave(table))

    async def _outlive(self, writing: Awaitable[None]) -> None:
        """Nothing worse follows if it fails than a bot that thinks in vain."""
        with suppress(Unavailable):
            await writing

    def _take_up(self, table: Table) -> None:
        table.kept = True
        self.bots.look_at(table)

    async def _keep_on(self) -> None:
        while True:
            for table in self.keeping.mine - self._awake.keys():
                await self._go_on_at(table)
            await asyncio.sleep(keeping.SECONDS_BETWEEN_ROUNDS)
            with suppress(Unavailable):
                await self.keeping.go_round()
                await self._look_around()
            for live in list(self._awake.values()):
                live.kept = live.id in self.keeping.mine
                self.bots.look_at(live)

    async def _look_around(self) -> None:
        """What the bus has not told, or could not: nobody misses a line for longer than a round."""
        here = {live.id: live for live in self._awake.values() if live.streams.open or live.kept}
        if self.bus is not None and here:
            for table, number in (await self.store.last_numbers(list(here))).items():
                if here[table].course.number < number:
                    await here[table].catch_up()

    async def _go_on_at(self, table: str) -> None:
        """Bots that owe a move begin to think; a table that cannot be woken stops no other."""
        try:
            await self.wake(table)
        except Unavailable:
            pass  # the next round tries again
        except Exception:
            log.exception("table %s cannot go on", table)
            await self._leave(table)

    # What other processes write.

    def _hear(self, note: "Note") -> None:
        live = self._awake.get(note.table)
        if note.last == RENEWED:
            self._begin(self._renew(note.table))
        if live is not None and note.last == ATTENDED and live.kept:
            live.touched = live.looked = time.monotonic()
            self.bots.look_at(live)
        if live is not None and note.guests is not None:
            live.company.hear(note.guests)
            self.bots.look_at(live)
        if live is not None and live.course.number < note.last:
            self._begin(self._catch_up(live, live.hear(note.lines, note.last)))

    def _hear_everything(self) -> None:
        for live in self._awake.values():
            self._begin(self._catch_up(live, live.catch_up()))

    async def _catch_up(self, live: Table, catching_up: Awaitable[None]) -> None:
        """If that fails, whatever happens next at the table begins with it."""
        try:
            await catching_up
        except Unavailable:
            live.unsure = True

    async def renew(self, table: str) -> None:
        """Words of this table are gone from the store: nobody remembers them any longer."""
        await self._renew(table)
        if self.bus is not None:
            self.bus.tell_renewed(table)

    async def _renew(self, table: str) -> None:
        self.adviser.forget_all(table)
        live = self._awake.pop(table, None)
        if live is not None:
            live.close()
            if live.kept:
                with suppress(Refused, Unavailable):  # it is gone, or the next round wakes it
                    await self.wake(table)

    async def _give_signs(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_SIGNS)
            for live in self._awake.values():
                live.streams.give_a_sign()

    # Putting away.

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_ROUNDS)
            await self.put_away(SECONDS_UNTIL_PUT_AWAY)

    async def _tell_again(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_NEWS)
            for table in self._awake.values():
                table.company.tell_again()

    async def put_away(self, idle: float) -> None:
        """Forget tables where nobody is and nothing happened for so many seconds."""
        before = time.monotonic() - idle
        for table in list(self._awake.values()):
            quiet = table.touched <= before and not table.company.attended
            if quiet and not self.bots.busy_at(table):
                table.close()
                del self._awake[table.id]
                if table.kept:
                    await self._leave(table.id)

    @property
    def viewers(self) -> int:
        return sum(len(table.streams.open) for table in self._awake.values())

    @property
    def awake(self) -> int:
        return len(self._awake)
