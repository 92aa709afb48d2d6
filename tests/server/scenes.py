"""Scenes: live tables in this process, without HTTP."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from stellwerk.server.http.events import missed
from stellwerk.server.http.long_reads import Reading
from stellwerk.server.live.bots import Bots
from stellwerk.server.live.events import Stream
from stellwerk.server.live.log import Agreement
from stellwerk.server.live.registry import Tables
from stellwerk.server.live.snapshots import Page, Reader, page_of
from stellwerk.server.live.table import Table
from stellwerk.server.storage.store import Store
from stellwerk.server.web.rate_limits import Limits
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


async def page(table: Table, viewer: int) -> Page:
    return page_of(await table.look(), Reader(viewer))


async def watch(table: Table, viewer: int, seen: int | None = None) -> Stream:
    """What a viewer hears who has seen the table up to this number."""
    reader, holders = Reader(viewer), table.course.holders
    stream, course = await table.watch(reader, holders[viewer] if viewer < len(holders) else None)
    reading = Reading(Limits())
    stream.missed = await missed(table.store, course, reader, seen, reading, None)
    await reading.stop()
    return stream


async def events_of(stream: Stream, until: int) -> list[bytes]:
    """Everything a stream has, up to the event of this number."""
    text = b""
    async for part in stream.read():
        text += part
        if b"id: %d\n" % until in text:
            break
    return [event for event in text.split(b"\n\n") if event.startswith(b"id: ")]
