"""`stellwerk check`: records replayed by the rules."""

from pathlib import Path

import click

from stellwerk import records
from stellwerk.cli.arguments import map_option
from stellwerk.cli.disk import replayed
from stellwerk.cli.streams import tracked


@click.command()
@click.argument("files", metavar="RECORD...", nargs=-1, required=True)
@map_option
def check(files: tuple[str, ...], map_file: str | None) -> None:
    """Replay records; a line for each bad one, and exit status 1."""
    bad = []
    for file in tracked(files, len(files), "Checking"):
        try:
            replayed(Path(file), map_file)
        except records.RecordError as error:
            bad.append(f"{file}: {error}")
    for line in bad:
        click.echo(line)
    click.echo(f"{len(files) - len(bad)} good, {len(bad)} bad", err=bool(bad))
    raise SystemExit(1 if bad else 0)
