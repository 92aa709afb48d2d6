"""What was typed after a command, made into things; or an error that says what is possible."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from stellwerk import bots
from stellwerk.cli.names import BotNames, GameName, MapName, OptionOfAGame, RecordName

if TYPE_CHECKING:
    from stellwerk.core.game import Game, Options

Command = TypeVar("Command", bound=Callable[..., object])
BOTS = f"{', '.join(bots.NAMES)}, search:ITERATIONS or module:Class"

game_argument = click.argument("game", metavar="GAME", type=GameName())
options_option = click.option(
    "--option",
    "options",
    metavar="NAME=VALUE",
    multiple=True,
    type=OptionOfAGame(),
    help="An option of the game; may be given several times.",
)
seats_option = click.option("--seats", type=int, help="How many seats; without it the fewest.")

record_argument = click.argument(
    "file", metavar="RECORD", type=RecordName(allow_dash=True, path_type=Path)
)
map_option = click.option(
    "--map",
    "map_file",
    metavar="FILE",
    type=MapName(),
    help="The map of a record, if it is not shipped.",
)


def bots_option(text: str, default: str | None = None) -> Callable[[Command], Command]:
    """With a default, or to be said in any case."""
    if_missing = {"required": True} if default is None else {"default": default}
    return click.option(
        "--bots",
        metavar="BOT,BOT…",
        type=BotNames(),
        **if_missing,
        show_default=True,
        help=f"{text}: {BOTS}.",
    )


@contextmanager
def misused(prefix: str = "") -> Iterator[None]:
    """What cannot be is a wrong call, told with what would be possible."""
    try:
        yield
    except (LookupError, ValueError) as error:
        raise click.UsageError(f"{prefix}{error}") from None


def agreed(game: "Game", seats: int | None, options: tuple[str, ...]) -> "tuple[int, Options]":
    """Seats and options that this game can be played with, told before anything is compiled."""
    number = min(game.seats) if seats is None else seats
    with misused():
        chosen = _chosen(game, options)
        game.agreed(number, chosen)
        objection = game.objection(chosen)
        if objection is not None:
            raise ValueError(objection)
    return number, chosen


def _chosen(game: "Game", options: tuple[str, ...]) -> "Options":
    chosen: Options = {}
    for text in options:
        name, equals, value = text.partition("=")
        if not equals or not text.isprintable():
            raise ValueError(f"an option is NAME=VALUE, not {text[:40]!r}")
        if name in chosen:
            raise ValueError(f"option {name} is given twice")
        chosen[name] = game.option(name).read(value)
    return chosen


def written(game: "Game", options: "Options") -> "dict[str, str]":
    """Options as they are typed: those that were chosen, and those that are always told."""
    return {
        option.name: option.write(options.get(option.name, option.values[0]))
        for option in game.options
        if option.name in options or option.is_recorded(option.values[0])
    }


def check_seats(game: "Game", seats: int) -> None:
    with misused():
        game.check_agreement(seats, {})


def named_bots(line_up: str, game: "Game") -> list[str]:
    """Bots that can play this game, separated by commas."""
    from stellwerk.kernel.random import seeded

    chosen = [name.strip() for name in line_up.split(",")]
    with misused("--bots: "):
        for name in chosen:
            bots.bot_named(name, game, seeded(0))
    return chosen


def bots_for(line_up: str, game: "Game", seats: int) -> list[str]:
    """One bot for all seats, or one for each."""
    chosen = named_bots(line_up, game)
    if len(chosen) not in (1, seats):
        raise click.UsageError(f"--bots: one for all, or one for each of the {seats} seats")
    return chosen * seats if len(chosen) == 1 else chosen


def seed_of(text: str) -> bytes:
    from stellwerk.dealer import SEED_BYTES

    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise click.UsageError(f"--seed: a seed is {2 * SEED_BYTES} hexadecimal digits")
    return seed
