"""Peers: what other processes on the same database write and say."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING

from stellwerk.server.cluster.notes import LOBBY, RELOAD, VISITED, Note
from stellwerk.server.live.bots import Bots
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.live.lobbies import Lobbies
from stellwerk.server.live.presence import SECONDS_BETWEEN_REPORTS
from stellwerk.server.live.tasks import BackgroundTasks
from stellwerk.server.storage.errors import Unavailable
from stellwerk.server.storage.store import Store

if TYPE_CHECKING:
    from stellwerk.server.cluster.bus import Bus

Reload = Callable[[str], Awaitable[None]]


class Peers:
    def __init__(
        self,
        bus: "Bus",
        store: Store,
        loaded: Mapping[str, LiveTable],
        tasks: BackgroundTasks,
        lobbies: Lobbies,
    ) -> None:
        self._bus = bus
        self._store = store
        self._loaded = loaded
        self._tasks = tasks
        self._lobbies = lobbies

    async def start(self, bots: Bots, reload: Reload) -> None:
        """Listen to the bus from now on."""
        self._bots = bots
        self._reload = reload
        await self._bus.start(self._receive, self._missed)
        self._tasks.start(self._report_presence())

    def _receive(self, note: Note) -> None:
        if note.last == LOBBY:
            self._lobbies.receive(note)
            return
        if note.last == RELOAD:
            self._tasks.start(self._reloaded(note.table_id))
        live = self._loaded.get(note.table_id)
        if live is None:
            return
        if note.last == VISITED and live.owns_bots:
            live.touched_at = live.looked_at = time.monotonic()
            self._bots.start_thinking(live)
        if note.audience is not None:
            live.presence.receive(note.audience)
            self._bots.start_thinking(live)
        if live.session.number < note.last:
            self._tasks.start(self._catch_up(live, live.receive(note.entries, note.last)))

    async def _reloaded(self, table_id: str) -> None:
        await self._reload(table_id)

    def _missed(self) -> None:
        """Notes may have been lost."""
        for live in self._loaded.values():
            self._tasks.start(self._catch_up(live, live.catch_up()))

    async def _catch_up(self, live: LiveTable, catching_up: Awaitable[None]) -> None:
        """If that fails, whatever happens next at the table begins with catching up."""
        try:
            await catching_up
        except Unavailable:
            live.uncertain = True

    async def check_store(self) -> None:
        """Catch up where the bus has missed something: no viewer waits longer than a round."""
        active = {
            live.id: live for live in self._loaded.values() if live.streams.open or live.owns_bots
        }
        if active:
            for table_id, number in (await self._store.last_numbers(list(active))).items():
                if active[table_id].session.number < number:
                    await active[table_id].catch_up()

    async def _report_presence(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_REPORTS)
            for live in self._loaded.values():
                live.presence.report()
