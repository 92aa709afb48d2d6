"""Bots at work: they play to the end, also after a restart."""

import asyncio
import math
import re
from pathlib import Path

from msgspec import structs

from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.live.registry import TableRegistry
from tests.server.opening import agreed
from tests.server.scenes import move, page, play, watch
from tests.server.served import Person, Served


def test_bots_play_to_the_end(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        table = await registry.open(agreed("game_of_trains", ["greedy", "random", "greedy"]), {})
        while not table.session.match.is_over():
            await asyncio.sleep(0.01)
        assert (await page(table, SPECTATOR)).view.result is not None
        assert await registry.store.renew_leases("another", 2.0**40, 0.0) == (set(), True)

    play(tmp_path, scene)


def test_a_game_of_bots_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def first(registry: TableRegistry) -> None:
        table = await registry.open(agreed("trambahn", ["greedy", "apprentice"]), {})
        while len(table.session.match.log) < 60:
            await asyncio.sleep(0.001)

    async def second(registry: TableRegistry) -> None:
        await registry.look("table-1")
        table = await registry.load("table-1")
        while not table.session.match.is_over():
            await asyncio.sleep(0.01)

    play(tmp_path, first)
    play(tmp_path, second)


def test_bots_do_not_think_where_nobody_sits_and_nobody_looks(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        alone = await registry.open(agreed("trambahn", ["greedy", "random"], table="alone"), {})
        alone.looked_at = -math.inf  # long ago
        while registry.bots.busy_at(alone):
            await asyncio.sleep(0.001)
        entries = len(alone.session.match.log)
        other = await registry.open(agreed("game_of_trains", ["greedy", "greedy"]), {})
        while not other.session.match.is_over():
            await asyncio.sleep(0.01)
        assert len(alone.session.match.log) == entries
        stream = await watch(alone, SPECTATOR)
        registry.bots.start_thinking(alone)
        while len(alone.session.match.log) == entries:
            await asyncio.sleep(0.001)
        stream.leave()

    play(tmp_path, scene)


def test_bots_play_on_for_a_person_who_has_gone_away_for_a_while(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        agreement = agreed("game_of_trains", [None, "greedy"])
        agreement.places[0] = structs.replace(agreement.places[0], holder=b"anna")
        table = await registry.open(agreement, {0: "Anna"})
        table.looked_at = -math.inf
        while table.session.match.waiting_for == (0,):
            await move(table)
        while table.session.match.waiting_for != (0,):
            await asyncio.sleep(0.001)

    play(tmp_path, scene)


def test_one_visitor_with_many_bots_takes_nobody_elses_away(served: Served, anna: Person) -> None:
    flood = Person(served.url, anna.post("/visitors").json()["token"])
    flood.http.headers["X-Forwarded-For"] = "192.0.2.50"
    crowd = ["me", *["dispatcher"] * 5]
    for _ in range(20):
        flood.open("voll_verplant", crowd)
    for bot in ("greedy", "dispatcher"):
        table = anna.open("trambahn", ["me", bot], order="given")["table"]
        anna.play_on(table, 12)
    thinking = re.search(r"^stellwerk_bots_thinking (\S+)", anna.http.get("/metrics").text, re.M)
    assert thinking is not None
    assert float(thinking[1]) > 20
    flood.http.delete("/api/me")
    flood.http.close()
