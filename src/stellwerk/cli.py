"""The command line. Every command has its page in docs/command-line.md."""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

import click
from rich.console import Console
from rich.progress import track

from stellwerk import __version__, bots, records
from stellwerk.dealer import Dealer, expand, first_deviation
from stellwerk.files import load_seed, new_record, save_seed
from stellwerk.kernel.actor import SPECTATOR
from stellwerk.kernel.game import Game
from stellwerk.kernel.language import Language
from stellwerk.simulation import MOST_ENTRIES, Tally
from stellwerk.simulation import simulate as simulated
from stellwerk.terminal.advise import advise_command
from stellwerk.terminal.arena import arena
from stellwerk.terminal.arguments import (
    bots_for,
    check_seats,
    game_argument,
    opened,
    options_option,
    seated_as,
    seed_of,
)
from stellwerk.terminal.clairvoyant import clairvoyant
from stellwerk.terminal.disk import make_folder, make_ready, read, replayed, running, write
from stellwerk.terminal.language import language_option
from stellwerk.terminal.maps import maps
from stellwerk.terminal.openapi import openapi
from stellwerk.terminal.phrases import PHRASES
from stellwerk.terminal.play import Left, Play
from stellwerk.terminal.replay import Replay
from stellwerk.terminal.seating import PERSON, bots_of, names_of, seated_by_names
from stellwerk.terminal.serve import serve

T = TypeVar("T")

errors = Console(stderr=True)


record_argument = click.argument("file", metavar="RECORD", type=click.Path(path_type=Path))
map_option = click.option(
    "--map", "map_file", metavar="FILE", help="The map of a record, if it is not shipped."
)
colour_option = click.option(
    "--colour/--no-colour", default=None, help="Draw with or without colours."
)


@click.group()
@click.version_option(__version__, message="%(version)s")
def main() -> None:
    """Stellwerk: railway games with exactly the printed rules."""


@main.command()
@game_argument
@click.option(
    "--line-up",
    metavar="WHO,WHO",
    help=f"Who sits at each seat: {PERSON}, {', '.join(bots.NAMES)}. "
    "Without it you play the driver, in random order.",
)
@options_option
@click.option("--seed", type=int, help="Deal the same cards again.")
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
    language: Language,
    colour: bool | None,
) -> None:
    """Play at this terminal: people and bots."""
    if resume is not None and (options or seed is not None or file is not None):
        raise click.UsageError("--resume goes with --line-up and colours only: the rest is settled")
    make_ready(game)
    console = _console(colour)
    try:
        if resume is None:
            seated = seated_as(game, line_up)
            match = opened(game, len(seated), options, names_of(seated, language))
            file = file or new_record(game.name)
            if file.exists():
                raise click.UsageError(f"{file} exists; go on with it by --resume {file}")
            dealer, whole = Dealer(None if seed is None else expand(seed)), True
        else:
            match, file = running(game, resume, map_file), resume
            seated = seated_by_names(match.names) if line_up is None else seated_as(game, line_up)
            check_seats(game, len(seated))
            kept = load_seed(file)
            dealer, whole = Dealer(kept), kept is not None
        make_ready(game, *seated)
        if whole:
            save_seed(file, dealer.seed)
        seated_bots = bots_of(game, seated)
        Play(console, match, dealer, seated_bots, file, provable=whole, language=language).run()
    except (Left, KeyboardInterrupt):
        command = f"stellwerk play {game.name} --resume {file}"
        click.echo("\n" + PHRASES[language]["go_on"].format(command=command))
    except OSError as error:
        raise click.ClickException(
            f"cannot write {file or error.filename}: {error.strerror}"
        ) from None


