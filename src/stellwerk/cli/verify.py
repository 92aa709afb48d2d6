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
@click.option(
    "--seed", "seed_text", metavar="HEX", help="The dealer's seed, if the record has no deal."
)
@click.option("--commitment", metavar="HEX", help="What the dealer promised before the game.")
@click.option("--agreement", metavar="HEX", help="The fingerprint of the agreement you saw.")
@click.option("--share", metavar="HEX", help="Your own share of the deal, as you kept it.")
@map_option
@answer_options
def verify(
    file: Path,
    seed_text: str | None,
    commitment: str | None,
    agreement: str | None,
    share: str | None,
    map_file: str | None,
    answer: Answer,
) -> None:
    """Prove that the dealer changed no card.

    Every outcome of chance in the record follows from the deal in its comments, or from the
    dealer's seed alone.
    """
    answer.check()
    seed = None if seed_text is None else seed_of(seed_text)
    commitment = _digest("--commitment", "commitment", commitment)
    agreement = _digest("--agreement", "fingerprint", agreement)
    share = _digest("--share", "share", share)
    from stellwerk.cli.record_input import read_with_text
    from stellwerk.cli.verify_deal import verify_deal
    from stellwerk.fairness.proof import FIRST, Kept

    match, text = read_with_text(file, map_file)
    if FIRST in text.split("\n"):
        verify_deal(file, match, text, seed, Kept(commitment, agreement, share), answer)
    elif seed is None:
        raise click.UsageError("this record has no deal in its comments: give the dealer's --seed")
    elif share is not None or agreement is not None:
        raise click.UsageError("--agreement and --share are for a record that has a deal")
    else:
        _verify_seed(file, match, seed, commitment, answer)


def _digest(option: str, what: str, text: str | None) -> str | None:
    if text is not None and not re.fullmatch("[0-9a-fA-F]{64}", text):
        raise click.UsageError(f"{option}: a {what} is 64 hexadecimal digits")
    return None if text is None else text.lower()


def _verify_seed(
    file: Path, match: "Match", seed: bytes, commitment: str | None, answer: Answer
) -> None:
    """Version 1: the seed alone decides."""
    from stellwerk.dealer import Dealer, first_deviation

    promised = Dealer(seed).commitment
    kept = commitment is None or commitment == promised
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
