"""The record of a game that is being played: written after every move, by one terminal alone."""

import shlex
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

import click

from stellwerk.cli.atomic_files import names_beside, save
from stellwerk.cli.file_lock import Busy, Lock
from stellwerk.cli.game_files import create_record, load_seed, seed_file
from stellwerk.cli.output_files import writing
from stellwerk.cli.record_input import content


class Kept:
    """A record and the lock on it. What another program wrote there is never overwritten."""

    def __init__(self, file: Path, lock: Lock, written: bytes) -> None:
        self.file = file
        self.lock = lock
        self.written = written
        """what the file should still say"""

    def __enter__(self) -> "Kept":
        return self

    def __exit__(self, *_: object) -> None:
        self.lock.release()

    def save(self, text: str) -> None:
        with writing(self.file):
            if self.file.exists() and self.file.read_bytes() != self.written:
                self._save_beside(text)
            save(self.file, text)
        self.written = text.encode()

    def _save_beside(self, text: str) -> None:
        with begin(names_beside(self.file), text, load_seed(self.file)) as other:
            raise click.ClickException(
                f"{self.file} was changed by another program, and is left as it is. "
                f"Your game is kept: go on with --resume {shlex.quote(str(other.file))}"
            )


def begin(places: Iterable[Path], text: str, seed: bytes | None) -> Kept:
    """A new record under the first of these names that is free."""
    for place in places:
        with suppress(Busy, FileExistsError), writing(place):
            return _begun(place, text, seed)
    raise click.UsageError(why_taken(place))


def _begun(place: Path, text: str, seed: bytes | None) -> Kept:
    lock = Lock(place)
    try:
        create_record(place, text, seed)
    except BaseException:
        lock.release()
        raise
    return Kept(place, lock, text.encode())


def why_taken(file: Path) -> str:
    """Why no new record can have this name."""
    if file.is_dir():
        return f"{file} is a folder: name a file in it"
    if not file.exists() and seed_file(file).exists():
        return f"{seed_file(file)} exists, the secret of another game: choose another name"
    return f"{file} exists; go on with it by --resume {shlex.quote(str(file))}"


def take_up(file: Path) -> Kept:
    """A record that is there, to be played on."""
    content(file)  # if it cannot be opened, no lock is left beside it
    try:
        with writing(file):
            lock = Lock(file)
    except Busy:
        raise click.ClickException(
            f"{file}: this game is being played in another terminal; leave it there with `quit`, "
            "then go on here"
        ) from None
    return Kept(file, lock, content(file))
