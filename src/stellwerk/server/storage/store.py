"""The store: everything that the server writes and reads, as methods that can be awaited."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypeVar, TypeVarTuple

from sqlalchemy import Connection

from stellwerk.server.storage import (
    lease_queries,
    lobby_queries,
    old_tables,
    own_data,
    public_tables,
    queries,
    schema,
    travel,
)
from stellwerk.server.storage.database import OUT_OF_ORDER, engine_for, patiently
from stellwerk.server.storage.errors import Unavailable
from stellwerk.server.storage.lease_queries import Renewed
from stellwerk.server.storage.lobby_queries import StoredLobby
from stellwerk.server.storage.log import Agreement, Kind, LogEntry, TableSummary
from stellwerk.server.storage.queries import NO_AUTHORS, NewEntries
from stellwerk.server.storage.travel import Belongings, Journey, NewCode
from stellwerk.server.storage.writer import Writer

Arguments = TypeVarTuple("Arguments")
T = TypeVar("T")

SECONDS_BETWEEN_PROBES = 2.0

log = logging.getLogger(__name__)


class Store:
    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)
        try:
            with self.engine.begin() as connection:
                schema.migrate(connection)
        except BaseException:
            self.engine.dispose()
            raise
        self._writer = Writer(self.engine)

    def close(self) -> None:
        """Return when everything that was asked for is written."""
        self._writer.close()
        self.engine.dispose()

    # Writing. Each of these returns when it is durable, or raises what Writer.write raises.

    def open(self, agreement: Agreement, first: Sequence[LogEntry]) -> Awaitable[None]:
        return self._writer.write(queries.open_table, agreement, first)

    def open_next(
        self,
        agreement: Agreement,
        first: Sequence[LogEntry],
        before: str,
        holders: Sequence[bytes | None],
        last: Sequence[LogEntry],
    ) -> Awaitable[None]:
        """The table of a rematch; Stale unless these visitors still hold the seats before it."""
        return self._writer.write(queries.open_next, agreement, first, before, holders, last)

    def append(
        self,
        table_id: str,
        entries: Sequence[LogEntry],
        over: bool = False,
        authors: Mapping[int, bytes | None] = NO_AUTHORS,
    ) -> Awaitable[None]:
        return self._writer.write(queries.append, NewEntries(table_id, entries, over, authors))

    def invite(self, table_id: str, seat: int, invitation: bytes) -> Awaitable[None]:
        return self._writer.write(queries.invite, table_id, seat, invitation)

    def resign(self, table_id: str, seat: int, entry: LogEntry) -> Awaitable[None]:
        return self._writer.write(queries.resign, table_id, seat, entry)

    def hand_to_bot(self, table_id: str, entries: Sequence[LogEntry]) -> Awaitable[None]:
        """Append entries by which a bot begins to play at a seat."""
        return self._writer.write(queries.hand_to_bot, NewEntries(table_id, entries))

    def sit(self, table_id: str, seat: int, holder: bytes, entry: LogEntry) -> Awaitable[None]:
        return self._writer.write(queries.sit, table_id, seat, holder, entry)

    def open_lobby(self, lobby: StoredLobby) -> Awaitable[None]:
        return self._writer.write(lobby_queries.open_lobby, lobby)

    def change_lobby(self, lobby: StoredLobby) -> Awaitable[None]:
        """Store it as the version after the one that it was made from; Stale if that is gone."""
        return self._writer.write(lobby_queries.change_lobby, lobby)

    def close_lobby(self, lobby_id: str, version: int) -> Awaitable[None]:
        return self._writer.write(lobby_queries.close_lobby, lobby_id, version)

    def start_lobby(
        self, version: int, agreement: Agreement, first: Sequence[LogEntry]
    ) -> Awaitable[None]:
        """The table in the place of its lobby; Stale if another process changed that."""
        return self._writer.write(lobby_queries.start_lobby, version, agreement, first)

    def open_next_lobby(
        self,
        lobby: StoredLobby,
        before: str,
        holders: Sequence[bytes | None],
        last: Sequence[LogEntry],
    ) -> Awaitable[None]:
        """The lobby of a rematch; Stale unless these visitors still hold the seats before it."""
        return self._writer.write(lobby_queries.open_next_lobby, lobby, before, holders, last)

    def delete_old_lobbies(self, untouched: int) -> Awaitable[list[str]]:
        return self._writer.write(lobby_queries.delete_old, untouched)

    def open_code(self, code: NewCode, now: int) -> Awaitable[None]:
        return self._writer.write(travel.open_code, code, now)

    def use_code(self, digest: bytes, visitor: bytes, both: bool, now: int) -> Awaitable[Journey]:
        return self._writer.write(travel.use_code, digest, visitor, both, now)

    def ask(self, table_id: str, seat: int, asker: bytes, entry: LogEntry) -> Awaitable[None]:
        return self._writer.write(travel.ask, table_id, seat, asker, entry)

    def answer(
        self, table_id: str, seat: int, asker: bytes | None, entry: LogEntry
    ) -> Awaitable[None]:
        """The seat goes to the asker, or to nobody if there is none."""
        return self._writer.write(travel.answer, table_id, seat, asker, entry)

    async def erase(self, visitor: bytes) -> list[str]:
        """Delete a visitor's words and seats, also from what the database keeps beside its tables.

        Returns the ids of the tables that this changes.
        """
        changed = await self._writer.write(own_data.erase, visitor)
        await asyncio.to_thread(self._writer.checkpoints.erased)
        return changed

    async def probe(self) -> None:
        """Unavailable unless something was written a moment ago, or can be written now."""
        seconds = time.monotonic() - self._writer.written_at
        if self._writer.failing or seconds > SECONDS_BETWEEN_PROBES:
            await self._writer.write(queries.probe)

    def delete_old(
        self, table_ids: Sequence[str], untouched: int, unstarted: int
    ) -> Awaitable[list[str]]:
        """Delete those of these tables that are still old, and return their ids."""
        return self._writer.write(old_tables.delete_old, table_ids, untouched, unstarted)

    def acquire_lease(
        self, table_id: str, process: str, now: float, until: float
    ) -> Awaitable[bool]:
        return self._writer.write(lease_queries.acquire_lease, table_id, process, now, until)

    def renew_leases(self, process: str, now: float, until: float) -> Awaitable[Renewed]:
        return self._writer.write(lease_queries.renew_leases, process, now, until)

    def end_process(self, process: str) -> Awaitable[None]:
        return self._writer.write(lease_queries.end_process, process)

    def release_lease(self, table_id: str, process: str) -> Awaitable[None]:
        return self._writer.write(lease_queries.release_lease, table_id, process)

    # Reading. It happens in a thread, so that a slow disk does not stop the event loop.

    async def agreement(self, table_id: str) -> Agreement | None:
        return await self._read(queries.agreement_of, table_id)

    async def entries(self, table_id: str, after: int = 0) -> list[LogEntry]:
        """The log of a table, after the entry of this number."""
        return await self._read(queries.entries_of, table_id, after)

    async def time_of_moves(self, table_id: str) -> tuple[int, int]:
        return await self._read(queries.time_of_moves, table_id)

    async def last_numbers(self, table_ids: Sequence[str]) -> dict[str, int]:
        return await self._read(queries.last_numbers, table_ids)

    async def invited(self, invitation: bytes) -> tuple[str, int] | None:
        """The table and the seat of an invitation."""
        return await self._read(queries.invited, invitation)

    async def lobby(self, lobby_id: str) -> StoredLobby | None:
        return await self._read(lobby_queries.lobby_of, lobby_id)

    async def public_lobbies(self) -> list[StoredLobby]:
        """Those with a free chair, the newest first."""
        return await self._read(lobby_queries.public_lobbies)

    async def lobbies_of(self, visitor: bytes) -> list[StoredLobby]:
        """Where a visitor sits, or is the host; the newest first."""
        return await self._read(lobby_queries.lobbies_of, visitor)

    async def lobbies_due(self, now: float) -> list[str]:
        """Those whose time to reveal is over."""
        return await self._read(lobby_queries.due, now)

    async def lobby_versions(self, lobby_ids: Sequence[str]) -> dict[str, int]:
        return await self._read(lobby_queries.versions_of, lobby_ids)

    async def public_tables(self) -> list[TableSummary]:
        """Those with a free seat. One visitor's tables do not crowd out those of others."""
        return await self._read(public_tables.public_tables)

    async def check_room(self, opener: bytes, public: bool) -> None:
        """ApiError if the visitor has too many tables already."""
        await self._read(public_tables.check_room, opener, public)

    async def tables_of(self, holder: bytes) -> list[TableSummary]:
        return await self._read(queries.tables_of, holder)

    async def seats_of(self, holder: bytes) -> dict[str, list[int]]:
        return await self._read(own_data.seats_of, holder)

    async def look_at_code(self, digest: bytes, visitor: bytes, now: int) -> Belongings:
        return await self._read(travel.look_at_code, digest, visitor, now)

    async def has_gone(self, visitor: bytes) -> bool:
        return await self._read(travel.has_gone, visitor)

    async def has_arrived(self, visitor: bytes) -> bool:
        return await self._read(travel.has_arrived, visitor)

    async def opened_by(self, opener: bytes) -> list[str]:
        return await self._read(own_data.opened_by, opener)

    async def old_tables(self, untouched: int, unstarted: int) -> list[str]:
        return await self._read(old_tables.old_tables, untouched, unstarted)

    async def words_of(self, author: bytes) -> list[tuple[str, Kind, int, str]]:
        return await self._read(own_data.words_of, author)

    async def _read(
        self, query: Callable[[Connection, *Arguments], T], *arguments: *Arguments
    ) -> T:
        def read(_: bool) -> T:
            with self.engine.connect() as connection:
                return query(connection, *arguments)

        try:
            return await asyncio.to_thread(patiently, self.engine, read)
        except OUT_OF_ORDER as error:
            log.warning("the database cannot be read: %s", error.orig)
            raise Unavailable from None
