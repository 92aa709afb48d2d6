"""Routes: which seats are yours, take one, and leave it to a bot."""

from typing import Annotated

import msgspec
from litestar import Response, get, post
from msgspec import Meta

from stellwerk import bots
from stellwerk.core.refusals import quoted
from stellwerk.kernel.actor import MOST_SEATS
from stellwerk.server.http.moves import Ack, Seat
from stellwerk.server.http.new_table_request import Name
from stellwerk.server.live.commands import Resign, Sit
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.live.seat_names import plain_name
from stellwerk.server.live.seating import own_seat
from stellwerk.server.web.problems import ApiError
from stellwerk.server.web.visitors import Visitor


class Taking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A free seat at a public table."""

    seat: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    name: Name = ""


class SeatAssigned(msgspec.Struct, frozen=True):
    """Where the visitor sits now."""

    table: str
    seat: int


class Seats(msgspec.Struct, frozen=True):
    """Where you sit, and whether you may sit down."""

    yours: list[int]
    public: bool
    """whether any visitor may take a free seat"""
    inviting: bool
    """whether you opened the table, and may invite to its free seats"""
    asked: int | None
    """the seat that you ask for, and wait for the others"""
    gone_on: bool
    """whether all your seats have gone on to another device"""


class Resignation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that is left to a bot for the rest of the game."""

    bot: Annotated[str, Meta(max_length=40, examples=["driver"])]
    seat: Seat | None = None


@get("/tables/{table:str}/seats", summary="Which seats are yours")
async def seats(table: str, registry: TableRegistry, visitor: Visitor) -> Seats:
    session = await registry.look(table)
    agreement = session.agreement
    yours = [seat + 1 for seat in session.seats_of(visitor.digest)]
    asked = [seat + 1 for seat in session.talk.asks if visitor.is_(session.askers[seat])]
    gone_on = not yours and visitor.digest and await registry.store.has_gone(visitor.digest)
    return Seats(
        yours,
        agreement.public,
        visitor.is_(agreement.opener),
        asked[0] if asked else None,
        bool(gone_on),
    )


@post("/tables/{table:str}/seats", summary="Take a free seat at a public table")
async def take(
    table: str, data: Taking, registry: TableRegistry, visitor: Visitor
) -> Response[SeatAssigned]:
    agreement = (await registry.load(table)).session.agreement
    if not agreement.public:
        raise ApiError("private_table")
    if data.seat > len(agreement.places) or agreement.places[data.seat - 1].bot:
        raise ApiError("not_for_people", seat=data.seat)
    return await seat_assigned(table, data.seat - 1, data.name, registry, visitor)


async def seat_assigned(
    table_id: str, seat: int, name: str, registry: TableRegistry, visitor: Visitor
) -> Response[SeatAssigned]:
    """Let the visitor sit down, and answer with their seat."""
    await registry.change(table_id, Sit(seat, visitor.known(), plain_name(name)))
    return Response(SeatAssigned(table_id, seat + 1), cookies=visitor.cookies())


@post("/tables/{table:str}/resign", status_code=200, summary="Leave a seat to a bot")
async def resign(table: str, data: Resignation, registry: TableRegistry, visitor: Visitor) -> Ack:
    check_bot(data.bot)
    seat = await own_seat(table, data.seat, registry, visitor)
    session = await registry.change(table, Resign(seat, data.bot, visitor.known()))
    return Ack(session.number_for(seat))


def check_bot(bot: str) -> None:
    """ApiError for an unknown name."""
    if bot not in bots.NAMES:
        raise ApiError("no_such_bot", who=quoted(bot), names=", ".join(bots.NAMES))
