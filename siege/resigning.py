"""A player who has resigned sees what a spectator sees, on a stream that was open too."""

import asyncio
from contextlib import aclosing
from typing import Any

from siege.findings import Findings
from siege.wire import Door, Lost
from siege.witness import Event
from tests.server.test_secrets import TOKENS, Pair

AFTER_RESIGNING = "events after resigning compared"
AS_SPECTATOR = "a player who has resigned sees what a spectator sees"
LINES = 8  # after which it is seen
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

    async def newest(self) -> int:
        """Of the table, as this viewer knows it: numbers leap over what is kept from them."""
        door = Door(self.url, token=self.token)
        number: int = (await door.ask("GET", self.path.removesuffix("/events"))).json()["number"]
        door.close()
        return number

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
        for stream in streams:
            await stream.until(await stream.newest())
        answer = await door.ask("POST", f"{path}/resign", {"bot": "greedy"})
        left: int = answer.json()["number"]
        last = await play_on(url, pair, left)
        for stream in streams:
            await stream.until(last)
    finally:
        door.close()
        for stream in streams:
            stream.task.cancel()
    for number in range(left + 1, last + 1):
        findings.count(AFTER_RESIGNING)
        if streams[0].events.get(number) != streams[1].events.get(number):
            findings.fail(AS_SPECTATOR, f"table {pair.table}, event {number}")


async def play_on(url: str, pair: Pair, left: int) -> int:
    """The others move when they are asked, until enough has happened; the last number then."""
    others = [seat for seat in range(pair.case.seats) if seat != pair.viewer]
    doors = [Door(url, token=TOKENS[seat]) for seat in others]
    spectator, path = Door(url), f"/api/tables/{pair.table}"
    async with asyncio.timeout(SECONDS):
        while True:
            for door in doors:
                await move(door, path)
            seen: dict[str, Any] = (await spectator.ask("GET", path)).json()
            if seen["number"] >= left + LINES or seen["view"]["result"]:
                break
    for door in (*doors, spectator):
        door.close()
    return int(seen["number"])


async def move(door: Door, path: str) -> None:
    page: dict[str, Any] = (await door.ask("GET", path)).json()
    if page["view"]["legal"]:
        first = {"code": page["view"]["legal"][0], "decision": page["decision"]}
        await door.ask("POST", f"{path}/moves", first)
    else:
        await asyncio.sleep(0.01)
