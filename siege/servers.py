"""Servers of one kind: SQLite and one process, or PostgreSQL, a bus and two processes."""

import asyncio
import os
import random
import shutil
import signal
import socket
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path

from tests.server.parent import Forked, Parent
from tests.server.postgres import PostgresServer, new_database, postgres_server
from tests.server.redis import RedisServer, redis

SQLITE, POSTGRESQL = "SQLite, one process", "PostgreSQL and a bus, two processes"
KINDS = (SQLITE, POSTGRESQL)
PORTS = range(20_000, 30_000)  # below those that the system gives to those who connect
FILES = 1024  # that most systems allow a process to have open
NUMBERS = count(1)


class NotThere(Exception):
    """A program that is needed is not on this machine."""


class Servers:
    """Processes that share a database; each keeps its address when it is started again."""

    def __init__(self, house: "House", folder: Path, processes: int, database: str) -> None:
        self.house = house
        self.folder = folder
        self.logs = [folder / f"log-{number}" for number in range(processes)]
        bus = house.bus.url if house.bus and processes > 1 else ""
        self.processes = [
            Forked(house.parent, folder, database, bus, port=free_port(), log=log, files=FILES)
            for log in self.logs
        ]
        self.urls = [process.url for process in self.processes]

    @property
    def file(self) -> Path:
        """Of SQLite."""
        return self.folder / "tables.sqlite"

    async def kill(self, which: int) -> None:
        await asyncio.to_thread(self.processes[which].kill)

    async def start(self, which: int) -> None:
        await asyncio.to_thread(self.processes[which].start)

    def signal(self, sign: signal.Signals) -> None:
        for process in self.processes:
            os.kill(process.pid, sign)

    def close(self) -> None:
        """Those that are gone already are no loss: their parent ends the rest."""
        for process in self.processes:
            with suppress(ProcessLookupError):
                process.kill()

    def memory(self) -> int:
        """Resident bytes of all of them."""
        statm = [Path(f"/proc/{process.pid}/statm") for process in self.processes]
        return sum(int(file.read_text().split()[1]) * 4096 for file in statm if file.exists())


class House:
    """What servers need: a parent that has loaded the rules, and for the second kind the rest."""

    def __init__(self, parent: Parent, folder: Path) -> None:
        self.parent = parent
        self.folder = folder
        self.postgres: PostgresServer | None = None
        self.bus: RedisServer | None = None

    @contextmanager
    def of_kind(self, kind: str) -> Iterator[None]:
        """With a PostgreSQL and a bus, if servers of this kind need them."""
        with ExitStack() as stack:
            if kind == POSTGRESQL:
                self.postgres = stack.enter_context(postgres_server())
                self.bus = stack.enter_context(redis())
                if self.postgres is None or self.bus is None:
                    raise NotThere("there is no PostgreSQL or no Redis on this machine")
            yield
        self.postgres = self.bus = None

    @contextmanager
    def servers(self, disk: Path | None = None) -> Iterator[Servers]:
        """New ones with an empty database, on this disk if it is a file."""
        folder = Path(tempfile.mkdtemp(dir=disk or self.folder))
        processes, database = 1, ""
        if self.postgres is not None:
            processes, database = 2, new_database(self.postgres.address, f"siege_{next(NUMBERS)}")
        servers = Servers(self, folder, processes, database)
        try:
            yield servers
        finally:
            servers.close()
            shutil.rmtree(folder, ignore_errors=True)


def free_port() -> int:
    """One that nobody listens at, and that no connection is given while its server is dead."""
    for port in random.sample(PORTS, 50):
        with socket.socket() as door:
            if door.connect_ex(("127.0.0.1", port)):
                return port
    raise NotThere("no port is free")


@contextmanager
def house() -> Iterator[House]:
    parent = Parent()
    try:
        with tempfile.TemporaryDirectory(prefix="siege-") as folder:
            yield House(parent, Path(folder))
    finally:
        parent.close()
