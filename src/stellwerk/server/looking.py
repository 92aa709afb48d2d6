"""Routes: a table as one may see it, its past, its record, and advice."""

from typing import Annotated

from litestar import get
from litestar.params import Parameter
from litestar.response import Response

from stellwerk.bots.advice import Advice
from stellwerk.bots.decisions import NoDecision, seat_to_advise
from stellwerk.kernel.language import Language
from stellwerk.server.limits import Limits, Party
from stellwerk.server.pages import Page, Reader, Told
from stellwerk.server.playing import own_seat, viewer_of
from stellwerk.server.problems import Refused
from stellwerk.server.tables import Tables
from stellwerk.server.visitors import Visitor

Viewer = Annotated[
    int | None,
    Parameter(ge=1, le=6, required=False, description="one of your seats, if you have several"),
]
At = Annotated[
    int | None,
    Parameter(ge=0, le=2**31 - 1, required=False, description="after so many entries, else now"),
]


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
    course = await tables.course(table)
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
