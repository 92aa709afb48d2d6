"""`stellwerk arena`: let bots play each other by paired deals, and say who is stronger."""

import os
from contextlib import closing
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from stellwerk import bots
from stellwerk.arena.line_ups import check_line_up
from stellwerk.arena.plot import draw
from stellwerk.arena.report import Arena, Ended
from stellwerk.arena.results import Contest
from stellwerk.arena.sprt import SequentialTest
from stellwerk.arena.workers import DealFailed
from stellwerk.bots.simulation import MOST_ENTRIES
from stellwerk.cli import INTERRUPTED
from stellwerk.cli.arena_report import show, standing
from stellwerk.cli.arguments import (
    ENTRIES,
    GAMES,
    SEED,
    game_argument,
    opened,
    options_option,
)
from stellwerk.cli.disk import make_ready
from stellwerk.cli.results import check_results, force_option, write_result
from stellwerk.core.game import Game
from stellwerk.kernel.random import seeded

STATUS = {Ended.INTERRUPTED: INTERRUPTED, Ended.FAILED: 1}
MOST_JOBS = 1024
MOST_ELO = 10_000


@click.command()
@game_argument
@click.option("--bots", "names", required=True, metavar="BOT,BOT…", help="The bots to compare.")
@click.option("--games", type=GAMES, default=200, show_default=True)
@click.option("--seats", type=int, help="How many seats; without it the fewest.")
@options_option
@click.option("--seed", type=SEED, default=1, show_default=True)
@click.option("--sprt", metavar="ELO0,ELO1", help="Stop as soon as one of two guesses is proven.")
@click.option("--most", type=ENTRIES, default=MOST_ENTRIES, show_default=True)
@click.option("--json", "json_file", type=click.Path(path_type=Path), help="Keep everything here.")
@click.option("--plot", "plot_file", type=click.Path(path_type=Path), help="Draw an SVG here.")
@force_option
@click.option(
    "--jobs",
    type=click.IntRange(1, MOST_JOBS),
    help="How many processes; without it, all cores.",
)
def arena(
    game: Game,
    names: str,
    games: int,
    seats: int | None,
    options: tuple[str, ...],
    seed: int,
    sprt: str | None,
    most: int,
    json_file: Path | None,
    plot_file: Path | None,
    force: bool,
    jobs: int | None,
) -> None:
    """Prove which bot is stronger: the same deals for all, at every seat."""
    match = opened(game, min(game.seats) if seats is None else seats, options)
    chosen = _bots_of(game, names, match.seats)
    contest = Contest(game.name, match.seats, match.options, chosen, seed, most)
    arena = _arena(contest, games, sprt)
    check_results(*filter(None, (json_file, plot_file)), force=force)
    make_ready(game, *contest.bots)
    report = arena.report(_play(arena, jobs or _cores()))
    if json_file is not None:
        write_result(json_file, report.to_json(), force=force)
    if plot_file is not None and report.deals:
        write_result(plot_file, draw(report), force=force)
    show(report, Console())
    raise SystemExit(STATUS.get(report.ended, 0))


def _bots_of(game: Game, names: str, seats: int) -> list[str]:
    chosen = [name.strip() for name in names.split(",")]
    try:
        for name in chosen:
            bots.bot_named(name, game, seeded(0))
        check_line_up(len(chosen), seats)
    except (LookupError, ValueError) as error:
        raise click.UsageError(f"--bots: {error}") from None
    return chosen


def _arena(contest: Contest, games: int, sprt: str | None) -> Arena:
    try:
        return Arena(contest, games, None if sprt is None else _test(sprt, len(contest.bots)))
    except ValueError as error:
        raise click.UsageError(f"--games: {error}") from None


def _test(text: str, bots: int) -> SequentialTest:
    if bots != 2:
        raise click.UsageError(f"--sprt compares two bots, not {bots}")
    try:
        elo0, elo1 = (float(part) for part in text.split(","))
        if not -MOST_ELO <= elo0 < elo1 <= MOST_ELO:
            raise ValueError
        return SequentialTest(elo0, elo1)
    except ValueError:
        raise click.UsageError(
            f"--sprt: two numbers, the smaller first, such as 0,30; not {text[:40]!r}"
        ) from None


def _cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _play(arena: Arena, jobs: int) -> Ended:
    """Ctrl-C, or a bot that breaks down, ends the contest; what was played until then counts."""
    with _progress(Console(stderr=True)) as progress, closing(arena.play(jobs)) as deals:
        task = progress.add_task("", total=arena.planned)
        try:
            for _ in deals:
                progress.update(task, advance=1, description=standing(arena))
        except KeyboardInterrupt:
            return Ended.INTERRUPTED
        except DealFailed as error:
            click.echo(f"Error: {error}", err=True)
            return Ended.FAILED
    return Ended.COMPLETE


def _progress(console: Console) -> Progress:
    """How many deals, how long still, and the running score."""
    return Progress(
        TextColumn("Playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
