"""Bad input without end: odd methods, paths, headers and bodies to all routes.

`python -m siege.fuzz` reads for how long and where, sends them, and prints what was answered.
"""

import asyncio
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec

from siege.attack import Attack
from siege.findings import Findings
from siege.odd import Target, odd_request
from siege.wire import Door, Lost

CONNECTIONS = 6
MOST_KEPT = 20
FEWEST, SECONDS_TO_WAIT = 50, 30.0
REQUESTS_UNTIL_OTHERS = 3000  # then another table and another token


class Orders(msgspec.Struct):
    """What the fuzzer is told."""

    urls: list[str]
    seconds: float
    seed: int


class Found(msgspec.Struct):
    """What came of it."""

    statuses: dict[int, int]
    lost: int
    """requests whose connection died with the server"""
    errors: list[str]
    """requests that the server had no answer to but its own error"""


class Fuzzer:
    def __init__(self, orders: Orders) -> None:
        self.urls, self.start, self.seconds = orders.urls, time.monotonic(), orders.seconds
        self.random = Random(orders.seed)
        self.statuses: Counter[int] = Counter()
        self.lost = 0
        self.errors: list[str] = []

    async def run(self) -> Found:
        await asyncio.gather(*(self._send_on() for _ in range(CONNECTIONS)))
        return Found(dict(self.statuses), self.lost, self.errors)

    def goes_on(self) -> bool:
        """For so long; a little longer where nothing was answered yet."""
        late = time.monotonic() - self.start - self.seconds
        return late < 0 or (late < SECONDS_TO_WAIT and self.statuses.total() < FEWEST)

    async def _send_on(self) -> None:
        while self.goes_on():
            door = Door(self.random.choice(self.urls))
            try:
                target = await self._target(door)
                for _ in range(REQUESTS_UNTIL_OTHERS):
                    if not self.goes_on():
                        break
                    await self._send(door, odd_request(self.random, target))
            except Lost:
                self.lost += 1
                await asyncio.sleep(0.02)
            finally:
                door.close()

    async def _target(self, door: Door) -> Target:
        token = (await door.ask("POST", "/api/visitors", {})).json()["token"]
        known = Door(self.random.choice(self.urls), token=token)
        body = {"game": self.random.choice(["trambahn", "game_of_trains", "voll_verplant"])}
        answer = await known.ask("POST", "/api/tables", {**body, "seats": ["me", "person"]})
        known.close()
        opened: dict[str, Any] = answer.json()
        return Target(opened["table"], token, f"127.0.0.1:{door.port}")

    async def _send(self, door: Door, request: bytes) -> None:
        answer = await door.send(request, request.partition(b" ")[0].decode("latin-1"))
        self.statuses[answer.status] += 1
        if answer.status >= 500 and len(self.errors) < MOST_KEPT:
            self.errors.append(f"{answer.status} for {request[:400]!r}")


@asynccontextmanager
async def fuzzing(urls: Sequence[str], findings: Findings, seconds: float) -> AsyncIterator[None]:
    """Meanwhile bad input comes, from a process of its own."""
    attack = await Attack.begin("siege.fuzz", Orders(list(urls), seconds, time.time_ns()))
    try:
        yield
        found = msgspec.json.decode(await attack.ended(), type=Found)
    finally:
        attack.stop()
    take(found, findings)


def take(found: Found, findings: Findings) -> None:
    findings.count("bad requests answered", sum(found.statuses.values()))
    findings.count("bad requests cut off by a kill", found.lost)
    for status, number in found.statuses.items():
        findings.count(f"bad requests: {status // 100}xx", number)
    errors = sum(number for status, number in found.statuses.items() if status >= 500)
    findings.failed["no error of the server"] += max(0, errors - len(found.errors))
    for error in found.errors:
        findings.fail("no error of the server", error)


def main() -> None:
    orders = msgspec.json.decode(sys.stdin.buffer.read(), type=Orders)
    sys.stdout.buffer.write(msgspec.json.encode(asyncio.run(Fuzzer(orders).run())))


if __name__ == "__main__":
    main()
