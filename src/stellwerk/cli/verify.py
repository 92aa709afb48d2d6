"""`stellwerk verify`: the proof that the dealer changed no card."""

import re
from pathlib import Path
from typing import TYPE_CHECKING

import click

from stellwerk.cli.answer import Answer, answer_options
from stellwerk.cli.arguments import map_option, record_argument, seed_of

if TYPE_CHECKING:
    from stellwerk.match import Match


@click.command()
@record_argument
@click.option("--seed", "seed_text", required=True, metavar="HEX", help="The dealer's seed.")
@click.option("--commitment", metavar="HEX", help="What the dealer promised before the game.")
@map_option
@answer_options
def verify(
    file: Path, seed_text: str, commitment: str | None, map_file: str | None, answer: Answer
) -> None:
    """Prove that the dealer changed no card.

    Every outcome of chance in the record follows from the dealer's seed.
    """
    answer.check()
    seed = seed_of(seed_text)
    if commitment is not None and not re.fullmatch("[0-9a-fA-F]{64}", commitment):
        raise click.UsageError("--commitment: a commitment is 64 hexadecimal digits")
    from stellwerk.cli.record_input import read
    from stellwerk.dealer import Dealer, first_deviation

    match = read(file, map_file)
    promised = Dealer(seed).commitment
    kept = commitment is None or commitment.lower() == promised
    number = first_deviation(match, seed) if kept else None
    document = {
        "file": str(file),
        "commitment": promised,
        "promised": kept,
        "deviates_at_entry": number,
        "proved": kept and number is None,
    }
    answer.give(document, lambda: click.echo(f"commitment of this seed: {promised}"))
    if not kept:
        raise click.ClickException("the commitment given belongs to another seed")
    if number is not None:
        raise click.ClickException(_deviation(match, number))
    if not answer.prints_json:
        click.echo(f"{file}: every outcome of chance follows from the seed")


def _deviation(match: "Match", number: int) -> str:
    code = match.game.format_action(match.log[number - 1].action)
    return f"entry {number}, {code!r}, does not follow from this seed"
