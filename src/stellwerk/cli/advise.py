"""`stellwerk advise`: the best moves at a position of a record, as far as a search can tell."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from stellwerk.bots import MOST_ITERATIONS, iterations_of
from stellwerk.cli.answer import Answer, answer_options
from stellwerk.cli.arguments import map_option, record_argument
from stellwerk.cli.language import language_option
from stellwerk.cli.numbers import Seconds, seed_option
from stellwerk.cli.screen import bar, quiet_option

if TYPE_CHECKING:
    from stellwerk.bots.advice import Advice
    from stellwerk.match import Match

LIKE = "dispatcher"  # thinks as long, unless it is said


@click.command("advise")
@record_argument
@click.option(
    "--at",
    type=click.IntRange(0),
    help="After this many entries; without it, at the end of a running game, "
    "or at the last decision of one that is over.",
)
@click.option("--seat", type=click.IntRange(1), help="Whose move; without it, the only one to act.")
@click.option(
    "--iterations",
    type=click.IntRange(1, MOST_ITERATIONS),
    help=f"How many worlds to imagine; as many as the {LIKE} unless you say otherwise.",
)
@click.option(
    "--seconds", type=Seconds(more_than_none=True), help="How long to think instead, at most a day."
)
@click.option(
    "--moves",
    "most",
    type=click.IntRange(1),
    help="How many to show, the best first; without it 8, or all in JSON.",
)
@seed_option
@map_option
@language_option
@quiet_option
@answer_options
def advise_command(
    file: Path,
    at: int | None,
    seat: int | None,
    iterations: int | None,
    seconds: float | None,
    most: int | None,
    seed: int,
    map_file: str | None,
    language: str,
    answer: Answer,
) -> None:
    """Name the best moves at a position of a record.

    By what the seat knew there. A mark stands at the move that was played.
    """
    if iterations is not None and seconds is not None:
        raise click.UsageError("say --iterations or --seconds, not both")
    answer.check()
    from rich.console import Console

    from stellwerk.cli.advice_report import SHOWN, show
    from stellwerk.cli.compile import make_ready
    from stellwerk.cli.record_input import read

    match = read(file, map_file)
    number = position(match, at, seat)
    deciding = seat_of(match, number, seat)
    usual = iterations_of(LIKE, match.game) if seconds is None else MOST_ITERATIONS
    budget = iterations or usual
    make_ready(match.game, f"search:{budget}")
    advice = advised(match, number, deciding, seed, budget, seconds, language)
    answer.give(
        advice.to_json(most), lambda: show(advice, match, Console(), most or SHOWN, language)
    )


def position(match: "Match", at: int | None, seat: int | None) -> int:
    """What was said, the end of a running game, or the last decision in one that is over."""
    if at is not None and at > len(match.log):
        raise click.UsageError(f"--at: the record has {len(match.log)} entries")
    if at is not None:
        return at
    if not match.is_over():
        return len(match.log)
    asked = range(match.seats) if seat is None else (seat - 1,)
    return max((n for n, entry in enumerate(match.log) if entry.actor in asked), default=0)


def seat_of(match: "Match", number: int, seat: int | None) -> int:
    from stellwerk.bots.decisions import NoDecision, seat_to_advise

    if seat is not None and seat > match.seats:
        raise click.UsageError(f"--seat: the record has {match.seats} seats")
    try:
        return seat_to_advise(match, number, None if seat is None else seat - 1)
    except NoDecision as error:
        raise click.UsageError(str(error)) from None


def advised(
    match: "Match",
    number: int,
    seat: int,
    seed: int,
    budget: int,
    seconds: float | None,
    language: str,
) -> "Advice":
    """Think, with a progress bar that moves after every batch of iterations."""
    from stellwerk.bots.advice import advise
    from stellwerk.bots.thinking import ITERATIONS_AT_A_TIME
    from stellwerk.kernel.random import seeded

    with bar(budget if seconds is None else None, "Thinking") as progress:

        def stop() -> bool:
            progress.advance(progress.task_ids[0], ITERATIONS_AT_A_TIME)
            return False

        return advise(match, number, seat, seeded(seed), budget, seconds, stop, language)
