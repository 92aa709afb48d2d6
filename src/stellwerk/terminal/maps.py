"""`stellwerk maps`: check, draw and measure maps of Voll verplant."""

from pathlib import Path

import click
from rich.console import Console
from rich.progress import track

from stellwerk.games.voll_verplant.city import City
from stellwerk.games.voll_verplant.drawing import draw_city, draw_sheet
from stellwerk.games.voll_verplant.map_files import SHIPPED, MapError, faults, read_city
from stellwerk.games.voll_verplant.map_text import MOST_BYTES
from stellwerk.terminal.disk import write
from stellwerk.terminal.map_stats import HEADINGS, figures


@click.group()
def maps() -> None:
    """Maps of Voll verplant: check, draw and measure them."""


@maps.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
def check(files: tuple[str, ...]) -> None:
    """Name every broken rule of map files, with its line and what to change."""
    bad = 0
    for file in files:
        found = _faults(Path(file))
        bad += bool(found)
        for fault in found:
            click.echo(fault)
    click.echo(f"{len(files) - bad} good, {bad} bad", err=bool(bad))
    raise SystemExit(1 if bad else 0)


@maps.command()
@click.argument("name", metavar="NAME|FILE")
@click.option("--sheet", is_flag=True, help="A sheet to print, with windows and score fields.")
@click.option("--language", type=click.Choice(["en", "de"]), default="en", show_default=True)
@click.option("--out", type=click.Path(path_type=Path), help="A file instead of the screen.")
def show(name: str, sheet: bool, language: str, out: Path | None) -> None:
    """Draw a map as SVG."""
    city = _city(name)
    svg = draw_sheet(city, language) if sheet else draw_city(city, language)
    if out is None:
        click.echo(svg)
    else:
        write(out, svg if svg.endswith("\n") else svg + "\n")


@maps.command()
@click.argument("names", metavar="[NAME|FILE]...", nargs=-1)
@click.option("--games", type=click.IntRange(1), default=10_000, show_default=True)
def stats(names: tuple[str, ...], games: int) -> None:
    """Measure maps by random and greedy solo games; a table in Markdown."""
    errors = Console(stderr=True)
    cities = [(name, _city(name)) for name in names or SHIPPED]
    rows = [
        figures(city, name, games)
        for name, city in track(
            cities, "Playing", console=errors, transient=True, disable=not errors.is_terminal
        )
    ]
    click.echo(f"| {' | '.join(HEADINGS)} |")
    click.echo("|" + "---|" * len(HEADINGS))
    for row in rows:
        click.echo(f"| {' | '.join(row)} |")


def _faults(file: Path) -> list[str]:
    try:
        with file.open("rb") as stream:
            return faults(file.stem, stream.read(MOST_BYTES + 1), str(file))
    except OSError as error:
        return [f"{file}: cannot be opened: {error.strerror}"]


def _city(name: str) -> City:
    try:
        return read_city(name)
    except MapError as error:
        raise click.ClickException(str(error)) from None
