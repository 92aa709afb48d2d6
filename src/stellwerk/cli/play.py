"""`stellwerk play`: a game at this terminal, new or gone on with."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from stellwerk import bots
from stellwerk.cli.arguments import map_option, options_option
from stellwerk.cli.language import language_option
from stellwerk.cli.names import BotNames, GameCommand, GameName, RecordName
from stellwerk.cli.numbers import SEED
from stellwerk.cli.screen import colour_option

if TYPE_CHECKING:
    from stellwerk.core.game import Game

PERSON = "person"
THE_LAST = "(the last game)"


@click.command(cls=GameCommand)
@click.argument("game", metavar="[GAME]", type=GameName(), required=False)
@click.option(
    "--line-up",
    metavar="WHO,WHO",
    type=BotNames(PERSON),
    help=f"Who sits at each seat: {PERSON}, {', '.join(bots.NAMES)}, search:ITERATIONS or "
    "module:Class. Without it you play the driver, in random order.",
)
@options_option
@click.option("--seed", type=SEED, help="Any whole number: deal the same cards again.")
@click.option(
    "--record",
    "file",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Where to keep the record; without it, in a file of your own.",
)
@click.option(
    "--resume",
    metavar="[RECORD]",
    is_flag=False,
    flag_value=THE_LAST,
    type=RecordName(),
    help="Go on with this record; without its name, with the last game.",
)
@map_option
@language_option
@colour_option
def play(
    game: "Game | None",
    line_up: str | None,
    options: tuple[str, ...],
    seed: int | None,
    file: Path | None,
    resume: str | None,
    map_file: str | None,
    language: str,
    colour: bool | None,
) -> None:
    """Play at this terminal: people and bots.

    Without a game you are asked which one. At the table `?` tells what can be typed.
    """
    if resume is not None and (options or seed is not None or file is not None):
        raise click.UsageError(
            "--resume cannot be combined with --option, --seed or --record: the record settles them"
        )
    if resume is None and map_file is not None:
        raise click.UsageError(
            f"--map goes with --resume; for a new game say --option map={map_file}"
        )
    if "-" in (str(file), resume):
        raise click.UsageError("a game that is played is kept in a file, not in a pipe")
    from stellwerk.cli.playing.start import begin_game, go_on, which_game
    from stellwerk.cli.screen import console_for

    console = console_for(colour)
    if resume is not None:
        chosen = None if resume == THE_LAST else Path(resume)
        go_on(console, game, chosen, map_file, line_up, language)
        return
    wanted = which_game(console, language) if game is None else game
    begin_game(console, wanted, line_up, options, seed, file, language)
