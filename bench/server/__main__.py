"""`python -m bench.server [PART …]`: the server beside boardgame.io's, under load, as it grows.

With `--write` each part that was run renews its section of docs/benchmarks.md. It needs Linux,
npm for `speed`, and PostgreSQL and Redis for `speed` and `scale`. Without a part all are run but
`soak`, which takes as long as `--minutes` says.
"""

from typing import Protocol

import click
from rich.console import Console

from bench.server import curves, memory, profile, scale, soak, speed, traffic
from bench.server.cores import CORES, allow_connections, take
from bench.server.sections import Section


class Part(Protocol):
    """A module that measures something."""

    TITLE: str

    def measure(self, small: bool) -> Section: ...


PARTS: dict[str, Part] = {
    "speed": speed,
    "scale": scale,
    "bytes": traffic,
    "curves": curves,
    "memory": memory,
    "profile": profile,
    "soak": soak,
}
CONNECTIONS = 12_000


@click.command()
@click.argument("parts", nargs=-1, type=click.Choice([*PARTS]), metavar=f"[{'|'.join(PARTS)}]…")
@click.option("--write", is_flag=True, help="Renew the sections of docs/benchmarks.md.")
@click.option("--small", is_flag=True, help="The smallest sizes: only whether everything runs.")
@click.option("--cores", default=CORES, show_default=True, help="For servers and clients together.")
@click.option("--minutes", default=soak.MINUTES, show_default=True, help="Of the soak.")
def main(parts: tuple[str, ...], write: bool, small: bool, cores: int, minutes: float) -> None:
    if write and small:
        raise click.UsageError("the smallest sizes say nothing: --write or --small")
    take(cores)
    allow_connections(CONNECTIONS)
    console, titles = Console(), [part.TITLE for part in PARTS.values()]
    for name in parts or [name for name in PARTS if name != "soak"]:
        with console.status(f"{name} …"):
            long = name == "soak"
            section = soak.measure(small, minutes) if long else PARTS[name].measure(small)
        section.show(console)
        if write:
            section.write(titles)


if __name__ == "__main__":
    main()
