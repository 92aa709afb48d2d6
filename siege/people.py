"""People: visitors with an address of their own who send everything until it is answered."""

import asyncio
import itertools
from collections.abc import Sequence
from random import Random
from typing import Any

from siege.findings import Findings
from siege.wire import Answer, Door, Lost

SECONDS_BETWEEN_TRIES = 0.03
NUMBERS = itertools.count(1)
MARK = "Zeugin"  # in every name and message of honest people: no log may have it


class Person:
    """Somebody honest."""

    def __init__(self, urls: Sequence[str], findings: Findings, random: Random) -> None:
        self.urls = urls
        self.findings = findings
        self.random = random
        self.number = next(NUMBERS)
        self.address = f"198.51.{self.number // 250 % 250}.{self.number % 250 + 1}"
        self.token = ""
        self.door = Door(random.choice(urls), self.address)

    @property
    def name(self) -> str:
        return f"{MARK} {self.number}"

    async def arrive(self) -> None:
        self.token = (await self.insist("POST", "/visitors", {})).json()["token"]
        self.change_door()

    def change_door(self) -> None:
        """To any of the processes: one is as good as the other."""
        self.door.close()
        self.door = Door(self.random.choice(self.urls), self.address, self.token)

    async def insist(self, method: str, path: str, body: Any = None) -> Answer:
        """Until the server has an answer that is not a server error."""
        return (await self.resend(method, path, body))[0]

    async def resend(self, method: str, path: str, body: Any = None) -> tuple[Answer, int]:
        """The same, and how often it was sent again without knowing whether it had arrived."""
        for again in itertools.count():
            try:
                answer = await self.door.ask(method, f"/api{path}", body)
            except Lost:
                self.findings.count("sent again")
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)
                self.change_door()
                continue
            if answer.status < 500 and answer.status != 429:
                self.findings.count("answers to honest people")
                return answer, again
            await self._wait_after(answer, f"{method} {path}")
        raise AssertionError

    async def _wait_after(self, answer: Answer, asked: str) -> None:
        if answer.status == 429:
            self.findings.count("honest people told to wait")
            await asyncio.sleep(float(answer.header(b"retry-after") or 1))
        elif not self.findings.is_declared():
            self.findings.fail("no error of the server", f"{asked}: {answer.status}")
        await asyncio.sleep(SECONDS_BETWEEN_TRIES * 3)

    def close(self) -> None:
        self.door.close()
