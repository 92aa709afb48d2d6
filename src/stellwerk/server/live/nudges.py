"""Nudges: a bell for somebody who is waited for. Ephemeral: not logged, numbered or stored."""

import time

from stellwerk.server.cluster.notes import Nudge
from stellwerk.server.live.events import state
from stellwerk.server.live.session import Session
from stellwerk.server.live.streams import Streams
from stellwerk.server.web.problems import ApiError

SECONDS_BETWEEN_NUDGES = 60.0


class Nudges:
    """Those at one table. Each process counts what it has told or heard of."""

    def __init__(self, streams: Streams) -> None:
        self._streams = streams
        self._nudged_at: dict[int, float] = {}

    def check(self, session: Session, nudge: Nudge) -> None:
        """ApiError if nobody waits for that person, or if they were told a moment ago."""
        seat = nudge.seat - 1
        here = seat in session.waiting.since and session.is_running
        if not here or session.player_of(seat) is not None or not session.holders[seat]:
            raise ApiError("not_waited_for", seat=nudge.seat)
        if session.holders[seat] == session.holders[nudge.by - 1]:
            raise ApiError("not_waited_for", seat=nudge.seat)
        passed = time.monotonic() - self._nudged_at.get(seat, -SECONDS_BETWEEN_NUDGES)
        if passed < SECONDS_BETWEEN_NUDGES:
            raise ApiError("nudged", seconds=round(SECONDS_BETWEEN_NUDGES - passed) or 1)

    def tell(self, session: Session, nudge: Nudge) -> None:
        """Ring for that person, and for nobody else."""
        seat = nudge.seat - 1
        self._nudged_at[seat] = time.monotonic()
        holder = session.holders[seat] if seat < len(session.holders) else None
        for stream in self._streams.open:
            if holder and stream.holder == holder:
                stream.send(state("nudge", nudge))
