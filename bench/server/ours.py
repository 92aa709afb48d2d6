"""Our servers as people start them, with databases of their own that are thrown away."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from typing import NamedTuple

from tests.server.postgres import new_database, postgres
from tests.server.redis import redis

PAGE_SIZE = 4096
FILE = "tables.sqlite"
NUMBERS = count(1)


class Server:
    """One process."""

    def __init__(self, database: str, *flags: str, bus: str | None = None) -> None:
        program = [sys.executable, "-u", "-m", "bench.server.inside", *flags]
        serve = ["serve", "--port", "0", "--database", database, *(["--bus", bus] if bus else [])]
        self.process = subprocess.Popen(
            [*program, *serve], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.url = ""

    def until_open(self) -> "Server":
        self.url = self.says().split()[-1]
        return self

    def says(self, beginning: str = "") -> str:
        """The next line that begins like this."""
        assert self.process.stdout is not None
        return next(line for line in self.process.stdout if line.startswith(beginning))

    def tell(self, what: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(what + "\n")
        self.process.stdin.flush()

    def memory(self) -> int:
        """Resident bytes."""
        return int(self._file("statm").read_text().split()[1]) * PAGE_SIZE

    def busy(self) -> float:
        """Seconds that its threads have run so far, those that have ended left out."""
        tasks = self._file("task").glob("*/schedstat")
        return sum(int(task.read_text().split()[0]) for task in tasks) / 1e9

    def files(self) -> int:
        return len(list(self._file("fd").iterdir()))

    def threads(self) -> int:
        return len(list(self._file("task").iterdir()))

    def _file(self, name: str) -> Path:
        return Path(f"/proc/{self.process.pid}/{name}")

    def close(self) -> None:
        self.process.terminate()
        self.process.communicate()


@contextmanager
def running(servers: list[Server]) -> Iterator[list[Server]]:
    """Started side by side, and stopped in the end."""
    try:
        yield [server.until_open() for server in servers]
    finally:
        for server in servers:
            server.close()


@contextmanager
def on_sqlite(*flags: str) -> Iterator[list[Server]]:
    with tempfile.TemporaryDirectory() as folder, in_folder(folder, *flags) as servers:
        yield servers


@contextmanager
def in_folder(folder: str, *flags: str) -> Iterator[list[Server]]:
    """With the database that is there, or a new one."""
    with running([Server(f"sqlite:///{folder}/{FILE}", *flags)]) as servers:
        yield servers


class Databases(NamedTuple):
    """Where several processes meet."""

    postgres: str
    bus: str

    def new(self) -> str:
        return new_database(self.postgres, f"bench_{next(NUMBERS)}")

    @contextmanager
    def servers(self, processes: int) -> Iterator[list[Server]]:
        database = self.new()
        with running([Server(database, bus=self.bus) for _ in range(processes)]) as servers:
            yield servers


@contextmanager
def databases() -> Iterator[Databases | None]:
    """None where PostgreSQL or Redis is missing."""
    with ExitStack() as stack:
        found, bus = stack.enter_context(postgres()), stack.enter_context(redis())
        yield None if found is None or bus is None else Databases(found, bus.url)
