"""Expiry: tables that nobody touches are gone wholly, all others stay."""

import asyncio
import time
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import func, select

from stellwerk.server.live import expiry
from stellwerk.server.live.bots import Bots
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.storage import old_tables
from stellwerk.server.storage.errors import Stale
from stellwerk.server.storage.log import Kind, LogEntry
from stellwerk.server.storage.schema import keepers, lines, lobbies, places, tables, words
from stellwerk.server.storage.store import Store
from stellwerk.server.web.problems import ApiError
from tests.server.opening import agreed
from tests.server.scenes import opened, watch
from tests.server.test_lobby_rules import MET
from tests.server.test_store import run

MOVE, BOT, CHAT = (
    LogEntry(2, Kind.MOVE, 0, "P r7", 1),
    LogEntry(2, Kind.MOVE, 1, "P r7", 1),
    Kind.CHAT,
)


def before(days: float) -> int:
    return int((time.time() - days * 24 * 3600) * 1000)


def grown_old(store: Store, table: str, days: float) -> None:
    """As if all of it had happened this many days ago."""
    with store.engine.begin() as connection:
        mine = tables.c.id == table
        connection.execute(tables.update().where(mine).values(opened=before(days)))
        there = lines.c.table == table
        connection.execute(lines.update().where(there).values(at=before(days)))


async def begun(store: Store, table: str, days: float, *more: LogEntry, over: bool = False) -> None:
    first = LogEntry(1, CHAT, 0, words=f"words at {table}")
    await store.open(agreed(table=table, bots=(None, "greedy")), [first])
    await store.append(table, more, over)
    grown_old(store, table, days)


def left(store: Store) -> set[str]:
    with store.engine.connect() as connection:
        return set(connection.execute(select(tables.c.id)).scalars())


def rows_of(store: Store, table: str) -> int:
    with store.engine.connect() as connection:
        parts = (words, lines, places, keepers)
        return sum(
            connection.execute(select(func.count()).where(part.c.table == table)).scalar_one()
            for part in parts
        )


def test_old_tables_are_deleted_wholly_and_all_others_stay(store: Store) -> None:
    async def steps() -> None:
        await begun(store, "never-started", 15)
        await begun(store, "begun-by-a-bot", 15, BOT)
        await begun(store, "untouched", 181, MOVE)
        await begun(store, "new", 13)
        await begun(store, "running", 179, MOVE)
        await begun(store, "finished", 1000, MOVE, over=True)
        await begun(store, "talking", 1000, MOVE)
        await store.append("talking", [LogEntry(3, CHAT, 0, words="still here")])
        swept = TableRegistry(store, Bots(1))
        assert await expiry.sweep(swept.store, swept.reload, expiry.DAYS) == 3
        assert left(store) == {"new", "running", "finished", "talking"}
        for table in ("never-started", "begun-by-a-bot", "untouched"):
            assert rows_of(store, table) == 0
        assert rows_of(store, "running") == 6
        assert await expiry.sweep(swept.store, swept.reload, expiry.DAYS) == 0
        assert await expiry.sweep(swept.store, swept.reload, 1) == 2
        assert left(store) == {"finished", "talking"}

    run(steps)


def test_a_table_that_is_touched_in_the_last_moment_stays(store: Store) -> None:
    async def steps() -> None:
        await begun(store, "one", 15)
        await begun(store, "two", 15)
        marks = before(180), before(14)
        found = await store.old_tables(*marks)
        assert sorted(found) == ["one", "two"]
        await store.append("one", [MOVE])
        assert await store.delete_old(found, *marks) == ["two"]
        assert left(store) == {"one"}

    run(steps)


def test_several_processes_may_do_it_at_once(new_postgresql: str) -> None:
    stores = Store(new_postgresql), Store(new_postgresql)

    async def steps() -> None:
        for number in range(30):
            await begun(stores[0], f"old-{number}", 15)
        swept = [TableRegistry(store, Bots(1)) for store in (*stores, *stores)]
        gone = await asyncio.gather(*(expiry.sweep(one.store, one.reload, 180) for one in swept))
        assert sum(gone) == 30
        assert left(stores[0]) == set()

    run(steps)
    for store in stores:
        store.close()


def test_nobody_writes_at_a_table_that_is_being_deleted(new_postgresql: str) -> None:
    """A line waits for the deletion, and is then refused as any other that comes too late."""
    store = Store(new_postgresql)

    async def steps() -> None:
        await begun(store, "old", 15)
        with store.engine.begin() as connection:
            assert old_tables.delete_old(connection, ["old"], before(180), before(14)) == ["old"]
            late = asyncio.ensure_future(store.append("old", [MOVE]))
            while not waiting_for_a_lock(store):
                await asyncio.sleep(0.01)
        with pytest.raises(Stale):
            await late

    run(steps)
    assert rows_of(store, "old") == 0
    store.close()


def waiting_for_a_lock(store: Store) -> bool:
    activity = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database()"
    with store.engine.connect() as connection:
        waiting = connection.exec_driver_sql(f"{activity} AND wait_event_type = 'Lock'")
        return waiting.first() is not None


def test_a_lobby_that_nobody_changes_is_deleted_and_its_viewers_are_told(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as live:
            for name in ("old", "new"):
                await live.lobbies.open(replace(MET, id=name))
            stream = await live.lobbies.watch("old", b"anna")
            with live.store.engine.begin() as connection:
                old = lobbies.update().where(lobbies.c.id == "old")
                connection.execute(old.values(changed=before(15)))
            assert await live.lobbies.expire(before(14)) == 1
            assert b"event: closed" in b"".join([part async for part in stream.read()])
            assert (await live.lobbies.look("new")).id == "new"
            with pytest.raises(ApiError, match="there is no table"):
                await live.lobbies.look("old")
            assert await live.store.lobbies_of(b"anna")

    asyncio.run(scene())


def test_whoever_looks_at_a_table_that_is_gone_is_told_so(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as live:
            table = await live.open(agreed(bots=(None, "greedy")), {0: "Anna"})
            stream = await watch(table, 1)
            grown_old(live.store, table.id, 15)
            assert await expiry.sweep(live.store, live.reload, 180) == 1
            assert b"event: fresh" in b"".join([part async for part in stream.read()])
            with pytest.raises(ApiError, match="there is no table"):
                await live.load(table.id)

    asyncio.run(scene())


def test_a_server_that_keeps_everything_never_looks(store: Store) -> None:
    async def steps() -> None:
        await begun(store, "old", 1000)
        await asyncio.wait_for(
            expiry.sweep_forever(store, TableRegistry(store, Bots(1)).reload, 0), 30
        )
        assert left(store) == {"old"}

    run(steps)


def test_tables_are_swept_as_long_as_the_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expiry, "SECONDS_BETWEEN_SWEEPS", 0.02)

    async def scene() -> None:
        async with opened(tmp_path) as live:
            await live.store.open(msgspec.structs.replace(agreed(), table_id="old"), [])
            grown_old(live.store, "old", 15)
            while left(live.store):
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(scene(), 60))
