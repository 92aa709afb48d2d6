"""`stellwerk simulate`: whole games between bots, a record of each, and who won."""

import re
from collections.abc import Iterable
from pathlib import Path

import click

from stellwerk import bots, records
from stellwerk.bots.failures import BotFailed
from stellwerk.bots.simulation import MOST_ENTRIES, Tally
from stellwerk.bots.simulation import simulate as simulated
from stellwerk.cli import INTERRUPTED
from stellwerk.cli.arguments import (
    ENTRIES,
    GAMES,
    SEED,
    bots_for,
    game_argument,
    opened,
    options_option,
)
from stellwerk.cli.disk import make_ready
from stellwerk.cli.results import force_option, make_folder, write_result
from stellwerk.cli.seating import names_of
from stellwerk.cli.streams import tracked, until_ctrl_c
from stellwerk.core.game import Game
from stellwerk.match import Match


@click.command()
@game_argument
@click.option("--seats", type=int, help="How many seats; without it the fewest.")
@click.option("--games", "count", type=GAMES, default=1, show_default=True)
@click.option("--seed", type=SEED, default=1, show_default=True)
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
    type=ENTRIES,
    default=MOST_ENTRIES,
    show_default=True,
    help="Stop a game that has so many entries.",
)
@click.option("--out", type=click.Path(path_type=Path), help="A folder: one record a game.")
@force_option
def simulate(
    game: Game,
    seats: int | None,
    count: int,
    seed: int,
    line_up: str,
    options: tuple[str, ...],
    most: int,
    out: Path | None,
    force: bool,
) -> None:
    """Let bots play whole games; the same seed gives the same games."""
    agreement = opened(game, min(game.seats) if seats is None else seats, options)
    seated = bots_for(line_up, game, agreement.seats)
    files = None if out is None else Files(out, f"{game.name}-{seed}", count, force)
    make_ready(game, *seated)
    matches = simulated(game, seated, count, seed, agreement.options, most, names_of(seated))
    tally = Tally(seated)
    status = _play(tracked(matches, count, "Playing"), tally, files)
    for line in tally.lines():
        click.echo(line)
    raise SystemExit(status)


class Files:
    """A record for each game, in a folder that may hold others."""

    def __init__(self, folder: Path, stem: str, count: int, force: bool) -> None:
        self.folder, self.stem, self.force = folder, stem, force
        make_folder(folder)
        there = sorted(file for file in folder.iterdir() if 1 <= self._number(file) <= count)
        if there and not force:
            more = f" and {len(there) - 1} more exist" if len(there) > 1 else " exists"
            raise click.UsageError(f"--out: {there[0]}{more}; --force replaces them")

    def write(self, number: int, match: Match) -> None:
        file = self.folder / f"{self.stem}-{number:06}.txt"
        write_result(file, records.write(match), force=self.force)

    def _number(self, file: Path) -> int:
        """Of the game whose record this is; 0 if it is something else."""
        form = re.fullmatch(re.escape(self.stem) + r"-(\d{6,})\.txt", file.name)
        return 0 if form is None else int(form[1])


def _play(matches: Iterable[Match], tally: Tally, files: Files | None) -> int:
    """Ctrl-C ends it with what was played until then."""
    try:
        for number, match in enumerate(until_ctrl_c(matches), 1):
            if files is not None:
                files.write(number, match)
            tally.add(match)
    except BotFailed as error:
        raise click.ClickException(str(error)) from None
    except KeyboardInterrupt:
        click.echo(f"interrupted after {tally.games} games", err=True)
        return INTERRUPTED
    return 0
