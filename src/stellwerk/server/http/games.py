"""Route: what can be played."""

import msgspec
from litestar import get

from stellwerk import bots, games
from stellwerk.bots.titles import about, title
from stellwerk.core.game import Game
from stellwerk.core.messages import say


class Choice(msgspec.Struct, frozen=True):
    """An option of a game, its values as they are written, the default first."""

    name: str
    values: list[str]
    about: str


class Opponent(msgspec.Struct, frozen=True):
    """A bot that a seat can be for: its name, and what people call it."""

    name: str
    title: str
    about: str


class CodeForm(msgspec.Struct, frozen=True):
    """A form that codes of a game have, by an example, and what that does."""

    example: str
    about: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    seats: list[int]
    options: list[Choice]
    bots: list[Opponent]
    codes: list[CodeForm]


@get("/games", summary="What can be played")
async def shelf(language: str) -> list[GameInfo]:
    return [_info(games.game_named(name), language) for name in games.NAMES]


def _info(game: Game, language: str) -> GameInfo:
    options = [Choice(o.name, o.texts(), say(language, o.about)) for o in game.options]
    opponents = [Opponent(n, title(language, n), about(language, n)) for n in bots.NAMES]
    codes = [CodeForm(example, say(language, meaning)) for example, meaning in game.codes]
    return GameInfo(game.name, game.title, list(game.seats), options, opponents, codes)
