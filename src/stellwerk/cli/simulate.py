"""`stellwerk simulate`: whole games between bots, a record of each, and who won."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from stellwerk.bots import MOST_ENTRIES
from stellwerk.cli.answer import as_text
from stellwerk.cli.arguments import (
    agreed,
    bots_for,
    bots_option,
    game_argument,
    options_option,
    seats_option,
    written,
)
from stellwerk.cli.exit_codes import ExitCode
from stellwerk.cli.names import GameCommand
from stellwerk.cli.numbers import ENTRIES, GAMES, seed_option
from stellwerk.cli.output_files import force_option, make_folder, write_output
from stellwerk.cli.screen import quiet_option, tracked
from stellwerk.cli.stdout import print_document, until_ctrl_c

if TYPE_CHECKING:
    from stellwerk.bots.simulation import Tally
    from stellwerk.core.game import Game
    from stellwerk.match import Match


@click.command(cls=GameCommand)
@game_argument
@seats_option
@click.option(
    *("--games", "count"), type=GAMES, default=1, show_default=True, help="How many games."
)
@seed_option
@bots_option("One for all seats, or one for each", default="greedy")
@options_option
@click.option(
    "--most",
    type=ENTRIES,
    default=MOST_ENTRIES,
    show_default=True,
    help="Stop a game that has this many entries.",
)
@click.option(
    "--out",
    metavar="FOLDER",
    type=click.Path(path_type=Path),
    help="A folder for the records, one a game.",
)
@force_option
@click.option("--json", "as_json", is_flag=True, help="JSON in the place of the text.")
@quiet_option
def simulate(
    game: "Game",
    seats: int | None,
    count: int,
    seed: int,
    bots: str,
    options: tuple[str, ...],
    most: int,
    out: Path | None,
    force: bool,
    as_json: bool,
) -> None:
    """Let bots play whole games.

    The same seed gives the same games.
    """
    number, chosen = agreed(game, seats, options)
    seated = bots_for(bots, game, number)
    if force and out is None:
        raise click.UsageError("--force goes with --out: nothing else is written")
    files = None if out is None else Records(out, f"{game.name}-{seed}", count, force)
    from stellwerk.bots.simulation import Tally
    from stellwerk.bots.simulation import simulate as simulated
    from stellwerk.cli.compile import make_ready
    from stellwerk.cli.seats import names_of

    make_ready(game, *seated)
    matches = simulated(game, seated, count, seed, chosen, most, names_of(seated))
    tally = Tally(seated)
    status = _play(tracked(matches, count, "Playing"), tally, files)
    if as_json:
        about = {"game": game.name, "options": written(game, chosen), "seed": seed}
        print_document(as_text({**about, **tally.figures()}))
    else:
        for line in tally.lines():
            click.echo(line)
    raise SystemExit(status)


class Records:
    """A record for each game, in a folder that may hold others."""

    def __init__(self, folder: Path, stem: str, count: int, force: bool) -> None:
        self.folder, self.stem, self.force = folder, stem, force
        if folder == Path("-"):
            raise click.UsageError("--out: a folder for one record a game, not standard output")
        make_folder(folder)
        there = sorted(file for file in folder.iterdir() if 1 <= self._number(file) <= count)
        if there and not force:
            more = f" and {len(there) - 1} more exist" if len(there) > 1 else " exists"
            raise click.UsageError(f"--out: {there[0]}{more}; --force replaces them")

    def write(self, number: int, match: "Match") -> None:
        from stellwerk import records

        file = self.folder / f"{self.stem}-{number:06}.txt"
        write_output(file, records.write(match), force=self.force)

    def _number(self, file: Path) -> int:
        """The number of the game whose record this is; 0 for any other file."""
        form = re.fullmatch(re.escape(self.stem) + r"-(\d{6,})\.txt", file.name)
        return 0 if form is None else int(form[1])


def _play(matches: "Iterable[Match]", tally: "Tally", files: Records | None) -> ExitCode:
    """Ctrl-C ends it with what was played until then."""
    from stellwerk.bots.failures import BotFailed

    try:
        for number, match in enumerate(until_ctrl_c(matches), 1):
            if files is not None:
                files.write(number, match)
            tally.add(match)
    except BotFailed as error:
        raise click.ClickException(str(error)) from None
    except KeyboardInterrupt:
        click.echo(f"interrupted after {tally.games} games", err=True)
        return ExitCode.INTERRUPTED
    return ExitCode.DONE
