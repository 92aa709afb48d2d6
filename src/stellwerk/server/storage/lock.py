"""One server for a SQLite file: a second one would not learn what the first writes."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager

from stellwerk.server.storage.database import OWNER_ALONE, file_of


class ServedAlready(OSError):
    """Another server plays on this file."""


@contextmanager
def exclusive(database: str) -> Iterator[None]:
    """Hold the lock of this file. It is released when the process ends, however that happens.

    The lock file lies beside the database, since closing the database file itself would release
    SQLite's own locks. It is never deleted, because another process may be about to lock it.
    """
    file = file_of(database)
    if file is None:
        yield
        return
    lock = os.open(f"{file}.lock", os.O_CREAT | os.O_RDWR, OWNER_ALONE)
    try:
        _lock(lock, database)
        yield
    finally:
        os.close(lock)


def _lock(lock: int, database: str) -> None:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise ServedAlready(
            f"another server plays on {database}: stop that one, give this one another "
            "--database, or share a PostgreSQL (docs/hosting.md)"
        ) from None
