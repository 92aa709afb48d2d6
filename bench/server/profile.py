"""Profile: which rooms of the server the time of a move goes to."""

import asyncio
from typing import NamedTuple

import msgspec

from bench.server import load
from bench.server.ours import Server, on_sqlite
from bench.server.sampling import SELF
from bench.server.sections import Grid, Section
from bench.server.tables import Plan


class Size(NamedTuple):
    tables: int
    warm_up: float
    seconds: float


FULL, SMALL = Size(100, 2.0, 20.0), Size(4, 0.2, 0.5)
TITLE = "Where the time of a move goes"
ABOUT = (
    "Processor time of one process on SQLite under the load of the first section, sampled every "
    "millisecond in all its threads. A stack belongs to the room of its innermost frame that has "
    "one; what C does belongs to its caller. Sampling itself is left out, but makes the rest a "
    "little slower."
)


async def profiled(server: Server, size: Size) -> tuple[dict[str, float], float]:
    """Seconds by room, and the moves of that time."""
    async with load.tables([server], [Plan()] * size.tables) as played:
        await load.measure([server], played, size.warm_up)
        server.tell("begin")
        found = await load.measure([server], played, size.seconds)
        server.tell("end")
        rooms = msgspec.json.decode(
            await asyncio.to_thread(server.says, "{"), type=dict[str, float]
        )
        return rooms, found.rate * size.seconds


def measure(small: bool) -> Section:
    with on_sqlite("--profiled") as (server,):
        rooms, moves = load.run(profiled(server, SMALL if small else FULL))
    rooms.pop(SELF, None)
    total = sum(rooms.values())
    rows = [
        (room, f"{seconds / moves * 1e6:,.0f} µs", f"{seconds / total:.0%}")
        for room, seconds in sorted(rooms.items(), key=lambda one: -one[1])
    ]
    rows.append(("together", f"{total / moves * 1e6:,.0f} µs", "100%"))
    return Section("profile", TITLE, ABOUT, [Grid(("room", "a move", "share"), rows)])
