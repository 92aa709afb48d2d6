"""The proof of a fair deal, from the comments of a record, told to people and to programs."""

from collections.abc import Iterator
from pathlib import Path

import click

from stellwerk.cli.answer import Answer
from stellwerk.fairness.deal import seen
from stellwerk.fairness.proof import Kept, NotProved, Proof, deal_in, proved
from stellwerk.match import Match


def verify_deal(
    file: Path,
    match: Match,
    text: str,
    seed: bytes | None,
    kept: Kept,
    answer: Answer,
) -> None:
    try:
        proof = _proof(match, text, seed, kept)
    except NotProved as error:
        document = {"file": str(file), "version": 2, "proved": False, "why": str(error)}
        answer.give(document, lambda: None)
        raise click.ClickException(str(error)) from None
    document = {
        "file": str(file),
        "version": 2,
        "proved": True,
        "table": proof.deal.table,
        "commitment": proof.deal.dealer,
        "agreement": seen(proof.deal.agreement),
        "contributed": proof.contributed,
        "withheld": proof.withheld,
        "promised_none": proof.silent,
        "chairs_by_seat": [chair + 1 for chair in proof.seats],
    }
    answer.give(document, lambda: click.echo("\n".join(_told(file, proof))))


def _proof(match: Match, text: str, seed: bytes | None, kept: Kept) -> Proof:
    found = deal_in(text)
    if found is None:
        raise NotProved("the record has no deal in its comments")
    if seed not in (None, found[1]):
        raise NotProved("the deal in the record has another seed than the one given")
    return proved(match, *found, kept)


def _told(file: Path, proof: Proof) -> Iterator[str]:
    yield f"table {proof.deal.table}"
    yield f"commitment of the dealer: {proof.deal.dealer}"
    yield f"fingerprint of the agreement: {seen(proof.deal.agreement)}"
    for seat, chair in enumerate(proof.seats, 1):
        yield f"seat {seat}: chair {chair + 1}, {_part(proof, chair)}"
    yield f"{file}: every outcome of chance follows from the deal"
    if proof.contributed:
        yield (
            "if one of those who contributed was honest, nobody could choose the cards: "
            "docs/fairness.md says against whom that holds"
        )
    else:
        yield "no player contributed: the dealer alone has drawn the seed"


def _part(proof: Proof, chair: int) -> str:
    bot = proof.deal.chairs[chair].bot
    if bot:
        return f"the bot {bot}"
    if chair + 1 in proof.contributed:
        return "a person who contributed"
    if chair + 1 in proof.withheld:
        return "a person WHOSE SHARE WAS PROMISED AND IS MISSING"
    return "a person who promised no share"
