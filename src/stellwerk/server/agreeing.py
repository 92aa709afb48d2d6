"""What people agree on when they open a table, or an error that says what is possible."""

from typing import Annotated, Literal

import msgspec
from litestar.exceptions import ClientException
from msgspec import Meta

from stellwerk import bots, games
from stellwerk.kernel.game import Game, Options
from stellwerk.match import quoted

ME, PERSON = "me", "person"

Name = Annotated[str, Meta(max_length=24, description="what others call you; may be empty")]


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=40, examples=["trambahn"])]
    seats: Annotated[
        list[Annotated[str, Meta(max_length=40)]],
        Meta(min_length=1, max_length=6, examples=[["me", "driver"]]),
    ]
    """for each seat `me`, `person` or the name of a bot"""
    options: dict[str, str] = {}
    order: Literal["random", "given"] = "random"
    name: Name = ""
    public: bool = False
    """whether anybody may find the table and take a free seat"""


def agreed_game(data: Opening, seats: int) -> tuple[Game, Options]:
    """The game and its options; ClientException, saying what is possible, if there is none."""
    for who in data.seats:
        if who not in (ME, PERSON, *bots.NAMES):
            names = ", ".join((ME, PERSON, *bots.NAMES))
            raise ClientException(f"nobody is called {quoted(who)}; a seat is for: {names}")
    try:
        game = games.game_named(data.game)
        options = {name: _shipped(game, name, text) for name, text in data.options.items()}
        game.check_agreement(seats, options)
    except (LookupError, ValueError) as error:
        raise ClientException(str(error.args[0])) from None
    return game, options


def _shipped(game: Game, name: str, text: str) -> int | str:
    """The value of an option. The path of a file is none: files here are not for strangers."""
    option = game.option(name)
    if text not in option.texts():
        raise ValueError(f"option {name} is one of: {', '.join(option.texts())}")
    return option.read(text)


def plain_name(name: str) -> str:
    """A name that can stand in a record and in a sentence."""
    plain = " ".join(name.split())
    if not plain.isprintable() or "|" in plain:
        raise ClientException("a name has letters, digits and signs, but no | and no controls")
    return plain


def numbered(name: str, seat: int, mine: list[int]) -> str:
    """Several seats of one visitor are told apart."""
    return f"{name} {seat + 1}" if name and len(mine) > 1 else name
