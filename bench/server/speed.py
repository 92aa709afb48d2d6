"""Speed: moves a second of our server and of boardgame.io's, as fast as it goes."""

import asyncio
import re
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from math import isnan, nan
from statistics import median
from typing import NamedTuple

from bench.server import boardgame_io, load
from bench.server.ours import Databases, Server, databases, on_sqlite
from bench.server.sections import Bar, Grid, Section
from bench.server.tables import Plan

TITLE = "Speed beside boardgame.io"
ABOUT = (
    "As fast as it goes: at every table two players, who are told of every move and move as soon "
    "as they are asked. Both sides have clients of the same kind, bare protocols that look for "
    "what they need in the bytes that come, and nothing is compressed. Ours play Trambahn, with "
    "rules, hidden cards and a dealer; boardgame.io marks cells. Ours tells a move when it is on "
    "the disk; boardgame.io tells it first and stores it then, and never waits for its flat files "
    "to reach the disk. Under this load it may read a flat file that it has half written, and then "
    "ends: such rounds do not count. Rounds alternate, and the median of each counts."
)
ADDRESS = re.compile(r"postgresql://(\w+)@/(\w+)\?host=(.+)")


class Size(NamedTuple):
    tables: int
    warm_up: float
    seconds: float
    rounds: int


FULL, SMALL = Size(100, 1.0, 4.0, 5), Size(4, 0.1, 0.3, 1)
OURS, FORGETFUL = "Stellwerk, SQLite", "Stellwerk, SQLite that does not wait for the disk"
ONE = "Stellwerk, PostgreSQL and Redis, one process"
TWO = "Stellwerk, PostgreSQL and Redis, two processes"
BY_TIME = "the same by the processor time of a move: if each process had a core of its own"
APART = f"{TWO}, the viewers of a table at one each"
MEMORY, FILE = "boardgame.io 0.50, in memory", "boardgame.io, its flat files"
POSTGRES = "boardgame.io, bgio-postgres"


class Rate(NamedTuple):
    """What a round has found."""

    moves: float
    clients: float
    """cores that its clients used"""
    cost: float = 0.0
    """seconds of our servers' processors for a move"""


Runner = Callable[[Size, int], Rate]


def ours(servers: Sequence[Server], apart: bool, size: Size, _: int) -> Rate:
    async def play() -> Rate:
        async with load.tables(servers, [Plan()] * size.tables, apart) as played:
            await load.measure(servers, played, size.warm_up)
            found = await load.measure(servers, played, size.seconds)
            return Rate(found.rate, found.clients, found.cost)

    return load.run(play())


def on_files(size: Size, number: int) -> Rate:
    """A server for each round, since one may end."""
    with tempfile.TemporaryDirectory() as folder, boardgame_io.served("file", folder) as url:
        return theirs(url, size, number)


def theirs(url: str, size: Size, number: int) -> Rate:
    async def play() -> Rate:
        names = [f"{number}-{match}" for match in range(size.tables)]
        async with boardgame_io.matches(url, names) as players:
            await asyncio.sleep(size.warm_up)
            own = time.process_time()
            moves = await boardgame_io.rate(players, size.seconds)
            return Rate(moves, (time.process_time() - own) / size.seconds)

    try:
        return load.run(play())
    except (OSError, TimeoutError):
        return Rate(nan, nan)


@contextmanager
def runners() -> Iterator[dict[str, Runner]]:
    """All servers, which wait for their rounds."""
    boardgame_io.install()
    with ExitStack() as stack:
        one, forgetful = (
            stack.enter_context(on_sqlite(*flags)) for flags in ((), ("--forgetful",))
        )
        memory = stack.enter_context(boardgame_io.served("memory"))
        found: dict[str, Runner] = {
            OURS: partial(ours, one, False),
            FORGETFUL: partial(ours, forgetful, False),
            MEMORY: partial(theirs, memory),
            FILE: on_files,
        }
        shared = stack.enter_context(databases())
        if shared is not None:
            found |= with_postgres(stack, shared)
        yield found


def with_postgres(stack: ExitStack, shared: Databases) -> dict[str, Runner]:
    address = ADDRESS.fullmatch(shared.new())
    assert address is not None
    user, name, folder = address.groups()
    other = stack.enter_context(boardgame_io.served("postgres", folder, user, name))
    one, two = (stack.enter_context(shared.servers(processes)) for processes in (1, 2))
    return {
        POSTGRES: partial(theirs, other),
        ONE: partial(ours, one, False),
        TWO: partial(ours, two, False),
        APART: partial(ours, two, True),
    }


def measure(small: bool) -> Section:
    size = SMALL if small else FULL
    with runners() as found:
        rates: dict[str, list[Rate]] = {name: [] for name in found}
        for number in range(size.rounds):
            for name, play in found.items():
                rates[name].append(play(size, number))
    return section({name: middle(rounds) for name, rounds in rates.items()}, size)


def middle(rounds: Sequence[Rate]) -> Rate:
    """Of the rounds that came to their end."""
    whole = [one for one in rounds if not isnan(one.moves)] or [Rate(nan, nan)]
    return Rate(*(median(one[field] for one in whole) for field in range(3)))


def section(rates: dict[str, Rate], size: Size) -> Section:
    rows = [(name, *row(rate), ratio(rates, OURS, name)) for name, rate in rates.items()]
    heads = (f"{size.tables} tables", "moves a second", "cores for clients", "a move costs ours")
    stores = [name for name in (FILE, POSTGRES) if name in rates]
    bars = [bar(rates, OURS, name, 1.5) for name in stores]
    bars.append(bar(rates, OURS, MEMORY, 0.5))
    if TWO in rates:
        bars += [
            bar(rates, TWO, ONE, 1.6),
            Bar(BY_TIME, 2 * rates[ONE].cost / rates[TWO].cost, 1.6, at_least=True),
        ]
    return Section("speed", TITLE, ABOUT, [Grid((*heads, f"{OURS} : this"), rows)], bars)


def row(rate: Rate) -> tuple[str, ...]:
    cost = f"{rate.cost * 1000:.2f} ms" if rate.cost else ""
    return f"{rate.moves:,.0f}", f"{rate.clients:.2f}", cost


def share(rates: dict[str, Rate], one: str, other: str) -> float:
    return rates[one].moves / rates[other].moves if rates[other].moves else float("nan")


def ratio(rates: dict[str, Rate], one: str, other: str) -> str:
    return f"{share(rates, one, other):.2f}"


def bar(rates: dict[str, Rate], one: str, other: str, bound: float) -> Bar:
    return Bar(f"{one} : {other}", share(rates, one, other), bound, at_least=True)
