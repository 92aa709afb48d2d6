"""Route: everything that happens at a table, from now on or from where somebody left."""

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated

from litestar import Request, get
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from stellwerk.kernel.language import Language
from stellwerk.server.limits import Limits, Party
from stellwerk.server.looking import Viewer
from stellwerk.server.pages import Happening, Page, Reader
from stellwerk.server.playing import viewer_of
from stellwerk.server.presence import Presence
from stellwerk.server.statements import Taken
from stellwerk.server.tables import Tables
from stellwerk.server.visitors import Visitor

After = Annotated[
    str | None,
    Parameter(required=False, max_length=20, description="the last number seen, as Last-Event-ID"),
]

EVENTS = ResponseSpec(
    Happening | Page | Presence,
    generate_examples=False,
    description="Server-sent events. Their data: the page in `fresh`, else what happened",
    media_type="text/event-stream",
)


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
