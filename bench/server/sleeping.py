"""Curves by the tables in the database: what starts, lists and memory cost while they sleep."""

import sqlite3
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from bench.server import load
from bench.server.load import middle
from bench.server.ours import FILE, Server, in_folder
from bench.server.plot import draw
from bench.server.sections import Grid
from bench.server.tables import Plan
from bench.server.wire import Door
from stellwerk.server.storage import schema

COUNTS, FEW = (100, 1_000, 10_000), (10, 100)
SHARES = {"over": 0.89, "running": 0.10, "open": 0.01}
TIMES = 20
LISTS = ("/tables", "/tables/mine")
PLOT = "What lists and a start cost with many tables"
COPIED = (schema.tables, schema.places, schema.lines, schema.words, schema.keepers)


class Slept(NamedTuple):
    tables: int
    start: float
    memory: int
    disk: int
    lists: list[float]

    def row(self) -> tuple[str, ...]:
        lists = (f"{seconds * 1000:.1f} ms" for seconds in self.lists)
        memory, disk = f"{self.memory / 1e6:.0f} MB", f"{self.disk / self.tables / 1000:.1f} kB"
        return f"{self.tables:,}", f"{self.start:.2f} s", *lists, memory, disk


async def templates(server: Server) -> tuple[str, dict[str, str]]:
    """Whose they are, and three tables: a game that is over, one that goes on, one that waits."""
    plan = Plan(seats=("me", "apprentice"))
    async with load.tables([server], [plan] * 2) as (over, running):
        await over.play()
        await running.play(20)
        door = Door(server.url, over.token)
        await door.connect()
        body = {"game": "trambahn", "seats": ["me", "person"], "public": True}
        waiting = (await door.post("/tables", body))["table"]
        door.close()
        return over.token, {"over": over.id, "running": running.id, "open": waiting}


def copy(file: Path, table: str, count: int) -> None:
    """All rows of a table, so often, under other names."""
    numbers = f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {count})"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA synchronous=OFF")
        for rows in COPIED:
            names = [column.name for column in rows.columns]
            key = "id" if rows is schema.tables else "table"
            quoted = ", ".join(f'"{name}"' for name in names)
            values = ", ".join(value(name, name == key) for name in names)
            source = f'SELECT {values} FROM "{rows.name}", n WHERE "{key}" = ?'
            connection.execute(f'INSERT INTO "{rows.name}" ({quoted}) {numbers} {source}', [table])
        connection.commit()


def value(name: str, is_key: bool) -> str:
    if name == "invitation":  # each is another one
        return 'CASE WHEN "invitation" IS NULL THEN NULL ELSE randomblob(32) END'
    return f"\"{name}\" || '-' || i" if is_key else f'"{name}"'


async def lists(server: Server, token: str) -> list[float]:
    door, found = Door(server.url, token), list[float]()
    await door.connect()
    for path in LISTS:
        times = list[float]()
        for _ in range(TIMES):
            start = time.perf_counter()
            await door.get(path)
            times.append(time.perf_counter() - start)
        found.append(middle(times))
    door.close()
    return found


def slept(count: int) -> Slept:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, FILE)
        with in_folder(folder) as (server,):
            token, found = load.run(templates(server))
        for kind, share in SHARES.items():
            copy(file, found[kind], max(1, round(count * share)))
        start = time.perf_counter()
        with in_folder(folder) as (server,):
            start, memory = time.perf_counter() - start, server.memory()
            return Slept(count, start, memory, file.stat().st_size, load.run(lists(server, token)))


def measure(small: bool) -> tuple[Grid, tuple[str, str]]:
    found = [slept(count) for count in (FEW if small else COUNTS)]
    heads = ("tables", "a start", "the lobby", "one's own tables", "memory", "disk for each")
    return Grid(heads, [one.row() for one in found]), (PLOT, plotted(found))


def plotted(found: Sequence[Slept]) -> str:
    named = zip(("the lobby", "one's own tables"), (0, 1), strict=True)
    curves = {
        what: [(float(one.tables), one.lists[n] * 1000) for one in found] for what, n in named
    }
    curves["a start, in 100 ms"] = [(float(one.tables), one.start * 10) for one in found]
    return draw(PLOT, "Milliseconds, by tables in the database", curves, even=True)
