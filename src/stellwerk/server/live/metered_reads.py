"""Reads that take long to compute: in threads of their own, shared fairly, charged by cost."""

import time
from collections.abc import Callable
from typing import TypeVar

from stellwerk.server.live.fair_pool import FairPool
from stellwerk.server.web.rate_limits import Limits, RateKey

T = TypeVar("T")

THREADS = 2
SECONDS = 0.02  # one reading, about


class MeteredReads:
    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._pool = FairPool("reading", THREADS)

    def check(self, rate_key: RateKey | None) -> None:
        """TooMany for a client that still has to pay for earlier reads."""
        self._limits.spend("reading", rate_key, 0)

    async def run(self, rate_key: RateKey | None, read: Callable[[], T]) -> T:
        """Read in a thread when it is the client's turn, and charge what it took."""
        self.check(rate_key)

        def timed() -> tuple[T, float]:
            began = time.thread_time()
            return read(), time.thread_time() - began

        owner = None if rate_key is None else rate_key.address
        answer, seconds = await self._pool.run(owner, SECONDS, timed)
        self._limits.charge("reading", rate_key, seconds)
        return answer

    def at_once(self, rate_key: RateKey | None, read: Callable[[], T]) -> T:
        """Read something short right here, and charge what it took."""
        began = time.thread_time()
        answer = read()
        self._limits.charge("reading", rate_key, time.thread_time() - began)
        return answer

    async def stop(self) -> None:
        await self._pool.stop()
