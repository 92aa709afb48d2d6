"""Routes: ring for who is waited for, let a bot keep a seat warm, take it back; end the game."""

from typing import Annotated

import msgspec
from litestar import post
from msgspec import Meta

from stellwerk.kernel.actor import MOST_SEATS
from stellwerk.server.cluster.notes import Nudge
from stellwerk.server.http.moves import Ack, Seat
from stellwerk.server.live.commands import ComeBack, EndTable, Vote
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.live.seating import own_seat
from stellwerk.server.web.visitors import Visitor

Other = Annotated[int, Meta(ge=1, le=MOST_SEATS)]


class OtherSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat of somebody else, who is waited for."""

    seat: Other


class OwnSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One's own seat."""

    seat: Seat | None = None


@post("/tables/{table:str}/warm", status_code=200, summary="Wish that a bot keeps a seat warm")
async def warm(table: str, data: OtherSeat, registry: TableRegistry, visitor: Visitor) -> Ack:
    """It does as soon as all others who are here wish it; its owner is back with the next move.

    A single person is not enough while the owner is here.
    """
    own = await own_seat(table, None, registry, visitor, any_of_them=True)
    vote = Vote(data.seat - 1, visitor.known(), await registry.seats_here(table))
    return Ack((await registry.change(table, vote)).number_for(own))


@post("/tables/{table:str}/end", status_code=200, summary="End the game without a result")
async def end(table: str, data: OwnSeat, registry: TableRegistry, visitor: Visitor) -> Ack:
    """As soon as all people agree; with the visitor who opened the table, all who are here.

    One agrees for all seats of one's own.
    """
    own = await own_seat(table, None, registry, visitor, any_of_them=True)
    command = EndTable(visitor.known(), await registry.seats_here(table))
    return Ack((await registry.change(table, command)).number_for(own))


@post("/tables/{table:str}/nudge", status_code=200, summary="Ring for who is waited for")
async def nudge(table: str, data: OtherSeat, registry: TableRegistry, visitor: Visitor) -> Ack:
    """Once a minute a seat. Only that person is told, and only if they are here."""
    own = await own_seat(table, None, registry, visitor, any_of_them=True)
    session = await registry.nudge(table, Nudge(data.seat, own + 1))
    return Ack(session.number_for(own))


@post("/tables/{table:str}/back", status_code=200, summary="Take one's seat back from a bot")
async def back(table: str, data: OwnSeat, registry: TableRegistry, visitor: Visitor) -> Ack:
    seat = await own_seat(table, data.seat, registry, visitor)
    session = await registry.change(table, ComeBack(seat, visitor.known()))
    return Ack(session.number_for(seat))
