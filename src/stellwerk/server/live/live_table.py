"""A live table: a session that goes on, one change at a time.

Legal, then durable, then told. A change happens to a draft, whose session takes the place of the
present one when its log entries are stored: what people see is always on the disk, and what could
not be written never happened.
"""

import asyncio
import math
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Sequence
from contextlib import asynccontextmanager

from prometheus_client import Counter

from stellwerk.server.live.commands import (
    AnswerAsk,
    AskBack,
    Chat,
    Command,
    EndTable,
    KeepWarm,
    OfferRematch,
    Resign,
    Sit,
    Vote,
)
from stellwerk.server.live.draft import Draft
from stellwerk.server.live.nudges import Nudges
from stellwerk.server.live.presence import PresenceTracker
from stellwerk.server.live.rematch import next_lobby, next_table
from stellwerk.server.live.session import Session
from stellwerk.server.live.snapshots import Reader
from stellwerk.server.live.streams import Stream, Streams
from stellwerk.server.lobby.state import stored
from stellwerk.server.storage.errors import SeatTaken, Stale
from stellwerk.server.storage.log import Kind, LogEntry, now
from stellwerk.server.storage.store import Store
from stellwerk.server.web.rate_limits import RateKey

ENTRIES = Counter("stellwerk_lines", "Log entries written, by kind", ["kind"])
ENTRIES_OF = {kind: ENTRIES.labels(kind.value) for kind in Kind}
SECONDS_A_LOOK_LASTS = 30.0
NEW_HOLDERS = (Kind.SIT, Kind.RESIGN, Kind.TRAVEL, Kind.ASK, Kind.REFUSE)
"""entries by which seats change hands, or are asked for"""
TOGETHER = (Resign, OfferRematch, Vote, EndTable, AskBack, AnswerAsk)
"""commands that depend on what all others have done, at whatever process"""


class TableClosed(Exception):
    """The table was unloaded from memory meanwhile: load it again."""


