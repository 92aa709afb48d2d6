"""`stellwerk replay`: stepping through a record, forwards and back."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from stellwerk.cli.answer import Answer, answer_options
from stellwerk.cli.arguments import map_option, record_argument
from stellwerk.cli.language import language_option
from stellwerk.cli.screen import colour_option

if TYPE_CHECKING:
    from stellwerk.cli.replaying.pages import Pages
    from stellwerk.match import Match


@click.command()
@record_argument
@click.option("--at", type=click.IntRange(0), default=0, help="Begin after this many entries.")
@click.option("--seat", type=click.IntRange(1), help="As this seat sees it.")
@click.option("--all", "whole", is_flag=True, help="Tell the whole game without stopping.")
@map_option
@language_option
@colour_option
@answer_options
def replay(
    file: Path,
    at: int,
    seat: int | None,
    whole: bool,
    map_file: str | None,
    language: str,
    colour: bool | None,
    answer: Answer,
) -> None:
    """Step through a record.

    At the terminal `?` tells what can be typed; a pipe gets the whole game. `-` is standard input.
    """
    answer.check()
    from stellwerk.cli.record_input import read
    from stellwerk.cli.replaying.pages import Pages
    from stellwerk.cli.screen import console_for
    from stellwerk.kernel.actor import SPECTATOR

    match = read(file, map_file)
    check_places(match, at, seat)
    viewer = SPECTATOR if seat is None else seat - 1
    pages = Pages(console_for(colour), match, viewer, language)
    entire = whole or answer.out is not None or not sys.stdin.isatty()
    answer.give(document(pages, at), lambda: pages.tell_all(at) if entire else pages.step_from(at))


def check_places(match: "Match", at: int, seat: int | None) -> None:
    if at > len(match.log):
        raise click.UsageError(f"--at: the record has {len(match.log)} entries")
    if seat is not None and seat > match.seats:
        raise click.UsageError(f"--seat: the record has {match.seats} seats")


def document(pages: "Pages", at: int) -> dict[str, object]:
    """Every entry as the viewer sees it, with its sentence."""
    match = pages.match
    return {
        "game": match.game.name,
        "seats": match.seats,
        "names": pages.names,
        "entries": [
            {
                "number": number + 1,
                "seat": pages.seat_at(number),
                "code": match.code_seen_by(pages.viewer, number),
                "sentence": pages.sentence(number),
            }
            for number in range(at, len(match.log))
        ],
    }
