"""Long reading: it makes nobody else wait, and costs its reader what it costs to compute."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from stellwerk import records
from stellwerk.bots.simulation import simulate
from stellwerk.games import game_named
from stellwerk.server.http import events, log, record, replays, tables, text
from stellwerk.server.live.metered_reads import MeteredReads
from stellwerk.server.web.rate_limits import LIMITS, Limit, Limits, RateKey, TooMany
from tests.server.visited import stopped_clock, visited

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning:litestar")

ANNA = RateKey(b"anna", "192.0.2.1")


class Slow:
    """Takes as long as somebody likes."""

    def __init__(self, work: Callable[..., Any]) -> None:
        self.work = work
        self.begun, self.go_on = threading.Event(), threading.Event()

    def __call__(self, *what: Any) -> Any:
        self.begun.set()
        assert self.go_on.wait(30)
        return self.work(*what)


@pytest.mark.parametrize(
    ("module", "name", "path"),
    [
        (log, "log_of", "/tables/{table}/log"),
        (record, "record_of", "/tables/{table}/record"),
        (tables, "page_of", "/tables/{table}?at=3"),
        (text, "drawn", "/tables/{table}/text"),
        (events, "missed_events", "/tables/{table}/events?after=3"),
        (replays, "shown", "/replays"),
    ],
)
def test_moves_are_made_while_somebody_reads_at_length(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: Any, name: str, path: str
) -> None:
    slow = Slow(getattr(module, name))

    async def scene() -> None:
        async with visited(tmp_path) as anna:
            table = (await anna.post("/tables", json=SEATS)).json()["table"]
            page = (await anna.get(f"/tables/{table}?seat=1")).json()
            monkeypatch.setattr(module, name, slow)
            reading = asyncio.create_task(read(anna, path.format(table=table)))
            await asyncio.to_thread(slow.begun.wait)
            move = {"code": page["view"]["legal"][0], "decision": page["decision"], "seat": 1}
            answer = await anna.post(f"/tables/{table}/moves", json=move)
            assert answer.status_code == 200
            assert not reading.done()
            slow.go_on.set()
            assert await reading

    asyncio.run(asyncio.wait_for(scene(), 60))


SEATS = {"game": "trambahn", "seats": ["me", "me"], "order": "given"}


async def read(visitor: httpx.AsyncClient, path: str) -> bool:
    if path == "/replays":
        return bool((await visitor.post(path, json={"record": "x"})).text)
    if "events" not in path:
        return bool((await visitor.get(f"{path}{'&' if '?' in path else '?'}seat=1")).text)
    reading = asyncio.create_task(visitor.get(f"{path}&seat=1"))  # never ends by itself
    done, _ = await asyncio.wait([reading], timeout=0.5)
    reading.cancel()
    return not done


def test_reading_costs_what_it_took() -> None:
    limits = Limits(lambda: 0.0)
    limits.spend("reading", ANNA, 0)
    limits.charge("reading", ANNA, LIMITS["reading"].burst + 1)
    with pytest.raises(TooMany) as refused:
        limits.spend("reading", ANNA, 0)
    assert refused.value.seconds == 10
    limits.spend("reading", RateKey(b"ben", "192.0.2.2"), 0)


def test_a_reader_waits_in_its_own_queue(tmp_path: Path) -> None:
    async def scene() -> None:
        limits = Limits()
        reading, gate = MeteredReads(limits), Slow(lambda: None)
        mine = [asyncio.create_task(reading.run(ANNA, gate)) for _ in range(20)]
        await asyncio.to_thread(gate.begun.wait)
        assert await reading.run(RateKey(b"ben", "192.0.2.2"), lambda: 7) == 7
        gate.go_on.set()
        await asyncio.gather(*mine)
        await reading.stop()

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_replays_are_limited_by_what_they_cost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LIMITS, "reading", Limit(1, 0.1))
    (match,) = simulate(game_named("game_of_trains"), ["greedy"] * 2, games=1, seed=1)
    record = {"record": records.write(match)}

    async def scene() -> None:
        async with visited(tmp_path, stopped_clock) as anna:
            stranger = {"X-Forwarded-For": "192.0.2.60"}
            while (answer := await anna.post("/replays", json=record, headers=stranger)).is_success:
                pass
            assert answer.json()["problem"] == "too_many"
            assert (await anna.post("/replays", json=record)).is_success

    asyncio.run(asyncio.wait_for(scene(), 120))
