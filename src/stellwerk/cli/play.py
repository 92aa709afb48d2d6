"""`stellwerk play`: a game at this terminal, new or gone on with."""

import shlex
from pathlib import Path

import click
from rich.console import Console

from stellwerk import bots, records
from stellwerk.cli.arguments import (
    SEED,
    check_seats,
    colour_option,
    game_argument,
    map_option,
    opened,
    options_option,
    seated_as,
)
from stellwerk.cli.disk import make_ready, running
from stellwerk.cli.files import load_seed, names_beside, own_folder, place_by_time
from stellwerk.cli.keeping import begin, take_up, why_taken
from stellwerk.cli.language import language_option
from stellwerk.cli.playing import Left, Play
from stellwerk.cli.results import make_folder
from stellwerk.cli.seating import PERSON, bots_of, names_of, seated_by_names
from stellwerk.cli.streams import console_for
from stellwerk.core.game import Game
from stellwerk.dealer import Dealer, expand
from stellwerk.match import Match


@click.command()
@game_argument
@click.option(
    "--line-up",
    metavar="WHO,WHO",
    help=f"Who sits at each seat: {PERSON}, {', '.join(bots.NAMES)}. "
    "Without it you play the driver, in random order.",
)
@options_option
@click.option("--seed", type=SEED, help="Deal the same cards again.")
@click.option("--record", "file", type=click.Path(path_type=Path), help="Where to keep the record.")
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with this record.")
@map_option
@language_option
@colour_option
def play(
    game: Game,
    line_up: str | None,
    options: tuple[str, ...],
    seed: int | None,
    file: Path | None,
    resume: Path | None,
    map_file: str | None,
    language: str,
    colour: bool | None,
) -> None:
    """Play at this terminal: people and bots."""
    if resume is not None and (options or seed is not None or file is not None):
        raise click.UsageError(
            "--resume goes with --line-up, --map, --language and colours only: the rest is settled"
        )
    if resume is None and map_file is not None:
        raise click.UsageError("--map goes with --resume; for a new game say --option map=FILE")
    console = console_for(colour)
    if resume is not None:
        _go_on(console, game, resume, map_file, line_up, language)
        return
    seated = seated_as(game, line_up)
    match = opened(game, len(seated), options, names_of(seated, language))
    dealer = Dealer(None if seed is None else expand(seed))
    _begin(console, match, dealer, seated, file, language)


def _begin(
    console: Console,
    match: Match,
    dealer: Dealer,
    seated: list[str],
    file: Path | None,
    language: str,
) -> None:
    if file is None:
        make_folder(own_folder(), 0o700)  # seeds of running games are in it
    elif file.exists():
        raise click.UsageError(why_taken(file))
    make_ready(match.game, *seated)
    places = names_beside(place_by_time(match.game.name)) if file is None else [file]
    with begin(places, records.write(match), dealer.seed) as kept:
        seated_bots = bots_of(match.game, seated)
        _run(Play(console, match, dealer, seated_bots, kept, True, language))


def _go_on(
    console: Console,
    game: Game,
    file: Path,
    map_file: str | None,
    line_up: str | None,
    language: str,
) -> None:
    with take_up(file) as kept:
        match = running(game, file, map_file)
        seated = seated_by_names(match.names) if line_up is None else seated_as(game, line_up)
        check_seats(game, len(seated))
        make_ready(game, *seated)
        seed = load_seed(file)
        provable, seated_bots = seed is not None, bots_of(game, seated)
        _run(Play(console, match, Dealer(seed), seated_bots, kept, provable, language))


def _run(play: Play) -> None:
    """Ctrl-C is one of the ways to leave: the game is saved, and that is no failure."""
    try:
        play.run()
    except (Left, KeyboardInterrupt):
        file = shlex.quote(str(play.kept.file))
        command = f"stellwerk play {play.match.game.name} --resume {file}"
        click.echo("\n" + play.words("terminal:go_on", command=command))
