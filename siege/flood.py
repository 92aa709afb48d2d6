"""A flood: what one address sends, over many connections, and what it is answered."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from itertools import count
from random import Random
from typing import Any, NamedTuple

import msgspec

from siege.wire import Answer, Door, Lost

TOKENS = 6
SECONDS_TO_PREPARE = 30.0
MOST_A_SECOND = 400  # so that the attackers do not take the cores from those who are measured


class Asked(NamedTuple):
    """A request: its method, its path and its body."""

    method: str
    path: str
    body: Any = None


class Came(msgspec.Struct):
    """What came of a flood."""

    statuses: dict[int, int] = {}
    numbers: dict[str, int] = {}
    """what only this flood counts"""


class Orders(msgspec.Struct):
    """What a flood is told."""

    name: str
    urls: list[str]
    seconds: float
    victim: str
    """a table of honest people that anybody may watch"""
    record: str
    """a whole game"""
    address: str


class Flood:
    def __init__(self, orders: Orders) -> None:
        self.orders = orders
        self.urls = orders.urls
        self.random = Random(orders.address)
        self.end = time.monotonic() + orders.seconds
        self.statuses: Counter[int] = Counter()
        self.numbers: Counter[str] = Counter()
        self.tokens: list[str] = []
        self._numbers = count()

    async def begin(self) -> None:
        """Six visitors behind one address."""
        door = self.door("")
        for _ in range(TOKENS):
            answer = await door.ask("POST", "/api/visitors", {})
            self.tokens += [answer.json()["token"]] if answer.status == 201 else []
        door.close()

    def door(self, token: str | None = None, address: str = "") -> Door:
        token = self.tokens[next(self._numbers) % len(self.tokens)] if token is None else token
        url = self.urls[next(self._numbers) % len(self.urls)]
        return Door(url, address or self.orders.address, token)

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.end

    async def ask(self, door: Door, asked: Asked) -> Answer | None:
        try:
            answer = await door.ask(asked.method, f"/api{asked.path}", asked.body)
        except Lost:
            self.numbers["lost"] += 1
            return None
        self.statuses[answer.status] += 1
        return answer

    async def pour(self, connections: int, make: Callable[[int], Asked]) -> None:
        """As fast as it goes, over all connections; each asks for one of the tokens."""

        async def one(number: int) -> None:
            which = number % len(self.tokens)
            door = self.door(self.tokens[which])
            while self.goes_on:
                start = time.monotonic()
                await self.ask(door, make(which))
                await asyncio.sleep(max(0.0, start + pause - time.monotonic()))
            door.close()

        pause = connections / MOST_A_SECOND
        await self.all_of([one(number) for number in range(connections)])

    async def all_of(self, works: Sequence[Awaitable[None]]) -> None:
        """Until the end: answers that are still missing then are not waited for."""
        tasks = [asyncio.ensure_future(work) for work in works]
        await asyncio.wait(tasks, timeout=max(0.1, self.end - time.monotonic()))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def open_tables(self, number: int, body: dict[str, Any]) -> list[str]:
        """Tables of the flood's own, this many or as many as are allowed."""
        tables: list[str] = []
        for token in self.tokens:
            door = self.door(token)
            for _ in range(number // len(self.tokens)):
                answer = await self.ask(door, Asked("POST", "/tables", body))
                if answer is not None and answer.status == 201:
                    tables.append(answer.json()["table"])
                if not self.goes_on:
                    break
            door.close()
        self.numbers["opened"] += len(tables)
        return tables
