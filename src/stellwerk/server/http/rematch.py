"""Route: play again."""

from typing import Annotated

import msgspec
from litestar import post
from msgspec import Meta

from stellwerk.server.http.moves import Seat
from stellwerk.server.http.seats import check_bot
from stellwerk.server.live.commands import OfferRematch
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.web.problems import ApiError
from stellwerk.server.web.visitors import Visitor


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another game, with the same bots or with another one in their place."""

    bot: Annotated[str, Meta(max_length=40, examples=["dispatcher"])] | None = None
    seat: Seat | None = None
    """has no effect: one agrees for all seats of one's own"""


class RematchReply(msgspec.Struct, frozen=True):
    """The next table, as soon as all people have agreed to play again."""

    table: str | None


@post("/tables/{table:str}/rematch", status_code=200, summary="Offer or accept another game")
async def rematch(
    table: str, registry: TableRegistry, visitor: Visitor, data: Rematch | None = None
) -> RematchReply:
    bot = data.bot if data else None
    if bot is not None:
        check_bot(bot)
    session = await registry.look(table)
    if visitor.digest is None:
        raise ApiError("no_token")
    if not session.seats_of(visitor.digest):
        raise ApiError("not_your_seat")
    session = await registry.change(table, OfferRematch(visitor.digest, bot))
    if session.next is not None and session.agreement.deal is None:
        await registry.load(session.next)  # its bots begin to think
    return RematchReply(session.next)
