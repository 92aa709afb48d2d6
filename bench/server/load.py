"""Load: many tables at once, and what is found while they are played at."""

import asyncio
import time
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from statistics import median, quantiles
from typing import Any, NamedTuple, TypeVar

import uvloop

from bench.server.ours import Server
from bench.server.tables import Plan, Table
from bench.server.wire import new_token

T = TypeVar("T")

OPENED_AT_ONCE = 16
SECONDS_BETWEEN_LOOKS = 0.1


class Found(NamedTuple):
    """What a while of playing has shown; times in seconds."""

    rate: float
    """accepted moves a second"""
    cost: float
    """processor time of the servers for a move"""
    clients: float
    """cores that our clients used"""
    waits: list[float]
    """from a move sent to its answer"""
    delays: list[float]
    """from a move sent to its event heard, for every viewer"""


def run(work: Coroutine[Any, Any, T]) -> T:
    """On the fastest event loop there is, for our clients and for those of boardgame.io."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


@asynccontextmanager
async def tables(
    servers: Sequence[Server], plans: Sequence[Plan], apart: bool = True
) -> AsyncIterator[list[Table]]:
    """Open ones: with several servers the viewers of a table are `apart`, at one server each."""
    urls = [server.url for server in servers]
    token = await new_token(urls[0])
    found, waiting = list[Table](), asyncio.Semaphore(OPENED_AT_ONCE)

    async def open_table(number: int, plan: Plan) -> None:
        first = number % len(urls)
        own = [*urls[first:], *urls[:first]] if apart else [urls[first]]
        table = Table(own, token, plan, number)
        async with waiting:
            await table.open()
        found.append(table)

    try:
        await asyncio.gather(*(open_table(*one) for one in enumerate(plans)))
        yield found
    finally:
        for table in found:
            table.close()


async def measure(servers: Sequence[Server], played: Sequence[Table], seconds: float) -> Found:
    """For so long. A game that is over meanwhile is followed by another one."""
    for table in played:
        table.play_freely()
        table.moves, table.waits, table.delays = 0, [], []
    busy, start = sum(server.busy() for server in servers), time.perf_counter()
    own = time.process_time()
    while (took := time.perf_counter() - start) < seconds:
        await asyncio.sleep(min(SECONDS_BETWEEN_LOOKS, seconds - took))
        for table in played:
            table.check()
            if table.over and not table.busy:
                await table.begin()
    busy = sum(server.busy() for server in servers) - busy
    clients = (time.process_time() - own) / took
    moves = sum(table.moves for table in played)
    waits = [wait for table in played for wait in table.waits]
    delays = [delay for table in played for delay in table.delays]
    return Found(moves / took, busy / max(1, moves), clients, waits, delays)


def middle(values: Sequence[float]) -> float:
    return median(values) if values else float("nan")


def slow(values: Sequence[float]) -> float:
    """What 99 of 100 are faster than."""
    return quantiles(values, n=100, method="inclusive")[98] if len(values) > 1 else float("nan")


def ms(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"
