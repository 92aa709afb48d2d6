"""Files that are never half written, and never in the place of another by accident."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path


def save(file: Path, text: str, mode: int = 0o644) -> None:
    """Replace the file in one step, so that an interruption leaves the old one or the new one."""
    with _finished(file, text, mode) as new:
        new.replace(file)


def create(file: Path, text: str, mode: int = 0o644) -> None:
    """A new file, whole from the first moment; FileExistsError if its name is taken."""
    with _finished(file, text, mode) as new:
        try:
            file.hardlink_to(new)
        except FileExistsError:
            raise
        except OSError:  # a file system without links
            file.open("x").close()
            new.replace(file)


@contextmanager
def _finished(file: Path, text: str, mode: int) -> Iterator[Path]:
    """The whole text beside its place, to be moved there."""
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    new = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
        new.chmod(mode)
        yield new
    finally:
        new.unlink(missing_ok=True)


def names_beside(file: Path) -> Iterator[Path]:
    """This name, and those to take where it is taken: game.txt, game-2.txt, game-3.txt …"""
    yield file
    for number in count(2):
        yield file.with_stem(f"{file.stem}-{number}")


def create_beside(file: Path, text: str) -> Path:
    """A new file of this name or the next that is free; which one it was."""
    for place in names_beside(file):
        try:
            create(place, text)
        except FileExistsError:
            continue
        return place
    raise AssertionError("there are always more names")
