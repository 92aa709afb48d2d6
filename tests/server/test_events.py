"""Events: a gap is told as it was told before."""

from pathlib import Path

import pytest

from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.http.events import LONGEST_GAP
from stellwerk.server.live.events import SECONDS_OF_SILENCE
from stellwerk.server.live.registry import Tables
from tests.server.scenes import begun, events_of, move, play, watch


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_gap_is_told_with_the_very_same_bytes(tmp_path: Path, viewer: int) -> None:
    async def scene(tables: Tables) -> None:
        table = await begun(tables)
        await table.sit(1, b"ben", "Ben")
        stream = await watch(table, viewer)
        start = table.course.number
        for number in range(12):
            await move(table, -1 if number % 2 else 0)
            seat = number % 2
            if table.course.match.can_undo(seat):
                await table.undo(seat, table.course.decision(seat))
            await table.say(seat, "hm")
        whole = (await events_of(stream, table.course.number))[1:]
        assert len(whole) == table.course.number - start
        await tables.put_away(0)
        for seen in range(start, table.course.number):
            again = await watch((await tables.wake(table.id)), viewer, seen)
            assert await events_of(again, table.course.number) == whole[seen - start :]

    play(tmp_path, scene)


def test_a_gap_that_is_too_old_or_not_ours_gives_the_whole_table(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table = await begun(tables)
        for _ in range(LONGEST_GAP + 1):
            await table.say(SPECTATOR, "hello")
        number = table.course.number
        for seen in (None, 0, number + 1, -5):
            (event,) = await events_of(await watch(table, 0, seen), number)
            assert b"event: fresh" in event
        assert len(await events_of(await watch(table, 0, number - LONGEST_GAP), number)) == 200

    play(tmp_path, scene)


def test_a_viewer_who_does_not_read_is_let_go(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table = await begun(tables)
        stream = await watch(table, 0)
        for _ in range(300):
            await table.say(0, "hello")
        assert len([part async for part in stream.read()]) < 300

    play(tmp_path, scene)


def test_a_silent_stream_gives_a_sign_that_a_browser_can_hear(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table = await begun(tables)
        stream = await watch(table, 0)
        table.streams.give_a_sign()  # it was told something just now
        stream.silent_since -= SECONDS_OF_SILENCE
        table.streams.give_a_sign()
        stream.end()
        told = b"".join([part async for part in stream.read()])
        assert told.count(b"event: alive\ndata: {}\n\n") == 1
        assert told.endswith(b"event: alive\ndata: {}\n\n")

    play(tmp_path, scene)