@main.command()
@game_argument
@click.option("--seats", type=int, help="How many seats; without it the fewest.")
@click.option("--games", "count", type=click.IntRange(1), default=1, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option(
    "--bots",
    "line_up",
    default="greedy",
    show_default=True,
    help=f"{', '.join(bots.NAMES)}, search:ITERATIONS or module:Class; "
    "one for all, or one for each seat, separated by commas.",
)
@options_option
@click.option(
    "--most",
    type=click.IntRange(1),
    default=MOST_ENTRIES,
    show_default=True,
    help="Stop a game that has so many entries.",
)
@click.option("--out", type=click.Path(path_type=Path), help="A folder: one record a game.")
def simulate(
    game: Game,
    seats: int | None,
    count: int,
    seed: int,
    line_up: str,
    options: tuple[str, ...],
    most: int,
    out: Path | None,
) -> None:
    """Let bots play whole games; the same seed gives the same games."""
    agreement = opened(game, min(game.seats) if seats is None else seats, options)
    seated = bots_for(line_up, game, agreement.seats)
    make_ready(game, *seated)
    if out is not None:
        make_folder(out)
    tally = Tally(seated)
    matches = simulated(game, seated, count, seed, agreement.options, most)
    try:
        for number, match in enumerate(_tracked(matches, count, "Playing"), 1):
            tally.add(match)
            if out is not None:
                write(out / f"{game.name}-{seed}-{number:06}.txt", records.write(match))
    except bots.NoMove as error:
        raise click.ClickException(str(error)) from None
    for line in tally.lines():
        click.echo(line)


@main.command()
@click.argument("files", metavar="RECORD...", nargs=-1, required=True)
@map_option
def check(files: tuple[str, ...], map_file: str | None) -> None:
    """Replay records; a line for each bad one, and exit status 1."""
    bad = []
    for file in _tracked(files, len(files), "Checking"):
        try:
            replayed(Path(file), map_file)
        except records.RecordError as error:
            bad.append(f"{file}: {error}")
    for line in bad:
        click.echo(line)
    click.echo(f"{len(files) - len(bad)} good, {len(bad)} bad", err=bool(bad))
    raise SystemExit(1 if bad else 0)


@main.command()
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
    language: Language,
    colour: bool | None,
) -> None:
    """Step through a record."""
    match = read(file, map_file)
    if at > len(match.log):
        raise click.UsageError(f"--at: the record has {len(match.log)} entries")
    if seat is not None and seat > match.seats:
        raise click.UsageError(f"--seat: the record has {match.seats} seats")
    viewer = SPECTATOR if seat is None else seat - 1
    pages = Replay(_console(colour), match, viewer, language)
    if whole or not sys.stdin.isatty():
        pages.tell_all(at)
    else:
        pages.step_through(at)


@main.command()
@record_argument
@click.option("--seed", "seed_text", required=True, metavar="HEX", help="The dealer's seed.")
@click.option("--commitment", metavar="HEX", help="What the dealer promised before the game.")
@map_option
def verify(file: Path, seed_text: str, commitment: str | None, map_file: str | None) -> None:
    """Prove that the dealer changed no card: every outcome follows from the seed."""
    seed = seed_of(seed_text)
    match = read(file, map_file)
    promised = Dealer(seed).commitment
    click.echo(f"commitment of this seed: {promised}")
    if commitment is not None and commitment.lower() != promised:
        raise click.ClickException("the commitment given belongs to another seed")
    number = first_deviation(match, seed)
    if number is not None:
        code = match.game.format_action(match.log[number - 1].action)
        raise click.ClickException(f"entry {number}, {code!r}, does not follow from this seed")
    click.echo(f"{file}: every outcome of chance follows from the seed")


main.add_command(advise_command)
main.add_command(arena)
main.add_command(clairvoyant)
main.add_command(maps)
main.add_command(openapi)
main.add_command(serve)


def _console(colour: bool | None) -> Console:
    """Colours as asked for; without a word, as the terminal and NO_COLOR say."""
    if colour is None:
        return Console()
    return Console(no_color=not colour, force_terminal=colour or None)


def _tracked(items: Iterable[T], total: int, what: str) -> Iterable[T]:
    return track(items, what, total, console=errors, transient=True, disable=not errors.is_terminal)
