"""The command that opens the table server."""

import os
import webbrowser
from collections.abc import Callable
from pathlib import Path

import click
from rich.console import Console

from stellwerk import bots, games
from stellwerk.terminal.preparing import prepare

MISSING = "the server needs more packages: pip install 'stellwerk[server]', or make serve"


@click.command()
@click.option("--host", default="127.0.0.1", envvar="STELLWERK_HOST", help="Where to listen.")
@click.option(
    "--port",
    default=8000,
    type=click.IntRange(0, 65535),
    envvar="STELLWERK_PORT",
    help="On which port; 0 takes a free one.",
)
@click.option(
    "--hosts",
    metavar="NAMES",
    default="",
    envvar="STELLWERK_HOSTS",
    help="Names that the server is reached by, such as play.example.org, with commas between.",
)
@click.option(
    "--database",
    metavar="URL",
    envvar="STELLWERK_DATABASE",
    help="sqlite:///FILE or postgresql://…; without it, a file of your own.",
)
@click.option(
    "--bus",
    metavar="URL",
    envvar="STELLWERK_BUS",
    help="redis://… or valkey://…, for several processes on one PostgreSQL.",
)
@click.option(
    "--keep-days",
    type=click.IntRange(0),
    default=180,
    show_default=True,
    envvar="STELLWERK_KEEP_DAYS",
    help="How long unfinished tables are kept that nobody touches; 0 for ever.",
)
@click.option(
    "--log",
    type=click.Choice(["warning", "info"]),
    default="warning",
    show_default=True,
    envvar="STELLWERK_LOG",
    help="What is written to standard error: what went wrong, or every request too.",
)
@click.option("--open", "show", is_flag=True, help="Open the page in your browser.")
def serve(
    host: str,
    port: int,
    hosts: str,
    database: str | None,
    bus: str | None,
    keep_days: int,
    log: str,
    show: bool,
) -> None:
    """Open tables for people and bots over the network."""
    try:
        from sqlalchemy.exc import SQLAlchemyError

        from stellwerk.server import serving
        from stellwerk.server.schema import WrongVersion
    except ImportError as error:
        raise click.ClickException(f"{MISSING} ({error.name} is missing)") from None
    if bus is not None and not (database or "").startswith("postgresql"):
        raise click.UsageError("--bus is for processes that share one --database postgresql://…")
    for name in games.NAMES:
        prepare(games.game_named(name), Console(stderr=True), bots.NAMES)
    try:
        serving.serve(
            *(host, port, database or own_database(), bus, opened(show), log),
            *(hosts.split(","), keep_days),
        )
    except (OSError, SQLAlchemyError, WrongVersion) as error:
        raise click.ClickException(str(error)) from None


def opened(show: bool) -> Callable[[str], None]:
    """What to do when the server is open at an address."""

    def say(address: str) -> None:
        click.echo(f"Stellwerk is open at {address}")
        if show:
            webbrowser.open(address)

    return say


def own_database() -> str:
    """A file beside the records of the terminal."""
    data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = data / "stellwerk"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.sqlite'}"
