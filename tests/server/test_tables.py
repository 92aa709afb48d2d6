"""Live tables: legal, durable, told; and woken as they were."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from stellwerk.kernel.actor import SPECTATOR
from stellwerk.refusals import NotLegal
from stellwerk.server.bots import Bots
from stellwerk.server.course import Conflict
from stellwerk.server.events import Stream
from stellwerk.server.lines import Agreement, Kind, Line
from stellwerk.server.pages import Reader
from stellwerk.server.problems import Refused
from stellwerk.server.store import Store
from stellwerk.server.table import LONGEST_GAP, Table
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


def test_a_hundred_who_send_the_same_move_play_it_once(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table = await begun(tables)
        code, decision = table.course.match.legal(0)[0], table.course.decision(0)
        answers = await asyncio.gather(*(table.submit(0, code, decision) for _ in range(100)))
        assert len(set(answers)) == 1
        lines = await tables.store.lines(table.id)
        assert sum(line.kind is Kind.MOVE for line in lines) == 1

    play(tmp_path, scene)


def test_of_two_different_answers_one_is_played_and_the_other_is_told_so(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table = await begun(tables)
        one, two = table.course.match.legal(0)[:2]
        decision = table.course.decision(0)
        await table.submit(0, one, decision)
        with pytest.raises(Conflict):
            await table.submit(0, two, decision)
        with pytest.raises(NotLegal):
            await table.submit(1, one, table.course.decision(1))

    play(tmp_path, scene)


def test_nobody_hears_of_a_move_that_is_not_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(tables: Tables) -> None:
        table, written = await begun(tables), asyncio.Event()
        stream, before = (
            await table.watch(Reader(1), table.course.number),
            await table.page(Reader(1)),
        )
        append = tables.store.append

        async def slowly(*what: Any) -> None:
            await written.wait()
            await append(*what)

        monkeypatch.setattr(tables.store, "append", slowly)
        hearing = asyncio.create_task(events_of(stream, before.number + 1))
        moving = asyncio.create_task(move(table))
        looking = asyncio.create_task(table.page(Reader(1)))
        await asyncio.sleep(0.1)
        assert not any(task.done() for task in (moving, looking, hearing))
        written.set()
        assert (await looking).number == await moving > before.number
        assert await hearing

    play(tmp_path, scene)


def test_a_move_that_could_not_be_written_never_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(tables: Tables) -> None:
        table = await begun(tables)
        stream, before = (
            await table.watch(Reader(1), table.course.number),
            await table.page(Reader(1)),
        )

        async def full_disk(*what: Any) -> None:
            raise OSError("no space left")

        with monkeypatch.context() as patch:
            patch.setattr(tables.store, "append", full_disk)
            with pytest.raises(OSError, match="no space"):
                await move(table)
        assert await table.page(Reader(1)) == before
        assert await move(table) == before.number + 1
        assert len(await events_of(stream, before.number + 1)) == 1

    play(tmp_path, scene)


def test_a_table_that_was_put_away_wakes_as_it_was(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table = await begun(tables)
        for _ in range(20):
            await move(table, -1)
        pages = [await table.page(Reader(viewer)) for viewer in (0, 1, SPECTATOR)]
        await tables.put_away(0)
        assert tables.awake == 0
        again = await tables.wake(table.id)
        assert again is not table
        assert [await again.page(Reader(viewer)) for viewer in (0, 1, SPECTATOR)] == pages

    play(tmp_path, scene)


def test_somebody_who_looks_on_keeps_a_table_awake(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table = await begun(tables)
        stream = await table.watch(Reader(SPECTATOR), None)
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


def test_a_seat_goes_to_the_first_who_takes_it(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table = await begun(tables)
        number = await table.sit(1, b"ben", "Ben")
        assert await table.sit(1, b"ben", "Ben") == number
        with pytest.raises(Conflict, match="seat 2 is taken"):
            await table.sit(1, b"cleo", "Cleo")
        assert [chair.name for chair in (await table.page(Reader(0))).chairs] == ["Anna", "Ben"]

    play(tmp_path, scene)


def test_bots_play_to_the_end(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table = await tables.open(agreed("game_of_trains", ["greedy", "random", "greedy"]), {})
        while not table.course.match.is_over():
            await asyncio.sleep(0.01)
        assert (await table.page(Reader(SPECTATOR))).view.result is not None
        assert await tables.store.keep_on("another", 2.0**40, 0.0) == set()

    play(tmp_path, scene)


def test_a_game_of_bots_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def first(tables: Tables) -> None:
        table = await tables.open(agreed("trambahn", ["greedy", "apprentice"]), {})
        while len(table.course.match.log) < 60:
            await asyncio.sleep(0.001)

    async def second(tables: Tables) -> None:
        table = await tables.wake("table-1")
        while not table.course.match.is_over():
            await asyncio.sleep(0.01)

    play(tmp_path, first)
    play(tmp_path, second)


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
        assert await (await tables.wake("table-1")).page(Reader(0))

    play(tmp_path, first)
    play(tmp_path, second)
    assert "table old cannot go on" in caplog.text


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_gap_is_told_with_the_very_same_bytes(tmp_path: Path, viewer: int) -> None:
    async def scene(tables: Tables) -> None:
        table = await begun(tables)
        stream = await table.watch(Reader(viewer), None)
        start = table.course.number
        for number in range(12):
            await move(table, -1 if number % 2 else 0)
            seat = number % 2
            if table.course.match.can_undo(seat):
                await table.undo(seat, table.course.decision(seat))
            await table.say(seat, "hm")
        await table.sit(1, b"ben", "Ben")
        whole = (await events_of(stream, table.course.number))[1:]
        assert len(whole) == table.course.number - start
        await tables.put_away(0)
        for seen in range(start, table.course.number):
            again = await (await tables.wake(table.id)).watch(Reader(viewer), seen)
            assert await events_of(again, table.course.number) == whole[seen - start :]

    play(tmp_path, scene)


def test_a_gap_that_is_too_old_or_not_ours_gives_the_whole_table(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table = await begun(tables)
        for _ in range(LONGEST_GAP + 1):
            await table.say(SPECTATOR, "hello")
        number = table.course.number
        for seen in (None, 0, number + 1, -5):
            (event,) = await events_of(await table.watch(Reader(0), seen), number)
            assert b"event: fresh" in event
        assert (
            len(await events_of(await table.watch(Reader(0), number - LONGEST_GAP), number)) == 200
        )

    play(tmp_path, scene)


def test_a_viewer_who_does_not_read_is_let_go(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table = await begun(tables)
        stream = await table.watch(Reader(0), None)
        for _ in range(300):
            await table.say(0, "hello")
        assert len([part async for part in stream.read()]) < 300

    play(tmp_path, scene)
