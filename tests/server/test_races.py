"""Races: hundreds who act at once on one table, through two processes on one PostgreSQL."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import cycle, islice
from random import Random
from typing import Any

import httpx

from tests.server.served import Served

CLIENTS = 200
DECISIONS = 6


class Crowd:
    """Many clients of one visitor, half of them at each process."""

    def __init__(self, urls: list[str], token: str) -> None:
        headers = {"Authorization": f"Bearer {token}"}
        limits = httpx.Limits(max_connections=CLIENTS)
        self.doors = [
            httpx.AsyncClient(base_url=url, headers=headers, limits=limits, timeout=60)
            for url in urls
        ]

    async def post(self, path: str, bodies: list[dict[str, Any]]) -> list[httpx.Response]:
        """All of them at once."""
        doors = islice(cycle(self.doors), len(bodies))
        sent = [
            door.post(f"/api{path}", json=body) for door, body in zip(doors, bodies, strict=True)
        ]
        return await asyncio.gather(*sent)

    async def page(self, table: str, seat: int) -> dict[str, Any]:
        answer = await self.doors[0].get(f"/api/tables/{table}", params={"seat": seat})
        page: dict[str, Any] = answer.json()
        return page

    async def numbers(self, door: int, table: str, until: asyncio.Future[int]) -> list[int]:
        """The numbers of all events that one viewer is told, up to a last one."""
        path, found = f"/api/tables/{table}/events", list[int]()
        async with self.doors[door].stream("GET", path, params={"seat": 1}) as answer:
            async for entry in answer.aiter_lines():
                if entry.startswith("id: "):
                    found.append(int(entry.removeprefix("id: ")))
                    if until.done() and found[-1] >= until.result():
                        break
        return found


@asynccontextmanager
async def crowd_at(pair: tuple[Served, Served]) -> AsyncIterator[Crowd]:
    async with httpx.AsyncClient(base_url=pair[0].url) as http:
        token = (await http.post("/api/visitors")).json()["token"]
    crowd = Crowd([served.url for served in pair], token)
    yield crowd
    for door in crowd.doors:
        await door.aclose()


def watched(
    pair: tuple[Served, Served], act: Callable[[Crowd, str], Awaitable[int]]
) -> list[list[int]]:
    """What viewers at both processes were told while something went on at a table."""

    async def all_of_it() -> list[list[int]]:
        async with crowd_at(pair) as crowd:
            body = {"game": "trambahn", "seats": ["me", "me"], "order": "given"}
            table = (await crowd.post("/tables", [body]))[0].json()["table"]
            last = asyncio.get_running_loop().create_future()
            viewers = [asyncio.create_task(crowd.numbers(door, table, last)) for door in (0, 1) * 3]
            await asyncio.sleep(0.5)
            last.set_result(await act(crowd, table) + 1)
            await crowd.post(f"/tables/{table}/chat", [{"text": "the end", "seat": 1}])
            return await asyncio.wait_for(asyncio.gather(*viewers), 60)

    return asyncio.run(all_of_it())


def test_of_hundreds_who_move_at_once_exactly_one_wins(pair: tuple[Served, Served]) -> None:
    random = Random(4)

    async def race(crowd: Crowd, table: str) -> int:
        for _ in range(DECISIONS):
            seat = (await crowd.page(table, 1))["view"]["to_act"][0]
            page = await crowd.page(table, seat)
            codes, decision = page["view"]["legal"], page["decision"]
            move = {"decision": decision, "seat": seat}
            moves = [{**move, "code": random.choice(codes)} for _ in range(CLIENTS)]
            answers = await crowd.post(f"/tables/{table}/moves", moves)
            assert {answer.status_code for answer in answers} <= {200, 409}
            won = {m["code"] for m, a in zip(moves, answers, strict=True) if a.status_code == 200}
            assert len(won) == 1
            refused = {m["code"] for m, a in zip(moves, answers, strict=True) if a.is_error}
            assert won.isdisjoint(refused)
        log = (await crowd.doors[1].get(f"/api/tables/{table}/log")).json()
        assert sum(entry["seat"] is not None for entry in log) == DECISIONS
        return int((await crowd.page(table, 1))["number"])

    for numbers in watched(pair, race):
        assert numbers == list(range(numbers[0], numbers[-1] + 1))


def test_of_hundreds_who_talk_at_once_each_has_a_number_of_its_own(
    pair: tuple[Served, Served],
) -> None:
    async def talk(crowd: Crowd, table: str) -> int:
        said = [{"text": str(number), "seat": 1 + number % 2} for number in range(CLIENTS)]
        answers = await crowd.post(f"/tables/{table}/chat", said)
        numbers = Counter(answer.json().get("number") for answer in answers)
        assert Counter(answer.status_code for answer in answers) == {200: CLIENTS}
        assert set(numbers.values()) == {1}
        return int(max(numbers))

    for numbers in watched(pair, talk):
        assert numbers == list(range(numbers[0], numbers[-1] + 1))
