"""Documents of a game: what a browser fetches by name to draw it, such as maps."""

from collections.abc import Callable
from typing import NamedTuple

import msgspec


class Documents(NamedTuple):
    """Documents of one kind. A server offers each at `/api/KINDs/NAME`."""

    kind: str
    """in the singular, as addresses and errors say it: `map`"""
    about: str
    """what one of them is"""
    names: tuple[str, ...]
    type: type[msgspec.Struct]
    document: Callable[[str], msgspec.Struct]
    """the document of a name; it never changes"""
