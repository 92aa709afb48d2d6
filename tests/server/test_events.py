"""Events: a gap is told as it was told before."""

from pathlib import Path

import pytest

from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.http.events import LONGEST_GAP
from stellwerk.server.live.commands import Undo
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.live.streams import SECONDS_OF_SILENCE
from tests.server.scenes import begun, events_of, move, play, say, sit, watch


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_gap_is_told_with_the_very_same_bytes(tmp_path: Path, viewer: int) -> None:
    async def scene(registry: TableRegistry) -> None:
        table = await begun(registry)
        await sit(table, 1, b"ben", "Ben")
        stream = await watch(table, viewer)
        start = table.session.number
        for number in range(12):
            await move(table, -1 if number % 2 else 0)
            seat = number % 2
            if table.session.match.can_undo(seat):
                await table.change(Undo(seat, table.session.decision(seat)))
            await say(table, seat, "hm")
        whole = (await events_of(stream, table.session.number))[1:]
        assert len(whole) == table.session.number - start
        await registry.unload_idle(0)
        for seen in range(start, table.session.number):
            again = await watch((await registry.load(table.id)), viewer, seen)
            assert await events_of(again, table.session.number) == whole[seen - start :]

    play(tmp_path, scene)


def test_a_gap_that_is_too_old_or_not_ours_gives_the_whole_table(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        table = await begun(registry)
        for _ in range(LONGEST_GAP + 1):
            await say(table, SPECTATOR, "hello")
        number = table.session.number
        for seen in (None, 0, number + 1, -5):
            (event,) = await events_of(await watch(table, 0, seen), number)
            assert b"event: fresh" in event
        assert len(await events_of(await watch(table, 0, number - LONGEST_GAP), number)) == 200

    play(tmp_path, scene)


def test_a_viewer_who_does_not_read_is_let_go(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        table = await begun(registry)
        stream = await watch(table, 0)
        for _ in range(300):
            await say(table, 0, "hello")
        assert len([part async for part in stream.read()]) < 300

    play(tmp_path, scene)


def test_a_silent_stream_gives_a_sign_that_a_browser_can_hear(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        table = await begun(registry)
        stream = await watch(table, 0)
        table.streams.keep_alive()  # it was told something just now
        stream.silent_since -= SECONDS_OF_SILENCE
        table.streams.keep_alive()
        stream.end()
        told = b"".join([part async for part in stream.read()])
        assert told.count(b"event: alive\ndata: {}\n\n") == 1
        assert told.endswith(b"event: alive\ndata: {}\n\n")

    play(tmp_path, scene)
