"""Route: talk at a table."""

from typing import Annotated

import msgspec
from litestar import Response, post
from msgspec import Meta

from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.http.moves import Ack, Seat
from stellwerk.server.live.chat import PHRASES
from stellwerk.server.live.commands import Chat
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.live.seating import viewer_at
from stellwerk.server.web.problems import ApiError
from stellwerk.server.web.rate_limits import Limits, RateKey
from stellwerk.server.web.visitors import Visitor


class Saying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to be said at the table: a text, or a quick phrase."""

    text: Annotated[str, Meta(max_length=500)] = ""
    phrase: Annotated[str, Meta(max_length=20, examples=["hello"])] = ""
    """everybody reads it in their own language"""
    seat: Seat | None = None
    id: Annotated[str, Meta(max_length=40)] = ""
    """your own id for this message: sent again with the same id, it is said once"""


@post("/tables/{table:str}/chat", status_code=200, summary="Say something")
async def say(
    table: str,
    data: Saying,
    registry: TableRegistry,
    visitor: Visitor,
    limits: Limits,
    rate_key: RateKey | None,
) -> Response[Ack]:
    """Anonymous spectators are issued a token, so that messages have an author."""
    limits.spend("chat", rate_key)
    actor = viewer_at(await registry.look(table), data.seat, visitor)
    if actor == SPECTATOR and rate_key is not None:
        limits.spend("spectators", RateKey(None, f"table {table}"))
    text = "".join(c for c in data.text if c.isprintable() or c == "\n").strip()
    if data.phrase and data.phrase not in PHRASES:
        raise ApiError("no_such_phrase", phrases=", ".join(PHRASES))
    if bool(text) == bool(data.phrase):
        raise ApiError("empty_message")
    command = Chat(actor, text, visitor.known(), data.id, data.phrase)
    session = await registry.change(table, command)
    return Response(Ack(session.number_for(actor)), cookies=visitor.cookies())
