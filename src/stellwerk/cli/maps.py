"""`stellwerk maps`: check, draw and measure maps of Voll verplant."""

from pathlib import Path

import click

from stellwerk.cartography.city import City
from stellwerk.cli.map_stats import HEADINGS, figures
from stellwerk.cli.results import check_results, force_option, write_result
from stellwerk.cli.streams import print_document, tracked
from stellwerk.core.messages import FALLBACK, LANGUAGES
from stellwerk.games.voll_verplant.drawing import draw_city, draw_sheet
from stellwerk.games.voll_verplant.maps.files import SHIPPED, MapError, faults, read_city
from stellwerk.games.voll_verplant.maps.text import MOST_BYTES

MOST_GAMES = 10_000_000  # all their points are in memory at once


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
@click.option("--language", type=click.Choice(LANGUAGES), default=FALLBACK, show_default=True)
@click.option("--out", type=click.Path(path_type=Path), help="A file instead of the screen.")
@force_option
def show(name: str, sheet: bool, language: str, out: Path | None, force: bool) -> None:
    """Draw a map as SVG."""
    city = _city(name)
    if out is not None:
        check_results(out, force=force)
    svg = draw_sheet(city, language) if sheet else draw_city(city, language)
    svg = svg if svg.endswith("\n") else svg + "\n"
    if out is None:
        print_document(svg)
    else:
        write_result(out, svg, force=force)


@maps.command()
@click.argument("names", metavar="[NAME|FILE]...", nargs=-1)
@click.option("--games", type=click.IntRange(1, MOST_GAMES), default=10_000, show_default=True)
def stats(names: tuple[str, ...], games: int) -> None:
    """Measure maps by random and greedy solo games; a table in Markdown."""
    cities = [(name, _city(name)) for name in names or SHIPPED]
    played = tracked(cities, len(cities), "Playing")
    rows = [figures(city, name, games) for name, city in played]
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
