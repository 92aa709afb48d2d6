"""Presence: who is at a table now. Ephemeral: not logged, numbered or stored.

Several processes tell each other who is with them: when it changes, when a process hears of another
for the first time, and every few seconds, so that a process that has died is forgotten.
"""

import time
from collections.abc import Callable, Sequence

import msgspec

from stellwerk.server.cluster.notes import LocalAudience
from stellwerk.server.live.events import state
from stellwerk.server.live.session import Session
from stellwerk.server.live.streams import Stream, Streams

SECONDS_BETWEEN_REPORTS = 10.0
SECONDS_REMEMBERED = 25.0


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
        here = [stream.holder for stream in self._streams.open]
        visitors = sorted({holder for holder in here if holder})
        return LocalAudience(self._process, visitors, here.count(None), sorted(self._thinking))

    # What changes here.

    def set_holders(self, holders: Sequence[bytes | None]) -> None:
        """The seats belong to these visitors now."""
        self._holders = holders
        self._announce()

    def join(self, stream: Stream, session: Session, seen: int | None = None) -> None:
        """A viewer comes, who has seen the events up to this number."""
        self._streams.join(stream, session, seen)
        if not self._change():
            stream.send(state("presence", self._announced))

    def leave(self, stream: Stream) -> None:
        self._streams.leave(stream)
        self._change()

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
        self._announce()

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
