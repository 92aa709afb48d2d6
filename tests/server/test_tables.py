"""All tables: woken as they were, by whoever comes, and written by one at a time."""

import asyncio
from pathlib import Path

import pytest
from msgspec import structs

from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.live.log import Kind, Line
from stellwerk.server.live.registry import Tables
from stellwerk.server.live.session import Conflict
from stellwerk.server.web.problems import Refused
from tests.server.opening import agreed
from tests.server.scenes import begun, move, opened, page, play, watch


def test_a_table_that_was_put_away_wakes_as_it_was(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table = await begun(tables)
        for _ in range(20):
            await move(table, -1)
        pages = [await page(table, viewer) for viewer in (0, 1, SPECTATOR)]
        await tables.put_away(0)
        assert tables.awake == 0
        again = await tables.wake(table.id)
        assert again is not table
        assert [await page(again, viewer) for viewer in (0, 1, SPECTATOR)] == pages

    play(tmp_path, scene)


def test_somebody_who_looks_on_keeps_a_table_awake(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table = await begun(tables)
        stream = await watch(table, SPECTATOR)
        await tables.put_away(0)
        assert tables.awake == 1
        stream.leave()
        await tables.put_away(0)
        assert tables.awake == 0

    play(tmp_path, scene)


def test_a_table_nobody_knows_does_not_wake(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        with pytest.raises(Refused, match="no table"):
            await tables.wake("nowhere")

    play(tmp_path, scene)


def test_what_another_process_wrote_is_seen_and_nothing_is_written_twice(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table = await begun(tables)
        code, decision = table.course.match.legal(0)[0], table.course.decision(0)
        line = Line(table.course.number + 1, Kind.MOVE, 0, code, decision)
        await tables.store.append(table.id, [line])
        number = await tables.at(table.id, lambda live: live.submit(0, code, decision))
        assert number == line.number
        assert (await tables.store.lines(table.id))[-1] == line

    play(tmp_path, scene)


def test_two_owners_on_one_database_write_every_line_once(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table = (await begun(tables)).id
        async with opened(tmp_path) as others:
            for _ in range(10):
                course = (await tables.wake(table)).course
                seat = course.match.waiting_for[0]
                codes, decision = course.match.legal(seat)[:2], course.decision(seat)
                answers = await asyncio.gather(
                    *(
                        owner.at(table, lambda t, c=code: t.submit(seat, c, decision))  # type: ignore[misc]  # noqa: B023
                        for owner in (tables, others) * 10
                        for code in codes
                    ),
                    return_exceptions=True,
                )
                assert {type(answer) for answer in answers} <= {int, Conflict}
                assert answers.count(max(a for a in answers if isinstance(a, int))) == 20
                await tables.at(table, lambda t: t.say(0, "next"))
            lines = await tables.store.lines(table)
            assert sum(line.kind is Kind.MOVE for line in lines) == 10
            assert [line.number for line in lines] == list(range(1, len(lines) + 1))

    play(tmp_path, scene)


def test_a_table_that_cannot_be_woken_stops_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    old = structs.replace(agreed(bots=("random", "random"), table="old"), rules=99)

    async def first(tables: Tables) -> None:
        await tables.store.open(old, [Line(1, Kind.CHAT, 0, words="hi")])
        await begun(tables, agreed(bots=(None, "greedy")))

    async def second(tables: Tables) -> None:
        while tables.awake == 0:
            await asyncio.sleep(0.01)
        with pytest.raises(Refused, match="rules 99"):
            await tables.wake("old")
        assert await page((await tables.wake("table-1")), 0)

    play(tmp_path, first)
    play(tmp_path, second)
    assert "table old cannot go on" in caplog.text
