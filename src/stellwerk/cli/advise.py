"""`stellwerk advise`: the best moves at a position of a record, as far as a search can tell."""

from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from stellwerk.bots import MOST_ITERATIONS, iterations_of
from stellwerk.bots.advice import Advice, Move, Payoff, advise
from stellwerk.bots.decisions import NoDecision, last_decision, seat_to_advise
from stellwerk.bots.thinking import ITERATIONS_AT_A_TIME
from stellwerk.cli.arguments import SEED, Seconds, map_option, record_argument
from stellwerk.cli.disk import make_ready, read
from stellwerk.cli.streams import print_document
from stellwerk.kernel.random import seeded
from stellwerk.match import Match

LIKE = "dispatcher"  # thinks as long, unless it is said
SHOWN = 8


@click.command("advise")
@record_argument
@click.option("--at", type=click.IntRange(0), help="After so many entries; without it, at the end.")
@click.option("--seat", type=click.IntRange(1), help="Whose move; without it, the only one to act.")
@click.option(
    "--iterations",
    type=click.IntRange(1, MOST_ITERATIONS),
    help=f"How many worlds to imagine; as many as the {LIKE} unless you say otherwise.",
)
@click.option("--seconds", type=Seconds(more_than_none=True), help="How long instead.")
@click.option("--moves", "most", type=click.IntRange(1), help="How many to show, the best first.")
@click.option("--seed", type=SEED, default=1, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@map_option
def advise_command(
    file: Path,
    at: int | None,
    seat: int | None,
    iterations: int | None,
    seconds: float | None,
    most: int | None,
    seed: int,
    as_json: bool,
    map_file: str | None,
) -> None:
    """What to do at a position of a record, by what the seat knew there."""
    if iterations is not None and seconds is not None:
        raise click.UsageError("say --iterations or --seconds, not both")
    match = read(file, map_file)
    number = position(match, at)
    deciding = seat_of(match, number, seat)
    usual = iterations_of(LIKE, match.game) if seconds is None else MOST_ITERATIONS
    budget = iterations or usual
    make_ready(match.game, f"search:{budget}")
    advice = advised(match, number, deciding, seed, budget, seconds)
    if as_json:
        print_document(advice.to_json(most))
    else:
        show(advice, match, Console(), most or SHOWN)


def position(match: Match, at: int | None) -> int:
    if at is not None and at > len(match.log):
        raise click.UsageError(f"--at: the record has {len(match.log)} entries")
    if at is None and match.is_over():
        raise click.UsageError(
            f"the game is over: say --at ENTRIES; the last decision is --at {last_decision(match)}"
        )
    return len(match.log) if at is None else at


def seat_of(match: Match, number: int, seat: int | None) -> int:
    if seat is not None and seat > match.seats:
        raise click.UsageError(f"--seat: the record has {match.seats} seats")
    try:
        return seat_to_advise(match, number, None if seat is None else seat - 1)
    except NoDecision as error:
        raise click.UsageError(str(error)) from None


def advised(
    match: Match, number: int, seat: int, seed: int, budget: int, seconds: float | None
) -> Advice:
    """With a bar that is moved on after every batch of iterations."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("Thinking", total=budget if seconds is None else None)

        def stop() -> bool:
            progress.advance(task, ITERATIONS_AT_A_TIME)
            return False

        return advise(match, number, seat, seeded(seed), budget, seconds, stop)


def show(advice: Advice, match: Match, console: Console, most: int) -> None:
    name = match.names[advice.seat - 1]
    who = f"seat {advice.seat}" if name == f"Seat {advice.seat}" else f"{name} (seat {advice.seat})"
    effort = f"{advice.iterations:,} iterations"
    console.print(
        f"{match.game.title}, after entry {advice.entries}, {who}: "
        f"expected {advice.payoff}, {'exactly' if advice.exact else effort}",
        highlight=False,
        soft_wrap=True,
    )
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("", "Move", "Expected (95 %)", "Looked at", ""):
        table.add_column(column)
    for place, move in enumerate(advice.moves):
        if place < most or move == advice.played:
            table.add_row(*row(advice, move))
    console.print(table)
    if len(advice.moves) > most:
        console.print(f"{len(advice.moves)} moves in all: --moves shows more.", highlight=False)


def row(advice: Advice, move: Move) -> list[Text]:
    share = f"{move.visits / max(1, advice.iterations):.1%}" if move.visits else "never"
    looked = "to the end" if advice.exact else share
    mark = "▶" if move == advice.played else ""
    cells = (mark, move.code, expected(advice.payoff, move), looked, said(advice, move))
    return [Text(cell) for cell in cells]


def said(advice: Advice, move: Move) -> str:
    if move != advice.played:
        return move.sentence
    if advice.gave_up is None:
        return f"{move.sentence} Played."
    lost = amount(advice.payoff, advice.gave_up)
    return f"{move.sentence} Played" + (f": it gave up {lost}." if advice.gave_up else ".")


def expected(payoff: Payoff, move: Move) -> str:
    if move.expected is None or move.low is None or move.high is None:
        return "not known"
    if move.visits == 0:
        return f"{amount(payoff, move.expected)} exactly"
    low, high = amount(payoff, move.low), amount(payoff, move.high)
    return f"{amount(payoff, move.expected)} ({low} … {high})"


def amount(payoff: Payoff, value: float) -> str:
    return f"{value:.3f}" if payoff == Payoff.WIN else f"{value:.1f}"
