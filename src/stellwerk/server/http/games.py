"""Routes: what can be played, which tables there are, and whether all is well."""

import msgspec
from litestar import get

from stellwerk import bots, games
from stellwerk.bots.titles import about, title
from stellwerk.core.game import Game
from stellwerk.core.messages import say
from stellwerk.server.http.visitors import Visitor
from stellwerk.server.live.log import Listed
from stellwerk.server.live.registry import Tables


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


class Shelved(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    seats: list[int]
    options: list[Choice]
    bots: list[Opponent]


class Health(msgspec.Struct, frozen=True):
    """Alive, able to write, and how many tables are awake."""

    status: str
    tables: int


@get("/healthz", summary="Whether the server is well")
async def health(tables: Tables) -> Health:
    """503 if the database cannot be read, or the last thing that was to be written was not."""
    await tables.store.agreement("")
    await tables.store.probe()
    return Health("ok", tables.awake)


@get("/games", summary="What can be played")
async def shelf(language: str) -> list[Shelved]:
    return [_shelved(games.game_named(name), language) for name in games.NAMES]


def _shelved(game: Game, language: str) -> Shelved:
    options = [Choice(o.name, o.texts(), say(language, o.about)) for o in game.options]
    opponents = [Opponent(n, title(language, n), about(language, n)) for n in bots.NAMES]
    return Shelved(game.name, game.title, list(game.seats), options, opponents)


@get("/tables", summary="Public tables with a free seat")
async def public_tables(tables: Tables) -> list[Listed]:
    return await tables.store.public_tables()


@get("/tables/mine", summary="Tables where a seat is yours")
async def own_tables(tables: Tables, visitor: Visitor) -> list[Listed]:
    return await tables.store.tables_of(visitor.digest) if visitor.digest else []
