"""Bots at work: they play to the end, also after a restart."""

import asyncio
from pathlib import Path

from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.tables import Tables
from tests.server.opening import agreed
from tests.server.scenes import page, play


def test_bots_play_to_the_end(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table = await tables.open(agreed("game_of_trains", ["greedy", "random", "greedy"]), {})
        while not table.course.match.is_over():
            await asyncio.sleep(0.01)
        assert (await page(table, SPECTATOR)).view.result is not None
        assert await tables.store.keep_on("another", 2.0**40, 0.0) == set()

    play(tmp_path, scene)


def test_a_game_of_bots_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def first(tables: Tables) -> None:
        table = await tables.open(agreed("trambahn", ["greedy", "apprentice"]), {})
        while len(table.course.match.log) < 60:
            await asyncio.sleep(0.001)

    async def second(tables: Tables) -> None:
        await tables.look("table-1")
        table = await tables.wake("table-1")
        while not table.course.match.is_over():
            await asyncio.sleep(0.01)

    play(tmp_path, first)
    play(tmp_path, second)
