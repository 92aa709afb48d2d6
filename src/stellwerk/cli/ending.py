"""How a command ends: with a status (docs/command-line.md) and a sentence, never a traceback."""

import sys

import click

from stellwerk.cli import INTERRUPTED
from stellwerk.cli.commands import stellwerk
from stellwerk.cli.streams import CannotPrint, guard


def run() -> int:
    """Do what was typed, and say with which status to end."""
    guard()
    try:
        status = _outcome()
        if sys.stdout is not None:
            sys.stdout.flush()
    except CannotPrint as error:
        error.show()
        return error.exit_code
    return status


def _outcome() -> int:
    try:
        return stellwerk.main(standalone_mode=False) or 0
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except click.Abort:
        return INTERRUPTED
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    except OSError as error:
        place = "" if error.filename is None else f"{error.filename}: "
        click.echo(f"Error: {place}{error.strerror}", err=True)
        return 1
