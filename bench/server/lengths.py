"""Curves by the length of a game: a move, a page, a resume, a log and a wake."""

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from itertools import product
from typing import NamedTuple

from bench.server import load
from bench.server.load import middle
from bench.server.ours import Server, in_folder
from bench.server.plot import draw
from bench.server.sections import Grid
from bench.server.tables import Plan, Table
from bench.server.wire import Door, Stream
from stellwerk.games import game_named

LENGTHS = {
    "trambahn": (2, (50, 150, 250)),
    "game_of_trains": (2, (100, 500, 1000, 2500)),
    "voll_verplant": (4, (40, 80, 120)),
}
SHORT = {"trambahn": (2, (30,)), "game_of_trains": (2, (60,)), "voll_verplant": (2, (20,))}
MOVES, TIMES = 15, 10
WHAT = ("a move", "a page", "a log", "a resume", "a wake")


class Cost(NamedTuple):
    """Of one thing: processor time of the server, and how long it takes; milliseconds."""

    work: float
    wait: float

    def __str__(self) -> str:
        return f"{self.work:.1f} / {self.wait:.1f}"


class Length(NamedTuple):
    game: str
    table: str
    entries: int
    costs: list[Cost]
    """in the order of WHAT"""


async def cost(server: Server, times: int, work: Callable[[int], Awaitable[object]]) -> Cost:
    busy, waits = server.busy(), list[float]()
    for number in range(times):
        start = time.perf_counter()
        await work(number)
        waits.append(time.perf_counter() - start)
    return Cost((server.busy() - busy) / times * 1000, middle(waits) * 1000)


async def length(server: Server, plan: Plan, entries: int) -> Length:
    """A table that is played until its log is so long, with a viewer at each seat."""
    async with load.tables([server], [plan]) as (table,):
        await table.play(entries=entries)
        while table.over:  # before it was so long
            await table.begin()
            await table.play(entries=entries)
        reached = table.viewers[0].number
        page = f"/tables/{table.id}?seat=1"
        log = f"/tables/{table.id}/log?seat=1"
        costs = [
            await moves(server, table),
            await cost(server, TIMES, lambda _: table.door.ask("GET", page)),
            await cost(server, TIMES, lambda _: table.door.ask("GET", log)),
            await resumes(server, table),
        ]
        return Length(plan.game, table.id, reached, costs)


async def moves(server: Server, table: Table) -> Cost:
    table.waits, before = [], table.moves
    busy = server.busy()
    await table.play(MOVES)
    played = max(1, table.moves - before)
    return Cost((server.busy() - busy) / played * 1000, middle(table.waits) * 1000)


async def resumes(server: Server, table: Table) -> Cost:
    """Viewers return after one entry, of whom the server does not remember what they were told."""
    seats = range(1, len(table.plan.seats) + 1)
    queries = [f"seat={seat}&changes={how}" for seat, how in product(seats, ("true", "false"))]
    last = table.viewers[0].number - 1
    paths = [f"/tables/{table.id}/events?language=de&{query}&after={last}" for query in queries]
    return await cost(server, len(paths), lambda number: first_event(table, paths[number]))


async def first_event(table: Table, path: str) -> None:
    heard = asyncio.Event()

    def hear(event: bytes) -> None:
        if b"id: " in event:
            heard.set()

    stream = Stream(table.urls[0], table.token, path, hear)
    await stream.open()
    await heard.wait()
    stream.close()


async def wake(server: Server, found: Length) -> None:
    """The first page of a table that the server has not in memory."""
    door = Door(server.url)
    await door.connect()
    found.costs.append(await cost(server, 1, lambda _: door.get(f"/tables/{found.table}")))
    door.close()


def measure(small: bool) -> tuple[Grid, tuple[str, str]]:
    with tempfile.TemporaryDirectory() as folder:
        with in_folder(folder) as (server,):
            wanted = (SHORT if small else LENGTHS).items()
            found = [
                load.run(length(server, Plan(game, ["me"] * seats), entries))
                for game, (seats, lengths) in wanted
                for entries in lengths
            ]
        with in_folder(folder) as (server,):
            for game, (seats, _) in wanted:  # the first table of a game pays for all others
                load.run(length(server, Plan(game, ["me"] * seats), 0))
            for one in found:
                load.run(wake(server, one))
    heads = ("game, entries", *(f"{what}, ms" for what in WHAT))
    return Grid(heads, [row(one) for one in found]), (PLOT, plotted(found))


def row(one: Length) -> tuple[str, ...]:
    return (f"{game_named(one.game).title}, {one.entries:,}", *map(str, one.costs))


PLOT = "What things cost as a game grows"


def plotted(found: Sequence[Length]) -> str:
    longest = max(found, key=lambda one: one.entries).game
    of_it = [one for one in found if one.game == longest]
    curves = {
        what: [(float(one.entries), one.costs[number].work) for one in of_it]
        for number, what in enumerate(WHAT)
    }
    about = f"{game_named(longest).title}: milliseconds of a processor, by entries of the log"
    return draw(PLOT, about, curves)
