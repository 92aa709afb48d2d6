"""Routes: move, take back, talk."""

from typing import Annotated

import msgspec
from litestar import Response, post
from msgspec import Meta
from prometheus_client import Histogram

from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.http.visitors import Visitor
from stellwerk.server.live.registry import Tables
from stellwerk.server.live.session import Course
from stellwerk.server.web.problems import Refused
from stellwerk.server.web.rate_limits import Limits, Party

MOVES = Histogram(
    "stellwerk_move_seconds",
    "From a person's move to its durable answer",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
)
Seat = Annotated[int, Meta(ge=1, le=6, description="needed if several seats are yours")]
Decision = Annotated[int, Meta(ge=0, le=2**31 - 1, description="the `decision` of your page")]


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move, and the decision that it answers."""

    code: Annotated[str, Meta(min_length=1, max_length=80, examples=["P r7"])]
    decision: Decision
    seat: Seat | None = None


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """To take back one's last move."""

    decision: Decision
    seat: Seat | None = None


class Saying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to be said at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    seat: Seat | None = None
    id: Annotated[str, Meta(max_length=40)] = ""
    """your own name for this message: sent again with the same, it is said once"""


class Done(msgspec.Struct, frozen=True):
    """It is written. Sent again, the same move has the same effect: none."""

    number: int
    """of the last line of the table now"""


@post("/tables/{table:str}/moves", status_code=200, summary="Play a move")
async def play(
    table: str, data: Move, tables: Tables, visitor: Visitor, party: Party | None
) -> Done:
    seat = await own_seat(table, data.seat, tables, visitor)
    code, decision, holder = data.code, data.decision, visitor.digest
    (await tables.wake(table)).belong_to(party)
    with MOVES.time():
        return Done(await tables.at(table, lambda t: t.submit(seat, code, decision, holder)))


@post("/tables/{table:str}/undo", status_code=200, summary="Take back one's last move")
async def undo(table: str, data: Undo, tables: Tables, visitor: Visitor) -> Done:
    seat = await own_seat(table, data.seat, tables, visitor)
    holder = visitor.digest
    return Done(await tables.at(table, lambda t: t.undo(seat, data.decision, holder)))


@post("/tables/{table:str}/chat", status_code=200, summary="Say something")
async def say(
    table: str,
    data: Saying,
    tables: Tables,
    visitor: Visitor,
    limits: Limits,
    party: Party | None,
) -> Response[Done]:
    """Whoever only watched so far gets a token with the answer: words belong to somebody."""
    limits.spend("chat", party)
    actor = viewer_at(await tables.look(table), data.seat, visitor)
    if actor == SPECTATOR and party is not None:
        limits.spend("spectators", Party(None, f"table {table}"))
    text = "".join(c for c in data.text if c.isprintable() or c == "\n").strip()
    if not text:
        raise Refused("empty_message")
    done = Done(await tables.at(table, lambda t: t.say(actor, text, visitor.known(), data.id)))
    return Response(done, cookies=visitor.cookies())


async def own_seat(table: str, seat: int | None, tables: Tables, visitor: Visitor) -> int:
    """The seat that the visitor acts for."""
    live = await tables.wake(table)
    if live.shared and not live.course.seats_of(visitor.digest):
        await live.catch_up()  # it may have been taken in another process, a moment ago
    return seat_at(live.course, seat, visitor)


def seat_at(course: Course, seat: int | None, visitor: Visitor) -> int:
    """The seat of the visitor that is meant."""
    mine = course.seats_of(visitor.digest)
    if visitor.digest is None:
        raise Refused("no_token")
    if seat is None and len(mine) > 1:
        names = ", ".join(str(own + 1) for own in mine)
        raise Refused("which_seat", seats=names)
    if not mine or (seat is not None and seat - 1 not in mine):
        raise Refused("not_your_seat")
    return mine[0] if seat is None else seat - 1


def viewer_at(course: Course, seat: int | None, visitor: Visitor) -> int:
    """Whose eyes the visitor looks through: a seat of theirs, or a spectator's."""
    if seat is not None:
        return seat_at(course, seat, visitor)
    mine = course.seats_of(visitor.digest)
    return mine[0] if mine else SPECTATOR
