"""Records that are read: what is wrong with one becomes an error that names it."""

import sys
from pathlib import Path

import click

from stellwerk import records
from stellwerk.cli.compile import make_ready
from stellwerk.cli.screen import note
from stellwerk.core.game import Game
from stellwerk.match import Match

STDIN = Path("-")
BYTE_ORDER_MARK = b"\xef\xbb\xbf"


class UnusedMap(click.UsageError):
    """A map was given to a record that needs none."""

    def __init__(self) -> None:
        super().__init__("--map is for a record whose map is not shipped; here it has no use")


def content(file: Path) -> bytes:
    try:
        return content_of(file)
    except records.RecordError as error:
        raise click.ClickException(f"{file}: {error}") from None


def content_of(file: Path) -> bytes:
    """The file or standard input, but no more of it than a record may have."""
    try:
        if file == STDIN:
            return sys.stdin.buffer.read(records.MOST_BYTES + 1)
        with file.open("rb") as stream:
            return stream.read(records.MOST_BYTES + 1)
    except OSError as error:
        raise records.RecordError(f"cannot be opened: {error.strerror}") from None


def as_written_here(file: Path, content: bytes) -> bytes:
    """Without what Windows and mail put into text files; records are written without it."""
    plain = content.removeprefix(BYTE_ORDER_MARK).replace(b"\r\n", b"\n")
    if plain != content:
        what = "a byte order mark" if content.startswith(BYTE_ORDER_MARK) else "carriage returns"
        note(f"{file}: read without {what}; a record is UTF-8 with line feeds alone")
    return plain


def read(file: Path, map_file: str | None = None) -> Match:
    return read_with_text(file, map_file)[0]


def read_with_text(file: Path, map_file: str | None = None) -> tuple[Match, str]:
    """The match of a record, and the record itself, whose comments say more."""
    try:
        content = as_written_here(file, content_of(file))
        return match_of(content, map_file), content.decode()
    except records.RecordError as error:
        raise click.ClickException(f"{file}: {error}") from None


def replayed(file: Path, map_file: str | None = None) -> Match:
    return match_of(as_written_here(file, content_of(file)), map_file)


def match_of(content: bytes, map_file: str | None = None) -> Match:
    """The match of a record; UnusedMap if a map was given that it does not need."""
    game = records.game_of(content)
    make_ready(game)
    match = records.read(content, {} if map_file is None else {"map": map_file})
    if map_file is not None and not needs_a_file(match):
        raise UnusedMap
    return match


def needs_a_file(match: Match) -> bool:
    """Whether an option of this game is a file that is not shipped."""
    chosen = match.options
    return any(chosen.get(o.name, o.values[0]) not in o.values for o in match.game.options)


def running(game: Game | None, file: Path, map_file: str | None) -> Match:
    """A record that can be played on."""
    match = read(file, map_file)
    if game is not None and match.game.name != game.name:
        raise click.UsageError(f"cannot go on with {file}: it is a game of {match.game.title}")
    if match.is_over():
        raise click.UsageError(f"cannot go on with {file}: it is over")
    return match
