"""`stellwerk maps check`: what is wrong with a map file, and what to change."""

import sys
from pathlib import Path

import click

from stellwerk.cli.answer import Answer, answer_options
from stellwerk.cli.exit_codes import ExitCode
from stellwerk.cli.output_files import STDOUT as STDIN  # the same sign
from stellwerk.cli.screen import is_quiet, quiet_option

ID_OF_STDIN = "stdin"


@click.command()
@click.argument(
    "files",
    metavar="FILE...",
    nargs=-1,
    required=True,
    type=click.Path(allow_dash=True, path_type=Path),
)
@quiet_option
@answer_options
def check(files: tuple[Path, ...], answer: Answer) -> None:
    """Name every broken rule of map files.

    Each with its line and what to change; then the exit status is 1. `-` is standard input.
    """
    answer.check()
    found = {str(file): _faults(file) for file in files}
    bad = sum(map(bool, found.values()))
    document = {
        "good": len(found) - bad,
        "bad": bad,
        "maps": [{"file": file, "faults": faults} for file, faults in found.items()],
    }

    def show() -> None:
        for faults in found.values():
            for fault in faults:
                click.echo(fault)
        if not is_quiet():
            click.echo(f"{len(found) - bad} good, {bad} bad")

    answer.give(document, show)
    raise SystemExit(ExitCode.FAILED if bad else ExitCode.DONE)


def _faults(file: Path) -> list[str]:
    from stellwerk.games.voll_verplant.maps.files import faults
    from stellwerk.games.voll_verplant.maps.text import MOST_BYTES

    try:
        if file == STDIN:
            return faults(ID_OF_STDIN, sys.stdin.buffer.read(MOST_BYTES + 1), str(file))
        with file.open("rb") as stream:
            return faults(file.stem, stream.read(MOST_BYTES + 1), str(file))
    except OSError as error:
        return [f"{file}: cannot be opened: {error.strerror}"]
