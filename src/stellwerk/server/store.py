"""The store: an append-only log of every table, durable before anybody hears of it.

One thread writes. What arrives while it writes is committed together afterwards, so that many
tables share one wait for the disk.
"""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import NamedTuple, TypeVar

from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from stellwerk.server import schema, statements
from stellwerk.server.database import engine_for
from stellwerk.server.lines import Agreement, Line, Listed
from stellwerk.server.schema import lines, places, tables
from stellwerk.server.statements import Taken

T = TypeVar("T")

MOST_AT_ONCE = 256


class Work(NamedTuple):
    """Something to be written, and who waits for it."""

    write: Callable[[Connection], None]
    done: "Future[None]"


class Store:
    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)
        try:
            with self.engine.begin() as connection:
                schema.migrate(connection)
        except BaseException:
            self.engine.dispose()
            raise
        self._queue: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="store", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Everything that was asked for is written before this returns."""
        self._queue.put(None)
        self._writer.join()
        self.engine.dispose()

    # Writing. Each of these returns when it is durable, and raises Taken if it was not possible.

    async def open(self, agreement: Agreement, first: Sequence[Line]) -> None:
        await self._written(lambda connection: statements.open_table(connection, agreement, first))

    async def append(self, table: str, new: Sequence[Line], over: bool = False) -> None:
        await self._written(lambda connection: statements.append(connection, table, new, over))

    async def sit(self, table: str, seat: int, holder: bytes, line: Line) -> None:
        await self._written(
            lambda connection: statements.sit(connection, table, seat, holder, line)
        )

    async def _written(self, write: Callable[[Connection], None]) -> None:
        done: Future[None] = Future()
        self._queue.put(Work(write, done))
        await asyncio.wrap_future(done)

    def _write_on(self) -> None:
        while (work := self._queue.get()) is not None:
            batch = [work]
            ended = False
            while len(batch) < MOST_AT_ONCE and not ended and not self._queue.empty():
                more = self._queue.get()
                ended = more is None
                batch += [] if more is None else [more]
            self._commit(batch)
            if ended:
                return

    def _commit(self, batch: list[Work]) -> None:
        """All of them at once; if one of them cannot be, each on its own."""
        try:
            with self.engine.begin() as connection:
                for work in batch:
                    work.write(connection)
        except Exception as error:
            if len(batch) > 1:
                for work in batch:
                    self._commit([work])
                return
            taken = isinstance(error, IntegrityError | Taken)
            _tell(batch[0], Taken() if taken else error)
        else:
            for work in batch:
                _tell(work)

    # Reading. It happens in a thread, so that a slow disk stops nobody.

    async def agreement(self, table: str) -> Agreement | None:
        return await self._read(lambda connection: statements.agreement_of(connection, table))

    async def lines(self, table: str) -> list[Line]:
        return await self._read(lambda connection: statements.lines_of(connection, table))

    async def invited(self, invitation: bytes) -> tuple[str, int] | None:
        """The table and the seat of an invitation."""
        query = select(places.c.table, places.c.seat).where(places.c.invitation == invitation)
        row = await self._read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else (row[0], row[1])

    async def public_tables(self) -> list[Listed]:
        """Those with a free seat, the newest first."""
        free = select(places.c.table).where(places.c.bot.is_(None), places.c.holder.is_(None))
        query = tables.c.public & ~tables.c.over & tables.c.id.in_(free)
        return await self._read(lambda connection: statements.listed(connection, query))

    async def tables_of(self, holder: bytes) -> list[Listed]:
        query = tables.c.id.in_(select(places.c.table).where(places.c.holder == holder))
        return await self._read(lambda connection: statements.listed(connection, query))

    async def running_since(self, moment: float) -> list[str]:
        """Tables that are not over and where something happened since."""
        recent = select(lines.c.table).where(lines.c.at >= int(moment * 1000))
        query = select(tables.c.id).where(~tables.c.over, tables.c.id.in_(recent))
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def _read(self, read: Callable[[Connection], T]) -> T:
        def look() -> T:
            with self.engine.connect() as connection:
                return read(connection)

        return await asyncio.to_thread(look)


def _tell(work: Work, error: Exception | None = None) -> None:
    if not work.done.set_running_or_notify_cancel():
        return
    if error is None:
        work.done.set_result(None)
    else:
        work.done.set_exception(error)
