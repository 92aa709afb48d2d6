"""Files that a command leaves behind: none is overwritten unasked, and none after long work."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile

import click

from stellwerk.cli.atomic_files import create_beside, save
from stellwerk.cli.stdout import print_document

STDOUT = Path("-")

force_option = click.option("--force", is_flag=True, help="Replace files that exist.")


out_option = click.option(
    "--out",
    metavar="FILE",
    type=click.Path(allow_dash=True, path_type=Path),
    help="A file instead of the screen.",
)


def check_outputs(*files: Path, force: bool) -> None:
    """Before any work: could these files be written, and may they?"""
    for number, file in enumerate(files):
        if file.resolve() in [other.resolve() for other in files[:number]]:
            raise click.UsageError(f"{file} is named twice: each result needs a file of its own")
        if file != STDOUT:
            check_new(file, force=force)


def check_new(file: Path, *, force: bool) -> None:
    check_writable(file)
    if os.path.lexists(file) and not force:
        raise click.UsageError(f"{file} exists; --force replaces it")


def check_writable(file: Path) -> None:
    if file.is_dir():
        raise click.ClickException(f"cannot write {file}: Is a directory")
    if file.exists() and not file.is_file():
        raise click.ClickException(f"cannot write {file}: it is a device, not a file")
    with writing(file), TemporaryFile(dir=file.parent):
        pass


def write_output(file: Path, text: str, *, force: bool) -> None:
    """One that has come into being meanwhile is kept as well."""
    if file == STDOUT:
        print_document(text)
        return
    with writing(file):
        if force:
            save(file, text)
        elif (place := create_beside(file, text)) != file:
            click.echo(f"{file} exists by now: written to {place}", err=True)


def make_folder(folder: Path, mode: int = 0o777) -> None:
    try:
        folder.mkdir(mode, parents=True, exist_ok=True)
    except OSError as error:
        raise click.ClickException(f"cannot make the folder {folder}: {error.strerror}") from None


@contextmanager
def writing(file: Path) -> Iterator[None]:
    """Fails if the name is taken; the caller has to answer that."""
    try:
        yield
    except FileExistsError:
        raise
    except OSError as error:
        raise click.ClickException(f"cannot write {file}: {error.strerror}") from None
