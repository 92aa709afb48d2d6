"""Ownership of bots: which of the loaded tables have their bots in this process."""

import time
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from stellwerk.server.cluster.leases import BotLeases
from stellwerk.server.live.bots import Bots
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.live.tasks import BackgroundTasks
from stellwerk.server.storage.errors import Unavailable
from stellwerk.server.storage.log import Kind, LogEntry

if TYPE_CHECKING:
    from stellwerk.server.cluster.bus import Bus

SECONDS_BETWEEN_CALLS = 5.0
NEW_BOTS = (Kind.RESIGN, Kind.WARM)  # entries by which a bot begins to play


class BotOwnership:
    def __init__(
        self, leases: BotLeases, bots: Bots, bus: "Bus | None", tasks: BackgroundTasks
    ) -> None:
        self.leases = leases
        self._bots = bots
        self._bus = bus
        self._tasks = tasks
        self._unreached: set[str] = set()
        """tables whose lease could not be asked for, because the database was out of reach"""

    def table_loaded(self, live: LiveTable) -> None:
        if live.id in self.leases.mine:
            self._own(live)
        elif _needs_bots(live):
            self._tasks.start(self._acquire(live))

    def table_changed(self, live: LiveTable, entries: Sequence[LogEntry]) -> None:
        """Entries were written here, or by another process if there are none."""
        if any(entry.kind in NEW_BOTS for entry in entries) and not live.owns_bots:
            self._tasks.start(self._acquire(live))
        if entries:
            self.call_owner(live)
        if live.owns_bots and not live.session.is_running:
            self._tasks.start(_tolerated(self.leases.release(live.id)))

    def call_owner(self, live: LiveTable) -> None:
        """Tell the process that owns the bots about a visit; take over if that process has died."""
        now = time.monotonic()
        if not _needs_bots(live) or live.owns_bots:
            return
        if now - live.owner_called_at > SECONDS_BETWEEN_CALLS:
            live.owner_called_at = now
            if self._bus is not None:
                self._bus.publish_visit(live.id)
            self._tasks.start(self._acquire(live))

    async def _acquire(self, live: LiveTable) -> None:
        """If the database is out of reach, the next renewal asks again."""
        try:
            if await self.leases.acquire(live.id):
                self._own(live)
        except Unavailable:
            self._unreached.add(live.id)

    def _own(self, live: LiveTable) -> None:
        live.owns_bots = True
        self._bots.start_thinking(live)

    def refresh(self, live: LiveTable) -> None:
        """After the leases were renewed, or could not be."""
        if live.id in self._unreached:
            self._unreached.discard(live.id)
            self._tasks.start(self._acquire(live))
        live.owns_bots = live.id in self.leases.mine
        self._bots.start_thinking(live)

    async def release(self, table_id: str) -> None:
        await _tolerated(self.leases.release(table_id))


async def _tolerated(releasing: Awaitable[None]) -> None:
    """If a lease cannot be released, no more follows than a bot that thinks in vain."""
    with suppress(Unavailable):
        await releasing


def _needs_bots(live: LiveTable) -> bool:
    """Whether a bot plays here, or may have to when somebody's time is over."""
    session = live.session
    playing = any(session.bots) or session.waiting.warm or session.agreement.terms.clock
    return bool(playing) and session.is_running
