"""`stellwerk maps list`: the maps that are shipped."""

from typing import TYPE_CHECKING

import click

from stellwerk.cli.answer import Answer, answer_options
from stellwerk.cli.language import language_option

if TYPE_CHECKING:
    from stellwerk.cartography.city import City


@click.command("list")
@language_option
@answer_options
def list_command(language: str, answer: Answer) -> None:
    """List the maps that are shipped."""
    from stellwerk.core.messages import say
    from stellwerk.games.voll_verplant.maps.files import SHIPPED, read_city

    answer.check()
    maps = [_about(read_city(name)) for name in SHIPPED]

    def show() -> None:
        for city in maps:
            parts = [say(language, "cli:map-size", lines=city["lines"], stations=city["stations"])]
            parts += [say(language, "cli:map-ring")] if city["ring"] else []
            parts += [say(language, "cli:map-special")] if city["special_stations"] else []
            click.echo(f"{city['id']:<10} {city['name']:<10} {', '.join(parts)}")

    answer.give(maps, show)


def _about(city: "City") -> dict[str, object]:
    return {
        "id": city.id,
        "name": city.name,
        "lines": len(city.lines),
        "stations": len(city.stations),
        "ring": city.ring,
        "special_stations": sorted(city.special),
    }
