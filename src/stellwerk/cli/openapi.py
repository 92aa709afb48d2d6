"""`stellwerk openapi`: what the server understands."""

import json
from pathlib import Path

import click

from stellwerk.cli.output_files import STDOUT, check_outputs, force_option, out_option, write_output
from stellwerk.cli.serve import MISSING


@click.command()
@out_option
@force_option
def openapi(out: Path | None, force: bool) -> None:
    """Print the OpenAPI document.

    It describes the HTTP API of the server, without starting one.
    """
    file = STDOUT if out is None else out
    check_outputs(file, force=force)
    try:
        from stellwerk.server.app import document
    except ImportError as error:
        raise click.ClickException(f"{MISSING} ({error.name} is missing)") from None
    text = json.dumps(document(), indent=1, ensure_ascii=False) + "\n"
    write_output(file, text, force=force)