class LiveTable:
    def __init__(
        self,
        session: Session,
        store: Store,
        changed: Callable[["LiveTable", Sequence[LogEntry]], None],
        shared: bool = False,
    ) -> None:
        self.session = session
        self.id = session.agreement.table_id
        self.store = store
        self.changed = changed
        """called with the entries that were written here; with none if another process wrote"""
        self.shared = shared
        """whether other processes write to this table too"""
        self.streams = Streams()
        self.presence = PresenceTracker(self.streams)
        self.presence.set_holders(session.holders)
        self.nudges = Nudges(self.streams)
        self.touched_at = self.loaded_at = time.monotonic()
        self.looked_at = -math.inf
        """when the table was last asked for"""
        self.owner: Hashable = session.agreement.opener
        """who pays for its bots' thinking: an address, or the visitor who opened it"""
        self.closed = False
        """no longer in memory; see TableClosed"""
        self.owns_bots = False
        """whether the bots of this table run in this process"""
        self.owner_called_at = -math.inf
        """when the process that owns the bots was last told of a visit"""
        self.uncertain = False
        """whether it is unknown if the last change was stored"""
        self._lock = asyncio.Lock()

    def belong_to(self, rate_key: RateKey | None) -> None:
        """Charge the thinking of its bots to the address of a player."""
        if rate_key is not None:
            self.owner = rate_key.address

    @property
    def attended(self) -> bool:
        """Whether a client watches, or looked a moment ago."""
        return self.presence.attended or time.monotonic() - self.looked_at < SECONDS_A_LOOK_LASTS

    @property
    def wanted(self) -> bool:
        """Whether bots have a reason to think here: a person sits at the table, or watches.

        Where bots keep the seats of all people warm, they wait until somebody is back.
        """
        warm = self.session.waiting.warm
        sits = any(holder and seat not in warm for seat, holder in enumerate(self.session.holders))
        return sits or self.attended

    @asynccontextmanager
    async def exclusive(self, catch_up: bool = False) -> AsyncIterator[Session]:
        """The session, while nothing else changes it; with what other processes wrote, if asked."""
        async with self._lock:
            if self.closed:
                raise TableClosed
            if self.uncertain or (catch_up and self.shared):
                await self._read_on()
            self.touched_at = time.monotonic()
            yield self.session

    # Changing.

    async def change(self, command: Command) -> Session:
        """Carry out a command, and return the session when all of it is durable.

        A command that was carried out before changes nothing. Stale or SeatTaken if another
        process was first.
        """
        async with self.exclusive(isinstance(command, TOGETHER)) as session:
            if not session.already_done(command):
                draft = Draft(session, self.streams)
                draft.execute(command, now())
                await self._store(command, draft)
                self._publish(draft)
                self._count(draft.entries)
                self.changed(self, draft.entries)
            return self.session

    async def _store(self, command: Command, draft: Draft) -> None:
        try:
            await self._written(command, draft)
        except (Stale, SeatTaken):
            raise
        except BaseException:
            self.uncertain = True
            raise

    def _written(self, command: Command, draft: Draft) -> Awaitable[None]:
        entries, session = draft.entries, draft.session
        match command:
            case Sit() | Resign() | AskBack() | AnswerAsk():
                return self._seat_written(command, entries[0])
            case OfferRematch() if session.next and session.agreement.deal is not None:
                lobby = stored(next_lobby(session, session.next))
                return self.store.open_next_lobby(lobby, self.id, session.holders, entries)
            case OfferRematch() if session.next is not None:
                agreement, first = next_table(session, session.next, entries[-1].at)
                return self.store.open_next(agreement, first, self.id, session.holders, entries)
            case KeepWarm() | Vote() if entries[-1].kind is Kind.WARM:
                return self.store.hand_to_bot(self.id, entries)
            case Chat(actor, author=author):
                return self.store.append(self.id, entries, not session.is_running, {actor: author})
            case _:
                return self.store.append(self.id, entries, not session.is_running)

    def _seat_written(
        self, command: Sit | Resign | AskBack | AnswerAsk, entry: LogEntry
    ) -> Awaitable[None]:
        """With the entry it is stored who holds the seat, or asks for it."""
        match command:
            case Sit(seat, holder):
                return self.store.sit(self.id, seat, holder, entry)
            case Resign(seat):
                return self.store.resign(self.id, seat, entry)
            case AskBack(seat, asker):
                return self.store.ask(self.id, seat, asker, entry)
            case AnswerAsk(seat, welcome=welcome):
                welcomed = self.session.askers[seat] if welcome else None
                return self.store.answer(self.id, seat, welcomed, entry)

    def _publish(self, draft: Draft) -> None:
        self.session = draft.session
        self.streams.send(draft.events, draft.pages)
        if _changes_holders(draft.entries):
            self.presence.set_holders(self.session.holders)
            self.streams.end_lost_seats(self.session)

    def _count(self, entries: Sequence[LogEntry]) -> None:
        for entry in entries:
            ENTRIES_OF[entry.kind].inc()

    # What other processes write.

    async def receive(self, entries: Sequence[LogEntry], last: int) -> None:
        """Another process has written up to this number; these entries are the last of it."""
        async with self._lock:
            if self.session.number < last:
                first = entries[0].number if entries else last + 1
                if first == self.session.number + 1:
                    await self._follow(entries)
                else:
                    await self._read_on()

    async def catch_up(self) -> None:
        """Read what any process has written, and who holds the seats."""
        async with self._lock:
            await self._read_on()
            await self._read_holders(self.session)
            self.presence.set_holders(self.session.holders)
            self.streams.end_lost_seats(self.session)

    async def _read_on(self) -> None:
        missed = await self.store.entries(self.id, after=self.session.number)
        self.uncertain = False
        if missed:
            await self._follow(missed)

    async def _follow(self, entries: Sequence[LogEntry]) -> None:
        draft = Draft(self.session, self.streams)
        for entry in entries:
            draft.apply(entry)
        if _changes_holders(entries):
            await self._read_holders(draft.session)
            self.streams.end_lost_seats(draft.session)
        self._publish(draft)
        self.presence.set_holders(draft.session.holders)
        self.changed(self, ())

    async def _read_holders(self, session: Session) -> None:
        """Whose the seats are now, and the table: that is stored beside its log."""
        agreement = await self.store.agreement(self.id)
        if agreement is not None:
            session.agreement = agreement
            session.holders = [place.holder for place in agreement.places]
            session.askers = [place.asker for place in agreement.places]

    def rest(self) -> None:
        """Forget what nobody has asked for lately."""
        if self.streams.forget():
            self.session.match.rest()

    def close(self) -> None:
        self.closed = True
        self.streams.end()

    # Reading.

    async def look(self) -> Session:
        """The session with everything that any process has acknowledged. It needs no lock."""
        if self.closed:
            raise TableClosed
        behind = self.shared and await self.store.entries(self.id, after=self.session.number)
        if self.uncertain or behind:
            await self.catch_up()
        self.touched_at = self.looked_at = time.monotonic()
        return self.session

    async def watch(
        self, reader: Reader, holder: bytes | None, seen: int | None = None
    ) -> tuple[Stream, Session]:
        """A stream of all events from now on, and the session they begin with."""
        await self.look()
        async with self.exclusive() as session:
            stream = Stream(reader, self.presence.leave, holder)
            if stream.may_watch(session):
                self.presence.join(stream, session, seen)
            else:
                stream.end()
            return stream, session


def _changes_holders(entries: Sequence[LogEntry]) -> bool:
    return any(entry.kind in NEW_HOLDERS for entry in entries)
