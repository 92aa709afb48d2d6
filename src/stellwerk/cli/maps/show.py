"""`stellwerk maps show`: a map drawn as SVG."""

from pathlib import Path

import click

from stellwerk.cli.language import language_option
from stellwerk.cli.maps.reading import city_named
from stellwerk.cli.names import MapName
from stellwerk.cli.output_files import STDOUT, check_outputs, force_option, out_option, write_output


@click.command()
@click.argument("name", metavar="NAME|FILE", type=MapName())
@click.option("--sheet", is_flag=True, help="A sheet to print, with windows and score fields.")
@language_option
@out_option
@force_option
def show(name: str, sheet: bool, language: str, out: Path | None, force: bool) -> None:
    """Draw a map as SVG."""
    if force and out is None:
        raise click.UsageError("--force goes with --out: nothing else is written")
    city = city_named(name)
    file = STDOUT if out is None else out
    check_outputs(file, force=force)
    from stellwerk.games.voll_verplant.drawing import draw_city, draw_sheet

    svg = draw_sheet(city, language) if sheet else draw_city(city, language)
    write_output(file, svg if svg.endswith("\n") else svg + "\n", force=force)
