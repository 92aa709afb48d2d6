"""All live tables: woken by replay when somebody comes, put away when nobody is there."""

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from stellwerk.match import quoted
from stellwerk.server.bots import Bots
from stellwerk.server.course import Course, replayed
from stellwerk.server.lines import Agreement, Line
from stellwerk.server.statements import Taken
from stellwerk.server.store import Store
from stellwerk.server.table import Table

T = TypeVar("T")

SECONDS_UNTIL_PUT_AWAY = 300.0
SECONDS_BETWEEN_ROUNDS = 30.0
SECONDS_A_GAME_IS_RECENT = 24 * 3600.0
ATTEMPTS = 5

log = logging.getLogger(__name__)

TABLE = re.compile(r"[A-Za-z0-9_-]{1,32}")


class NoSuchTable(LookupError):
    """There is no table of this name."""


class Tables:
    def __init__(self, store: Store, bots: Bots) -> None:
        self.store = store
        self.bots = bots
        self._awake: dict[str, Table] = {}
        self._waking: dict[str, asyncio.Task[Table]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Go on where the last process stopped, and look after the tables from then on."""
        recent = await self.store.running_since(time.time() - SECONDS_A_GAME_IS_RECENT)
        self._tasks = [
            asyncio.create_task(self._go_on(recent)),
            asyncio.create_task(self._go_round()),
        ]

    async def _go_on(self, recent: list[str]) -> None:
        """Bots that owe a move begin to think; a table that cannot be woken stops no other."""
        for table in recent:
            try:
                await self.wake(table)
            except Exception:
                log.exception("table %s cannot go on", table)

    def end_streams(self) -> None:
        """Let everybody go who looks on, so that a stop need not wait for them."""
        for table in self._awake.values():
            table.streams.end()

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await self.bots.stop()
        self.end_streams()

    async def open(self, agreement: Agreement, names: dict[int, str]) -> Table:
        """A new table, the first cards dealt and these people seated."""
        course = Course(agreement)
        first: list[Line] = []
        for seat, name in names.items():
            first += course.sat(seat, name)
        first += course.dealt()
        await self.store.open(agreement, first)
        return self._keep(course)

    async def at(self, table: str, act: Callable[[Table], Awaitable[T]]) -> T:
        """Do something at a table; once more if another process was first or memory was lost."""
        for _ in range(ATTEMPTS):
            live = await self.wake(table)
            try:
                return await act(live)
            except Taken:
                self._forget(live)
        raise Taken

    async def wake(self, table: str) -> Table:
        """The live table; many who come at once wait for the same replay."""
        live = self._awake.get(table)
        if live is not None and not live.lost:
            return live
        if table not in self._waking:
            self._waking[table] = asyncio.create_task(self._replay(table))
            self._waking[table].add_done_callback(lambda _: self._waking.pop(table))
        return await asyncio.shield(self._waking[table])

    async def _replay(self, table: str) -> Table:
        agreement = await self.store.agreement(table) if TABLE.fullmatch(table) else None
        if agreement is None:
            raise NoSuchTable(f"there is no table {quoted(table)}: check the link")
        lines = await self.store.lines(table)
        return self._keep(await asyncio.to_thread(replayed, agreement, lines))

    def _keep(self, course: Course) -> Table:
        table = Table(course, self.store, self.bots.look_at)
        self._awake[table.id] = table
        self.bots.look_at(table)
        return table

    def _forget(self, table: Table) -> None:
        table.lose()
        if self._awake.get(table.id) is table:
            del self._awake[table.id]

    # Putting away.

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_ROUNDS)
            self.put_away(SECONDS_UNTIL_PUT_AWAY)

    def put_away(self, idle: float) -> None:
        """Forget tables where nobody is and nothing happened for so many seconds."""
        before = time.monotonic() - idle
        for table in list(self._awake.values()):
            quiet = table.touched <= before and not table.streams.open
            if quiet and not self.bots.busy_at(table):
                self._forget(table)

    @property
    def viewers(self) -> int:
        return sum(len(table.streams.open) for table in self._awake.values())

    @property
    def awake(self) -> int:
        return len(self._awake)
