"""Whoever leaves a seat sees from then on what a spectator sees, on a stream that was open too."""

import asyncio
from contextlib import aclosing
from typing import Any

from siege.findings import Findings
from siege.wire import Door, Lost
from siege.witness import Event
from tests.server.test_secrets import TOKENS, Pair

AS_SPECTATOR = "whoever has resigned sees what a spectator sees"
MOVES = 6
SECONDS = 20.0


class Listener:
    """One stream, from now on; it is asked for again if it ends."""

    def __init__(self, url: str, path: str, token: str) -> None:
        self.url, self.path, self.token = url, path, token
        self.events: dict[int, bytes] = {}
        self.news = asyncio.Event()
        self.task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        while True:
            door = Door(self.url, token=self.token)
            after = f"?after={max(self.events)}" if self.events else ""
            try:
                async with aclosing(door.events(self.path + after)) as parts:
                    async for part in parts:
                        if part.startswith(b"id: "):
                            self.events[Event(part).number] = part
                            self.news.set()
            except Lost:
                pass
            finally:
                door.close()
            await asyncio.sleep(0.02)

    async def until(self, number: int) -> None:
        async with asyncio.timeout(SECONDS):
            while number not in self.events:
                self.news.clear()
                await self.news.wait()


async def resign(url: str, pair: Pair, findings: Findings) -> None:
    path, token = f"/api/tables/{pair.table}", TOKENS[pair.viewer]
    streams = [Listener(url, f"{path}/events", who) for who in (token, "")]
    door = Door(url, token=token)
    try:
        begun = (await door.ask("GET", path)).json()["number"]
        for stream in streams:
            await stream.until(begun)
        answer = await door.ask("POST", f"{path}/resign", {"bot": "greedy"})
        left: int = answer.json()["number"]
        await play_on(url, pair)
        last = (await door.ask("GET", path)).json()["number"]
        for stream in streams:
            await stream.until(last)
    finally:
        door.close()
        for stream in streams:
            stream.task.cancel()
    for number in range(left + 1, last + 1):
        findings.count("events after resigning compared")
        if streams[0].events.get(number) != streams[1].events.get(number):
            findings.fail(AS_SPECTATOR, f"table {pair.table}, event {number}")


async def play_on(url: str, pair: Pair) -> None:
    """Some moves of the others, as far as they are asked."""
    others = [seat for seat in range(pair.case.seats) if seat != pair.viewer]
    doors = [Door(url, token=TOKENS[seat]) for seat in others]
    for number in range(MOVES * len(doors)):
        door = doors[number % len(doors)]
        page: dict[str, Any] = (await door.ask("GET", f"/api/tables/{pair.table}")).json()
        if page["view"]["legal"]:
            move = {"code": page["view"]["legal"][0], "decision": page["decision"]}
            await door.ask("POST", f"/api/tables/{pair.table}/moves", move)
        else:
            await asyncio.sleep(0.01)
    for door in doors:
        door.close()
