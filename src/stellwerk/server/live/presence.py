"""Presence: who is at a table now. Ephemeral: not logged, numbered or stored.

Several processes tell each other who is with them: when it changes, when a process hears of another
for the first time, and every few seconds, so that a process that has died is forgotten.

An open stream is no proof that its reader is there: a cable may be pulled, a phone asleep. Browsers
that play with other people give signs of life; one that has begun to is here as long as they hold.
"""

import asyncio
import math
import time
from collections.abc import Callable, Sequence

import msgspec

from stellwerk.server.cluster.notes import LocalAudience
from stellwerk.server.live.events import state
from stellwerk.server.live.session import Session
from stellwerk.server.live.streams import Stream, Streams

SECONDS_BETWEEN_REPORTS = 10.0
SECONDS_REMEMBERED = 25.0
SECONDS_UNTIL_THE_FIRST_SIGN = 4.9  # of a browser that comes back


class Presence(msgspec.Struct, frozen=True):
    """Who is here. Seats are counted from 1."""

    seats: list[int]
    """those whose people look at the table"""
    spectators: int
    thinking: list[int]
    """those whose bots have thought for a moment already"""


def publish_nowhere(_: LocalAudience) -> None:
    """For a server of one process, which has no other to tell."""


class PresenceTracker:
    """Who is at one table. All viewers are told when it changes."""

    def __init__(self, streams: Streams) -> None:
        self._streams = streams
        self._process = ""
        self._publish: Callable[[LocalAudience], None] = publish_nowhere
        self._thinking: set[int] = set()
        self._holders: Sequence[bytes | None] = ()
        self._signs: dict[bytes, float] = {}
        """visitors who give signs of life, and until when the last one holds"""
        self._timers: dict[bytes, asyncio.TimerHandle] = {}
        self._elsewhere: dict[str, tuple[LocalAudience, float]] = {}
        self._here = self._audience()
        self._announced = self.presence()

    def presence(self) -> Presence:
        audiences = [self._here, *(audience for audience, _ in self._elsewhere.values())]
        visitors = {visitor for audience in audiences for visitor in audience.visitors}
        seats = [seat for seat, holder in enumerate(self._holders, 1) if holder in visitors]
        spectators = len(visitors.difference(h for h in self._holders if h))
        spectators += sum(audience.anonymous for audience in audiences)
        thinking = sorted({seat for audience in audiences for seat in audience.thinking})
        return Presence(seats, spectators, thinking)

    @property
    def attended(self) -> bool:
        """Whether the table has a viewer, in any process."""
        return bool(self._announced.seats or self._announced.spectators)

    def _audience(self) -> LocalAudience:
        here, now = [stream.holder for stream in self._streams.open], time.monotonic()
        signing = {visitor for visitor, until in self._signs.items() if until > now}
        watching = {holder for holder in here if holder and holder not in self._signs}
        visitors, thinking = sorted(watching | signing), sorted(self._thinking)
        anonymous = here.count(None)
        return LocalAudience(self._process, visitors, anonymous, thinking, sorted(signing))

    # What changes here.

    def set_holders(self, holders: Sequence[bytes | None]) -> None:
        """The seats belong to these visitors now."""
        self._holders = holders
        for visitor in self._signs.keys() - set(holders):  # they watch, and are asked for none
            self._forget(visitor)
        self._change()

    def join(self, stream: Stream, session: Session, seen: int | None = None) -> None:
        """A viewer comes, who has seen the events up to this number."""
        if stream.holder in self._signs:
            self._hold(stream.holder, SECONDS_UNTIL_THE_FIRST_SIGN)
        self._streams.join(stream, session, seen)
        if not self._change():
            stream.send(state("presence", self._announced))

    def leave(self, stream: Stream) -> None:
        self._streams.leave(stream)
        if stream.holder in self._signs and not self._is_watched_by(stream.holder):
            self._forget(stream.holder)
        self._change()

    def sign(self, visitor: bytes, seconds: float) -> None:
        """The visitor is here, and for so long."""
        self._hold(visitor, seconds)
        self._change()

    def _hold(self, visitor: bytes, seconds: float) -> None:
        """Believe that the visitor is here until the time is over."""
        self._signs[visitor] = time.monotonic() + seconds
        if visitor in self._timers:
            self._timers[visitor].cancel()
        loop = asyncio.get_running_loop()
        self._timers[visitor] = loop.call_later(seconds, self._miss, visitor)

    def _miss(self, visitor: bytes) -> None:
        """No further sign came in time."""
        self._signs[visitor] = -math.inf
        if not self._is_watched_by(visitor):  # at another process, if at all
            self._forget(visitor)
        self._change()

    def _forget(self, visitor: bytes) -> None:
        del self._signs[visitor]
        self._timers.pop(visitor).cancel()

    def _is_watched_by(self, visitor: bytes) -> bool:
        return any(stream.holder == visitor for stream in self._streams.open)

    def set_thinking(self, seat: int, thinks: bool) -> None:
        (self._thinking.add if thinks else self._thinking.discard)(seat + 1)
        self._change()

    def _change(self) -> bool:
        here = self._audience()
        if here != self._here:
            self._here = here
            self._publish(here)
        return self._announce()

    # What changes elsewhere.

    def share(self, process: str, publish: Callable[[LocalAudience], None]) -> None:
        """Publish the audience of this process, under its name, to others."""
        self._process, self._publish = process, publish
        self._here = self._audience()

    def receive(self, audience: LocalAudience) -> None:
        if audience.process == self._process:
            return
        if audience.process not in self._elsewhere:
            self.report()
        self._elsewhere[audience.process] = (audience, time.monotonic())
        for visitor in audience.signing:
            if visitor not in self._signs and self._is_watched_by(visitor):
                self._hold(visitor, 0)  # they speak to the other process, which says if they stop
        self._change()

    def report(self) -> None:
        """Tell other processes who is here again, and forget processes that have died."""
        before = time.monotonic() - SECONDS_REMEMBERED
        self._elsewhere = {p: report for p, report in self._elsewhere.items() if report[1] > before}
        if self._here.visitors or self._here.anonymous or self._here.thinking:
            self._publish(self._here)
        self._announce()

    def _announce(self) -> bool:
        """Send it to all viewers here, if it has changed."""
        presence = self.presence()
        if presence == self._announced:
            return False
        self._announced = presence
        self._streams.tell(state("presence", presence))
        return True
