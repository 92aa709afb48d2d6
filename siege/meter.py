"""The meter: how fast honest people are answered and how soon bots move, quiet or under a flood."""

import asyncio
import time
from collections.abc import Sequence

from siege.company import Circle, Company, Party
from siege.findings import Findings
from siege.honest import Pace
from siege.people import Person
from siege.wire import Door, Lost

PARTIES = (
    Party("game_of_trains", ("me", "person")),
    Party("trambahn", ("me", "person")),
    Party("trambahn", ("me", "person")),
    Party("trambahn", ("me", "driver")),
)
PACE = Pace(0.07)
SECONDS_BETWEEN_PROBES = 0.25
SECONDS_OF_A_PROBE = 5.0
SECONDS_A_BOT_MAY_WAIT = 0.5  # then its waiting counts, even if it has not moved yet


class Meter:
    """Honest tables, the first of which is the victims'; and somebody new who knocks."""

    def __init__(self, urls: Sequence[str], findings: Findings) -> None:
        self.urls = urls
        self.findings = findings
        self.company = Company(PARTIES, urls, findings)

    @property
    def victims(self) -> Circle:
        return self.company.circles[0]

    async def begin(self, lines: int) -> None:
        """The victims play on until their table has this many lines."""
        self.company.begin(PACE)
        while not (self.victims.chairs and self.victims.chairs[0].witness.last >= lines):
            await asyncio.sleep(0.05)
            self.company.look_after()

    async def victims_table(self) -> str:
        """Between two games they have none for a moment."""
        while not self.victims.chairs:
            await asyncio.sleep(0.05)
            self.company.look_after()
        return self.victims.chairs[0].table

    async def measure(self, phase: str, seconds: float) -> None:
        self.findings.phase = phase
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            await self._knock()
            await asyncio.sleep(SECONDS_BETWEEN_PROBES)
        self._count_waiting_bots()
        self.findings.phase = ""

    async def _knock(self) -> None:
        """Somebody new, over a connection of their own."""
        door, start = Door(self.urls[0], "192.0.2.77"), time.monotonic()
        try:
            async with asyncio.timeout(SECONDS_OF_A_PROBE):
                answer = await door.ask("GET", "/api/games")
            came = answer.status == 200
        except Lost:
            came = False
        door.close()
        self.findings.measure_now("knock" if came else "locked out", time.monotonic() - start)

    def _count_waiting_bots(self) -> None:
        for circle in self.company.circles:
            for chair in circle.chairs[:1]:
                waits = time.monotonic() - chair.since
                asked = chair.page.get("view", {}).get("to_act", ())
                if waits > SECONDS_A_BOT_MAY_WAIT and set(asked) & set(chair.bots):
                    self.findings.measure_now("bot", waits)

    async def open_public_table(self) -> tuple[Person, str]:
        """One that everybody should find, whatever others open."""
        person = Person(self.urls, self.findings, self.company.circles[0].people[0].random)
        await person.arrive()
        body = {"game": "trambahn", "seats": ["me", "person"], "public": True, "name": person.name}
        return person, (await person.insist("POST", "/tables", body)).json()["table"]
