"""Measuring: the honest tables in quiet, and while one address floods the server."""

import asyncio

import msgspec

from siege.attack import Attack
from siege.company import Company
from siege.findings import Findings
from siege.flood import Came, Orders
from siege.meter import Meter
from siege.programme import Programme
from siege.servers import Servers

QUIET = "quiet"
PUBLIC = "public tables"
SECONDS_TO_RECOVER = 2.0

# Real attackers have machines of their own. Here they share the cores with those whom they attack:
# what is measured is what the server does, not what its attackers cost.
NICE = 10


async def measuring(
    servers: Servers, findings: Findings, programme: Programme, record: str
) -> Company:
    meter = Meter(servers.urls, findings)
    try:
        await meter.begin(programme.lines)
        for number, (name, seconds) in enumerate(programme.floods.items(), 1):
            await meter.measure(QUIET, programme.quiet)
            victim, address = await meter.victims_table(), f"203.0.113.{number}"
            orders = Orders(name, servers.urls, seconds, victim, record, address)
            await under(meter, findings, orders)
            await meter.company.check()
            await asyncio.sleep(SECONDS_TO_RECOVER)
        await meter.company.go_home()
    finally:
        findings.phase = ""
        meter.company.break_up()
    return meter.company


async def under(meter: Meter, findings: Findings, orders: Orders) -> None:
    """One flood. The attackers begin a moment before the measuring, and end with it."""
    person, table = await meter.open_public_table()
    attack = await Attack.begin("siege.floods", orders, NICE)
    try:
        await meter.measure(orders.name, orders.seconds)
        if orders.name == PUBLIC:
            listed = (await person.insist("GET", "/tables")).json()
            hidden = table not in [entry["table"] for entry in listed]
            findings.count(f"{orders.name}: victim's table hidden", hidden)
        came = msgspec.json.decode(await attack.ended(), type=Came)
    finally:
        attack.stop()
        person.close()
    for status, times in came.statuses.items():
        findings.count(f"{orders.name}: {status}", times)
        if status >= 500:
            findings.fail("no error of the server", f"{orders.name}: {times} × {status}")
    for what, times in came.numbers.items():
        findings.count(f"{orders.name}: {what}", times)
