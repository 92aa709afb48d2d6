"""Routes: a person whose browser is lost asks for their seat, and the others answer."""

from typing import Annotated

import msgspec
from litestar import Response, post
from msgspec import Meta

from stellwerk.kernel.actor import MOST_SEATS, SPECTATOR
from stellwerk.server.http.moves import Ack
from stellwerk.server.live.commands import AnswerAsk, AskBack
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.web.problems import ApiError
from stellwerk.server.web.rate_limits import Limits, RateKey
from stellwerk.server.web.visitors import Visitor

SeatOfAnother = Annotated[int, Meta(ge=1, le=MOST_SEATS)]


class Asking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that was yours, in another browser."""

    seat: SeatOfAnother


class Answering(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the one who asks for this seat is the person who sat there."""

    seat: SeatOfAnother
    welcome: bool


@post("/tables/{table:str}/asks", status_code=200, summary="Ask for a seat that was yours")
async def ask_back(
    table: str,
    data: Asking,
    registry: TableRegistry,
    visitor: Visitor,
    limits: Limits,
    rate_key: RateKey | None,
) -> Response[Ack]:
    """The other people at the table see it, and one of them answers."""
    limits.spend("asks", rate_key)
    await _check_absent(table, data.seat, registry)
    session = await registry.change(table, AskBack(data.seat - 1, visitor.known()))
    return Response(Ack(session.number_for(SPECTATOR)), cookies=visitor.cookies())


@post("/tables/{table:str}/asks/answer", status_code=200, summary="Let somebody come back, or not")
async def answer_ask(table: str, data: Answering, registry: TableRegistry, visitor: Visitor) -> Ack:
    """With `welcome` the seat is theirs, and the browser that had it has lost it."""
    session = await registry.look(table)
    if visitor.digest is None:
        raise ApiError("no_token")
    if data.welcome:
        await _check_absent(table, data.seat, registry)
    command = AnswerAsk(data.seat - 1, visitor.digest, data.welcome)
    session = await registry.change(table, command)
    mine = session.seats_of(visitor.digest)
    return Ack(session.number_for(mine[0] if mine else SPECTATOR))


async def _check_absent(table: str, seat: int, registry: TableRegistry) -> None:
    """ApiError if the person at this seat looks at the table: then nobody else is them."""
    live = await registry.load(table)
    if seat in live.presence.presence().seats:
        raise ApiError("is_here", seat=seat)
