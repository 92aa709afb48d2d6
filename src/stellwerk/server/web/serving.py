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
from stellwerk.server.live.bots import Bots
from stellwerk.server.live.registry import Tables
from stellwerk.server.storage import expiry
from stellwerk.server.storage.lock import alone
from stellwerk.server.storage.store import Store
from stellwerk.server.web import logs
from stellwerk.server.web.connections import MOST_CONNECTIONS, Connection
from stellwerk.server.web.hosts import known_hosts

if TYPE_CHECKING:
    from stellwerk.server.cluster.bus import Bus

SECONDS_TO_FINISH = 10
FILES_BESIDE_CONNECTIONS = 200  # the database, the site, the bus
SECONDS_BETWEEN_ROUNDS = 0.25  # for garbage among new things: each takes a millisecond
ROUNDS_OF_THE_YOUNG, ROUNDS_OF_ALL = 240, 2400  # one of so many looks further: 0.02 s, 0.1 s
SECONDS_A_THREAD_WAITS = 0.0005  # for another: whoever writes to the disk asks for every line


class Server(uvicorn.Server):
    """Says when it is open, and lets viewers go first when it stops."""

    def __init__(self, config: uvicorn.Config, tables: Tables, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.tables = tables
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, self.handle_exit, sign, None)
        await super().startup(sockets)
        self.garbage = loop.create_task(look_for_garbage())
        self.opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.garbage.cancel()
        self.tables.end_streams()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A stop that was asked for is no failure: the process ends with status 0."""
        yield


async def look_for_garbage() -> None:
    """By the clock: left to itself it would stop everybody for longer, in any thread."""
    gc.disable()
    gc.freeze()  # what is there now stays, and need not be looked through
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
    """Until SIGINT or SIGTERM: then what was begun is finished and stored."""
    logs.set_up(log)
    sys.setswitchinterval(SECONDS_A_THREAD_WAITS)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with alone(database), socket.create_server((host, port), family=family) as door:
        # An event leaves at once: without this each answer would wait 40 ms for the next.
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        name = f"[{host}]" if ":" in host else host
        address = f"http://{name}:{door.getsockname()[1]}"
        tables = Tables(Store(database), Bots(), bus_at(bus), keep_days)
        config = uvicorn.Config(
            application(tables, known_hosts(host, hosts)),
            http=Connection,
            ws="none",
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            limit_concurrency=connections_possible(),
            timeout_graceful_shutdown=SECONDS_TO_FINISH,
        )
        Server(config, tables, lambda: opened(address)).run([door])


def connections_possible() -> int:
    """As many files as the system lets this process open, less those that it needs itself."""
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
    from stellwerk.server.cluster.bus import Bus  # whoever is alone does without

    found = Bus(url)
    found.check()
    return found
