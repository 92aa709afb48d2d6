"""Scenes: live tables in this process, without HTTP."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from stellwerk.server.bots import Bots
from stellwerk.server.events import Stream
from stellwerk.server.lines import Agreement
from stellwerk.server.store import Store
from stellwerk.server.table import Table
from stellwerk.server.tables import Tables
from tests.server.opening import agreed

Scene = Callable[[Tables], Awaitable[None]]


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Tables]:
    store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
    tables = Tables(store, Bots(1))
    await tables.start()
    try:
        yield tables
    finally:
        await tables.stop()
        store.close()


def play(folder: Path, scene: Scene) -> None:
    async def all_of_it() -> None:
        async with opened(folder) as tables:
            await asyncio.wait_for(scene(tables), 60)

    asyncio.run(all_of_it())


async def begun(tables: Tables, agreement: Agreement | None = None) -> Table:
    return await tables.open(agreement or agreed(), {0: "Anna"})


async def move(table: Table, index: int = 0) -> int:
    match = table.course.match
    seat = match.waiting_for[0]
    return await table.submit(seat, match.legal(seat)[index], table.course.decision(seat))


async def events_of(stream: Stream, until: int) -> list[bytes]:
    """Everything a stream has, up to the event of this number."""
    text = b""
    async for part in stream.read():
        text += part
        if b"id: %d\n" % until in text:
            break
    return [event for event in text.split(b"\n\n") if event.startswith(b"id: ")]
