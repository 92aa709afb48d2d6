"""Route: everything that happens at a table, from now on or since the last event seen."""

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated

from litestar import Request, get
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from stellwerk.server.http.tables import Viewer
from stellwerk.server.live.events import encode_snapshot, missed_events
from stellwerk.server.live.metered_reads import MeteredReads
from stellwerk.server.live.presence import Presence
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.live.seating import viewer_at
from stellwerk.server.live.session import Session
from stellwerk.server.live.snapshots import EventView, Page, Reader, page_of
from stellwerk.server.storage.errors import Stale
from stellwerk.server.storage.store import Store
from stellwerk.server.web.rate_limits import Limits, RateKey, TooMany
from stellwerk.server.web.visitors import Visitor

LONGEST_GAP = 200  # entries; a viewer who missed more gets the whole table instead

After = Annotated[
    str | None,
    Parameter(required=False, max_length=20, description="the last number seen, as Last-Event-ID"),
]

EVENTS = ResponseSpec(
    EventView | Page | Presence,
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
    registry: TableRegistry,
    visitor: Visitor,
    language: str,
    limits: Limits,
    reads: MeteredReads,
    rate_key: RateKey | None,
    seat: Viewer = None,
    after: After = None,
) -> Stream:
    limits.check_streams(rate_key)
    reads.check(rate_key)
    reader = Reader(viewer_at(await registry.look(table), seat, visitor), language)
    seen = number_in(request.headers.get("last-event-id") or after)

    async def events() -> AsyncIterator[bytes]:
        """Events until the viewer leaves or the stream ends; browsers reconnect by themselves."""
        with suppress(Stale, TooMany), limits.streaming(rate_key):
            stream, session = await registry.watch(table, reader, visitor.digest)
            try:
                missed = await missed_by(registry.store, session, reader, seen, reads, rate_key)
                stream.missed = missed
                async for event in stream.read():
                    yield event
            finally:
                stream.leave()

    return Stream(events(), media_type="text/event-stream", headers={"X-Accel-Buffering": "no"})


async def missed_by(
    store: Store,
    session: Session,
    reader: Reader,
    seen: int | None,
    reads: MeteredReads,
    rate_key: RateKey | None,
) -> bytes:
    """What happened after the last number seen, or the whole table."""
    last = session.number_for(reader.viewer)
    if seen is None or not last - LONGEST_GAP <= seen <= last:
        return encode_snapshot(page_of(session, reader))
    if seen == last:
        return b""
    agreement = session.agreement
    entries = (await store.entries(agreement.table_id))[: session.number]
    return await reads.run(rate_key, lambda: missed_events(agreement, entries, reader, seen))


def number_in(text: str | None) -> int | None:
    """The number of an event; None for anything else."""
    return int(text) if text and text.isascii() and text.isdecimal() and len(text) < 10 else None
