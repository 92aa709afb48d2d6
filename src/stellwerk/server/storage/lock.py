"""Alone: a file of SQLite has one server, for a second one would not hear what the first writes."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager

from stellwerk.server.storage.database import OWNER_ALONE, file_of


class ServedAlready(OSError):
    """Another server plays on this file."""


@contextmanager
def alone(database: str) -> Iterator[None]:
    """Nobody else serves this file meanwhile. The lock dies with its process, however that ends.

    It lies beside the database: to close the file of the database itself would take away the
    locks of SQLite. It is never deleted, for somebody may be about to lock it.
    """
    file = file_of(database)
    if file is None:
        yield
        return
    lock = os.open(f"{file}.lock", os.O_CREAT | os.O_RDWR, OWNER_ALONE)
    try:
        _take(lock, database)
        yield
    finally:
        os.close(lock)


def _take(lock: int, database: str) -> None:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise ServedAlready(
            f"another server plays on {database}: stop that one, give this one another "
            "--database, or share a PostgreSQL (docs/hosting.md)"
        ) from None
