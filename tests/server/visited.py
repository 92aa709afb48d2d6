"""The application in this process, and somebody who visits it over HTTP without a socket."""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

from stellwerk.server.app import EVERYWHERE, application
from stellwerk.server.live.bots import Bots
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.storage.store import Store
from stellwerk.server.web.addresses import Door
from stellwerk.server.web.rate_limits import Limits


def stopped_clock() -> float:
    """No bucket fills again, however slow the machine is."""
    return 0.0


@asynccontextmanager
async def visited(
    folder: Path,
    clock: Callable[[], float] = time.monotonic,
    door: Door = EVERYWHERE,
    client: str = "127.0.0.1",
) -> AsyncIterator[httpx.AsyncClient]:
    registry = TableRegistry(Store(f"sqlite:///{folder / 'tables.sqlite'}"), Bots(1))
    app = application(registry, door, Limits(clock))
    transport = httpx.ASGITransport(app, client=(client, 9))  # type: ignore[arg-type]
    async with (
        app.lifespan(),
        httpx.AsyncClient(base_url="http://127.0.0.1/api", transport=transport) as visitor,
    ):
        yield visitor
