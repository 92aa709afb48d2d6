"""The registry of live tables: loaded by replay when needed, unloaded when idle.

Every change of a table that a client asks for goes through `change`.
"""

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from stellwerk.core.refusals import NotLegal, quoted
from stellwerk.server.cluster.leases import SECONDS_BETWEEN_RENEWALS, BotLeases
from stellwerk.server.cluster.notes import LocalAudience, Nudge
from stellwerk.server.live import expiry
from stellwerk.server.live.advice import Adviser
from stellwerk.server.live.bots import Bots
from stellwerk.server.live.clock import keep_time
from stellwerk.server.live.commands import TABLE_ID, Command
from stellwerk.server.live.journeys import Journeys
from stellwerk.server.live.live_table import LiveTable, TableClosed
from stellwerk.server.live.lobbies import Lobbies
from stellwerk.server.live.new_table import begin
from stellwerk.server.live.ownership import BotOwnership
from stellwerk.server.live.peers import Peers
from stellwerk.server.live.session import Conflict, Session, replayed
from stellwerk.server.live.snapshots import Reader
from stellwerk.server.live.streams import Stream
from stellwerk.server.live.tasks import BackgroundTasks
from stellwerk.server.storage.errors import SeatTaken, Stale, Unavailable
from stellwerk.server.storage.log import Agreement, LogEntry
from stellwerk.server.storage.store import Store
from stellwerk.server.web.problems import ApiError

if TYPE_CHECKING:
    from stellwerk.server.cluster.bus import Bus

SECONDS_UNTIL_UNLOADED = 300.0
SECONDS_BETWEEN_UNLOADS = 30.0
SECONDS_BETWEEN_SIGNS = 1.0
SECONDS_UNTIL_HEARD = 1.0  # a process that has just loaded a table does not know who is there
ATTEMPTS = 20

log = logging.getLogger(__name__)


