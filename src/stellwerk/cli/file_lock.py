"""One terminal at a record: a lock that dies with its process, however that ends."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    def _taken(lock: BinaryIO) -> bool:
        try:
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return True
        return False
else:
    import fcntl

    def _taken(lock: BinaryIO) -> bool:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        return False


class Busy(Exception):
    """Another process holds the lock."""


class Lock:
    """The lock of a record: a hidden file beside it, since each move replaces the record."""

    def __init__(self, record: Path) -> None:
        self.file = record.with_name(f".{record.name}.lock")
        self.stream = self._opened()
        while not self._in_place():  # the one before was just put away
            self.stream.close()
            self.stream = self._opened()

    def release(self) -> None:
        with suppress(OSError):  # Windows removes no open file: there an empty one stays
            self.file.unlink()
        self.stream.close()

    def _opened(self) -> BinaryIO:
        stream = self.file.open("ab")
        if _taken(stream):
            stream.close()
            raise Busy
        return stream

    def _in_place(self) -> bool:
        try:
            return os.path.samestat(os.fstat(self.stream.fileno()), self.file.stat())
        except FileNotFoundError:
            return False
