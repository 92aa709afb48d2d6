"""A table: legal, durable, told; one thing at a time."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from stellwerk.core.refusals import NotLegal
from stellwerk.server.live.commands import Move
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.live.session import Conflict
from stellwerk.server.storage.errors import SeatTaken
from stellwerk.server.storage.log import Kind
from tests.server.scenes import begun, events_of, move, page, play, sit, watch


def test_a_hundred_who_send_the_same_move_play_it_once(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        table = await begun(registry)
        code, decision = table.session.match.legal(0)[0], table.session.decision(0)
        answers = await asyncio.gather(*(table.change(Move(0, code, decision)) for _ in range(100)))
        assert len({answer.number for answer in answers}) == 1
        entries = await registry.store.entries(table.id)
        assert sum(entry.kind is Kind.MOVE for entry in entries) == 1

    play(tmp_path, scene)


def test_of_two_different_answers_one_is_played_and_the_other_is_told_so(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        table = await begun(registry)
        one, two = table.session.match.legal(0)[:2]
        decision = table.session.decision(0)
        await table.change(Move(0, one, decision))
        with pytest.raises(Conflict):
            await table.change(Move(0, two, decision))
        with pytest.raises(NotLegal):
            await table.change(Move(1, one, table.session.decision(1)))

    play(tmp_path, scene)


def test_nobody_hears_of_a_move_that_is_not_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(registry: TableRegistry) -> None:
        table, written = await begun(registry), asyncio.Event()
        stream, before = (
            await watch(table, 1, table.session.number),
            await page(table, 1),
        )
        append = registry.store.append

        async def slowly(*what: Any) -> None:
            await written.wait()
            await append(*what)

        monkeypatch.setattr(registry.store, "append", slowly)
        hearing = asyncio.create_task(events_of(stream, before.number + 1))
        moving = asyncio.create_task(move(table))
        assert await page(table, 1) == before
        await asyncio.sleep(0.1)
        assert not any(task.done() for task in (moving, hearing))
        assert await page(table, 1) == before
        written.set()
        number = await moving
        assert (await page(table, 1)).number == number > before.number
        assert await hearing

    play(tmp_path, scene)


def test_a_move_that_could_not_be_written_never_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(registry: TableRegistry) -> None:
        table = await begun(registry)
        stream, before = (
            await watch(table, 1, table.session.number),
            await page(table, 1),
        )

        async def full_disk(*what: Any) -> None:
            raise OSError("no space left")

        with monkeypatch.context() as patch:
            patch.setattr(registry.store, "append", full_disk)
            with pytest.raises(OSError, match="no space"):
                await move(table)
        assert await page(table, 1) == before
        assert await move(table) == before.number + 1
        assert len(await events_of(stream, before.number + 1)) == 1

    play(tmp_path, scene)


def test_a_seat_goes_to_the_first_who_takes_it(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        table = await begun(registry)
        number = await sit(table, 1, b"ben", "Ben")
        assert await sit(table, 1, b"ben", "Ben") == number
        with pytest.raises(SeatTaken, match="seat 2 is taken"):
            await sit(table, 1, b"cleo", "Cleo")
        assert [chair.name for chair in (await page(table, 0)).chairs] == ["Anna", "Ben"]

    play(tmp_path, scene)
