"""Routes: a token for a program, and all that is kept about a visitor, to export and to delete."""

import msgspec
from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.openapi import ResponseSpec

from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.http.lobbies import lobbies_of
from stellwerk.server.http.lobby_requests import OwnLobby
from stellwerk.server.live.commands import Resign
from stellwerk.server.live.metered_reads import MeteredReads
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.live.rematch import SUCCESSOR
from stellwerk.server.live.snapshots import record_of
from stellwerk.server.storage.log import Kind
from stellwerk.server.web.problems import ApiError
from stellwerk.server.web.rate_limits import Limits, RateKey
from stellwerk.server.web.visitors import COOKIE, Visitor, new_token

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
    lobbies: list[OwnLobby]
    """tables before their start"""


class Token(msgspec.Struct, frozen=True):
    """For programs, which send it as `Authorization: Bearer TOKEN`. Browsers have a cookie."""

    token: str


@post("/visitors", summary="A token for a program")
async def new_visitor() -> Token:
    return Token(new_token())


@get("/me/export", summary="Everything of one's own")
async def export(
    registry: TableRegistry,
    visitor: Visitor,
    limits: Limits,
    reads: MeteredReads,
    rate_key: RateKey | None,
) -> Response[OwnData]:
    holder = _known(visitor)
    limits.spend("exports", rate_key)
    seats: dict[str, list[int]] = {
        table_id: [] for table_id in await registry.store.opened_by(holder)
    }
    seats |= await registry.store.seats_of(holder)
    own = [await _own_table(registry, reads, *seated) for seated in seats.items()]
    words = [OwnWords(*row) for row in await registry.store.words_of(holder)]
    headers = {"Content-Disposition": 'attachment; filename="stellwerk.json"'}
    return Response(OwnData(own, words, await lobbies_of(registry, holder)), headers=headers)


async def _own_table(
    registry: TableRegistry, reads: MeteredReads, table_id: str, seats: list[int]
) -> OwnTable:
    session = await registry.read_once(table_id)
    viewer = seats[0] if seats else SPECTATOR
    record = await reads.run(None, lambda: record_of(session, viewer))
    return OwnTable(table_id, session.agreement.game, [seat + 1 for seat in seats], record)


@delete("/me", status_code=204, summary="Delete everything of one's own", responses={204: GONE})
async def forget(registry: TableRegistry, visitor: Visitor) -> Response[None]:
    """Bots play on where a game is running; finished games stay, without the name.

    A seat that is taken meanwhile is left too, and so is a chair in a lobby.
    """
    holder, left = _known(visitor), False
    while not left:
        await registry.lobbies.forget(holder)
        for table_id, seats in (await registry.store.seats_of(holder)).items():
            for seat in seats:
                await _leave(registry, table_id, seat, holder)
        for table_id in await registry.store.erase(holder):
            await registry.reload(table_id)
        left = not await _anywhere(registry, holder)
    return Response(None, cookies=[Cookie(COOKIE, path="/", max_age=0)])


async def _anywhere(registry: TableRegistry, holder: bytes) -> bool:
    """Whether the visitor still sits at a table, or in a lobby."""
    store = registry.store
    return bool(await store.seats_of(holder) or await store.lobbies_of(holder))


async def _leave(registry: TableRegistry, table_id: str, seat: int, holder: bytes) -> None:
    if not (await registry.look(table_id)).match.is_over():
        await registry.change(table_id, Resign(seat, SUCCESSOR, holder))


def _known(visitor: Visitor) -> bytes:
    if visitor.digest is None:
        raise ApiError("no_token")
    return visitor.digest
