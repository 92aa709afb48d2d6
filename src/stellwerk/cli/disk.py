"""Records and folders on disk; what is wrong with one becomes an error that names it."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import click
from rich.console import Console

from stellwerk import records
from stellwerk.cli.preparing import prepare
from stellwerk.core.game import Game
from stellwerk.match import Match


def content(file: Path) -> bytes:
    try:
        return content_of(file)
    except records.RecordError as error:
        raise click.ClickException(f"{file}: {error}") from None


def content_of(file: Path) -> bytes:
    """The file, but no more of it than a record may have."""
    try:
        with file.open("rb") as stream:
            return stream.read(records.MOST_BYTES + 1)
    except OSError as error:
        raise records.RecordError(f"cannot be opened: {error.strerror}") from None


def read(file: Path, map_file: str | None = None) -> Match:
    try:
        return replayed(file, map_file)
    except records.RecordError as error:
        raise click.ClickException(f"{file}: {error}") from None


def replayed(file: Path, map_file: str | None = None) -> Match:
    """The match of a record; a map that is not shipped has to be given."""
    content = content_of(file)
    make_ready(records.game_of(content))
    return records.read(content, {} if map_file is None else {"map": map_file})


@cache
def make_ready(game: Game, *seated: str) -> None:
    prepare(game, Console(stderr=True), seated)


def running(game: Game, file: Path, map_file: str | None) -> Match:
    """A record that can be played on."""
    match = read(file, map_file)
    if match.game.name != game.name:
        raise click.UsageError(f"cannot go on with {file}: it is a game of {match.game.title}")
    if match.is_over():
        raise click.UsageError(f"cannot go on with {file}: it is over")
    return match


@contextmanager
def writing(file: Path) -> Iterator[None]:
    """Unless somebody else has the name already, which is for the caller to answer."""
    try:
        yield
    except FileExistsError:
        raise
    except OSError as error:
        raise click.ClickException(f"cannot write {file}: {error.strerror}") from None
