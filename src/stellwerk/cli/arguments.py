"""What was typed after a command, made into things; or an error that says what is possible."""

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from stellwerk import bots, games
from stellwerk.cli.seating import seating
from stellwerk.core.game import Game, Options
from stellwerk.dealer import SEED_BYTES
from stellwerk.kernel.random import seeded
from stellwerk.match import Match


class GameName(click.Choice[str]):
    """The name of a game, looked up on the shelf."""

    name = "game"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> Game:  # type: ignore[override]  # the shelf has games, not names
        return games.game_named(super().convert(value, param, ctx))


class Seconds(click.FloatRange):
    """How long: at most a day, and never for ever or `nan`."""

    def __init__(self, *, more_than_none: bool) -> None:
        super().__init__(0, 86_400, min_open=more_than_none)

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        seconds = super().convert(value, param, ctx)
        if math.isnan(seconds):
            self.fail("nan is no number of seconds", param, ctx)
        return seconds


SEED = click.IntRange(-(2**63), 2**63 - 1)
GAMES = click.IntRange(1, 1_000_000_000)
ENTRIES = click.IntRange(1, 1_000_000)

game_argument = click.argument("game", type=GameName(games.NAMES))
options_option = click.option(
    "--option",
    "options",
    metavar="NAME=VALUE",
    multiple=True,
    help="An option of the game; may be given several times.",
)

record_argument = click.argument("file", metavar="RECORD", type=click.Path(path_type=Path))
map_option = click.option(
    "--map", "map_file", metavar="FILE", help="The map of a record, if it is not shipped."
)
colour_option = click.option(
    "--colour/--no-colour", default=None, help="Draw with or without colours."
)


def opened(game: Game, seats: int, options: tuple[str, ...], names: Sequence[str] = ()) -> Match:
    chosen: Options = {}
    try:
        for text in options:
            name, equals, value = text.partition("=")
            if not equals or not text.isprintable():
                raise ValueError(f"an option is NAME=VALUE, not {text[:40]!r}")
            if name in chosen:
                raise ValueError(f"option {name} is given twice")
            chosen[name] = game.option(name).read(value)
        return Match(game, seats, chosen, names)
    except ValueError as error:
        raise click.UsageError(str(error)) from None


def seated_as(game: Game, line_up: str | None) -> list[str]:
    try:
        return seating(game, line_up)
    except ValueError as error:
        raise click.UsageError(str(error)) from None


def check_seats(game: Game, seats: int) -> None:
    try:
        game.check_agreement(seats, {})
    except ValueError as error:
        raise click.UsageError(str(error)) from None


def bots_for(line_up: str, game: Game, seats: int) -> list[str]:
    """One bot for all seats, or one for each."""
    chosen = [name.strip() for name in line_up.split(",")]
    try:
        for name in chosen:
            bots.bot_named(name, game, seeded(0))
    except LookupError as error:
        raise click.UsageError(str(error)) from None
    if len(chosen) not in (1, seats):
        raise click.UsageError(f"--bots: one for all, or one for each of the {seats} seats")
    return chosen * seats if len(chosen) == 1 else chosen


def seed_of(text: str) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise click.UsageError(f"--seed: a seed is {2 * SEED_BYTES} hexadecimal digits")
    return seed
