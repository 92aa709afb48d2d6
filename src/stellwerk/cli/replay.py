"""`stellwerk replay`: stepping through a record, forwards and back."""

import sys
from functools import partial
from pathlib import Path

import click
from rich.console import Console

from stellwerk.cli.arguments import colour_option, map_option, record_argument
from stellwerk.cli.disk import read
from stellwerk.cli.language import language_option
from stellwerk.cli.streams import console_for
from stellwerk.core.messages import FALLBACK, say
from stellwerk.kernel.actor import SPECTATOR
from stellwerk.match import Match


@click.command()
@record_argument
@click.option("--at", type=click.IntRange(0), default=0, help="Begin after so many entries.")
@click.option("--seat", type=click.IntRange(1), help="As this seat sees it.")
@click.option("--all", "whole", is_flag=True, help="Tell the whole game without stopping.")
@map_option
@language_option
@colour_option
def replay(
    file: Path,
    at: int,
    seat: int | None,
    whole: bool,
    map_file: str | None,
    language: str,
    colour: bool | None,
) -> None:
    """Step through a record."""
    match = read(file, map_file)
    if at > len(match.log):
        raise click.UsageError(f"--at: the record has {len(match.log)} entries")
    if seat is not None and seat > match.seats:
        raise click.UsageError(f"--seat: the record has {match.seats} seats")
    viewer = SPECTATOR if seat is None else seat - 1
    pages = Replay(console_for(colour), match, viewer, language)
    if whole or not sys.stdin.isatty():
        pages.tell_all(at)
    else:
        pages.step_through(at)


class Replay:
    """One position after another: open if the game is over, else as the viewer sees it."""

    def __init__(
        self, console: Console, match: Match, viewer: int = SPECTATOR, language: str = FALLBACK
    ) -> None:
        self.console = console
        self.match = match
        self.viewer = viewer
        self.language = language
        self.words = partial(say, language)
        self.draw = match.game.parts.draw_text

    def show(self, number: int) -> None:
        last = len(self.match.log)
        if number > 0:
            said = self.match.sentence(self.viewer, number - 1, self.language)
            self.say(f"\n[{number}/{last}] {said}")
        else:
            self.say(f"\n[0/{last}] {self.words('terminal:first')}")
        self.console.print(self.draw(self.match.view(self.viewer, number), self.language))

    def say(self, text: str) -> None:
        self.console.print(text, markup=False, highlight=False, soft_wrap=True)

    def tell_all(self, after: int = 0) -> None:
        """Every entry as a sentence, then the last position: for a pipe instead of a person."""
        for number in range(after, len(self.match.log)):
            said = self.match.sentence(self.viewer, number, self.language)
            self.say(f"{number + 1:>4} {said}")
        self.console.print(self.draw(self.match.view(self.viewer), self.language))

    def step_through(self, number: int) -> None:
        last = len(self.match.log)
        keys = self.words("terminal:keys")
        self.show(number)
        while True:
            try:
                said = self.console.input(f"\n{keys} > ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if said in ("q", "quit"):
                return
            if said.isdecimal() and len(said) < 9 and int(said) <= last:
                number = int(said)
            elif said == "b":
                number = max(0, number - 1)
            elif said == "e":
                number = last
            elif said == "":
                number = min(last, number + 1)
            else:
                self.say(f"{self.words('terminal:positions', last=str(last))} {keys}")
                continue
            self.show(number)
