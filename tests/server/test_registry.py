"""All tables: loaded as they were, by any visitor, and written by one at a time."""

import asyncio
from pathlib import Path

import pytest
from msgspec import structs

from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.live.commands import Chat, Move
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.live.session import Conflict, Session
from stellwerk.server.storage.log import Kind, LogEntry
from stellwerk.server.web.problems import ApiError
from tests.server.opening import agreed, move_of
from tests.server.scenes import begun, move, opened, page, play, watch


def test_a_table_that_was_put_away_wakes_as_it_was(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        table = await begun(registry)
        for _ in range(20):
            await move(table, -1)
        pages = [await page(table, viewer) for viewer in (0, 1, SPECTATOR)]
        await registry.unload_idle(0)
        assert len(registry.awake) == 0
        again = await registry.load(table.id)
        assert again is not table
        assert [await page(again, viewer) for viewer in (0, 1, SPECTATOR)] == pages

    play(tmp_path, scene)


def test_somebody_who_looks_on_keeps_a_table_awake(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        table = await begun(registry)
        stream = await watch(table, SPECTATOR)
        await registry.unload_idle(0)
        assert len(registry.awake) == 1
        stream.leave()
        await registry.unload_idle(0)
        assert len(registry.awake) == 0

    play(tmp_path, scene)


def test_a_table_nobody_knows_does_not_wake(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        with pytest.raises(ApiError, match="no table"):
            await registry.load("nowhere")

    play(tmp_path, scene)


def test_what_another_process_wrote_is_seen_and_nothing_is_written_twice(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        table = await begun(registry)
        code, decision = table.session.match.legal(0)[0], table.session.decision(0)
        entry = LogEntry(table.session.number + 1, Kind.MOVE, 0, code, decision, at=1)
        await registry.store.append(table.id, [entry])
        session = await registry.change(table.id, Move(0, code, decision))
        assert session.number == entry.number
        assert (await registry.store.entries(table.id))[-1] == entry

    play(tmp_path, scene)


def test_a_change_waits_for_no_table_that_is_unloaded_meanwhile(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        table = await begun(registry)
        command = move_of(table.session, 0, table.session.match.legal(0)[0])
        async with table.exclusive():
            changing = asyncio.create_task(registry.change(table.id, command))
            await asyncio.sleep(0)  # it waits for the table
            await registry.unload_idle(0)
        session = await changing
        assert table.closed
        assert (await registry.load(table.id)).session is session
        entries = await registry.store.entries(table.id)
        assert session.number == len(entries)
        assert sum(entry.kind is Kind.MOVE for entry in entries) == 1

    play(tmp_path, scene)


def test_two_owners_on_one_database_write_every_line_once(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        table = (await begun(registry)).id
        async with opened(tmp_path) as others:
            for _ in range(10):
                session = (await registry.load(table)).session
                seat = session.match.waiting_for[0]
                codes, decision = session.match.legal(seat)[:2], session.decision(seat)
                answers = await asyncio.gather(
                    *(
                        owner.change(table, Move(seat, code, decision))
                        for owner in (registry, others) * 10
                        for code in codes
                    ),
                    return_exceptions=True,
                )
                assert {type(answer) for answer in answers} <= {Session, Conflict}
                assert sum(isinstance(answer, Session) for answer in answers) == 20
                await registry.change(table, Chat(0, "next"))
            entries = await registry.store.entries(table)
            assert sum(entry.kind is Kind.MOVE for entry in entries) == 10
            assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))

    play(tmp_path, scene)


def test_a_table_that_cannot_be_woken_stops_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    old = structs.replace(agreed(bots=("random", "random"), table="old"), rules=99)

    async def first(registry: TableRegistry) -> None:
        await registry.store.open(old, [LogEntry(1, Kind.CHAT, 0, words="hi")])
        await begun(registry, agreed(bots=(None, "greedy")))

    async def second(registry: TableRegistry) -> None:
        while len(registry.awake) == 0:
            await asyncio.sleep(0.01)
        with pytest.raises(ApiError, match="rules 99"):
            await registry.load("old")
        assert await page((await registry.load("table-1")), 0)

    play(tmp_path, first)
    play(tmp_path, second)
    assert "table old cannot go on" in caplog.text


def test_a_table_that_is_read_once_stays_out_of_memory(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        table = await begun(registry)
        before = table.session.number
        assert await registry.read_once(table.id) is table.session
        await registry.unload_idle(0)
        assert (await registry.read_once(table.id)).number == before
        assert len(registry.awake) == 0

    play(tmp_path, scene)
