"""Two-seat tables of our server under load: somebody looks on at each seat, and both move."""

import asyncio
import time
from random import Random
from typing import Any

import msgspec

from bench.wire import Door


class View(msgspec.Struct):
    """What a player has to know of a view."""

    legal: list[str] = []
    to_act: list[int] = []


class Page(msgspec.Struct):
    decision: int | None = None
    view: View | None = None


class Told(Page):
    """An event: a page, or one inside."""

    number: int = 0
    page: Page | None = None


TOLD = msgspec.json.Decoder(Told)


class Table:
    """A table with two viewers; the seat that is asked moves, at once or when it is time."""

    def __init__(self, url: str, token: str, seed: int) -> None:
        self.doors = [Door(url, token) for _ in range(3)]
        self.random = Random(seed)
        self.asked: asyncio.Queue[tuple[int, str, int]] = asyncio.Queue()
        self.last = 0
        self.waiting: dict[int, float] = {}
        self.delays: list[float] = []
        """from a move sent to its event received, for each viewer"""
        self.moves = 0

    async def open(self) -> None:
        for door in self.doors:
            await door.connect()
        body = {"game": "trambahn", "seats": ["me", "me"], "order": "given"}
        self.id = (await self.doors[0].post("/tables", body))["table"]

    async def look(self, seat: int) -> None:
        async for data in self.doors[seat].events(f"/tables/{self.id}/events?seat={seat}"):
            told = TOLD.decode(data)
            if told.number > self.last and seat in self.waiting:
                self.delays.append(time.perf_counter() - self.waiting.pop(seat))
            page = told.page or told
            if page.view and seat in page.view.to_act and page.decision is not None:
                code = self.random.choice(page.view.legal)
                self.asked.put_nowait((seat, code, page.decision))
                self.last = max(self.last, told.number)

    async def play(self, seconds_between: float) -> None:
        """For ever, or until the game is over and no seat is asked."""
        due = time.perf_counter() + self.random.uniform(0, seconds_between)
        while True:
            seat, code, decision = await self.asked.get()
            if seconds_between:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                due += seconds_between
            self.waiting = dict.fromkeys((1, 2), time.perf_counter())
            body = {"code": code, "decision": decision, "seat": seat}
            await self.doors[0].post(f"/tables/{self.id}/moves", body)
            self.moves += 1


class Load:
    """This many tables at once."""

    def __init__(self, url: str, token: str, count: int) -> None:
        self.tables = [Table(url, token, seed) for seed in range(count)]
        self.tasks: list[asyncio.Task[None]] = []

    async def begin(self, seconds_between: float) -> None:
        for table in self.tables:
            await table.open()
            works: list[Any] = [table.look(1), table.look(2), table.play(seconds_between)]
            self.tasks += map(asyncio.create_task, works)

    async def measure(self, seconds: float) -> tuple[float, list[float]]:
        """Accepted moves a second, and all delays, while so much time goes by."""
        for table in self.tables:
            table.moves, table.delays = 0, []
        start = time.perf_counter()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - start
        failed = [task.exception() for task in self.tasks if task.done()]
        if any(failed):
            raise RuntimeError(f"a client failed: {failed[0]}")
        moves = sum(table.moves for table in self.tables)
        return moves / took, sorted(delay for table in self.tables for delay in table.delays)

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for table in self.tables:
            for door in table.doors:
                door.close()
