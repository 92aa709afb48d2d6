"""The writer: one thread that commits to the database, many changes at a time.

What is asked for while it commits is committed together afterwards, so that many tables share one
wait for the disk.
"""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import groupby
from typing import NamedTuple, TypeVar, TypeVarTuple, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from stellwerk.server.storage import queries
from stellwerk.server.storage.database import OUT_OF_ORDER, Checkpoints, patiently
from stellwerk.server.storage.errors import Stale, Unavailable

Arguments = TypeVarTuple("Arguments")
T = TypeVar("T")

MOST_AT_ONCE = 256

log = logging.getLogger(__name__)


Answer = object | Exception
"""what a statement returned, or why it was not executed"""


class Work(NamedTuple):
    """A statement to be executed, and the future of its answer."""

    statement: Callable[..., object]
    arguments: tuple[object, ...]
    future: "asyncio.Future[object]"

    @property
    def appends(self) -> bool:
        return self.statement is queries.append


class Writer:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.checkpoints = Checkpoints(engine)
        self.written_at = time.monotonic()
        """when something was written for the last time"""
        self.failing = False
        """whether the last write failed"""
        self._queue: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def write(
        self, statement: Callable[[Connection, *Arguments], T], *arguments: *Arguments
    ) -> Awaitable[T]:
        """Queue a statement. What is awaited returns when it is durable.

        It raises Stale if another process was first, and Unavailable if the database cannot be
        written. Statements are executed in the order in which they were queued.
        """
        future = asyncio.get_running_loop().create_future()
        self._queue.put(Work(statement, arguments, future))
        return future

    def close(self) -> None:
        """Return when everything that was queued is written."""
        self._queue.put(None)
        self._thread.join()
        self.checkpoints.close()

    def _run(self) -> None:
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
        """All of them in one transaction; if one of them fails, each in its own."""
        try:
            answers = patiently(self.engine, lambda again: self._transaction(batch, again))
        except OUT_OF_ORDER as error:
            self._fail(batch, error)
        except Exception as error:
            if len(batch) > 1:
                for work in batch:
                    self._commit([work])
                return
            duplicate = isinstance(error, IntegrityError)
            _answer(batch, [Stale() if duplicate else error])
        else:
            _answer(batch, answers)
            self._succeed(batch)

    def _transaction(self, batch: list[Work], again: bool) -> list[object]:
        with self.engine.begin() as connection:
            return _execute(connection, batch, again)

    def _succeed(self, batch: list[Work]) -> None:
        if any(work.appends or work.statement is queries.probe for work in batch):
            self.written_at, self.failing = time.monotonic(), False
        self.checkpoints.written()

    def _fail(self, batch: list[Work], error: DBAPIError) -> None:
        """Refuse the whole batch: each statement would fail in a transaction of its own too."""
        if not self.failing:
            log.error("the database cannot be written: %s", error.orig)
        self.failing = True
        _answer(batch, [Unavailable() for _ in batch])


def _execute(connection: Connection, batch: list[Work], again: bool) -> list[object]:
    """The answers. Log entries that were queued one after another are inserted together.

    When it is tried again some entries may be there already: they were committed, and only the
    confirmation was lost.
    """
    answers = list[object]()
    for appends, group in groupby(batch, lambda work: work.appends):
        works = list(group)
        if appends:
            news = [cast("queries.NewEntries", work.arguments[0]) for work in works]
            news = [new for new in news if not again or not queries.has(connection, new)]
            queries.append(connection, *news)
            answers += [None] * len(works)
        else:
            answers += [work.statement(connection, *work.arguments) for work in works]
    return answers


def _answer(batch: list[Work], answers: Sequence[Answer]) -> None:
    """Wake the event loop once for all of them."""
    with suppress(RuntimeError):  # the loop has ended: nobody waits any more
        batch[0].future.get_loop().call_soon_threadsafe(_resolve, batch, answers)


def _resolve(batch: list[Work], answers: Sequence[Answer]) -> None:
    for work, answer in zip(batch, answers, strict=True):
        if work.future.done():
            continue  # who asked was cancelled
        if isinstance(answer, Exception):
            work.future.set_exception(answer)
        else:
            work.future.set_result(answer)
