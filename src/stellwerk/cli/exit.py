"""How a command ends: with a status (exit_codes.py) and a sentence, never a traceback."""

import sys

import click

from stellwerk.cli.commands import stellwerk
from stellwerk.cli.exit_codes import ExitCode
from stellwerk.cli.program import program_name
from stellwerk.cli.stdout import CannotPrint, guard


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
        return stellwerk.main(prog_name=program_name(), standalone_mode=False) or ExitCode.DONE
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except click.Abort:
        return ExitCode.INTERRUPTED
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    except OSError as error:
        place = "" if error.filename is None else f"{error.filename}: "
        click.echo(f"Error: {place}{error.strerror}", err=True)
        return ExitCode.FAILED
