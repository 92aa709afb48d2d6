"""Journeys: everything of one visitor goes over to another one, who is the same person."""

from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.storage.errors import Stale
from stellwerk.server.storage.store import Store
from stellwerk.server.storage.travel import Journey

if TYPE_CHECKING:
    from stellwerk.server.cluster.bus import Bus

ATTEMPTS = 20


class Journeys:
    def __init__(
        self,
        store: Store,
        bus: "Bus | None",
        loaded: Mapping[str, LiveTable],
    ) -> None:
        self._store = store
        self._bus = bus
        self._loaded = loaded

    async def travel(self, code: bytes, visitor: bytes, both: bool, now: int) -> Journey:
        """Everything of one visitor goes to another one, at all tables or at none."""
        for _ in range(ATTEMPTS):
            with suppress(Stale):
                journey = await self._store.use_code(code, visitor, both, now)
                await self._arrived(journey)
                return journey
        raise Stale

    async def _arrived(self, journey: Journey) -> None:
        """Tell all who watch a table of theirs, here and at other processes."""
        if self._bus is not None:
            for table_id, entries in journey.told:
                self._bus.publish_entries(table_id, entries)
            for table_id in journey.others:
                self._bus.publish_reload(table_id)
        for live in list(self._loaded.values()):
            if journey.old in live.session.holders or live.session.agreement.opener == journey.old:
                await live.catch_up()
