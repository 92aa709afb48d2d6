"""`python -m bench.server [PART …]`: the server beside boardgame.io's, under load, as it grows.

With `--write` each part that was run renews its section of docs/benchmarks.md. It needs Linux,
npm for the first part, PostgreSQL and Redis for the first two.
"""

from collections.abc import Callable

import click
from rich.console import Console

from bench.server import cores, scale, speed
from bench.server.sections import Section

PARTS: dict[str, tuple[str, Callable[[bool], Section]]] = {
    "speed": (speed.TITLE, speed.measure),
    "scale": (scale.TITLE, scale.measure),
}
CONNECTIONS = 12_000


@click.command()
@click.argument("parts", nargs=-1, type=click.Choice([*PARTS]), metavar=f"[{'|'.join(PARTS)}]…")
@click.option("--write", is_flag=True, help="Renew the sections of docs/benchmarks.md.")
@click.option("--small", is_flag=True, help="The smallest sizes: whether everything runs.")
def main(parts: tuple[str, ...], write: bool, small: bool) -> None:
    cores.take_cores()
    cores.allow_connections(CONNECTIONS)
    console = Console()
    for part in parts or PARTS:
        with console.status(f"{part} …"):
            section = PARTS[part][1](small)
        section.show(console)
        if write:
            section.write([title for title, _ in PARTS.values()])


if __name__ == "__main__":
    main()
