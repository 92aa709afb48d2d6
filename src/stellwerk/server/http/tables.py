"""Routes: a table as one may see it, its past, its record, and advice."""

from datetime import UTC, datetime
from typing import Annotated

from litestar import get
from litestar.params import Parameter
from litestar.response import Response

from stellwerk.bots.advice import Advice
from stellwerk.bots.decisions import NoDecision, seat_to_advise
from stellwerk.server.http.long_reads import Reading
from stellwerk.server.http.moves import seat_at, viewer_at
from stellwerk.server.http.visitors import Visitor
from stellwerk.server.live.registry import Tables
from stellwerk.server.live.snapshots import Page, Reader, Told, log_of, page_of, record_of
from stellwerk.server.web.problems import Refused
from stellwerk.server.web.rate_limits import Limits, Party

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
    language: str,
    reading: Reading,
    party: Party | None,
    seat: Viewer = None,
    at: At = None,
) -> Page:
    reading.check(party)
    course = await tables.look(table)
    reader = Reader(viewer_at(course, seat, visitor), language)
    if at is None:
        return reading.at_once(party, lambda: page_of(course, reader))
    return await reading.run(party, lambda: page_of(course.twin(), reader, at))


@get("/tables/{table:str}/log", summary="The game so far, as you may see it")
async def log(
    table: str,
    tables: Tables,
    visitor: Visitor,
    language: str,
    reading: Reading,
    party: Party | None,
    seat: Viewer = None,
) -> list[Told]:
    reading.check(party)
    course = await tables.look(table)
    reader = Reader(viewer_at(course, seat, visitor), language)
    return await reading.run(party, lambda: log_of(course.twin(), reader))


@get("/tables/{table:str}/advice", summary="What the strongest bot would do")
async def advice(
    table: str,
    tables: Tables,
    visitor: Visitor,
    language: str,
    limits: Limits,
    party: Party | None,
    seat: Viewer = None,
    at: At = None,
) -> Advice:
    """For one's own open decision; after the end for any, of the seat that had it there."""
    limits.spend("advice", party)
    course = await tables.look(table)
    match = course.match
    if match.is_over():
        entries, asked = len(match.log) if at is None else at, None if seat is None else seat - 1
    else:
        entries, asked = len(match.log), seat_at(course, seat, visitor)
        if at == len(match.known_to(asked)):
            at = None  # now, as that seat counts
    try:
        deciding = seat_to_advise(match, entries, asked)
    except NoDecision:
        raise Refused("no_advice") from None
    if at not in (None, entries):
        raise Refused("no_advice")
    owner = visitor.digest if party is None else party.address
    return await tables.adviser.advise(course, entries, deciding, language, owner)


@get("/tables/{table:str}/record", media_type="text/plain", summary="The record, as you may see it")
async def record(
    table: str,
    tables: Tables,
    visitor: Visitor,
    reading: Reading,
    party: Party | None,
    seat: Viewer = None,
) -> Response[str]:
    reading.check(party)
    course = await tables.look(table)
    viewer = viewer_at(course, seat, visitor)
    text = await reading.run(party, lambda: record_of(course, viewer))
    _, last = await tables.store.time_of_moves(table)
    day = datetime.fromtimestamp(last / 1000, UTC).date()
    name = f"{course.agreement.game.replace('_', '-')}-{day}"
    headers = {"Content-Disposition": f'attachment; filename="{name}.txt"'}
    return Response(text, media_type="text/plain", headers=headers)
