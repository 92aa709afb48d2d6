"""A company of honest people: at several tables, one game after the other."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from siege.findings import Findings
from siege.honest import Chair, Pace, opened, some_random
from siege.people import Person

SECONDS_TO_FINISH = 60.0
PEOPLE = ("me", "person")


class Party(NamedTuple):
    """People who play one game after the other; `me`, `person` and bots as in the API."""

    game: str
    seats: tuple[str, ...]

    @property
    def people(self) -> int:
        return sum(who in PEOPLE for who in self.seats)

    @property
    def has_bots(self) -> bool:
        return self.people < len(self.seats)


class Finished(NamedTuple):
    """A game that is over: what was promised when it was opened, and what proves it."""

    table: str
    promised: str
    commitment: str
    seed: str
    record: str
    command: str


class Circle:
    """One party at its tables."""

    def __init__(self, party: Party, urls: Sequence[str], findings: Findings, number: int) -> None:
        self.party = party
        self.findings = findings
        self.people = [
            Person(urls, findings, some_random(party, number, n)) for n in range(party.people)
        ]
        self.chairs: list[Chair] = []
        self.finished: list[Finished] = []
        self.bot_moved: list[float] = []
        """at tables before this one"""

    async def go_on(self, pace: Pace, leaving: asyncio.Event) -> None:
        for person in self.people:
            if not person.token:
                await person.arrive()
        while not leaving.is_set():
            if not self.chairs:
                self.chairs = await opened(self.people, list(self.party.seats), self.party.game)
            over = await asyncio.gather(*(chair.play(pace, leaving) for chair in self.chairs))
            if all(over):
                await self._end()

    async def _end(self) -> None:
        """Everything is held against the ledger once more, and the table is left."""
        self.findings.count("games played to the end")
        for chair in self.chairs:
            await chair.check()
        first = self.chairs[0]
        self.finished.append(await self._proof(first))
        self.bot_moved += first.bot_moved
        self.leave()

    async def _proof(self, chair: Chair) -> Finished:
        answer = await self.people[0].insist("GET", f"/tables/{chair.table}/fairness")
        fairness = answer.json()
        parts = [fairness[part] for part in ("commitment", "seed", "record", "command")]
        return Finished(chair.table, chair.commitment, *parts)

    def leave(self) -> None:
        for chair in self.chairs:
            chair.leave()
        self.chairs = []

    def moved_after(self, moment: float) -> float | None:
        """When a bot first moved after a moment."""
        moves = self.bot_moved + [at for chair in self.chairs[:1] for at in chair.bot_moved]
        return min((at for at in moves if at > moment), default=None)


class Company:
    """All of them."""

    def __init__(self, parties: Sequence[Party], urls: Sequence[str], findings: Findings) -> None:
        self.findings = findings
        self.circles = [Circle(party, urls, findings, n) for n, party in enumerate(parties)]
        self.leaving = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def begin(self, pace: Pace) -> None:
        self.leaving.clear()
        self.tasks = [asyncio.create_task(c.go_on(pace, self.leaving)) for c in self.circles]

    @property
    def chairs(self) -> list[Chair]:
        return [chair for circle in self.circles for chair in circle.chairs]

    def look_after(self) -> None:
        """Nobody has given up."""
        for task in self.tasks:
            if task.done() and not task.cancelled():
                task.result()

    async def check(self) -> None:
        """Everything that anybody was promised; and that everybody is still at it."""
        self.look_after()
        await asyncio.gather(*(chair.check() for chair in self.chairs))

    async def pause(self) -> None:
        """Everybody ends the move that was begun."""
        self.leaving.set()
        _, late = await asyncio.wait(self.tasks, timeout=SECONDS_TO_FINISH)
        for task in late:
            task.cancel()
            self.findings.fail("everybody is answered", "somebody still waits for an answer")
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def go_home(self) -> None:
        """The last look at the ledgers."""
        await self.pause()
        await self.check()
        self.break_up()

    def break_up(self) -> None:
        for task in self.tasks:
            task.cancel()
        for circle in self.circles:
            circle.leave()
            for person in circle.people:
                person.close()

    @property
    def finished(self) -> list[Finished]:
        return [game for circle in self.circles for game in circle.finished]

    @property
    def tokens(self) -> list[str]:
        return [person.token for circle in self.circles for person in circle.people]
