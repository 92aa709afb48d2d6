"""What is said when the server is open: where, who else can come, and a code for their phones."""

import shutil
import signal
import sys
import webbrowser
from collections.abc import Iterator
from io import StringIO
from urllib.parse import urlsplit

import click
import segno

from stellwerk.cli.stdout import CannotPrint
from stellwerk.core.messages import say
from stellwerk.server.web.addresses import Door, is_everywhere, url_of, urls_for_others

SHARE = "stellwerk serve --share"
QUIET_ZONE = 2  # modules around a code


class Announcement:
    """Called with the address when the server is open. If it cannot be told, the server stops."""

    def __init__(self, names: tuple[str, ...], language: str, show: bool) -> None:
        self.names = names
        self.language = language
        self.show = show
        self.failure: CannotPrint | None = None

    def __call__(self, address: str) -> None:
        found = urlsplit(address)
        door = Door(found.hostname or "", found.port or 80, self.names)
        try:
            click.echo(f"Stellwerk is open at {address}")
            for line in for_others(door, self.language):
                click.echo(line)
        except CannotPrint as error:
            self.failure = error
            signal.raise_signal(signal.SIGTERM)
        if self.show:
            webbrowser.open(address_here(door))


def for_others(door: Door, language: str) -> Iterator[str]:
    """Where others can open it: by name, in the same network, by a code; or how to let them in."""
    urls = urls_for_others(door)
    for name in door.names:
        yield say(language, "cli:serve-name", name=name)
    for url in urls:
        yield say(language, "cli:serve-network", url=url)
    if urls and (code := code_for(urls[0])):
        yield code
    if not urls and not door.names:
        yield say(language, "cli:serve-alone", command=SHARE)


def code_for(url: str) -> str:
    """A QR code in blocks, light on dark whatever the terminal has; empty where it does not fit."""
    code = segno.make_qr(url)
    width, _ = code.symbol_size(border=QUIET_ZONE)
    if not sys.stdout.isatty() or shutil.get_terminal_size().columns < width or not _has_blocks():
        return ""
    drawn = StringIO()
    code.terminal(drawn, border=QUIET_ZONE, compact=True)
    lines = drawn.getvalue().splitlines()
    return "\n".join(click.style(line, fg="bright_white", bg="black") for line in lines)


def _has_blocks() -> bool:
    try:
        "█▀▄".encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return False
    return True


def address_here(door: Door) -> str:
    """For a browser on this machine, which may not open the address that means all addresses."""
    if not is_everywhere(door.host):
        return url_of(door.host, door.port)
    return url_of("::1" if ":" in door.host else "127.0.0.1", door.port)
