"""Faults: something breaks for a while, and then every table goes on."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import nullcontext

from siege.breaking import Cannot, Fault
from siege.company import Circle, Company, Party
from siege.findings import Findings
from siege.honest import Pace
from siege.servers import Servers

PARTIES = (
    Party("trambahn", ("me", "apprentice")),
    Party("game_of_trains", ("me", "driver")),
    Party("voll_verplant", ("me", "apprentice", "greedy")),
    Party("trambahn", ("me", "person")),
)
PACE = Pace(0.1)
SECONDS_TO_GO_ON = 5.0
LONGEST_WAIT = 20.0
GOES_ON = "every bot goes on within five seconds of a fault"


async def faults(
    servers: Servers, findings: Findings, chosen: Sequence[Fault], seconds: float
) -> Company:
    """One after the other, again and again while there is time; each at least once."""
    company, end = Company(PARTIES, servers.urls, findings), time.monotonic() + seconds
    company.begin(PACE)
    tried = 0
    try:
        await until_all_moved(company, time.monotonic())
        while tried < len(chosen) or time.monotonic() < end:
            await suffer(company, servers, findings, chosen[tried % len(chosen)])
            tried += 1
        await company.go_home()
    finally:
        company.break_up()
    return company


async def suffer(company: Company, servers: Servers, findings: Findings, fault: Fault) -> None:
    try:
        with findings.fault() if fault.declared else nullcontext():
            async with fault.broken(servers):
                await asyncio.sleep(fault.seconds)
    except Cannot as why:
        findings.skip(str(why))
        return
    over = time.monotonic()
    late = await until_all_moved(company, over)
    findings.count("faults")
    findings.measure(f"goes on after: {fault.name}", time.monotonic() - over)
    if time.monotonic() - over > SECONDS_TO_GO_ON:
        how = f"{fault.name}: {time.monotonic() - over:.1f} s, {len(late)} tables stand still"
        findings.fail(GOES_ON, how)
    if late:
        findings.fail("every table goes on after a fault", f"{fault.name}: {names(late)}")
        await start_again(servers)
    await company.check()


async def until_all_moved(company: Company, moment: float) -> list[Circle]:
    """Those with a bot that has not moved since; the wait is limited."""
    while True:
        with_bots = [circle for circle in company.circles if circle.party.has_bots]
        late = [circle for circle in with_bots if circle.moved_after(moment) is None]
        if not late or time.monotonic() > moment + LONGEST_WAIT:
            return late
        await asyncio.sleep(0.02)


async def start_again(servers: Servers) -> None:
    """What stands still goes on after a new start, so that the next fault finds it well."""
    for which in range(len(servers.processes)):
        await servers.kill(which)
        await servers.start(which)


def names(circles: Sequence[Circle]) -> str:
    return ", ".join(" ".join((circle.party.game, *circle.party.seats)) for circle in circles)
