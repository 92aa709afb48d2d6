"""A map that was named: shipped, or the path of a file."""

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from stellwerk.cartography.city import City


def city_named(name: str) -> "City":
    """A name that means no map is a wrong call, as everywhere."""
    from stellwerk.games.voll_verplant.maps.files import MapError, read_city

    try:
        return read_city(name)
    except MapError as error:
        raise click.UsageError(str(error)) from None
