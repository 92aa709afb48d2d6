"""Routes: play a move, and take it back."""

from typing import Annotated

import msgspec
from litestar import Request, post
from litestar.datastructures import State
from msgspec import Meta
from prometheus_client import Histogram

from stellwerk.kernel.actor import MOST_SEATS
from stellwerk.server.live import commands
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.live.seating import own_seat
from stellwerk.server.web.rate_limits import rate_key_of
from stellwerk.server.web.visitors import visitor_of

MOVES = Histogram(
    "stellwerk_move_seconds",
    "From a person's move to its durable answer",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
)
Asked = Request[object, object, State]
Seat = Annotated[int, Meta(ge=1, le=MOST_SEATS, description="needed if several seats are yours")]
Decision = Annotated[int, Meta(ge=0, le=2**31 - 1, description="the `decision` of your page")]


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move, and the decision that it answers."""

    code: Annotated[str, Meta(min_length=1, max_length=80, examples=["P r7"])]
    decision: Decision
    seat: Seat | None = None


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to take back one's last move."""

    decision: Decision
    seat: Seat | None = None


class Ack(msgspec.Struct, frozen=True):
    """It is written. Sent again, the same move has the same effect: none."""

    number: int
    """of the last log entry of the table now"""


# Litestar runs several dependencies of a route as tasks, which takes longer than what they do: so
# these two routes have one, and ask for the rest.


@post("/tables/{table:str}/moves", status_code=200, summary="Play a move")
async def play(request: Asked, table: str, data: Move, registry: TableRegistry) -> Ack:
    visitor = visitor_of(request)
    seat = await own_seat(table, data.seat, registry, visitor)
    (await registry.load(table)).belong_to(rate_key_of(request))
    move = commands.Move(seat, data.code, data.decision, visitor.digest)
    with MOVES.time():
        session = await registry.change(table, move)
        return Ack(session.number_for(seat))


@post("/tables/{table:str}/undo", status_code=200, summary="Take back one's last move")
async def undo(request: Asked, table: str, data: Undo, registry: TableRegistry) -> Ack:
    visitor = visitor_of(request)
    seat = await own_seat(table, data.seat, registry, visitor)
    session = await registry.change(table, commands.Undo(seat, data.decision, visitor.digest))
    return Ack(session.number_for(seat))
