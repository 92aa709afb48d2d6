"""Route: everything that happens at a table, from now on or since the last event seen."""

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated

from litestar import Request, get
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from stellwerk.server.http.tables import Viewer
from stellwerk.server.live.events import ServerTime, missed_events, snapshot, state
from stellwerk.server.live.metered_reads import MeteredReads
from stellwerk.server.live.presence import Presence
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.live.seating import viewer_at
from stellwerk.server.live.session import Session
from stellwerk.server.live.snapshots import ChangeView, EventView, Page, Reader, page_of
from stellwerk.server.storage.errors import Stale
from stellwerk.server.storage.log import now
from stellwerk.server.storage.store import Store
from stellwerk.server.web.rate_limits import Limits, RateKey, TooMany
from stellwerk.server.web.visitors import Visitor

LONGEST_GAP = 200  # entries; a viewer who missed more gets the whole table instead

After = Annotated[
    str | None,
    Parameter(required=False, max_length=20, description="the last number seen, as Last-Event-ID"),
]

Changing = Annotated[
    bool,
    Parameter(
        required=False, description="what changes on the page, by JSON Pointer, instead of the page"
    ),
]

EVENTS = ResponseSpec(
    EventView | ChangeView | Page | Presence,
    generate_examples=False,
    description="Server-sent events. Their data: the page in `fresh`, else what happened",
    media_type="text/event-stream",
)
HEADERS = {"X-Accel-Buffering": "no", "Vary": "Accept-Encoding"}


@get(
    "/tables/{table:str}/events",
    media_type="text/event-stream",
    summary="Everything that happens",
    packed=True,
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
    changes: Changing = False,
) -> Stream:
    limits.check_streams(rate_key)
    reads.check(rate_key)
    reader = Reader(viewer_at(await registry.look(table), seat, visitor), language, changes)
    seen = number_in(request.headers.get("last-event-id") or after)
    compress = "gzip" in request.headers.get("accept-encoding", "")

    async def events() -> AsyncIterator[bytes]:
        """Events until the viewer leaves or the stream ends; browsers reconnect by themselves."""
        with suppress(Stale, TooMany), limits.streaming(rate_key):
            stream, session = await registry.watch(table, reader, visitor.digest, seen)
            try:
                if stream.missed is None:
                    stream.missed = await missed_by(
                        registry.store, session, reader, seen, reads, rate_key
                    )
                if session.agreement.terms.clock:
                    stream.send(state("time", ServerTime(now())))
                async for piece in stream.read_packed() if compress else stream.read():
                    yield piece
            finally:
                stream.leave()

    headers = {**HEADERS, "Content-Encoding": "gzip"} if compress else HEADERS
    return Stream(events(), media_type="text/event-stream", headers=headers)


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
        return snapshot(page_of(session, reader)).plain
    agreement = session.agreement
    entries = (await store.entries(agreement.table_id))[: session.number]
    return await reads.run(rate_key, lambda: missed_events(agreement, entries, reader, seen))


def number_in(text: str | None) -> int | None:
    """The number of an event; None for anything else."""
    return int(text) if text and text.isascii() and text.isdecimal() and len(text) < 10 else None
