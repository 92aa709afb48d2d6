"""`make bench`: random play of our games beside OpenSpiel's and pgx's, in one run."""

import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import NamedTuple

from rich.console import Console
from rich.table import Table as Grid

from bench import learners, openspiel, ours, search
from stellwerk.cli.compile import prepare
from stellwerk.games import NAMES, game_named
from stellwerk.games.voll_verplant.maps.files import SHIPPED

ROUNDS = 5


class Speed(NamedTuple):
    """What one round of random play has shown."""

    steps: float
    games: float


def speed(play: Callable[[], tuple[int, int]]) -> Speed:
    """Steps and games a second of something that plays for a while and says how much it did."""
    start = time.perf_counter()
    steps, games = play()
    seconds = time.perf_counter() - start
    return Speed(steps / seconds, games / seconds)


def seconds_to_load(game: str) -> float:
    """In a fresh interpreter that has imported Numba: until the rules are ready, from the cache."""
    program = (
        "import time, numba; start = time.perf_counter();"
        "from stellwerk.games import game_named; from stellwerk.kernel.rule import compile_ahead;"
        f"list(compile_ahead(game_named({game!r}).entry_points()));"
        "print(time.perf_counter() - start)"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    return float(run.stdout)


def main() -> None:
    with learners.on_one_core():
        random_play(Console())
    learners.report(ROUNDS, markdown=False)


def random_play(console: Console) -> None:
    players: dict[str, Callable[[], tuple[int, int]]] = {
        **{f"OpenSpiel {name}": openspiel.player(name) for name in openspiel.CARD_GAMES},
        **{
            f"{game_named(name).title}, {seats}": ours.player(game_named(name), seats)
            for name in NAMES
            for seats in game_named(name).seats
        },
    }
    measured: dict[str, list[Speed]] = {name: [] for name in players}
    for name in NAMES:
        prepare(game_named(name), console, ["search:1"])
    with console.status("Playing …"):
        for play in players.values():
            play()
        for _ in range(ROUNDS):
            for name, play in players.items():
                measured[name].append(speed(play))
    steps = {name: median(s.steps for s in speeds) for name, speeds in measured.items()}
    fastest = max(steps[name] for name in steps if name.startswith("OpenSpiel"))

    grid = Grid(title=f"Random play, one core, median of {ROUNDS} rounds")
    for heading in ("game", "steps/s", "games/s", "× fastest OpenSpiel"):
        grid.add_column(heading, justify="left" if heading == "game" else "right")
    for name, speeds in measured.items():
        games = median(s.games for s in speeds)
        grid.add_row(name, f"{steps[name]:,.0f}", f"{games:,.0f}", f"{steps[name] / fastest:.1f}")
    console.print(grid)

    for name in NAMES:
        game = game_named(name)
        console.print(
            f"{game.title}: a position has {game.position.dtype.itemsize} bytes, "
            f"a copy of it takes {ours.nanoseconds_to_copy(game):.0f} ns, "
            f"loading the compiled rules {seconds_to_load(name):.2f} s",
            highlight=False,
        )
        fewest = game.seats[0]
        found, random = search.rate(game, fewest), steps[f"{game.title}, {fewest}"]
        console.print(
            f"  the search with {fewest} seats: {found.iterations:,.0f} iterations and "
            f"{found.entries:,.0f} entries a second, {found.entries / random:.0%} of random play",
            highlight=False,
        )
    time_drawings(console)


def time_drawings(console: Console) -> None:
    for name in SHIPPED:
        times = ", ".join(f"{what} {s:.2f} s" for what, s in ours.seconds_to_draw(name).items())
        console.print(f"The map {name}: {times}", highlight=False)


if __name__ == "__main__":
    main()
