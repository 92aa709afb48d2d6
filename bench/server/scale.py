"""Scale: thousands of tables at the pace of people, quiet and while every core thinks."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, AsyncExitStack, contextmanager
from functools import partial
from typing import NamedTuple

from bench.server import load
from bench.server.load import Found, middle, ms, slow
from bench.server.ours import Server, databases, on_sqlite
from bench.server.sections import Bar, Grid, Section
from bench.server.tables import Plan

QUIET, THINKING = 50.0, 80.0  # milliseconds
QUICK_BOT, SLOW_BOT = "apprentice", "dispatcher"


class Size(NamedTuple):
    tables: int
    pause: float
    """seconds between two moves of a table"""
    thinking: int
    """tables beside them, where a strong bot always has to move"""
    processes: Sequence[int]
    warm_up: float
    seconds: float


FULL, SMALL = Size(2000, 5.0, 24, (1, 2, 4), 5.0, 15.0), Size(20, 1.0, 1, (1,), 0.5, 6.0)
TITLE = "Thousands of tables"
ABOUT = (
    f"{FULL.tables:,} tables of Trambahn, two viewers at each and every {FULL.pause:g} seconds a "
    "person's move; at a quarter of them a bot has the second seat and a spectator looks on. With "
    "several processes the viewers of a table are at different ones, as behind a balancer that "
    "knows nothing of tables. A delay is the time from a move sent to its event heard by a viewer. "
    f"While every core thinks, {FULL.thinking} more tables ask the dispatcher for its next move as "
    "soon as it has moved."
)


Start = Callable[[], AbstractContextManager[Sequence[Server]]]


class Row(NamedTuple):
    kind: str
    quiet: Found
    thinking: Found


def plans(size: Size) -> list[Plan]:
    people = Plan(pause=size.pause)
    with_bot = people._replace(seats=("me", QUICK_BOT), spectators=1)
    return [with_bot if number % 4 == 0 else people for number in range(size.tables)]


async def delays(servers: Sequence[Server], size: Size) -> tuple[Found, Found]:
    async with AsyncExitStack() as stack:
        played = await stack.enter_async_context(load.tables(servers, plans(size)))
        await load.measure(servers, played, size.warm_up)
        quiet = await load.measure(servers, played, size.seconds)
        against = [Plan(seats=("me", SLOW_BOT))] * size.thinking
        others = await stack.enter_async_context(load.tables(servers, against))
        await load.measure(servers, [*played, *others], size.warm_up)
        return quiet, await load.measure(servers, played, size.seconds)


@contextmanager
def kinds(processes: Sequence[int]) -> Iterator[dict[str, Start]]:
    with databases() as shared:
        found: dict[str, Start] = {"SQLite, one process": on_sqlite}
        if shared is not None:
            for count in processes:
                found[f"PostgreSQL and Redis, {count}"] = partial(shared.servers, count)
        yield found


def measure(small: bool) -> Section:
    size, rows = SMALL if small else FULL, list[Row]()
    with kinds(size.processes) as found:
        for kind, start in found.items():
            with start() as servers:
                rows.append(Row(kind, *load.run(delays(servers, size))))
    return section(rows)


def section(rows: Sequence[Row]) -> Section:
    heads = ("processes", "moves a second", "a move costs them", "cores for clients")
    times = ("delay, median", "99 of 100", "while every core thinks, median", "99 of 100")
    cells = [
        (
            row.kind,
            f"{row.quiet.rate:.0f}",
            f"{row.quiet.cost * 1000:.2f} ms",
            f"{row.quiet.clients:.2f}",
            *(ms(how(found.delays)) for found in row[1:] for how in (middle, slow)),
        )
        for row in rows
    ]
    bars = [
        bar
        for row in rows
        for bar in (
            Bar(f"{row.kind}: 99 of 100", slow(row.quiet.delays) * 1000, QUIET, " ms"),
            Bar(f"{row.kind}, thinking", slow(row.thinking.delays) * 1000, THINKING, " ms"),
        )
    ]
    return Section("scale", TITLE, ABOUT, [Grid((*heads, *times), cells)], bars)
