"""`stellwerk verify`: the proof that the dealer changed no card."""

import re
from pathlib import Path

import click

from stellwerk.cli.arguments import map_option, record_argument, seed_of
from stellwerk.cli.disk import read
from stellwerk.dealer import Dealer, first_deviation


@click.command()
@record_argument
@click.option("--seed", "seed_text", required=True, metavar="HEX", help="The dealer's seed.")
@click.option("--commitment", metavar="HEX", help="What the dealer promised before the game.")
@map_option
def verify(file: Path, seed_text: str, commitment: str | None, map_file: str | None) -> None:
    """Prove that the dealer changed no card: every outcome follows from the seed."""
    seed = seed_of(seed_text)
    match = read(file, map_file)
    promised = Dealer(seed).commitment
    if commitment is not None and not re.fullmatch("[0-9a-fA-F]{64}", commitment):
        raise click.UsageError("--commitment: a commitment is 64 hexadecimal digits")
    click.echo(f"commitment of this seed: {promised}")
    if commitment is not None and commitment.lower() != promised:
        raise click.ClickException("the commitment given belongs to another seed")
    number = first_deviation(match, seed)
    if number is not None:
        code = match.game.format_action(match.log[number - 1].action)
        raise click.ClickException(f"entry {number}, {code!r}, does not follow from this seed")
    click.echo(f"{file}: every outcome of chance follows from the seed")
