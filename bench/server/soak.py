"""Soak: whether memory, files and threads stay as they are while tables come and go for hours."""

import asyncio
import re
import time
from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

from bench.server import load
from bench.server.ours import Server, on_sqlite
from bench.server.plot import draw
from bench.server.sections import Bar, Grid, Section
from bench.server.tables import Plan
from bench.server.wire import Door
from stellwerk.server.live.registry import SECONDS_UNTIL_UNLOADED

MINUTES = 60.0
SECONDS_OF_A_WAVE, TABLES, PAUSE = 10.0, 40, 0.2
WARM_UP = 1.5 * SECONDS_UNTIL_UNLOADED
"""seconds: from then on as many tables leave the memory as are opened"""
ROWS = 12
GROWTH, MORE = 1.1, 4.0
AWAKE = re.compile(rb"^stellwerk_tables_awake (\S+)$", re.MULTILINE)
PLANS = (
    Plan(pause=PAUSE),
    Plan(seats=("me", "apprentice"), spectators=2, pause=PAUSE),
    Plan("game_of_trains", ("me", "me", "me"), 1, PAUSE),
    Plan("voll_verplant", ("me", "apprentice", "me"), 1, PAUSE),
)
TITLE = "Soak"
PLOT = "Memory while tables come and go"
ABOUT = (
    f"Waves of {TABLES} tables of all games, with people, bots and spectators. Games that are over "
    f"are followed by others; after {SECONDS_OF_A_WAVE:g} seconds all leave, wherever their games "
    "are, and the next wave comes. Tables leave the memory after five minutes: what is there "
    f"{WARM_UP / 60:g} minutes after the start should stay the same from then on."
)


FILES, THREADS = 4, 5  # fields of a sample


class Sample(NamedTuple):
    minutes: float
    opened: int
    awake: int
    memory: float
    """MB"""
    files: int
    threads: int

    def row(self) -> tuple[str, ...]:
        counts = (self.opened, self.awake, self.memory, self.files, self.threads)
        return f"{self.minutes:.1f}", *(f"{count:,.0f}" for count in counts)


async def soaked(server: Server, minutes: float, wave: float) -> list[Sample]:
    """One sample after every wave."""
    start, samples, opened = time.monotonic(), list[Sample](), 0
    plans = [PLANS[number % len(PLANS)] for number in range(TABLES)]
    gone = 0.0
    while gone < minutes or len(samples) < 2:
        async with load.tables([server], plans) as played:
            await load.measure([server], played, wave)
            opened += sum(table.games for table in played)
        await asyncio.sleep(1.0)  # until the last connection is closed
        gone = (time.monotonic() - start) / 60
        memory, awake = server.memory() / 1e6, await awake_at(server)
        samples.append(Sample(gone, opened, awake, memory, server.files(), server.threads()))
    return samples


async def awake_at(server: Server) -> int:
    door = Door(server.url, root="")
    await door.connect()
    found = AWAKE.search((await door.ask("GET", "/metrics")).body)
    door.close()
    assert found is not None
    return int(float(found[1]))


def measure(small: bool, minutes: float = MINUTES) -> Section:
    minutes, wave = (0.0, 0.5) if small else (minutes, SECONDS_OF_A_WAVE)
    with on_sqlite() as (server,):
        samples = load.run(soaked(server, minutes, wave))
    heads = ("minutes", "games", "in memory", "MB", "open files", "threads")
    steps = max(1, len(samples) // ROWS)
    some = samples[steps - 1 :: steps]
    rows = [sample.row() for sample in some]
    curves = {"MB": [(sample.minutes, sample.memory) for sample in some]}
    plot = draw(PLOT, "Resident megabytes, by minutes", curves)
    return Section("soak", TITLE, ABOUT, [Grid(heads, rows)], bars(samples), [(PLOT, plot)])


def bars(samples: Sequence[Sample]) -> list[Bar]:
    """The first third after the warm-up beside the last."""
    warm = [sample for sample in samples if sample.minutes * 60 >= WARM_UP] or list(samples)
    third = max(1, len(warm) // 3)
    first, last = warm[:third], warm[-third:]

    def more(field: int) -> float:
        return median(one[field] for one in last) - median(one[field] for one in first)

    memory = median(one.memory for one in last) / median(one.memory for one in first)
    return [
        Bar("memory, the last third : the first after the warm-up", memory, GROWTH),
        Bar("open files, the last third beyond the first", more(FILES), MORE),
        Bar("threads, the last third beyond the first", more(THREADS), MORE),
    ]
