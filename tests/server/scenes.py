"""Scenes: live tables in this process, without HTTP."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from stellwerk.server.http.events import missed_by
from stellwerk.server.live.bots import Bots
from stellwerk.server.live.commands import Chat, Sit
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.live.metered_reads import MeteredReads
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.live.snapshots import Page, Reader, page_of
from stellwerk.server.live.streams import Stream
from stellwerk.server.storage.log import Agreement
from stellwerk.server.storage.store import Store
from stellwerk.server.web.rate_limits import Limits
from tests.server.opening import agreed, move_of

Scene = Callable[[TableRegistry], Awaitable[None]]


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[TableRegistry]:
    store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
    registry = TableRegistry(store, Bots(1))
    await registry.start()
    try:
        yield registry
    finally:
        await registry.stop()
        store.close()


def play(folder: Path, scene: Scene) -> None:
    async def all_of_it() -> None:
        async with opened(folder) as registry:
            await asyncio.wait_for(scene(registry), 60)

    asyncio.run(all_of_it())


async def begun(registry: TableRegistry, agreement: Agreement | None = None) -> LiveTable:
    return await registry.open(agreement or agreed(), {0: "Anna"})


async def move(table: LiveTable, index: int = 0) -> int:
    match = table.session.match
    seat = match.waiting_for[0]
    return await submit(table, seat, match.legal(seat)[index])


async def submit(table: LiveTable, seat: int, code: str) -> int:
    session = await table.change(move_of(table.session, seat, code))
    return session.number_for(seat)


async def say(table: LiveTable, actor: int, text: str) -> None:
    await table.change(Chat(actor, text))


async def sit(table: LiveTable, seat: int, holder: bytes, name: str) -> int:
    return (await table.change(Sit(seat, holder, name))).number_for(seat)


async def page(table: LiveTable, viewer: int) -> Page:
    return page_of(await table.look(), Reader(viewer))


async def watch(table: LiveTable, viewer: int, seen: int | None = None) -> Stream:
    """What a viewer hears who has seen the table up to this number."""
    reader, holders = Reader(viewer), table.session.holders
    stream, session = await table.watch(reader, holders[viewer] if viewer < len(holders) else None)
    reads = MeteredReads(Limits())
    stream.missed = await missed_by(table.store, session, reader, seen, reads, None)
    await reads.stop()
    return stream


async def events_of(stream: Stream, until: int) -> list[bytes]:
    """Everything a stream has, up to the event of this number."""
    text = b""
    async for part in stream.read():
        text += part
        if b"id: %d\n" % until in text:
            break
    return [event for event in text.split(b"\n\n") if event.startswith(b"id: ")]
