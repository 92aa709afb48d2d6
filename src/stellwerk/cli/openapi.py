"""The command that prints what the server understands."""

import json

import click

from stellwerk.cli.serve import MISSING
from stellwerk.cli.streams import print_document


@click.command()
def openapi() -> None:
    """Print the OpenAPI document of the server, without starting one."""
    try:
        from stellwerk.server.app import document
    except ImportError as error:
        raise click.ClickException(f"{MISSING} ({error.name} is missing)") from None
    print_document(json.dumps(document(), indent=1, ensure_ascii=False) + "\n")
