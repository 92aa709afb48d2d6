"""The campaign: every part of the programme against servers of each kind."""

import tempfile
import time
import traceback
from collections.abc import Awaitable, Callable
from pathlib import Path

from siege import logs, proofs
from siege.breaking import small_disk
from siege.company import Company
from siege.faults import faults
from siege.findings import Findings
from siege.kills import fuzz, kills
from siege.measuring import measuring
from siege.programme import REPLAYS, Programme
from siege.servers import House, NotThere, Servers
from siege.worlds import worlds
from stellwerk import records
from stellwerk.bots.simulation import simulate
from stellwerk.games import game_named

AS_PLANNED = "every part of the siege ends as planned"
LONGEST_RECORD = 14_000  # signs, as the API allows

Say = Callable[[str], None]


class Campaign:
    def __init__(self, house: House, programme: Programme, say: Say) -> None:
        self.house = house
        self.programme = programme
        self.say = say
        self.record = long_record() if REPLAYS in programme.floods else ""

    async def run(self) -> dict[str, Findings]:
        """What was found with each kind of server."""
        found: dict[str, Findings] = {}
        for kind in self.programme.kinds:
            found[kind] = Findings()
            try:
                with self.house.of_kind(kind):
                    await self._against(kind, found[kind])
            except NotThere as why:
                found[kind].skip(f"{kind}: {why}")
        return found

    async def _against(self, kind: str, findings: Findings) -> None:
        parts, end = self.programme.parts, time.monotonic() + self.programme.seconds
        works: dict[str, Callable[[], Awaitable[None]]] = {
            "measuring, in quiet and under floods": lambda: self._measure(findings),
            "kills": lambda: self._kill(findings, parts.kills),
            "faults": lambda: self._break(kind, findings),
            "two worlds": lambda: worlds(
                self.house, findings, parts.worlds, self.programme.answers
            ),
            "bad input": lambda: self._fuzz(findings, max(parts.fuzz, end - time.monotonic())),
        }
        for part, work in works.items():
            self.say(f"{kind}: {part}")
            try:
                await work()
            except Exception as error:  # the other parts can still find something
                findings.fail(AS_PLANNED, f"{part}: {''.join(traceback.format_exception(error))}")

    async def _kill(self, findings: Findings, seconds: float) -> None:
        with self.house.servers() as servers:
            await self._end(servers, await kills(servers, findings, seconds), findings)

    async def _fuzz(self, findings: Findings, seconds: float) -> None:
        if seconds > 0:
            with self.house.servers() as servers:
                await self._end(servers, await fuzz(servers, findings, seconds), findings)

    async def _measure(self, findings: Findings) -> None:
        with self.house.servers() as servers:
            company = await measuring(servers, findings, self.programme, self.record)
            await self._end(servers, company, findings)

    async def _break(self, kind: str, findings: Findings) -> None:
        chosen = [fault for fault in self.programme.faults if kind in fault.kinds]
        chosen = [f._replace(seconds=f.seconds * self.programme.pace) for f in chosen]
        with small_disk(self.house.folder) as disk, self.house.servers(disk) as servers:
            company = await faults(servers, findings, chosen, self.programme.parts.faults)
            await self._end(servers, company, findings)

    async def _end(self, servers: Servers, company: Company, findings: Findings) -> None:
        """What the servers have logged, and what the games prove."""
        findings.samples["memory"].append(servers.memory())
        seeds = [game.seed for game in company.finished]
        logs.scan(servers.logs, [*company.tokens, *seeds], findings)
        with tempfile.TemporaryDirectory(dir=self.house.folder) as folder:
            await proofs.prove(company.finished, Path(folder), findings)


def long_record() -> str:
    """Of a game that does not end, about as long as a record may be that somebody brings along."""
    game, text = game_named("game_of_trains"), ""
    for most in range(200, 10_000, 100):
        (match,) = simulate(game, ["random"] * 3, games=1, seed=1, most=most)
        longer = records.write(match)
        if len(longer) > LONGEST_RECORD:
            break
        text = longer
    return text
