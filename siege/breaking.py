"""Ways to break what a server stands on, each for a while: it is well again afterwards."""

import asyncio
import os
import resource
import signal
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

from siege.servers import KINDS, POSTGRESQL, SQLITE, Servers

DISK_MB = 48

Broken = Callable[[Servers], AbstractAsyncContextManager[None]]


class Cannot(Exception):
    """It is not possible on this machine."""


@asynccontextmanager
async def locked(servers: Servers) -> AsyncIterator[None]:
    """Another program has begun to write to the database, and does not end."""
    other = sqlite3.connect(servers.file, timeout=30, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@asynccontextmanager
async def full(servers: Servers) -> AsyncIterator[None]:
    """Something else has filled the disk."""
    if not os.path.ismount(servers.folder.parent):
        raise Cannot("a full disk: a small disk of one's own cannot be mounted here")
    filler = servers.folder / "filler"
    with suppress(OSError), filler.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(4096))
    try:
        yield
    finally:
        filler.unlink()


@asynccontextmanager
async def unwritable(servers: Servers) -> AsyncIterator[None]:
    """No file takes a byte more, as on a disk that was mounted for reading alone."""
    pids = [process.pid for process in servers.processes]
    before = [resource.prlimit(pid, resource.RLIMIT_FSIZE) for pid in pids]
    for pid, (_, most) in zip(pids, before, strict=True):
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, most))
    try:
        yield
    finally:
        for pid, limits in zip(pids, before, strict=True):
            resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)


@asynccontextmanager
async def frozen(servers: Servers) -> AsyncIterator[None]:
    servers.signal(signal.SIGSTOP)
    try:
        yield
    finally:
        servers.signal(signal.SIGCONT)


@asynccontextmanager
async def killed(servers: Servers) -> AsyncIterator[None]:
    await servers.kill(0)
    yield
    await servers.start(0)


@asynccontextmanager
async def at_another_time(servers: Servers, there: signal.Signals) -> AsyncIterator[None]:
    """The clock jumps a day, and back again."""
    back = {signal.SIGUSR1: signal.SIGUSR2, signal.SIGUSR2: signal.SIGUSR1}[there]
    servers.signal(there)
    try:
        yield
    finally:
        servers.signal(back)


@asynccontextmanager
async def without_postgresql(servers: Servers, sign: signal.Signals) -> AsyncIterator[None]:
    postgres = servers.house.postgres
    assert postgres is not None
    await asyncio.to_thread(postgres.stop, sign)
    try:
        yield
    finally:
        await asyncio.to_thread(postgres.start)


@asynccontextmanager
async def without_bus(servers: Servers) -> AsyncIterator[None]:
    bus = servers.house.bus
    assert bus is not None
    bus.kill()
    try:
        yield
    finally:
        await asyncio.to_thread(bus.start)


class Fault(NamedTuple):
    name: str
    broken: Broken
    seconds: float
    declared: bool = False
    """whether the server may answer and log that it cannot write"""
    kinds: tuple[str, ...] = KINDS


FAULTS = (
    Fault("killed with -9", killed, 0),
    Fault("locked by another program", locked, 12, True, (SQLITE,)),
    Fault("stopped with SIGSTOP", frozen, 8),
    Fault("disk full", full, 4, True, (SQLITE,)),
    Fault("clock a day ahead", partial(at_another_time, there=signal.SIGUSR1), 3),
    Fault("no file can be written", unwritable, 4, True, (SQLITE,)),
    Fault("clock a day behind", partial(at_another_time, there=signal.SIGUSR2), 3),
    Fault(
        "PostgreSQL restarted, fast",
        partial(without_postgresql, sign=signal.SIGINT),
        2,
        True,
        (POSTGRESQL,),
    ),
    Fault("bus killed", without_bus, 4, False, (POSTGRESQL,)),
    Fault(
        "PostgreSQL restarted, immediate",
        partial(without_postgresql, sign=signal.SIGQUIT),
        2,
        True,
        (POSTGRESQL,),
    ),
    Fault(
        "PostgreSQL killed with -9",
        partial(without_postgresql, sign=signal.SIGKILL),
        2,
        True,
        (POSTGRESQL,),
    ),
)


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A disk that can be filled, where one can be mounted; else a folder."""
    disk = folder / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK_MB}m", "siege", str(disk)]
    mounted = subprocess.run(mount, check=False, capture_output=True).returncode == 0
    try:
        yield disk
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", str(disk)], check=True)
        disk.rmdir()
