"""Two worlds that differ in hidden cards alone: every answer of two servers, byte for byte.

The worlds come from the laws of the games, and are written into the stores of two servers.
"""

import asyncio
import shutil
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import count, islice
from pathlib import Path

from siege import logs
from siege.findings import Findings
from siege.resigning import AFTER_RESIGNING
from siege.servers import House
from siege.twins import COMPARED, Twins
from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.storage.store import Store
from tests.laws.play import Case
from tests.laws.test_secrets import other_worlds, with_secrets
from tests.server.parent import Forked
from tests.server.postgres import new_database
from tests.server.test_secrets import Pair, story

LENGTHS = (20, 45, 90, 140)
TRIES = 3
FEWEST_PAIRS, LEAST_ANSWERS_OF_A_PAIR = 8, 40
SEEDS, FOLDERS = count(1), count(1)


def cases(seed: int) -> list[Case]:
    maps = ("amsterdam", "berlin", "paris", "madrid")
    options = (("map", maps[seed % 4]), ("special_stations", seed // 4 % 2))
    return [
        Case("trambahn", 2, (), "greedy", seed),
        Case("game_of_trains", 2 + seed % 3, (), "greedy", seed),
        Case("voll_verplant", 2 + seed % 3, options, "greedy", seed),
    ]


def pairs(seed: int) -> Iterator[Pair]:
    """Tables of all games, as seats and spectators see them."""
    for case in cases(seed):
        for viewer in (0, 1, SPECTATOR):
            for length in LENGTHS:
                log = with_secrets(case, length, viewer)
                for number, world in enumerate(other_worlds(case, log, viewer, TRIES)):
                    yield Pair(
                        f"{case.game}-{viewer}-{length}-{number}", case, viewer, (log, world)
                    )


async def worlds(house: House, findings: Findings, seconds: float, answers: int) -> None:
    """Until the time is over or enough answers were compared, and somebody has resigned."""
    end = time.monotonic() + seconds

    def enough() -> bool:
        late = time.monotonic() > end or findings.counts[COMPARED] >= answers
        return late and findings.counts[AFTER_RESIGNING] > 0

    while not enough():
        left = max(0, answers - findings.counts[COMPARED])
        most = FEWEST_PAIRS + left // LEAST_ANSWERS_OF_A_PAIR
        found = list(islice(running(pairs(next(SEEDS))), most))
        async with servers_of(house, found, findings) as urls:
            for number, pair in enumerate(found):
                await Twins(urls, pair, findings).compare(advised=number == 0)
                if enough():
                    return


def running(found: Iterator[Pair]) -> Iterator[Pair]:
    """After the end of a game everything is open."""
    for pair in found:
        try:
            story(pair, pair.worlds[0])
        except AssertionError:
            continue
        yield pair


@asynccontextmanager
async def servers_of(
    house: House, found: list[Pair], findings: Findings
) -> AsyncIterator[list[str]]:
    """Two servers, each with the tables of its world."""
    folders = [house.folder / f"world-{next(FOLDERS)}" for _ in (0, 1)]
    servers = list[Forked]()
    try:
        for which, folder in enumerate(folders):
            folder.mkdir()
            database = await written(house, folder, found, which)
            servers.append(Forked(house.parent, folder, database, log=folder / "log"))
        yield [server.url for server in servers]
    finally:
        for server in servers:
            server.kill()
    logs.scan([folder / "log" for folder in folders], [], findings)
    for folder in folders:
        shutil.rmtree(folder)


async def written(house: House, folder: Path, found: list[Pair], which: int) -> str:
    """The address of the database of one world."""
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    if house.postgres is not None:
        database = new_database(house.postgres.address, folder.name)
    store = Store(database)
    try:
        await asyncio.gather(*(store.open(*story(pair, pair.worlds[which])) for pair in found))
    finally:
        store.close()
    return database
