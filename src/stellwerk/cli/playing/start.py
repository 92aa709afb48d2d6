"""How a game begins at the terminal, or goes on."""

from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from stellwerk import games, records
from stellwerk.cli.arguments import agreed, check_seats, misused
from stellwerk.cli.atomic_files import names_beside
from stellwerk.cli.compile import make_ready
from stellwerk.cli.game_files import (
    load_seed,
    own_folder,
    own_records,
    place_by_time,
    remove_record,
)
from stellwerk.cli.names import game_called
from stellwerk.cli.output_files import check_writable, make_folder
from stellwerk.cli.playing.table import Left, Play
from stellwerk.cli.program import command
from stellwerk.cli.record_file import begin, take_up, why_taken
from stellwerk.cli.record_input import running
from stellwerk.cli.seats import bots_of, names_of, seated_by_names, seating
from stellwerk.core.game import Game
from stellwerk.core.messages import say
from stellwerk.dealer import Dealer, expand
from stellwerk.match import Match


def which_game(console: Console, language: str) -> Game:
    """Ask for a game, by its number or its name."""
    for number, name in enumerate(games.NAMES, 1):
        console.print(f"{number}: {games.game_named(name).title}", highlight=False)
    while True:
        try:
            said = console.input(Text(say(language, "cli:which-game"), "bold")).strip()
        except EOFError:
            raise click.UsageError(f"say which game: {', '.join(games.NAMES)}") from None
        if said.lower() in ("q", "quit", "exit"):
            raise click.exceptions.Exit(0)
        places = {str(number): name for number, name in enumerate(games.NAMES, 1)}
        chosen = places.get(said) or game_called(said)
        if chosen is not None:
            return games.game_named(chosen)


def begin_game(
    console: Console,
    game: Game,
    line_up: str | None,
    options: tuple[str, ...],
    seed: int | None,
    file: Path | None,
    language: str,
) -> None:
    """All mistakes are told before the rules are compiled."""
    with misused():
        seated = seating(game, line_up)
    number, chosen = agreed(game, len(seated), options)
    if file is None:
        make_folder(own_folder(), 0o700)  # seeds of running games are in it
        check_writable(own_folder() / place_by_time(game.name).name)
    elif file.exists():
        raise click.UsageError(why_taken(file))
    else:
        check_writable(file)
    make_ready(game, *seated)
    match = Match(game, number, chosen, names_of(seated, language))
    dealer = Dealer(None if seed is None else expand(seed))
    places = names_beside(place_by_time(game.name)) if file is None else [file]
    with begin(places, records.write(match), dealer.seed) as kept:
        there = bots_of(match.game, seated)
        _run(Play(console, match, dealer, there, kept, True, language), own=file is None)


def go_on(
    console: Console,
    game: Game | None,
    file: Path | None,
    map_file: str | None,
    line_up: str | None,
    language: str,
) -> None:
    place = last_game(game) if file is None else file
    with take_up(place) as kept:
        match = running(game, place, map_file)
        with misused():
            seated = _seated_again(match, line_up)
        check_seats(match.game, len(seated))
        make_ready(match.game, *seated)
        seed = load_seed(place)
        provable, there = seed is not None, bots_of(match.game, seated)
        _run(Play(console, match, Dealer(seed), there, kept, provable, language), own=False)


def _seated_again(match: Match, line_up: str | None) -> list[str]:
    return seated_by_names(match.names) if line_up is None else seating(match.game, line_up)


def last_game(game: Game | None) -> Path:
    """The record of the game that was played last here and is not over."""
    for file in own_records(None if game is None else game.name):
        if b"\nresult: " not in file.read_bytes():
            return file
    of = "" if game is None else f" of {game.title}"
    raise click.UsageError(f"--resume: no game{of} is waiting here; begin one, or name its record")


def _run(play: Play, *, own: bool) -> None:
    """Ctrl-C is one of the ways to leave: the game is saved, and the status is 0."""
    try:
        play.run()
    except (Left, KeyboardInterrupt):
        if own and play.is_untouched():
            remove_record(play.kept.file)
            click.echo("\n" + say(play.language, "cli:nothing-kept"))
            return
        go_on = command("play", "--resume", play.kept.file)
        click.echo("\n" + say(play.language, "terminal:go_on", command=go_on))
