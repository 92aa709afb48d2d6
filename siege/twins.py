"""Twins: one table in two worlds, and all that a viewer can be sent about it."""

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import aclosing
from typing import Any, NamedTuple

from siege.findings import Findings
from siege.resigning import resign
from siege.wire import Answer, Door
from stellwerk.kernel.actor import SPECTATOR
from tests.server.test_secrets import TOKENS, Pair

COMPARED = "answers of two worlds compared"
SAME = "two worlds send the same bytes"
DRAWN = re.compile(rb"\r\n(date|set-cookie):[^\r]*", re.IGNORECASE)
SECONDS = 20.0


class Asked(NamedTuple):
    method: str
    path: str
    body: Any = None


class Twins:
    def __init__(self, urls: list[str], pair: Pair, findings: Findings) -> None:
        self.urls = urls
        self.pair = pair
        self.findings = findings
        self.path = f"/api/tables/{pair.table}"
        token = "" if pair.viewer == SPECTATOR else TOKENS[pair.viewer]
        self.doors = [Door(url, token=token) for url in urls]

    async def compare(self, advised: bool) -> None:
        page = (await self.doors[0].ask("GET", self.path)).json()
        for asked in self._questions(page, advised):
            one, two = await asyncio.gather(*(door.ask(*asked) for door in self.doors))
            self._same(told(one), told(two), " ".join(asked[:2]))
        last = b"id: %d\n" % page["number"]  # numbers may leap, over lines that nobody may know of
        await self._compare_streams("", lambda found: len(found) == 3)
        await self._compare_streams("?after=0", lambda found: found[-1].startswith(last))
        for asked in self._changes(page):
            one, two = await asyncio.gather(*(door.ask(*asked) for door in self.doors))
            self._same(told(one), told(two), " ".join(asked[:2]))
        goes_on = page["view"]["to_act"]  # the log of a world may end where cards are being dealt
        if goes_on and self.pair.viewer != SPECTATOR:
            await resign(self.urls[0], self.pair, self.findings)
        for door in self.doors:
            door.close()

    def _same(self, one: bytes, two: bytes, asked: str) -> None:
        self.findings.count(COMPARED)
        if one != two:
            self.findings.fail(SAME, f"viewer {self.pair.viewer}: {asked}")

    def _questions(self, page: dict[str, Any], advised: bool) -> Iterator[Asked]:
        """All that changes nothing."""
        for part in ("", "/record", "/log", "/fairness", "/seats", *["/advice"] * advised):
            yield Asked("GET", self.path + part)
        for part in ("", "/log"):
            yield Asked("GET", f"{self.path}{part}?language=de")
        entries = page["view"]["entries"]
        for at in sorted({0, 1, *range(2, entries, 5), entries - 1, entries, entries + 1}):
            yield Asked("GET", f"{self.path}?at={at}")
        for seat in range(1, 4):
            yield Asked("GET", f"{self.path}?seat={seat}")

    def _changes(self, page: dict[str, Any]) -> Iterator[Asked]:
        """All that is refused, or changes both alike."""
        decision = page["decision"] or 0
        for code in ("P r7", "draw", "B 3", "P ?", "nonsense"):
            move = {"code": code, "decision": max(0, decision - 1)}
            yield Asked("POST", f"{self.path}/moves", move)
            yield Asked("POST", f"{self.path}/undo", {"decision": decision + 1})
        yield Asked("POST", f"{self.path}/moves", {"code": "nonsense", "decision": decision})
        yield Asked("POST", f"{self.path}/chat", {"text": "what do you hold?"})
        yield Asked("POST", f"{self.path}/rematch", {})
        yield Asked("POST", f"{self.path}/resign", {"bot": "nobody"})
        yield Asked("POST", f"{self.path}/invitations", {"seat": 1})

    async def _compare_streams(self, query: str, enough: Callable[[list[bytes]], bool]) -> None:
        """The first parts: of a new stream all, of a resumed one the numbered."""
        numbered = b"id: " if query else b""
        streams = [
            first(door, self.path + "/events" + query, enough, numbered) for door in self.doors
        ]
        one, two = await asyncio.gather(*streams)
        for mine, theirs in zip(one, two, strict=True):
            self._same(mine, theirs, f"event {mine[:12]!r} of {query or 'a new stream'}")


def told(answer: Answer) -> bytes:
    """All of it but the time, and a new token, which is drawn by lot."""
    return DRAWN.sub(b"", answer.head) + answer.body


async def first(
    door: Door, path: str, enough: Callable[[list[bytes]], bool], begin: bytes
) -> list[bytes]:
    """The first parts of a stream that begin like this, until there are enough."""
    stream, found = Door(f"http://{door.host}:{door.port}", token=""), list[bytes]()
    stream.head = door.head
    try:
        async with asyncio.timeout(SECONDS), aclosing(stream.events(path)) as told:
            async for part in told:
                found += [part] if part.startswith(begin) else []
                if found and enough(found):
                    break
    finally:
        stream.close()
    return found
