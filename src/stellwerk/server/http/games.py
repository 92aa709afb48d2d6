"""Routes: what can be played, which tables there are, and whether all is well."""

import msgspec
from litestar import get

from stellwerk import bots, games
from stellwerk.bots.titles import ABOUT, TITLES
from stellwerk.core.game import Game
from stellwerk.core.language import Language
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


class CodeForm(msgspec.Struct, frozen=True):
    """A form that codes of a game have, by an example, and what that does."""

    example: str
    about: str


class Shelved(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    seats: list[int]
    options: list[Choice]
    bots: list[Opponent]
    codes: list[CodeForm]


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
async def shelf(language: Language) -> list[Shelved]:
    return [_shelved(games.game_named(name), language) for name in games.NAMES]


def _shelved(game: Game, language: Language) -> Shelved:
    options = [Choice(o.name, o.texts(), o.about[language]) for o in game.options]
    opponents = [Opponent(n, TITLES[language][n], ABOUT[language][n]) for n in bots.NAMES]
    codes = [CodeForm(example, about[language]) for example, about in game.codes]
    return Shelved(game.name, game.title, list(game.seats), options, opponents, codes)


@get("/tables", summary="Public tables with a free seat")
async def public_tables(tables: Tables) -> list[Listed]:
    return await tables.store.public_tables()


@get("/tables/mine", summary="Tables where a seat is yours")
async def own_tables(tables: Tables, visitor: Visitor) -> list[Listed]:
    return await tables.store.tables_of(visitor.digest) if visitor.digest else []
