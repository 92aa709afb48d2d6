"""Memory: what a table costs at which people have played and nobody looks on any more."""

import asyncio
from typing import NamedTuple

from bench.server import load
from bench.server.ours import Server, on_sqlite
from bench.server.sections import Bar, Grid, Section
from bench.server.tables import Plan
from stellwerk.server.live.streams import SECONDS_KEPT
from stellwerk.server.serving import ROUNDS_OF_THE_YOUNG, SECONDS_BETWEEN_ROUNDS

MOST = 20.0  # kB
MOVES, AT_ONCE = 10, 20
WAIT = SECONDS_KEPT + ROUNDS_OF_THE_YOUNG * SECONDS_BETWEEN_ROUNDS + 5
"""seconds: until what viewers were told is forgotten, and the garbage of it collected"""


class Size(NamedTuple):
    warm_up: int
    tables: int
    """both are opened some at once"""
    wait: float


FULL, SMALL = Size(1000, 1000, WAIT), Size(20, 40, 0.0)
TITLE = "Memory of tables"
ABOUT = (
    "Resident memory of a process on SQLite. At each table of Trambahn two people have made "
    f"{MOVES} moves and gone; it is measured {FULL.wait:g} seconds later, when the server no "
    "longer remembers what they were told and has collected its garbage. The first tables leave "
    "memory behind that the others use again: so these show what an idle table keeps. After five "
    "minutes without a visit it leaves the memory, and costs only disk (see *How costs grow*)."
)


async def idle(server: Server, count: int) -> None:
    for _ in range(0, count, AT_ONCE):
        async with load.tables([server], [Plan()] * AT_ONCE) as played:
            await asyncio.gather(*(table.play(MOVES) for table in played))


async def grown(server: Server, size: Size) -> tuple[int, int, int]:
    """Bytes at the start, with the first tables, and with all."""
    start = server.memory()
    found = list[int]()
    for count in (size.warm_up, size.tables):
        await idle(server, count)
        await asyncio.sleep(size.wait)
        found.append(server.memory())
    return start, found[0], found[1]


def measure(small: bool) -> Section:
    size = SMALL if small else FULL
    with on_sqlite() as (server,):
        start, before, after = load.run(grown(server, size))
    each = (after - before) / size.tables / 1000
    rows = [
        ("a process that was just started", f"{start / 1e6:.0f} MB"),
        (f"with {size.warm_up} idle tables", f"{before / 1e6:.0f} MB"),
        (f"with {size.warm_up + size.tables:,}", f"{after / 1e6:.0f} MB"),
        ("an idle table", f"{each:.1f} kB"),
    ]
    bars = [Bar("an idle table", each, MOST, " kB")]
    return Section("memory", TITLE, ABOUT, [Grid(("memory", "found"), rows)], bars)
