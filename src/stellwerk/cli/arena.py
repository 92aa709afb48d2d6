"""`stellwerk arena`: let bots play each other by paired deals, and say who is stronger."""

import os
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import click

from stellwerk.bots import MOST_ENTRIES
from stellwerk.cli.answer import Answer, answer_options
from stellwerk.cli.arguments import (
    agreed,
    bots_option,
    game_argument,
    misused,
    named_bots,
    options_option,
    seats_option,
)
from stellwerk.cli.exit_codes import ExitCode
from stellwerk.cli.names import GameCommand
from stellwerk.cli.numbers import ENTRIES, GAMES, seed_option
from stellwerk.cli.output_files import STDOUT, write_output
from stellwerk.cli.screen import is_quiet, quiet_option

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

    from stellwerk.arena.report import Arena, Ended, Report
    from stellwerk.arena.results import Contest
    from stellwerk.arena.sprt import SequentialTest
    from stellwerk.core.game import Game

MOST_JOBS = 1024
MOST_ELO = 10_000


@click.command(cls=GameCommand)
@game_argument
@bots_option("The bots to compare, two or more")
@click.option("--games", type=GAMES, default=200, show_default=True, help="How many games.")
@seats_option
@options_option
@seed_option
@click.option("--sprt", metavar="ELO0,ELO1", help="Stop as soon as one of two guesses is proven.")
@click.option(
    "--most",
    type=ENTRIES,
    default=MOST_ENTRIES,
    show_default=True,
    help="Stop a game that has this many entries; it counts as shared.",
)
@click.option(
    "--plot",
    "plot_file",
    metavar="FILE",
    type=click.Path(allow_dash=True, path_type=Path),
    help="Draw the ladder as SVG into this file.",
)
@click.option(
    "--jobs",
    type=click.IntRange(1, MOST_JOBS),
    help="How many processes; without it, all cores.",
)
@quiet_option
@answer_options
def arena(
    game: "Game",
    bots: str,
    games: int,
    seats: int | None,
    options: tuple[str, ...],
    seed: int,
    sprt: str | None,
    most: int,
    plot_file: Path | None,
    jobs: int | None,
    answer: Answer,
) -> None:
    """Find out which bot is stronger.

    All play the same deals at every seat; Ctrl-C reports what was played until then.
    """
    number, chosen = agreed(game, seats, options)
    contestants = _contestants(game, bots, number)
    from stellwerk.arena.results import Contest
    from stellwerk.cli.compile import make_ready

    contest = Contest(game.name, number, chosen, contestants, seed, most)
    planned = _arena(contest, games, sprt)
    answer.check(*filter(None, (plot_file,)))
    make_ready(game, *contest.bots)
    report = planned.report(_play(planned, jobs or _cores()))
    _give(report, plot_file, answer)
    raise SystemExit(_status(report.ended))


def _give(report: "Report", plot_file: Path | None, answer: Answer) -> None:
    from rich.console import Console

    from stellwerk.arena.plot import draw
    from stellwerk.cli.arena_report import show

    if plot_file is not None and report.deals:
        write_output(plot_file, draw(report), force=answer.force)
    console = Console(stderr=plot_file == STDOUT)
    answer.give(report.to_json(), lambda: show(report, console))


def _status(ended: "Ended") -> ExitCode:
    from stellwerk.arena.report import Ended

    status = {Ended.INTERRUPTED: ExitCode.INTERRUPTED, Ended.FAILED: ExitCode.FAILED}
    return status.get(ended, ExitCode.DONE)


def _contestants(game: "Game", names: str, seats: int) -> list[str]:
    from stellwerk.arena.line_ups import check_line_up

    chosen = named_bots(names, game)
    with misused("--bots: "):
        check_line_up(len(chosen), seats)
    return chosen


def _arena(contest: "Contest", games: int, sprt: str | None) -> "Arena":
    from stellwerk.arena.report import Arena

    try:
        return Arena(contest, games, None if sprt is None else _test(sprt, len(contest.bots)))
    except ValueError as error:
        raise click.UsageError(f"--games: {error}") from None


def _test(text: str, bots: int) -> "SequentialTest":
    from stellwerk.arena.sprt import SequentialTest

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


def _play(arena: "Arena", jobs: int) -> "Ended":
    """Ctrl-C, or a bot that breaks down, ends the contest; what was played until then counts."""
    from rich.console import Console

    from stellwerk.arena.report import Ended
    from stellwerk.arena.workers import DealFailed
    from stellwerk.cli.arena_report import standing

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


def _progress(console: "Console") -> "Progress":
    """How many deals, how long still, and the running score."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    return Progress(
        TextColumn("Playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
        console=console,
        transient=True,
        disable=not console.is_terminal or is_quiet(),
    )
