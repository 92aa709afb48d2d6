"""Lobbies: changed in the database, and told to everybody who looks at them.

Legal, then durable, then told, as at a table. A lobby is small and changes rarely, so that nothing
of it is kept in memory but who looks at it: any process can carry out any command.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec.structs import replace

from stellwerk.core.refusals import quoted
from stellwerk.server.cluster.notes import Note
from stellwerk.server.live.commands import TABLE_ID
from stellwerk.server.live.lobby_rooms import LobbyRooms
from stellwerk.server.live.lobby_view import LobbyView, lobby_view
from stellwerk.server.live.new_table import begin
from stellwerk.server.live.streams import Stream
from stellwerk.server.live.tasks import BackgroundTasks
from stellwerk.server.lobby import state
from stellwerk.server.lobby.dealing import is_settled, start_if_ready, table_of
from stellwerk.server.lobby.hosting import take_over
from stellwerk.server.lobby.sitting import forget
from stellwerk.server.lobby.state import Lobby
from stellwerk.server.storage.errors import Stale, Unavailable
from stellwerk.server.storage.store import Store
from stellwerk.server.web.problems import ApiError

if TYPE_CHECKING:
    from stellwerk.server.cluster.bus import Bus

ATTEMPTS = 20
SECONDS_BETWEEN_ROUNDS = 0.5
SECONDS_UNTIL_HOST_IS_GONE = 30

log = logging.getLogger(__name__)

Change = Callable[[Lobby], Lobby | None]
"""the lobby afterwards; none if it is closed"""


class Lobbies:
    def __init__(
        self,
        store: Store,
        started: Callable[[str], Awaitable[None]],
        process: str,
        bus: "Bus | None" = None,
    ) -> None:
        self._store = store
        self._started = started
        """called with the table that a lobby has become"""
        self._rooms = LobbyRooms(process, bus)
        self._tasks = BackgroundTasks()

    def start(self) -> None:
        """Look after lobbies from now on, and go on where a process was stopped."""
        self._tasks.start(self._look_after())

    def stop(self) -> None:
        self._tasks.cancel()
        self.end_streams()

    def end_streams(self) -> None:
        self._rooms.end_streams()

    # Changing and reading.

    async def open(self, lobby: Lobby) -> Lobby | None:
        """A new lobby; none if it has become a table at once."""
        if is_settled(lobby, time.time()):
            await self._store.open_lobby(state.stored(lobby))
            return await self.change(lobby.id, lambda found: found)
        await self._store.open_lobby(state.stored(lobby))
        return lobby

    async def look(self, lobby_id: str) -> Lobby:
        """ApiError if it has started already, or was never there."""
        found = await self._store.lobby(lobby_id) if TABLE_ID.fullmatch(lobby_id) else None
        if found is not None:
            return state.read(found)
        if TABLE_ID.fullmatch(lobby_id) and await self._store.agreement(lobby_id) is not None:
            raise ApiError("started")
        raise ApiError("no_such_table", table=quoted(lobby_id))

    async def change(self, lobby_id: str, change: Change) -> Lobby | None:
        """Carry out a change, and again if somebody else was first.

        The lobby when it is stored; none if it is closed, or has become a table.
        """
        for _ in range(ATTEMPTS):
            lobby = await self.look(lobby_id)
            now = time.time()
            changed = change(lobby)
            changed = None if changed is None else start_if_ready(changed, now)
            with suppress(Stale):
                return await self._store_change(lobby, changed, now)
        raise Stale

    async def _store_change(self, lobby: Lobby, changed: Lobby | None, now: float) -> Lobby | None:
        if changed is None:
            await self._store.close_lobby(lobby.id, lobby.version)
            await self._ended(lobby.id)
            return None
        if is_settled(changed, now):
            await self._deal(lobby, changed)
            return None
        if changed != lobby:
            changed = replace(changed, version=lobby.version + 1)
            await self._store.change_lobby(state.stored(changed))
            self._rooms.changed(changed)
        return changed

    async def _deal(self, lobby: Lobby, settled: Lobby) -> None:
        """The table takes the place of its lobby, and everybody goes there."""
        agreement, names = table_of(settled)
        try:
            _, first = begin(agreement, names)
        except ApiError as error:  # other rules are played since the agreement
            log.warning("lobby %s cannot become a table and is closed: %s", lobby.id, error)
            await self._store.close_lobby(lobby.id, lobby.version)
        else:
            await self._store.start_lobby(lobby.version, agreement, first)
        await self._ended(lobby.id)

    async def become_host(self, lobby_id: str, visitor: bytes) -> Lobby | None:
        """In the place of a host who has not looked at the lobby for a while."""

        def change(lobby: Lobby) -> Lobby:
            state.check_gathering(lobby)
            state.check_sits(lobby, visitor)
            if lobby.host not in (None, visitor):
                away = self._rooms.of(lobby).absent(lobby.host or b"")
                if away < SECONDS_UNTIL_HOST_IS_GONE:
                    raise ApiError("host_is_here", seconds=SECONDS_UNTIL_HOST_IS_GONE)
            return take_over(lobby, visitor)

        return await self.change(lobby_id, change)

    async def forget(self, visitor: bytes) -> None:
        """Free all chairs of a visitor, and close the lobbies that they host."""
        for found in await self._store.lobbies_of(visitor):
            try:
                await self.change(found.id, lambda lobby: forget(lobby, visitor))
            except ApiError as error:
                if error.problem not in ("started", "no_such_table"):
                    raise

    async def expire(self, untouched: int) -> int:
        gone = await self._store.delete_old_lobbies(untouched)
        for lobby_id in gone:
            await self._ended(lobby_id)
        return len(gone)

    # Who looks at a lobby, and what they are told.

    def view(self, lobby: Lobby, visitor: bytes | None) -> LobbyView:
        """The lobby as this visitor sees it; asking for it is a sign of life."""
        room = self._rooms.of(lobby)
        room.note(visitor)
        return lobby_view(lobby, visitor, room.here, time.time())

    async def watch(self, lobby_id: str, holder: bytes | None) -> Stream:
        """A stream of the lobby as it is, again after every change."""
        lobby = await self.look(lobby_id)
        return self._rooms.of(lobby).join(holder)

    async def _ended(self, lobby_id: str) -> None:
        """It has become a table, or was closed: tell those who look at it here, and others."""
        self._rooms.publish(lobby_id)
        await self._leave(lobby_id)

    async def _leave(self, lobby_id: str) -> None:
        has_started = await self._store.agreement(lobby_id) is not None
        if has_started:
            await self._started(lobby_id)
        self._rooms.end(lobby_id, "started" if has_started else "closed")

    # Other processes.

    def receive(self, note: Note) -> None:
        """Another process has changed a lobby, or tells who looks at it there."""
        room = self._rooms.known(note.table_id)
        if room is None:
            return
        if note.audience is not None:
            room.receive(note.audience)
        else:
            self._tasks.start(self._renewed(note.table_id))

    async def _renewed(self, lobby_id: str) -> None:
        with suppress(Unavailable):
            await self._renew(lobby_id)

    async def _renew(self, lobby_id: str) -> None:
        """Read it again, and show what is new."""
        found = await self._store.lobby(lobby_id)
        if found is None:
            await self._leave(lobby_id)
        else:
            self._rooms.of(state.read(found))

    # What is done from time to time.

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_ROUNDS)
            try:
                await self._settle_due()
                await self._check_store()
            except Unavailable:
                continue  # the next round tries again
            except Exception:
                log.exception("lobbies could not be looked after")
            self._rooms.look_after()

    async def _settle_due(self) -> None:
        """Deal where the time to reveal is over. Any process may, and one of them does."""
        for lobby_id in await self._store.lobbies_due(time.time()):
            try:
                await self.change(lobby_id, lambda lobby: lobby)
            except Unavailable:
                raise
            except ApiError:
                pass  # another process was first
            except Exception:
                log.exception("lobby %s cannot be settled", lobby_id)

    async def _check_store(self) -> None:
        """Learn what was missed: a note that was lost, or what happened while somebody came."""
        watched = self._rooms.shown()
        if watched:
            versions = await self._store.lobby_versions([lobby.id for lobby in watched])
            for lobby in watched:
                if versions.get(lobby.id) != lobby.version:
                    await self._renew(lobby.id)
