"""`python -m bench.server`: our server beside boardgame.io's, in one run on two cores.

With `--write` the figures go into docs/benchmarks.md. It needs Linux and npm.
"""

import asyncio
import os
import platform
import resource
import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import track

from bench import boardgame_io
from bench.served import Served, served
from bench.tables import Load
from bench.wire import Door

CORES = 2
TABLES = 500
SECONDS_BETWEEN_MOVES = 2.0
TABLES_AT_FULL_SPEED = 100
IDLE_TABLES = 1000
MOVES_AT_IDLE_TABLES = 10
WARM_UP, SECONDS = 5.0, 30.0
PAGE = Path(__file__).parents[1] / "docs" / "benchmarks.md"


class Figures(msgspec.Struct):
    """What was found."""

    moves: float = 0.0
    delays: list[float] = []
    memory: float = 0.0
    ours: float = 0.0
    theirs: float = 0.0

    def delay(self, share: float) -> str:
        return f"{self.delays[int(len(self.delays) * share)] * 1000:.1f} ms"

    def rows(self) -> list[tuple[str, str]]:
        live = f"{TABLES} tables, {2 * TABLES} viewers, a move every {SECONDS_BETWEEN_MOVES:g} s"
        full = f"{TABLES_AT_FULL_SPEED} tables, a viewer a seat, as fast as it goes"
        return [
            (f"{live}: moves a second", f"{self.moves:.0f}"),
            ("from a move sent to its event received, median", self.delay(0.5)),
            ("the same, 99 of 100", self.delay(0.99)),
            ("the same, the slowest", self.delay(0.999999)),
            ("memory of an idle table", f"{self.memory / 1000:.1f} kB"),
            (f"{full}: accepted moves a second, on the disk", f"{self.ours:,.0f}"),
            ("boardgame.io 0.50, the same load, in memory", f"{self.theirs:,.0f}"),
            ("ours : boardgame.io", f"{self.ours / self.theirs:.2f}"),
        ]


async def token_of(url: str) -> str:
    door = await Door(url).connect()
    token: str = (await door.post("/visitors", {}))["token"]
    door.close()
    return token


async def live(server: Served, found: Figures) -> None:
    load = Load(server.url, await token_of(server.url), TABLES)
    await load.begin(SECONDS_BETWEEN_MOVES)
    await load.measure(WARM_UP)
    found.moves, found.delays = await load.measure(SECONDS)
    await load.end()


async def full_speed(server: Served, found: Figures) -> None:
    load = Load(server.url, await token_of(server.url), TABLES_AT_FULL_SPEED)
    await load.begin(0)
    await load.measure(1.0)
    found.ours, _ = await load.measure(SECONDS / 3)
    await load.end()


async def idle(server: Served, found: Figures) -> None:
    """Tables in memory where somebody has played, and nobody looks on any more."""
    token, before = await token_of(server.url), 0
    for number in range(-20, IDLE_TABLES):
        if number == 0:
            before = server.memory()
        load = Load(server.url, token, 1)
        await load.begin(0)
        while load.tables[0].moves < MOVES_AT_IDLE_TABLES:
            await asyncio.sleep(0.002)
        await load.end()
    found.memory = (server.memory() - before) / IDLE_TABLES


async def theirs(url: str, found: Figures) -> None:
    found.theirs = await boardgame_io.rate(url, TABLES_AT_FULL_SPEED, 1.0, SECONDS / 3)


def measured() -> Figures:
    found = Figures()
    for work in track((live, full_speed, idle), "Our server …"):
        with served() as server:
            asyncio.run(work(server, found))
    with boardgame_io.served() as url:
        asyncio.run(theirs(url, found))
    return found


def page(found: Figures) -> str:
    rows = "\n".join(f"| {what} | {figure} |" for what, figure in found.rows())
    return (
        "# Benchmarks\n\n"
        "Written by `.venv/bin/python -m bench.server --write`; clients and server shared "
        f"{CORES} cores of\n{platform.machine()}, Python {platform.python_version()}, SQLite with "
        "`synchronous=FULL`; method: `bench/server.py`.\n\n"
        f"## The table server\n\n| figure | found |\n|---|---|\n{rows}\n"
    )


def main() -> None:
    os.sched_setaffinity(0, set(sorted(os.sched_getaffinity(0))[:CORES]))
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a connection is an open file
    found = measured()
    console = Console()
    for what, figure in found.rows():
        console.print(f"{what}: [bold]{figure}[/bold]", highlight=False)
    if "--write" in sys.argv:
        PAGE.write_text(page(found))


if __name__ == "__main__":
    main()