class TableRegistry:
    def __init__(
        self, store: Store, bots: Bots, bus: "Bus | None" = None, keep_days: int = expiry.DAYS
    ) -> None:
        self.store = store
        self.bots = bots
        self.adviser = Adviser(bots)
        self.keep_days = keep_days
        self._bus = bus
        """to the other processes; without one there are none"""
        self._loaded: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks = BackgroundTasks()
        self._leases = BotLeases(store)
        self._ownership = BotOwnership(self._leases, bots, bus, self._tasks)
        self.lobbies = Lobbies(store, self._started, self._leases.process, bus)
        self.journeys = Journeys(store, bus, self._loaded)
        self._peers = (
            None if bus is None else Peers(bus, store, self._loaded, self._tasks, self.lobbies)
        )

    async def start(self) -> None:
        """Go on where the last process stopped, and look after the tables from then on."""
        if self._peers is None:
            await self._leases.acquire_all()
        else:
            await self._peers.start(self.bots, self._reload)
        self._tasks.start(self._renew_leases())
        self._tasks.start(self._unload_from_time_to_time())
        self._tasks.start(self._keep_streams_alive())
        self._tasks.start(keep_time(self._loaded))
        self.lobbies.start()
        self._tasks.start(
            expiry.sweep_forever(self.store, self.reload, self.keep_days, self.lobbies.expire)
        )

    def end_streams(self) -> None:
        """Let all viewers go, so that a stop does not wait for them."""
        self.lobbies.end_streams()
        for live in self._loaded.values():
            live.streams.end()

    async def stop(self) -> None:
        self._tasks.cancel()
        self.lobbies.stop()
        self.adviser.stop()
        await self.bots.stop()
        self.end_streams()
        await self._leases.stop()
        if self._bus is not None:
            await self._bus.stop()

    # Opening, changing and reading a table.

    async def open(self, agreement: Agreement, names: Mapping[int, str]) -> LiveTable:
        """A new table, the first cards dealt and people seated under these names."""
        session, first = begin(agreement, names)
        await self.store.open(agreement, first)
        live = self._add(session)
        self._note_visit(live)
        return live

    async def _started(self, table_id: str) -> None:
        """A lobby has become this table: its bots begin to think."""
        self._note_visit(await self.load(table_id))

    async def change(self, table_id: str, command: Command) -> Session:
        """Carry out a command, and again if another process was first.

        A refusal counts only if it was based on everything that other processes have written.
        """
        for _ in range(ATTEMPTS):
            live = await self.load(table_id)
            known = live.session.number
            try:
                return await live.change(command)
            except TableClosed:
                continue
            except Stale:
                await live.catch_up()
            except (Conflict, SeatTaken, NotLegal):
                if live.shared:
                    await live.catch_up()
                if live.session.number == known:
                    raise
        raise Stale

    async def look(self, table_id: str) -> Session:
        """The session as any process has written it. Bots think from now on."""
        for _ in range(ATTEMPTS):
            live = await self.load(table_id)
            with suppress(TableClosed):
                session = await live.look()
                self._note_visit(live)
                return session
        raise Stale

    async def watch(
        self, table_id: str, reader: Reader, holder: bytes | None, seen: int | None = None
    ) -> tuple[Stream, Session]:
        """A stream of all events from now on, and the session they begin with."""
        for _ in range(ATTEMPTS):
            live = await self.load(table_id)
            with suppress(TableClosed):
                watched = await live.watch(reader, holder, seen)
                self._note_visit(live)
                return watched
        raise Stale

    async def seats_here(self, table_id: str) -> frozenset[int]:
        """The seats whose people look at the table, at whichever process they are."""
        live = await self.load(table_id)
        if live.shared:
            unheard = SECONDS_UNTIL_HEARD - (time.monotonic() - live.loaded_at)
            await asyncio.sleep(max(0.0, unheard))
        return frozenset(seat - 1 for seat in live.presence.presence().seats)

    async def nudge(self, table_id: str, nudge: Nudge) -> Session:
        """Ring for somebody who is waited for, at whichever process they are."""
        live = await self.load(table_id)
        session = await live.look()
        live.nudges.check(session, nudge)
        live.nudges.tell(session, nudge)
        if self._bus is not None:
            self._bus.publish_nudge(table_id, nudge)
        return session

    def _note_visit(self, live: LiveTable) -> None:
        """Bots that had no reason to think have one now."""
        live.looked_at = time.monotonic()
        self._ownership.call_owner(live)
        self.bots.start_thinking(live)

    @property
    def awake(self) -> list[LiveTable]:
        return list(self._loaded.values())

    # Loading.

    async def load(self, table_id: str) -> LiveTable:
        """The live table. Clients that come at the same time wait for the same replay."""
        live = self._loaded.get(table_id)
        if live is not None:
            return live
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._replay(table_id))
            self._loading[table_id].add_done_callback(lambda _: self._loading.pop(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def read_once(self, table_id: str) -> Session:
        """The session as any process has written it, of a table that stays unloaded if it is."""
        live = self._loaded.get(table_id)
        if live is None or live.shared or live.uncertain:
            return await self._replayed(table_id)
        return live.session

    async def _replay(self, table_id: str) -> LiveTable:
        live = self._add(await self._replayed(table_id))
        if live.shared:
            await live.catch_up()  # with what was published before the table was loaded
        return live

    async def _replayed(self, table_id: str) -> Session:
        agreement = await self.store.agreement(table_id) if TABLE_ID.fullmatch(table_id) else None
        if agreement is None:
            await self._refuse(table_id)
            raise ApiError("no_such_table", table=quoted(table_id))
        entries = await self.store.entries(table_id)
        return await asyncio.to_thread(replayed, agreement, entries)

    async def _refuse(self, table_id: str) -> None:
        """ApiError if this is no table yet."""
        if TABLE_ID.fullmatch(table_id) and await self.store.lobby(table_id) is not None:
            raise ApiError("not_started")

    def _add(self, session: Session) -> LiveTable:
        live = LiveTable(session, self.store, self._changed, shared=self._bus is not None)
        if self._bus is not None:
            publish = partial(self._bus.publish_audience, live.id)
            live.presence.share(self._leases.process, publish)
            publish(LocalAudience(self._leases.process, [], 0, []))  # others answer who is there
        self._loaded[live.id] = live
        self._ownership.table_loaded(live)
        return live

    def _changed(self, live: LiveTable, entries: Sequence[LogEntry]) -> None:
        if entries and self._bus is not None:
            self._bus.publish_entries(live.id, entries)
        self._ownership.table_changed(live, entries)
        self.adviser.drop_passed(live.session)
        self.bots.start_thinking(live)

    async def reload(self, table_id: str) -> None:
        """Words of this table were erased: all processes forget them."""
        await self._reload(table_id)
        if self._bus is not None:
            self._bus.publish_reload(table_id)

    async def _reload(self, table_id: str) -> None:
        self.adviser.drop_all(table_id)
        live = self._loaded.pop(table_id, None)
        if live is not None:
            live.close()
            if live.owns_bots:
                with suppress(ApiError):  # it is deleted, or the next renewal loads it
                    await self.load(table_id)

    async def unload_idle(self, seconds: float) -> None:
        """Unload tables without viewers where nothing has happened for so long."""
        for live in self.awake:
            quiet = live.touched_at <= time.monotonic() - seconds and not live.presence.attended
            if quiet and not self.bots.busy_at(live):
                live.close()
                del self._loaded[live.id]
                if live.owns_bots:
                    await self._ownership.release(live.id)

    # What is done from time to time.

    async def _renew_leases(self) -> None:
        while True:
            for table_id in self._leases.mine - self._loaded.keys():
                await self._resume(table_id)
            await asyncio.sleep(SECONDS_BETWEEN_RENEWALS)
            with suppress(Unavailable):
                await self._leases.renew()
                if self._peers is not None:
                    await self._peers.check_store()
            for live in list(self._loaded.values()):
                self._ownership.refresh(live)

    async def _resume(self, table_id: str) -> None:
        """Load a table whose bots run here. One that cannot be loaded does not stop the others."""
        try:
            await self.load(table_id)
        except Unavailable:
            pass  # the next round tries again
        except Exception:
            log.exception("table %s cannot go on", table_id)
            await self._ownership.release(table_id)

    async def _keep_streams_alive(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_SIGNS)
            for live in self._loaded.values():
                live.streams.keep_alive()
                live.rest()

    async def _unload_from_time_to_time(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_UNLOADS)
            await self.unload_idle(SECONDS_UNTIL_UNLOADED)
