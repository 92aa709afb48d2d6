"""Routes: everything of one's own, to take along and to delete."""

import msgspec
from litestar import Response, delete, get
from litestar.datastructures import Cookie
from litestar.openapi import ResponseSpec

from stellwerk.server.limits import Limits, Party
from stellwerk.server.lines import Kind
from stellwerk.server.problems import Refused
from stellwerk.server.tables import Tables
from stellwerk.server.visitors import COOKIE, Visitor

GONE = ResponseSpec(None, generate_examples=False, description="It is gone")
SUCCESSOR = "driver"  # plays on where somebody has gone


class OwnTable(msgspec.Struct, frozen=True):
    """A table where a seat is yours, and its record as you may see it."""

    table: str
    game: str
    seats: list[int]
    record: str


class OwnWords(msgspec.Struct, frozen=True):
    """A name that you gave yourself, or something that you said."""

    table: str
    kind: Kind
    at: int
    """milliseconds since 1970"""
    text: str


class OwnData(msgspec.Struct, frozen=True):
    """All that is kept about you. Of your token there is a digest alone."""

    tables: list[OwnTable]
    words: list[OwnWords]


@get("/me/export", summary="Everything of one's own")
async def export(
    tables: Tables, visitor: Visitor, limits: Limits, party: Party | None
) -> Response[OwnData]:
    holder = _known(visitor)
    limits.spend("exports", party)
    seats = await tables.store.seats_of(holder)
    own = [await _own_table(tables, table, taken) for table, taken in seats.items()]
    words = [OwnWords(*row) for row in await tables.store.words_of(holder)]
    headers = {"Content-Disposition": 'attachment; filename="stellwerk.json"'}
    return Response(OwnData(own, words), headers=headers)


async def _own_table(tables: Tables, table: str, seats: list[int]) -> OwnTable:
    game = (await tables.wake(table)).course.agreement.game
    record = await tables.at(table, lambda live: live.record(seats[0]))
    return OwnTable(table, game, [seat + 1 for seat in seats], record)


@delete("/me", status_code=204, summary="Delete everything of one's own", responses={204: GONE})
async def forget(tables: Tables, visitor: Visitor) -> Response[None]:
    """Bots play on where a game is running; finished games stay, without the name."""
    holder = _known(visitor)
    for table, seats in (await tables.store.seats_of(holder)).items():
        for seat in seats:
            await _leave(tables, table, seat)
    for table in await tables.store.erase(holder):
        await tables.renew(table)
    return Response(None, cookies=[Cookie(COOKIE, path="/", max_age=0)])


async def _leave(tables: Tables, table: str, seat: int) -> None:
    if not (await tables.course(table)).match.is_over():
        await tables.at(table, lambda live: live.resign(seat, SUCCESSOR))


def _known(visitor: Visitor) -> bytes:
    if visitor.digest is None:
        raise Refused("no_token")
    return visitor.digest
