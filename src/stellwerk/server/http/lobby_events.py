"""Route: a lobby as it is, again after every change."""

from collections.abc import AsyncIterator
from contextlib import suppress

from litestar import get
from litestar.openapi import ResponseSpec
from litestar.response import Stream

from stellwerk.server.http.events import HEADERS
from stellwerk.server.live.lobby_view import LobbyView
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.web.problems import ApiError
from stellwerk.server.web.rate_limits import Limits, RateKey
from stellwerk.server.web.visitors import Visitor

EVENTS = ResponseSpec(
    LobbyView,
    generate_examples=False,
    description="Server-sent events `lobby`, and at the end `started` or `closed`",
    media_type="text/event-stream",
)


@get(
    "/lobbies/{table:str}/events",
    media_type="text/event-stream",
    summary="A table before its start, again after every change",
    packed=True,
    responses={200: EVENTS},
)
async def watch(
    table: str,
    registry: TableRegistry,
    visitor: Visitor,
    limits: Limits,
    rate_key: RateKey | None,
) -> Stream:
    limits.check_streams(rate_key)
    await registry.lobbies.look(table)

    async def events() -> AsyncIterator[bytes]:
        with suppress(ApiError), limits.streaming(rate_key):
            stream = await registry.lobbies.watch(table, visitor.digest)
            try:
                async for piece in stream.read():
                    yield piece
            finally:
                stream.leave()

    return Stream(events(), media_type="text/event-stream", headers=HEADERS)
