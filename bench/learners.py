"""`python -m bench.learners`: how fast a learner gets to see games: ours, OpenSpiel's and pgx's.

One decision counts once, everywhere: the seat that decides gets its observation and which actions
are legal, one of these is chosen at random and played, and whatever chance decides after it is
decided. Finished games are followed by new ones. Everything is driven from Python on one core:
OpenSpiel one game at a time, because it knows no batches; pgx compiled as a whole, many steps in
one call, with the batch that suits it best. Seconds on one core are those of its processor that we
used, so that other work on the machine does not count.
"""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median

import click
from rich.console import Console
from rich.table import Table as Grid

from bench import openspiel, pgx_games
from stellwerk.games import NAMES, game_named
from stellwerk.research import VectorEnv

ROUNDS = 5
SECONDS_A_ROUND = 1.0
TABLES = (256, 1024)
MANY_TABLES = 32_768  # enough to be worth waking another core for
Play = Callable[[], int]
"""plays for a while and says how many decisions it made"""


def our_player(game: str, seats: int, count: int, threads: int) -> Play:
    env = VectorEnv(game, count, seats=seats, threads=threads)

    def play() -> int:
        steps, end = 0, time.perf_counter() + SECONDS_A_ROUND
        while time.perf_counter() < end:
            env.step(env.sample())
            steps += 1
        return steps * count

    return play


def players() -> Iterator[tuple[str, Play]]:
    for name in openspiel.CARD_GAMES:
        yield f"OpenSpiel {name}", openspiel.learner(name)
    for batch in pgx_games.BATCHES:
        yield f"pgx {pgx_games.FASTEST}, {batch} games", pgx_games.learner(batch)
    for name in NAMES:
        for seats in game_named(name).seats[:2]:
            for count in TABLES:
                title = f"{game_named(name).title}, {seats} seats, {count} tables"
                yield title, our_player(name, seats, count, threads=1)


def measure(playing: dict[str, Play], rounds: int, clock: Callable[[], float]) -> dict[str, float]:
    """Decisions a second, the median of some rounds in turn."""
    rates: dict[str, list[float]] = {name: [] for name in playing}
    for play in playing.values():
        play()
    for _ in range(rounds):
        for name, play in playing.items():
            start = clock()
            decisions = play()
            rates[name].append(decisions / (clock() - start))
    return {name: median(found) for name, found in rates.items()}


@contextmanager
def on_one_core() -> Iterator[None]:
    """Before anything counts the cores."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    all_cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(all_cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, all_cores)


def fastest(rates: dict[str, float], whose: str) -> float:
    return max(rate for name, rate in rates.items() if name.startswith(whose))


def cores_worth(rounds: int) -> dict[str, float]:
    """How many times as fast all cores are, by game."""
    worth = {}
    for name in NAMES:
        seats = game_named(name).seats[0]
        threads = os.cpu_count() or 1
        pair = {str(n): our_player(name, seats, MANY_TABLES, n) for n in (1, threads)}
        rates = measure(pair, rounds, time.perf_counter)
        worth[game_named(name).title] = rates[str(threads)] / rates["1"]
    return worth


def table(rates: dict[str, float]) -> list[tuple[str, str, str, str]]:
    spiel, pgx = fastest(rates, "OpenSpiel"), fastest(rates, "pgx")
    return [
        (name, f"{rate:,.0f}", f"{rate / spiel:.1f}", f"{rate / pgx:.1f}")
        for name, rate in rates.items()
    ]


def report(rounds: int, markdown: bool) -> None:
    console = Console()
    with on_one_core(), console.status("Playing …"):
        rates = measure(dict(players()), rounds, time.process_time)
    heads = ("decisions of random play, one core", "a second", "× OpenSpiel", "× pgx")
    if markdown:
        click.echo(f"| {' | '.join(heads)} |\n|---|--:|--:|--:|")
        for row in table(rates):
            click.echo(f"| {' | '.join(row)} |")
    else:
        grid = Grid(title=f"What a learner sees, median of {rounds} rounds")
        for head in heads:
            grid.add_column(head, justify="left" if head == heads[0] else "right")
        for row in table(rates):
            grid.add_row(*row)
        console.print(grid)
    cores = os.cpu_count()
    for title, worth in cores_worth(3 * rounds).items():
        click.echo(
            f"\n{title}, {MANY_TABLES} tables: {cores} cores are {worth:.2f} times as fast as one."
        )


@click.command()
@click.option("--rounds", default=ROUNDS)
@click.option("--markdown", is_flag=True, help="As the table of docs/research.md.")
def main(rounds: int, markdown: bool) -> None:
    report(rounds, markdown)


if __name__ == "__main__":
    main()
