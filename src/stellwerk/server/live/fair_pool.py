"""Threads that are shared fairly: no owner waits behind all the work of another one.

Work has an owner and a cost. Of all that waits, what a person waits for comes first, and then what
would be done first if every owner had an equal share of the pool: start-time fair queueing
(Goyal, Vin and Cheng, 1996). One owner has only some of the threads at a time.
"""

import asyncio
import os
import sys
import threading
from collections import Counter
from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import count
from typing import TypeVar, cast

T = TypeVar("T")

NICENESS = 10  # enough: a lower thread might hold Python's lock while it waits for a processor


@dataclass(eq=False)
class Job:
    owner: Hashable
    start: float
    """when it would begin, in seconds of work that the pool has done for each owner"""
    end: float
    number: int
    urgent: Callable[[], bool]
    work: Callable[[], object]
    answer: "asyncio.Future[object]" = field(default_factory=lambda: asyncio.Future())

    def order(self) -> tuple[bool, float, int]:
        return not self.urgent(), self.end, self.number


class FairPool:
    def __init__(
        self, name: str, threads: int, each: int = 1, begin: Callable[[], None] = lambda: None
    ) -> None:
        """`threads` in all, of which one owner has at most `each` at a time; each does `begin`."""
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name, initializer=begin)
        self._free = threads
        self._each = each
        self._waiting: list[Job] = []
        self._running: Counter[Hashable] = Counter()
        self._ends: dict[Hashable, float] = {}
        """of the last work of every owner"""
        self._now = 0.0
        self._numbers = count()

    async def run(
        self,
        owner: Hashable,
        seconds: float,
        work: Callable[[], T],
        urgent: Callable[[], bool] = lambda: True,
    ) -> T:
        """Run work that takes about `seconds` in a thread, when it is its turn."""
        start = max(self._now, self._ends.get(owner, 0.0))
        job = Job(owner, start, start + seconds, next(self._numbers), urgent, work)
        self._ends[owner] = job.end
        self._waiting.append(job)
        self._begin()
        return cast("T", await job.answer)

    def _begin(self) -> None:
        self._waiting = [job for job in self._waiting if not job.answer.cancelled()]
        while self._free and (ready := self._ready()):
            job = min(ready, key=Job.order)
            self._waiting.remove(job)
            self._submit(job)

    def _submit(self, job: Job) -> None:
        self._free -= 1
        self._running[job.owner] += 1
        self._now = max(self._now, job.start)
        loop = job.answer.get_loop()

        def tell(done: "Future[object]") -> None:
            loop.call_soon_threadsafe(self._end, job, done)

        self._threads.submit(job.work).add_done_callback(tell)

    def _ready(self) -> list[Job]:
        return [job for job in self._waiting if self._running[job.owner] < self._each]

    def _end(self, job: Job, done: "Future[object]") -> None:
        self._free += 1
        self._running[job.owner] -= 1
        if not job.answer.cancelled():
            if error := done.exception():
                job.answer.set_exception(error)
            else:
                job.answer.set_result(done.result())
        if not self._running[job.owner]:
            del self._running[job.owner]
        self._ends = {owner: end for owner, end in self._ends.items() if end > self._now}
        self._begin()

    async def stop(self) -> None:
        """Finish what is running, and begin nothing more."""
        for job in self._waiting:
            job.answer.cancel()
        self._waiting = []
        await asyncio.to_thread(self._threads.shutdown, wait=True)


def step_back() -> None:
    """Let whatever else the machine has to do go first: this thread thinks for long."""
    if sys.platform == "linux":  # where a thread has a priority of its own
        thread = os.PRIO_PROCESS, threading.get_native_id()
        os.setpriority(*thread, os.getpriority(*thread) + NICENESS)
