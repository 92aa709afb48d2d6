"""Routes: everything of one's own, to take along and to delete."""

import msgspec
from litestar import Response, delete, get
from litestar.datastructures import Cookie
from litestar.openapi import ResponseSpec

from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.http.long_reads import Reading
from stellwerk.server.http.visitors import COOKIE, Visitor
from stellwerk.server.live.log import Kind
from stellwerk.server.live.registry import Tables
from stellwerk.server.live.rematch import SUCCESSOR
from stellwerk.server.live.snapshots import record_of
from stellwerk.server.web.problems import Refused
from stellwerk.server.web.rate_limits import Limits, Party

GONE = ResponseSpec(None, generate_examples=False, description="It is gone")


class OwnTable(msgspec.Struct, frozen=True):
    """A table where a seat is yours, or that you opened, and its record as you may see it."""

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
    tables: Tables, visitor: Visitor, limits: Limits, reading: Reading, party: Party | None
) -> Response[OwnData]:
    holder = _known(visitor)
    limits.spend("exports", party)
    seats: dict[str, list[int]] = {table: [] for table in await tables.store.opened_by(holder)}
    seats |= await tables.store.seats_of(holder)
    own = [await _own_table(tables, reading, table, taken) for table, taken in seats.items()]
    words = [OwnWords(*row) for row in await tables.store.words_of(holder)]
    headers = {"Content-Disposition": 'attachment; filename="stellwerk.json"'}
    return Response(OwnData(own, words), headers=headers)


async def _own_table(tables: Tables, reading: Reading, table: str, seats: list[int]) -> OwnTable:
    course = await tables.look(table)
    viewer = seats[0] if seats else SPECTATOR
    record = await reading.run(None, lambda: record_of(course, viewer))
    return OwnTable(table, course.agreement.game, [seat + 1 for seat in seats], record)


@delete("/me", status_code=204, summary="Delete everything of one's own", responses={204: GONE})
async def forget(tables: Tables, visitor: Visitor) -> Response[None]:
    """Bots play on where a game is running; finished games stay, without the name.

    A seat that is taken meanwhile is left too.
    """
    holder, left = _known(visitor), False
    while not left:
        for table, seats in (await tables.store.seats_of(holder)).items():
            for seat in seats:
                await _leave(tables, table, seat, holder)
        for table in await tables.store.erase(holder):
            await tables.renew(table)
        left = not await tables.store.seats_of(holder)
    return Response(None, cookies=[Cookie(COOKIE, path="/", max_age=0)])


async def _leave(tables: Tables, table: str, seat: int, holder: bytes) -> None:
    if not (await tables.look(table)).match.is_over():
        await tables.at(table, lambda live: live.resign(seat, SUCCESSOR, holder))


def _known(visitor: Visitor) -> bytes:
    if visitor.digest is None:
        raise Refused("no_token")
    return visitor.digest
