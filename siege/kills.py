"""Kills: a process dies in the middle of everything, again and again."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from random import Random

from siege.company import Company, Party
from siege.findings import Findings
from siege.fuzz import fuzzing
from siege.honest import Pace
from siege.servers import Servers

PARTIES = (
    Party("trambahn", ("me", "apprentice")),
    Party("game_of_trains", ("me", "driver", "greedy")),
    Party("voll_verplant", ("me", "apprentice", "random")),
    Party("trambahn", ("me", "person")),
    Party("game_of_trains", ("me", "person")),
    Party("voll_verplant", ("me", "person")),
)
PACE = Pace(0.06)  # within the limits of a visitor
SECONDS_BETWEEN_KILLS = (0.2, 1.2)


async def kills(servers: Servers, findings: Findings, seconds: float) -> Company:
    """For so long, while honest people play and bad input comes."""
    company = Company(PARTIES, servers.urls, findings)
    return await under_bad_input(servers, company, seconds, SECONDS_BETWEEN_KILLS, kill)


async def fuzz(servers: Servers, findings: Findings, seconds: float) -> Company:
    """The same without kills, and with few people: as much bad input as one can send."""

    async def leave_alone(*_: object) -> None: ...

    company = Company(PARTIES[:2], servers.urls, findings)
    return await under_bad_input(servers, company, seconds, (5.0, 5.0), leave_alone)


async def under_bad_input(
    servers: Servers,
    company: Company,
    seconds: float,
    between: tuple[float, float],
    act: Callable[[Servers, Findings, Random], Awaitable[None]],
) -> Company:
    random = Random(seconds)
    company.begin(PACE)
    try:
        async with fuzzing(servers.urls, company.findings, seconds):
            end = time.monotonic() + seconds
            while time.monotonic() < end:
                await asyncio.sleep(random.uniform(*between))
                await act(servers, company.findings, random)
                await company.check()
        await company.go_home()
    finally:
        company.break_up()
    return company


async def kill(servers: Servers, findings: Findings, random: Random) -> None:
    which = random.randrange(len(servers.processes))
    await servers.kill(which)
    start = time.monotonic()
    await servers.start(which)
    findings.measure("restart", time.monotonic() - start)
    findings.count("kills")
