"""SQL statements for lobbies: tables before their start.

A lobby is one value, stored whole under a version. Of two processes that change the same version
only one succeeds; the other one reads again.
"""

import time
from base64 import b64encode
from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, select

from stellwerk.server.storage.errors import Stale
from stellwerk.server.storage.log import Agreement, LogEntry
from stellwerk.server.storage.queries import (
    MOST_LISTED,
    NewEntries,
    append,
    check_holders,
    open_table,
)
from stellwerk.server.storage.schema import lobbies, sitters


class StoredLobby(msgspec.Struct, frozen=True):
    """A lobby as it is stored. What is in its state, `server/lobby/` knows."""

    id: str
    version: int
    state: str
    host: bytes | None
    waits: bool
    """whether it is public and has a free chair"""
    reveal_until: float | None
    """seconds since 1970; none before the deal is being settled"""
    sitting: frozenset[bytes]
    """the digests of the people in it, as they are written; nobody when it was read"""


def open_lobby(connection: Connection, lobby: StoredLobby) -> None:
    connection.execute(lobbies.insert().values(id=lobby.id, opened=_now(), **_columns(lobby)))
    _seat(connection, lobby)


def change_lobby(connection: Connection, lobby: StoredLobby) -> None:
    before = (lobbies.c.id == lobby.id) & (lobbies.c.version == lobby.version - 1)
    if connection.execute(lobbies.update().where(before).values(_columns(lobby))).rowcount != 1:
        raise Stale
    connection.execute(sitters.delete().where(sitters.c.lobby == lobby.id))
    _seat(connection, lobby)


def close_lobby(connection: Connection, lobby_id: str, version: int) -> None:
    this = (lobbies.c.id == lobby_id) & (lobbies.c.version == version)
    held = connection.execute(select(lobbies.c.id).where(this).with_for_update()).first()
    if held is None:
        raise Stale
    connection.execute(sitters.delete().where(sitters.c.lobby == lobby_id))
    if connection.execute(lobbies.delete().where(this)).rowcount != 1:
        raise Stale  # SQLite does not hold a row that was only read


def start_lobby(
    connection: Connection, version: int, agreement: Agreement, first: Sequence[LogEntry]
) -> None:
    close_lobby(connection, agreement.table_id, version)
    open_table(connection, agreement, first)


def open_next_lobby(
    connection: Connection,
    lobby: StoredLobby,
    before: str,
    holders: Sequence[bytes | None],
    last: Sequence[LogEntry],
) -> None:
    check_holders(connection, before, holders)
    open_lobby(connection, lobby)
    append(connection, NewEntries(before, last, over=True))


def hand_over(connection: Connection, old: bytes, new: bytes) -> list[str]:
    """All chairs and lobbies of a visitor belong to another token; the ids of these lobbies."""
    mine = select(sitters.c.lobby).where(sitters.c.holder == old)
    query = select(lobbies).where(lobbies.c.id.in_(mine)).with_for_update()
    changed = [_handed_over(_stored(row), old, new) for row in connection.execute(query)]
    for lobby in changed:
        seated = select(sitters.c.holder).where(sitters.c.lobby == lobby.id)
        people = frozenset(connection.execute(seated).scalars()) - {old} | {new}
        change_lobby(connection, msgspec.structs.replace(lobby, sitting=people))
    return [lobby.id for lobby in changed]


def _handed_over(lobby: StoredLobby, old: bytes, new: bytes) -> StoredLobby:
    """A digest is written in base64 wherever it stands in a state, and nothing else looks so."""
    before, after = (b64encode(digest).decode() for digest in (old, new))
    version = lobby.version + 1
    state = lobby.state.replace(f'"{before}"', f'"{after}"')
    state = state.replace(f'"version":{lobby.version},', f'"version":{version},', 1)
    host = new if lobby.host == old else lobby.host
    return msgspec.structs.replace(lobby, version=version, state=state, host=host)


def delete_old(connection: Connection, untouched: int) -> list[str]:
    """Delete those that nobody has changed since; their ids."""
    query = select(lobbies.c.id).where(lobbies.c.changed < untouched)
    gone = list(connection.execute(query.with_for_update(skip_locked=True)).scalars())
    connection.execute(sitters.delete().where(sitters.c.lobby.in_(gone)))
    connection.execute(lobbies.delete().where(lobbies.c.id.in_(gone)))
    return gone


def lobby_of(connection: Connection, lobby_id: str) -> StoredLobby | None:
    row = connection.execute(select(lobbies).where(lobbies.c.id == lobby_id)).one_or_none()
    return None if row is None else _stored(row)


def public_lobbies(connection: Connection) -> list[StoredLobby]:
    return _listed(connection, lobbies.c.waits)


def lobbies_of(connection: Connection, visitor: bytes) -> list[StoredLobby]:
    mine = select(sitters.c.lobby).where(sitters.c.holder == visitor)
    return _listed(connection, lobbies.c.id.in_(mine))


def _listed(connection: Connection, where: ColumnElement[bool]) -> list[StoredLobby]:
    query = select(lobbies).where(where).order_by(lobbies.c.opened.desc(), lobbies.c.id)
    return [_stored(row) for row in connection.execute(query.limit(MOST_LISTED))]


def due(connection: Connection, now: float) -> list[str]:
    query = select(lobbies.c.id).where(lobbies.c.reveal_until < now)
    return list(connection.execute(query).scalars())


def versions_of(connection: Connection, lobby_ids: Sequence[str]) -> dict[str, int]:
    query = select(lobbies.c.id, lobbies.c.version).where(lobbies.c.id.in_(lobby_ids))
    return {row[0]: row[1] for row in connection.execute(query)}


def _columns(lobby: StoredLobby) -> dict[str, object]:
    return {
        "version": lobby.version,
        "state": lobby.state,
        "host": lobby.host,
        "waits": lobby.waits,
        "reveal_until": lobby.reveal_until,
        "changed": _now(),
    }


def _seat(connection: Connection, lobby: StoredLobby) -> None:
    rows = [{"lobby": lobby.id, "holder": holder} for holder in sorted(lobby.sitting)]
    if rows:
        connection.execute(sitters.insert(), rows)


def _stored(row: Row[tuple[object, ...]]) -> StoredLobby:
    nobody = frozenset[bytes]()
    return StoredLobby(
        row.id, row.version, row.state, row.host, row.waits, row.reveal_until, nobody
    )


def _now() -> int:
    return int(time.time() * 1000)
