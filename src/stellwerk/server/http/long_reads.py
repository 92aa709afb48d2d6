"""Reading what is dear to compute: in threads of its own, fairly, and paid for by what it costs."""

import time
from collections.abc import Callable
from typing import TypeVar

from stellwerk.server.live.fair_pool import FairPool
from stellwerk.server.web.rate_limits import Limits, Party

T = TypeVar("T")

THREADS = 2
SECONDS = 0.02  # one reading, about


class Reading:
    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._pool = FairPool("reading", THREADS)

    def check(self, party: Party | None) -> None:
        """TooMany for a party that still owes for what it has read."""
        self._limits.spend("reading", party, 0)

    async def run(self, party: Party | None, read: Callable[[], T]) -> T:
        """The answer, when it is the party's turn. Its cost is known afterwards."""
        self.check(party)

        def timed() -> tuple[T, float]:
            began = time.thread_time()
            return read(), time.thread_time() - began

        owner = None if party is None else party.address
        answer, seconds = await self._pool.run(owner, SECONDS, timed)
        self._limits.charge("reading", party, seconds)
        return answer

    def at_once(self, party: Party | None, read: Callable[[], T]) -> T:
        """A short one, where one is. It costs what it took all the same."""
        began = time.thread_time()
        answer = read()
        self._limits.charge("reading", party, time.thread_time() - began)
        return answer

    async def stop(self) -> None:
        await self._pool.stop()
