"""Honest people at honest tables: they play whole games with bots and with each other."""

import asyncio
import secrets
import time
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from siege.findings import Findings
from siege.ledger import Ledger
from siege.people import MARK, Person
from siege.witness import Event, Witness

SECONDS_UNTIL_ASKED_AGAIN = 1.0  # then the page is asked for
CHATS, UNDOS = 0.02, 0.08  # of all moves


class Pace(NamedTuple):
    """How fast somebody plays."""

    seconds: float


class Chair:
    """A seat at a table: who has it, what they were told there and what they were promised."""

    def __init__(self, person: Person, table: str, seat: int, commitment: str) -> None:
        self.person = person
        self.table = table
        self.commitment = commitment
        self.findings: Findings = person.findings
        self.ledger = Ledger(seat, person.findings)
        self.witness = Witness(person, table, self._told)
        self.page: dict[str, Any] = {}
        self.acknowledged = 0
        self.bots: tuple[int, ...] = ()
        self.bot_moved: list[float] = []
        """when"""
        self.since = time.monotonic()
        """the last move or deal that was told"""
        self.watching = asyncio.create_task(self.witness.watch())

    def _told(self, event: Event) -> None:
        page = event.says if event.kind == "fresh" else event.says.get("page")
        if page:
            self.page = page
            self.bots = tuple(chair["seat"] for chair in page["chairs"] if chair["bot"])
        if event.kind == "move" and event.says["seat"] in self.bots:
            self.bot_moved.append(event.at)
            self.findings.measure_now("bot", event.at - self.since)
        if event.kind != "chat":
            self.since = event.at
        self.ledger.hear(event)

    async def up_to_date(self) -> dict[str, Any]:
        """A page that is not older than what was acknowledged to this person."""
        while self.witness.last < self.acknowledged or not self.page:
            self.witness.news.clear()
            try:
                await asyncio.wait_for(self.witness.news.wait(), SECONDS_UNTIL_ASKED_AGAIN)
            except TimeoutError:
                if self.witness.first is None:
                    continue  # a move before the stream has begun would be missing there
                self.findings.count("pages asked for instead of waiting")
                page = (await self.person.insist("GET", f"/tables/{self.table}")).json()
                if page["number"] >= max(self.acknowledged, self.witness.last):
                    return dict(page)
        return self.page

    async def play(self, pace: Pace, leaving: asyncio.Event) -> bool:
        """To the end of the game, or until it is time to leave; whether it is over."""
        while not leaving.is_set():
            page = await self.up_to_date()
            if page["view"]["result"]:
                return True
            if page["view"]["legal"]:
                await self._act(page)
                await asyncio.sleep(pace.seconds)
            else:
                await self._wait()
        return False

    async def _wait(self) -> None:
        self.witness.news.clear()
        try:
            await asyncio.wait_for(self.witness.news.wait(), SECONDS_UNTIL_ASKED_AGAIN)
        except TimeoutError:
            self.findings.count("waits of more than a second")

    async def _act(self, page: dict[str, Any]) -> None:
        code, decision = self.person.random.choice(page["view"]["legal"]), page["decision"]
        start = time.monotonic()
        body = {"code": code, "decision": decision}
        number, resent = await self._post("moves", body, lambda: self.ledger.promise("move", code))
        if number and not resent:
            self.findings.measure_now("move", time.monotonic() - start)
        chance = self.person.random.random()
        if chance < CHATS:
            await self._say()
        elif chance < CHATS + UNDOS:
            decision = (await self.up_to_date())["decision"]
            if decision is not None:
                await self._post(
                    "undo", {"decision": decision}, lambda: self.ledger.promise("undo")
                )

    async def _say(self) -> None:
        text = f"{MARK} {self.person.number} {len(self.ledger.said)} {time.monotonic_ns()}"
        body = {"text": text, "id": secrets.token_urlsafe(12)}
        await self._post("chat", body, lambda: self.ledger.promise_words(text))

    async def _post(
        self, what: str, body: dict[str, Any], promised: Callable[[], None]
    ) -> tuple[int, int]:
        """The number of the last line, 0 if it was refused; and how often it was sent again."""
        path = f"/tables/{self.table}/{what}"
        answer, resent = await self.person.resend("POST", path, body)
        if answer.status == 200:
            promised()
            self.acknowledged = max(self.acknowledged, answer.json()["number"])
            return self.acknowledged, resent
        if answer.status == 409:  # somebody has taken back what this move would answer
            self.findings.count("honest moves that came too late")
            await asyncio.sleep(0.05)
        elif what != "undo":
            how = f"table {self.table}: {answer.status} {answer.body[:200]!r} for {body}"
            self.findings.fail("an honest move is accepted", how)
            await asyncio.sleep(0.1)
        return 0, resent

    async def check(self) -> None:
        await self.ledger.check(self.witness, max(self.acknowledged, self.witness.last))

    def leave(self) -> None:
        self.watching.cancel()


async def opened(people: list[Person], seats: list[str], game: str) -> list[Chair]:
    """A table whose `me` and `person` are these people, in order."""
    terms = {"hints": True, "take_backs": True}
    body = {"game": game, "seats": seats, "order": "given", "name": people[0].name, "terms": terms}
    answer = (await people[0].insist("POST", "/tables", body)).json()
    table, commitment = answer["table"], answer["commitment"]
    chairs = [Chair(people[0], table, seats.index("me") + 1, commitment)]
    for guest, invited in zip(people[1:], answer["invitations"], strict=True):
        body = {"invitation": invited["invitation"], "name": guest.name}
        seat = (await guest.insist("POST", "/seats", body)).json()["seat"]
        chairs.append(Chair(guest, table, seat, commitment))
        guest.findings.count("acknowledged: seat")
    return chairs


def some_random(*seed: object) -> Random:
    return Random(" ".join(map(str, seed)))
