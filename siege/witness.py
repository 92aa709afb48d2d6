"""Witnesses: one stream of events at a table, resumed after every break, every byte kept."""

import asyncio
import re
import time
from collections.abc import Callable
from contextlib import aclosing
from typing import Any

import msgspec

from siege.people import Person
from siege.wire import Door, Lost, Refused

NUMBERED = re.compile(rb"id: (\d+)\nevent: (\w+)\ndata: ", re.ASCII)
SECONDS_BETWEEN_TRIES = 0.05


class Event:
    """A numbered event: its bytes, and what they say."""

    def __init__(self, text: bytes) -> None:
        found = NUMBERED.match(text)
        assert found is not None, text[:80]
        self.text = text
        self.number = int(found[1])
        self.kind = found[2].decode()
        self.at = time.monotonic()
        self.says: dict[str, Any] = msgspec.json.decode(text[found.end() :])


class Witness:
    """What one viewer was told, without a gap."""

    def __init__(self, person: Person, table: str, told: Callable[[Event], None]) -> None:
        self.person = person
        self.table = table
        self.told = told
        self.first: int | None = None
        self.last = 0
        self.kept: dict[int, bytes] = {}
        self.news = asyncio.Event()

    async def watch(self) -> None:
        """Until cancelled."""
        while True:
            try:
                await self._follow()
            except Refused as refused:
                await self._wait_after(refused)
            except Lost:
                pass
            self.person.findings.count("streams resumed")
            await asyncio.sleep(SECONDS_BETWEEN_TRIES)

    async def _wait_after(self, refused: Refused) -> None:
        findings = self.person.findings
        if refused.status == 429:
            findings.count("honest people told to wait")
            await asyncio.sleep(0.5)
        elif refused.status >= 500 and not findings.is_declared():
            findings.fail("no error of the server", str(refused))

    async def _follow(self) -> None:
        door = Door(self.person.random.choice(self.person.urls), self.person.address, self.token)
        after = "" if self.first is None else f"?after={self.last}"
        try:
            async with aclosing(door.events(f"/api/tables/{self.table}/events{after}")) as parts:
                async for part in parts:
                    if part.startswith(b"id: "):
                        self._take(Event(part))
        finally:
            door.close()

    @property
    def token(self) -> str:
        return self.person.token

    def _take(self, event: Event) -> None:
        findings = self.person.findings
        if self.first is None:
            self.first = self.last = event.number
        elif event.number != self.last + 1:
            where = f"table {self.table}: {event.kind} {event.number} after {self.last}"
            findings.fail("no gap and no double in a stream", where)
        self.last = event.number
        self.kept[event.number] = event.text
        findings.count("events")
        self.told(event)
        self.news.set()

    async def replay(self, after: int, until: int) -> dict[int, bytes]:
        """The same events as a new stream tells them, from one number to another."""
        found: dict[int, bytes] = {}
        door = Door(self.person.random.choice(self.person.urls), self.person.address, self.token)
        path = f"/api/tables/{self.table}/events?after={after}"
        try:
            async with aclosing(door.events(path)) as parts:
                async for part in parts:
                    if part.startswith(b"id: "):
                        event = Event(part)
                        if event.kind == "fresh":
                            raise EOFError("more has happened meanwhile than is told again")
                        found[event.number] = event.text
                        if event.number >= until:
                            break
        finally:
            door.close()
        return found
