"""The database that a URL names: SQLite in a file, or PostgreSQL."""

import logging
import os
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    "wal_autocheckpoint=10000",  # pages: the writer does it only if Checkpoints cannot keep up
    "secure_delete=ON",  # what was erased is overwritten
)
SECONDS_BETWEEN_CHECKPOINTS = 1.0
SECONDS_OF_PATIENCE = 5.0  # with a database server that is being restarted; SQLite's busy_timeout
SECONDS_BETWEEN_TRIES = 0.1
OWNER_ALONE = 0o600
DEADLOCK = "40P01"  # of PostgreSQL, which then refuses one of the two transactions

OUT_OF_ORDER = (OperationalError, InterfaceError)  # locked, full, read-only, out of reach

T = TypeVar("T")

log = logging.getLogger(__name__)


def engine_for(url: str) -> Engine:
    url = url.replace("postgresql://", "postgresql+psycopg://", 1)
    engine = create_engine(url, hide_parameters=True)  # errors go to logs
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _make_durable)
    file = file_of(url)
    if file is not None:
        make_private(file)
    return engine


def file_of(url: str) -> Path | None:
    """The file of a SQLite database; None for one in memory and for PostgreSQL."""
    found = make_url(url)
    name = (found.database or ":memory:").removeprefix("file:")
    in_file = found.get_backend_name() == "sqlite" and name != ":memory:"
    return Path(name) if in_file else None


def make_private(file: Path) -> None:
    """The seeds of running games are in it. SQLite gives its log the same mode.

    A file that is there is not opened: to close it again would take away the locks of a
    connection that this process has already.
    """
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ALONE))
    for part in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        with suppress(FileNotFoundError, PermissionError):  # another's file is left as it is
            if part.stat().st_mode & ~OWNER_ALONE & 0o777:
                part.chmod(OWNER_ALONE)


def _make_durable(connection: DBAPIConnection, _: object) -> None:
    """A commit is on the disk when it returns, and readers do not wait for the writer."""
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def patiently(engine: Engine, work: Callable[[bool], T]) -> T:
    """Run `work`, and again for a while if that may help.

    The database server may be restarting, or another process in the way. The argument of `work`
    says whether this is a retry: then the first attempt may have succeeded.
    """
    end, again = time.monotonic() + SECONDS_OF_PATIENCE, False
    while True:
        try:
            return work(again)
        except DBAPIError as error:
            if not _passes(engine, error) or time.monotonic() > end:
                raise
        time.sleep(SECONDS_BETWEEN_TRIES)
        again = True


def _passes(engine: Engine, error: DBAPIError) -> bool:
    """Whether the connection is lost, none could be had, or two processes waited for each other."""
    if engine.dialect.name == "sqlite":
        return False
    deadlocked = getattr(error.orig, "sqlstate", None) == DEADLOCK
    return deadlocked or error.connection_invalidated or error.statement is None


class Checkpoints:
    """Move commits from SQLite's write-ahead log into its file, beside the writer."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._unerased = False
        """whether something that was erased may still be in SQLite's log"""
        self._written, self._ended = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=self._run, name="checkpoints", daemon=True)
        if engine.dialect.name == "sqlite":
            self._thread.start()

    def written(self) -> None:
        self._written.set()

    def erased(self) -> None:
        """Clear what was erased out of SQLite's log, now or as soon as no reader needs it.

        PostgreSQL is asked to vacuum; docs/hosting.md says what that can promise.
        """
        if self._engine.dialect.name == "sqlite":
            self._unerased = not self._checkpoint("TRUNCATE")
            self._written.set()
        else:
            plain = self._engine.execution_options(isolation_level="AUTOCOMMIT")
            with plain.connect() as connection:
                connection.exec_driver_sql("VACUUM words, places, lobbies")

    def close(self) -> None:
        self._ended.set()
        self._written.set()
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        while self._written.wait() and not self._ended.wait(SECONDS_BETWEEN_CHECKPOINTS):
            self._written.clear()
            if self._unerased:
                self._unerased = not self._checkpoint("TRUNCATE")
            if self._unerased or not self._checkpoint("PASSIVE"):
                self._written.set()  # again, in a moment

    def _checkpoint(self, how: str) -> bool:
        """Whether it was done. A fault is logged, and does not end the thread."""
        try:
            with self._engine.connect() as connection:
                busy = connection.exec_driver_sql(f"PRAGMA wal_checkpoint({how})").scalar_one()
        except DBAPIError as error:
            log.warning("what was written stays in SQLite's log for now: %s", error.orig)
            return False
        return not busy
