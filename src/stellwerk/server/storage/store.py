"""The store: an append-only log of every table, durable before anybody hears of it.

One thread writes. What arrives while it writes is committed together afterwards, so that many
tables share one wait for the disk.
"""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import Future
from itertools import groupby
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, select
from sqlalchemy.exc import DBAPIError, IntegrityError

from stellwerk.server.live.log import Agreement, Kind, Line, Listed
from stellwerk.server.storage import lobby, old_tables, schema
from stellwerk.server.storage import queries as statements
from stellwerk.server.storage.database import OUT_OF_ORDER, Checkpoints, engine_for, patiently
from stellwerk.server.storage.queries import NO_AUTHORS, New, Taken
from stellwerk.server.storage.schema import places, tables

T = TypeVar("T")

MOST_AT_ONCE = 256
SECONDS_BETWEEN_PROBES = 2.0

log = logging.getLogger(__name__)


class Unavailable(Exception):
    """The database cannot be written or read now: locked, full, read-only or out of reach."""


class Work(NamedTuple):
    """Something to be written, and who waits for it."""

    write: Callable[[Connection], Any] | New
    done: "Future[Any]"


class Store:
    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)
        try:
            with self.engine.begin() as connection:
                schema.migrate(connection)
        except BaseException:
            self.engine.dispose()
            raise
        self._checkpoints = Checkpoints(self.engine)
        self._well_at = time.monotonic()
        """when something was written, for the last time"""
        self._ill = False
        """whether the last write failed"""
        self._queue: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="store", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Everything that was asked for is written before this returns."""
        self._queue.put(None)
        self._writer.join()
        self._checkpoints.close()
        self.engine.dispose()

    # Writing. Each of these returns when it is durable. It raises Taken if somebody else was first,
    # and Unavailable if nobody knows whether it was written.

    def open(self, agreement: Agreement, first: Sequence[Line]) -> Awaitable[None]:
        return self._written(lambda connection: statements.open_table(connection, agreement, first))

    def open_next(
        self,
        agreement: Agreement,
        first: Sequence[Line],
        before: str,
        holders: Sequence[bytes | None],
        last: Sequence[Line],
    ) -> Awaitable[None]:
        """A table that follows another one, whose seats these visitors still have."""
        return self._written(
            lambda c: statements.open_next(c, agreement, first, before, holders, last)
        )

    def append(
        self,
        table: str,
        new: Sequence[Line],
        over: bool = False,
        authors: Mapping[int, bytes | None] = NO_AUTHORS,
    ) -> Awaitable[None]:
        return self._written(New(table, new, over, authors))

    def invite(self, table: str, seat: int, invitation: bytes) -> Awaitable[None]:
        return self._written(lambda c: statements.invite(c, table, seat, invitation))

    def resign(self, table: str, seat: int, line: Line) -> Awaitable[None]:
        return self._written(lambda c: statements.resign(c, table, seat, line))

    def sit(self, table: str, seat: int, holder: bytes, line: Line) -> Awaitable[None]:
        return self._written(
            lambda connection: statements.sit(connection, table, seat, holder, line)
        )

    async def erase(self, visitor: bytes) -> list[str]:
        """Its words and seats, also in what the database keeps beside its tables."""
        changed = await self._written(lambda c: statements.erase(c, visitor))
        await asyncio.to_thread(self._checkpoints.erased)
        return changed

    async def probe(self) -> None:
        """Unavailable unless something was written a moment ago, or can be written now."""
        if self._ill or time.monotonic() - self._well_at > SECONDS_BETWEEN_PROBES:
            await self._written(statements.probe)

    def delete_old(
        self, tables: Sequence[str], untouched: int, unstarted: int
    ) -> Awaitable[list[str]]:
        """Those of these tables that are still old."""
        return self._written(lambda c: old_tables.delete_old(c, tables, untouched, unstarted))

    def keep(self, table: str, process: str, before: float, until: float) -> Awaitable[bool]:
        return self._written(lambda c: statements.keep(c, table, process, before, until))

    def keep_on(self, process: str, before: float, until: float) -> Awaitable[set[str]]:
        return self._written(lambda c: statements.keep_on(c, process, before, until))

    def leave(self, table: str, process: str) -> Awaitable[None]:
        return self._written(lambda c: statements.leave(c, table, process))

    def _written(self, write: Callable[[Connection], T] | New) -> Awaitable[T]:
        """Is being written from now on, in the order in which it was asked for."""
        done: Future[T] = Future()
        self._queue.put(Work(write, done))
        return asyncio.wrap_future(done)

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
            answers = patiently(self.engine, lambda again: self._transaction(batch, again))
        except OUT_OF_ORDER as error:
            self._fail(batch, error)
        except Exception as error:
            if len(batch) > 1:
                for work in batch:
                    self._commit([work])
                return
            taken = isinstance(error, IntegrityError | Taken)
            _tell(batch[0], error=Taken() if taken else error)
        else:
            for work, answer in zip(batch, answers, strict=True):
                _tell(work, answer)
            if any(isinstance(work.write, New) or work.write is statements.probe for work in batch):
                self._well_at, self._ill = time.monotonic(), False
            self._checkpoints.written()

    def _transaction(self, batch: list[Work], again: bool) -> list[Any]:
        with self.engine.begin() as connection:
            return _answers(connection, batch, again)

    def _fail(self, batch: list[Work], error: DBAPIError) -> None:
        """It would be the same for each on its own."""
        if not self._ill:
            log.error("the database cannot be written: %s", error.orig)
        self._ill = True
        for work in batch:
            _tell(work, error=Unavailable())

    # Reading. It happens in a thread, so that a slow disk stops nobody.

    async def agreement(self, table: str) -> Agreement | None:
        return await self._read(lambda connection: statements.agreement_of(connection, table))

    async def lines(self, table: str, after: int = 0) -> list[Line]:
        return await self._read(lambda connection: statements.lines_of(connection, table, after))

    async def time_of_moves(self, table: str) -> tuple[int, int]:
        return await self._read(lambda connection: statements.time_of_moves(connection, table))

    async def last_numbers(self, of: Sequence[str]) -> dict[str, int]:
        return await self._read(lambda connection: statements.last_numbers(connection, of))

    async def invited(self, invitation: bytes) -> tuple[str, int] | None:
        """The table and the seat of an invitation."""
        query = select(places.c.table, places.c.seat).where(places.c.invitation == invitation)
        row = await self._read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else (row[0], row[1])

    async def public_tables(self) -> list[Listed]:
        """Those with a free seat; nobody's push all others out of the list."""
        return await self._read(lobby.lobby)

    async def check_room(self, opener: bytes, public: bool) -> None:
        """Refused if the visitor has too many tables already."""
        await self._read(lambda connection: lobby.check_room(connection, opener, public))

    async def tables_of(self, holder: bytes) -> list[Listed]:
        query = tables.c.id.in_(select(places.c.table).where(places.c.holder == holder))
        return await self._read(lambda connection: statements.listed(connection, query))

    async def seats_of(self, holder: bytes) -> dict[str, list[int]]:
        return await self._read(lambda connection: statements.seats_of(connection, holder))

    async def opened_by(self, opener: bytes) -> list[str]:
        return await self._read(lambda connection: statements.opened_by(connection, opener))

    async def old_tables(self, untouched: int, unstarted: int) -> list[str]:
        return await self._read(lambda c: old_tables.old_tables(c, untouched, unstarted))

    async def words_of(self, author: bytes) -> list[tuple[str, Kind, int, str]]:
        return await self._read(lambda connection: statements.words_of(connection, author))

    async def _read(self, read: Callable[[Connection], T]) -> T:
        def look(_: bool) -> T:
            with self.engine.connect() as connection:
                return read(connection)

        try:
            return await asyncio.to_thread(patiently, self.engine, look)
        except OUT_OF_ORDER as error:
            log.warning("the database cannot be read: %s", error.orig)
            raise Unavailable from None


def _answers(connection: Connection, batch: list[Work], again: bool) -> list[Any]:
    """What each has brought. New lines that follow each other are written together.

    In a further try some lines may be there already: they came through, only their answer did not.
    """
    answers = list[Any]()
    for lines, works in groupby(batch, lambda work: isinstance(work.write, New)):
        writes: list[Any] = [work.write for work in works]
        if lines:
            new = [w for w in writes if not again or not statements.has(connection, w)]
            statements.append(connection, *new)
        answers += [None if lines else write(connection) for write in writes]
    return answers


def _tell(work: Work, answer: Any = None, error: Exception | None = None) -> None:
    if not work.done.set_running_or_notify_cancel():
        return
    if error is None:
        work.done.set_result(answer)
    else:
        work.done.set_exception(error)
