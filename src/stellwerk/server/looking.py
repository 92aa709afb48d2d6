"""Routes: tables, events, records, lists."""

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated

import msgspec
from litestar import Request, get
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from litestar.response import Response, Stream

from stellwerk import bots, games
from stellwerk.bots.advice import Advice
from stellwerk.bots.decisions import NoDecision, seat_to_advise
from stellwerk.bots.titles import ABOUT, TITLES
from stellwerk.kernel.game import Game
from stellwerk.kernel.language import Language
from stellwerk.server.limits import Limits, Party
from stellwerk.server.lines import Listed
from stellwerk.server.pages import Happening, Page, Reader, Told
from stellwerk.server.playing import own_seat, viewer_of
from stellwerk.server.presence import Presence
from stellwerk.server.problems import Refused
from stellwerk.server.statements import Taken
from stellwerk.server.tables import Tables
from stellwerk.server.visitors import Visitor

Viewer = Annotated[
    int | None,
    Parameter(ge=1, le=6, required=False, description="one of your seats, if you have several"),
]
After = Annotated[
    str | None,
    Parameter(required=False, max_length=20, description="the last number seen, as Last-Event-ID"),
]

At = Annotated[
    int | None,
    Parameter(ge=0, le=2**31 - 1, required=False, description="after so many entries, else now"),
]
EVENTS = ResponseSpec(
    Happening | Page | Presence,
    generate_examples=False,
    description="Server-sent events. Their data: the page in `fresh`, else what happened",
    media_type="text/event-stream",
)


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
    """Alive, and how many tables are awake."""

    status: str
    tables: int


@get("/healthz", summary="Whether the server is well")
async def health(tables: Tables) -> Health:
    await tables.store.agreement("")
    return Health("ok", tables.awake)


@get("/games", summary="What can be played")
async def shelf(language: Language) -> list[Shelved]:
    return [_shelved(games.game_named(name), language) for name in games.NAMES]


def _shelved(game: Game, language: Language) -> Shelved:
    options = [Choice(o.name, o.texts(), o.about[language]) for o in game.options]
    opponents = [Opponent(n, TITLES[language][n], ABOUT[language][n]) for n in bots.NAMES]
    return Shelved(game.name, game.title, list(game.seats), options, opponents)


@get("/tables", summary="Public tables with a free seat")
async def public_tables(tables: Tables) -> list[Listed]:
    return await tables.store.public_tables()


@get("/tables/mine", summary="Tables where a seat is yours")
async def own_tables(tables: Tables, visitor: Visitor) -> list[Listed]:
    return await tables.store.tables_of(visitor.digest) if visitor.digest else []


@get("/tables/{table:str}", summary="A table as you may see it")
async def look(
    table: str,
    tables: Tables,
    visitor: Visitor,
    language: Language,
    seat: Viewer = None,
    at: At = None,
) -> Page:
    reader = Reader(await viewer_of(table, seat, tables, visitor), language)
    return await tables.at(table, lambda live: live.page(reader, at))


@get("/tables/{table:str}/log", summary="The game so far, as you may see it")
async def log(
    table: str, tables: Tables, visitor: Visitor, language: Language, seat: Viewer = None
) -> list[Told]:
    reader = Reader(await viewer_of(table, seat, tables, visitor), language)
    return await tables.at(table, lambda live: live.log(reader))


@get("/tables/{table:str}/advice", summary="What the strongest bot would do")
async def advice(
    table: str,
    tables: Tables,
    visitor: Visitor,
    language: Language,
    limits: Limits,
    party: Party | None,
    seat: Viewer = None,
    at: At = None,
) -> Advice:
    """For one's own open decision; after the end for any, of the seat that had it there."""
    limits.spend("advice", party)
    course = (await tables.wake(table)).course
    match = course.match
    if match.is_over():
        entries, asked = len(match.log) if at is None else at, None if seat is None else seat - 1
    else:
        entries, asked = len(match.log), await own_seat(table, seat, tables, visitor)
    try:
        deciding = seat_to_advise(match, entries, asked)
    except NoDecision:
        raise Refused("no_advice") from None
    if at not in (None, entries):
        raise Refused("no_advice")
    return await tables.adviser.advise(course, entries, deciding, language)


@get("/tables/{table:str}/record", media_type="text/plain", summary="The record, as you may see it")
async def record(
    table: str, tables: Tables, visitor: Visitor, seat: Viewer = None
) -> Response[str]:
    viewer = await viewer_of(table, seat, tables, visitor)
    text = await tables.at(table, lambda live: live.record(viewer))
    headers = {"Content-Disposition": f'attachment; filename="{table}.txt"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@get(
    "/tables/{table:str}/events",
    media_type="text/event-stream",
    summary="Everything that happens",
    responses={200: EVENTS},
)
async def watch(
    request: Request,  # type: ignore[type-arg]
    table: str,
    tables: Tables,
    visitor: Visitor,
    language: Language,
    limits: Limits,
    party: Party | None,
    seat: Viewer = None,
    after: After = None,
) -> Stream:
    limits.check_streams(party)
    reader = Reader(await viewer_of(table, seat, tables, visitor), language)
    seen = number_in(request.headers.get("last-event-id") or after)
    told = events(tables, table, reader, seen, visitor.digest)
    counted = streamed(told, limits, party)
    return Stream(counted, media_type="text/event-stream", headers={"X-Accel-Buffering": "no"})


async def events(
    tables: Tables, table: str, reader: Reader, seen: int | None, holder: bytes | None
) -> AsyncIterator[bytes]:
    """Until the viewer leaves or the stream ends; then a browser asks again by itself."""
    with suppress(Taken):
        stream = await tables.at(table, lambda live: live.watch(reader, seen, holder))
        try:
            async for event in stream.read():
                yield event
        finally:
            stream.leave()


async def streamed(
    told: AsyncIterator[bytes], limits: Limits, party: Party | None
) -> AsyncIterator[bytes]:
    with limits.streaming(party):
        async for event in told:
            yield event


def number_in(text: str | None) -> int | None:
    """The number of an event; whoever sends something else gets the whole table."""
    return int(text) if text and text.isascii() and text.isdecimal() and len(text) < 10 else None
