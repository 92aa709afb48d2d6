"""Curves by the number of viewers: what a move costs, how long it waits, and when it is heard."""

from collections.abc import Sequence
from typing import NamedTuple

from bench.server import load
from bench.server.load import Found, middle, ms, slow
from bench.server.ours import Server, on_sqlite
from bench.server.plot import draw
from bench.server.sections import Bar, Grid
from bench.server.tables import Plan

COUNTS, SECONDS, PAUSE = (1, 10, 50, 200), 8.0, 0.05
FEW, SHORT = (1, 5), 0.5
MANY, MOST = 50, 2.0
PLOT = "What a move costs with many viewers"


class Watched(NamedTuple):
    viewers: int
    found: Found

    def row(self) -> tuple[str, ...]:
        found = self.found
        times = (middle(found.waits), slow(found.waits), middle(found.delays), slow(found.delays))
        return str(self.viewers), f"{found.cost * 1000:.2f} ms", *map(ms, times)


async def watched(servers: Sequence[Server], viewers: int, seconds: float) -> Watched:
    """A game of Trambahn against a quick bot; all viewers beside the player are spectators."""
    plan = Plan(seats=("me", "apprentice"), spectators=viewers - 1, pause=PAUSE)
    async with load.tables(servers, [plan]) as played:
        await load.measure(servers, played, seconds / 4)
        return Watched(viewers, await load.measure(servers, played, seconds))


def measure(small: bool) -> tuple[Grid, list[Bar], tuple[str, str]]:
    counts, seconds = (FEW, SHORT) if small else (COUNTS, SECONDS)
    with on_sqlite() as servers:
        found = [load.run(watched(servers, count, seconds)) for count in counts]
    heads = ("viewers", "a move costs", "waits, median", "99 of 100", "heard, median", "99 of 100")
    curves = {
        "processor": [(float(one.viewers), one.found.cost * 1000) for one in found],
        "heard by 99 of 100": [
            (float(one.viewers), slow(one.found.delays) * 1000) for one in found
        ],
    }
    about = "Milliseconds, by viewers of a table of Trambahn"
    plot = PLOT, draw(PLOT, about, curves, even=True)
    return Grid(heads, [one.row() for one in found]), bars(found), plot


def bars(found: Sequence[Watched]) -> list[Bar]:
    """A move never waits more than twice as long because many look on."""
    alone = found[0].found.waits
    many = next((one.found.waits for one in found if one.viewers == MANY), found[-1].found.waits)
    what = f"a move waits with {MANY} viewers : with one"
    return [
        Bar(f"{what}, median", middle(many) / middle(alone), MOST),
        Bar(f"{what}, 99 of 100", slow(many) / slow(alone), MOST),
    ]
