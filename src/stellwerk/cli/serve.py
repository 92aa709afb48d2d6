"""`stellwerk serve`: tables over the network."""

import errno
import socket

import click

from stellwerk.cli.game_files import own_folder
from stellwerk.cli.language import language_option
from stellwerk.cli.output_files import make_folder, writing

EVERYWHERE = "0.0.0.0"
MISSING = "the server needs more packages: pip install 'stellwerk[server]', or make serve"


@click.command()
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    envvar="STELLWERK_HOST",
    show_envvar=True,
    help="Where to listen.",
)
@click.option(
    "--port",
    default=8000,
    show_default=True,
    type=click.IntRange(0, 65535),
    envvar="STELLWERK_PORT",
    show_envvar=True,
    help="On which port; 0 takes a free one.",
)
@click.option(
    "--hosts",
    metavar="NAMES",
    default="",
    envvar="STELLWERK_HOSTS",
    show_envvar=True,
    help="Names that the server is reached by, such as play.example.org, with commas between.",
)
@click.option(
    "--database",
    metavar="URL",
    envvar="STELLWERK_DATABASE",
    show_envvar=True,
    help="sqlite:///FILE or postgresql://…; without it, a file of your own.",
)
@click.option(
    "--bus",
    metavar="URL",
    envvar="STELLWERK_BUS",
    show_envvar=True,
    help="redis://… or valkey://…, for several processes on one PostgreSQL.",
)
@click.option(
    "--keep-days",
    type=click.IntRange(0, 36_500),
    default=180,
    show_default=True,
    envvar="STELLWERK_KEEP_DAYS",
    show_envvar=True,
    help="Days without activity after which unfinished tables are deleted; 0 keeps them for ever.",
)
@click.option(
    "--log",
    type=click.Choice(["warning", "info"]),
    default="warning",
    show_default=True,
    envvar="STELLWERK_LOG",
    show_envvar=True,
    help="What is written to standard error: what went wrong, or every request too.",
)
@click.option("--share", is_flag=True, help=f"For your network: the same as --host {EVERYWHERE}.")
@click.option("--open", "show", is_flag=True, help="Open the page in your browser.")
@language_option
def serve(
    host: str,
    port: int,
    hosts: str,
    database: str | None,
    bus: str | None,
    keep_days: int,
    log: str,
    share: bool,
    show: bool,
    language: str,
) -> None:
    """Open tables for people and bots over the network."""
    try:
        from stellwerk.cli import database as checks
        from stellwerk.cli.announcement import Announcement
        from stellwerk.cli.compile import prepare_all
        from stellwerk.server import serving
        from stellwerk.server.web.hosts import told_names
    except ImportError as error:
        raise click.ClickException(f"{MISSING} ({error.name} is missing)") from None
    if bus is not None and not (database or "").startswith("postgresql"):
        raise click.UsageError("--bus is for processes that share one --database postgresql://…")
    database = own_database() if database is None else checks.checked(database)
    host = EVERYWHERE if share else host
    names = told_names(hosts.split(","))
    announcement = Announcement(names, language, show)
    try:
        with checks.opening(database):
            _try(host, port)
            checks.try_out(database)
            prepare_all()
            serving.serve(*(host, port, database, bus, announcement, log), *(names, keep_days))
    except OSError as error:
        raise click.ClickException(why_closed(error, host, port)) from None
    if announcement.failure is not None:
        raise announcement.failure


def _try(host: str, port: int) -> None:
    """Before the rules are compiled, which can take a minute: is this address free?"""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    socket.create_server((host, port), family=family).close()


def why_closed(error: OSError, host: str, port: int) -> str:
    """Why the server cannot listen at this address."""
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is taken: stop the other program, or --port 0 takes a free one"
    if error.errno == errno.EACCES:
        return f"port {port} needs special rights: take one above 1023"
    if error.errno == errno.EADDRNOTAVAIL or isinstance(error, socket.gaierror):
        return f"--host: {host} is not an address of this machine; 127.0.0.1 and 0.0.0.0 are"
    return str(error)


def own_database() -> str:
    """A file beside the records of the terminal; the seeds of running games are in it."""
    make_folder(own_folder(), 0o700)
    file = own_folder() / "tables.sqlite"
    with writing(file):
        file.touch(mode=0o600)
    return f"sqlite:///{file}"
