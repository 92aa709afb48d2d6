"""Serving: the application on a socket, until it is told to stop."""

import asyncio
import gc
import itertools
import signal
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

import uvicorn

from stellwerk.server.app import application
from stellwerk.server.live import expiry
from stellwerk.server.live.bots import Bots
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.storage.lock import exclusive
from stellwerk.server.storage.store import Store
from stellwerk.server.web import logs
from stellwerk.server.web.addresses import Door, url_of
from stellwerk.server.web.connections import MOST_CONNECTIONS, Connection
from stellwerk.server.web.hosts import told_names

if TYPE_CHECKING:
    from stellwerk.server.cluster.bus import Bus

SECONDS_TO_FINISH = 10
FILES_BESIDE_CONNECTIONS = 200  # the database, the site, the bus
SECONDS_BETWEEN_ROUNDS = 0.25  # for garbage among new objects: each takes a millisecond
ROUNDS_OF_THE_YOUNG, ROUNDS_OF_ALL = (
    240,
    2400,
)  # every n-th round looks at older objects too: 0.02 s, 0.1 s
SECONDS_A_THREAD_WAITS = 0.0005  # GIL switch interval: the writer needs the GIL for each row


class Server(uvicorn.Server):
    """Calls `opened` when it is open, and lets viewers go first when it stops."""

    def __init__(
        self, config: uvicorn.Config, registry: TableRegistry, opened: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self.registry = registry
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, self.handle_exit, sign, None)
        await super().startup(sockets)
        self.garbage = loop.create_task(collect_garbage())
        self.opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.garbage.cancel()
        self.registry.end_streams()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Do not raise the signal again after a requested stop: the process ends with status 0."""
        yield


async def collect_garbage() -> None:
    """Run the garbage collector on a timer; automatic collections pause longer, in any thread."""
    gc.disable()
    gc.freeze()  # what is there now stays, and is never looked at again
    try:
        for number in itertools.count(1):
            await asyncio.sleep(SECONDS_BETWEEN_ROUNDS)
            gc.collect((number % ROUNDS_OF_THE_YOUNG == 0) + (number % ROUNDS_OF_ALL == 0))
    finally:
        gc.enable()


def serve(
    host: str,
    port: int,
    database: str,
    bus: str | None,
    opened: Callable[[str], None],
    log: str = "warning",
    hosts: Sequence[str] = (),
    keep_days: int = expiry.DAYS,
) -> None:
    """Serve until SIGINT or SIGTERM; then what was begun is finished and stored."""
    logs.set_up(log)
    sys.setswitchinterval(SECONDS_A_THREAD_WAITS)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with exclusive(database), socket.create_server((host, port), family=family) as listening:
        # Send events at once: with Nagle's algorithm each would wait 40 ms for the next.
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        door = Door(host, listening.getsockname()[1], told_names(hosts))
        address = url_of(host, door.port)
        registry = TableRegistry(Store(database), Bots(), bus_at(bus), keep_days)
        config = uvicorn.Config(
            application(registry, door),
            http=Connection,
            ws="none",
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            limit_concurrency=connections_possible(),
            timeout_graceful_shutdown=SECONDS_TO_FINISH,
        )
        Server(config, registry, lambda: opened(address)).run([listening])


def connections_possible() -> int:
    """As many files as this process may open, less those that it needs itself."""
    if sys.platform == "win32":  # has no such limit
        return MOST_CONNECTIONS
    import resource

    wanted = MOST_CONNECTIONS + FILES_BESIDE_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return MOST_CONNECTIONS if soft < 0 else min(MOST_CONNECTIONS, soft - FILES_BESIDE_CONNECTIONS)


def bus_at(url: str | None) -> "Bus | None":
    if url is None:
        return None
    from stellwerk.server.cluster.bus import Bus  # an optional package

    found = Bus(url)
    found.check()
    return found
