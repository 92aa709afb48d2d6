"""Route: everything that happens at a table, from now on or from where somebody left."""

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated

from litestar import Request, get
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from stellwerk.server.http.long_reads import Reading
from stellwerk.server.http.moves import viewer_at
from stellwerk.server.http.tables import Viewer
from stellwerk.server.http.visitors import Visitor
from stellwerk.server.live.events import fresh, gap
from stellwerk.server.live.presence import Presence
from stellwerk.server.live.registry import Tables
from stellwerk.server.live.session import Course
from stellwerk.server.live.snapshots import Happening, Page, Reader, page_of
from stellwerk.server.storage.queries import Taken
from stellwerk.server.storage.store import Store
from stellwerk.server.web.rate_limits import Limits, Party, TooMany

LONGEST_GAP = 200  # lines; after more than that there is the whole table instead

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
    language: str,
    limits: Limits,
    reading: Reading,
    party: Party | None,
    seat: Viewer = None,
    after: After = None,
) -> Stream:
    limits.check_streams(party)
    reading.check(party)
    reader = Reader(viewer_at(await tables.look(table), seat, visitor), language)
    seen = number_in(request.headers.get("last-event-id") or after)

    async def events() -> AsyncIterator[bytes]:
        """Until the viewer leaves or the stream ends; then a browser asks again by itself."""
        with suppress(Taken, TooMany), limits.streaming(party):
            stream, course = await tables.watch(table, reader, visitor.digest)
            try:
                stream.missed = await missed(tables.store, course, reader, seen, reading, party)
                async for event in stream.read():
                    yield event
            finally:
                stream.leave()

    return Stream(events(), media_type="text/event-stream", headers={"X-Accel-Buffering": "no"})


async def missed(
    store: Store,
    course: Course,
    reader: Reader,
    seen: int | None,
    reading: Reading,
    party: Party | None,
) -> bytes:
    """What happened after the last number seen, or the whole table."""
    last = course.number_for(reader.viewer)
    if seen is None or not last - LONGEST_GAP <= seen <= last:
        return fresh(page_of(course, reader))
    if seen == last:
        return b""
    lines = (await store.lines(course.agreement.table))[: course.number]
    return await reading.run(party, lambda: gap(course.agreement, lines, reader, seen))


def number_in(text: str | None) -> int | None:
    """The number of an event; for anything else there is the whole table."""
    return int(text) if text and text.isascii() and text.isdecimal() and len(text) < 10 else None
