"""The application in this process, and somebody who visits it over HTTP without a socket."""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

from stellwerk.server.app import application
from stellwerk.server.live.bots import Bots
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.storage.store import Store
from stellwerk.server.web.rate_limits import Limits


def stopped_clock() -> float:
    """No bucket fills again, however slow the machine is."""
    return 0.0


@asynccontextmanager
async def visited(
    folder: Path, clock: Callable[[], float] = time.monotonic
) -> AsyncIterator[httpx.AsyncClient]:
    registry = TableRegistry(Store(f"sqlite:///{folder / 'tables.sqlite'}"), Bots(1))
    app = application(registry, limits=Limits(clock))
    transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
    async with (
        app.lifespan(),
        httpx.AsyncClient(base_url="http://127.0.0.1/api", transport=transport) as visitor,
    ):
        yield visitor
