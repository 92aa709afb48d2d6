"""Threads that share out the rows of a batch; compiled loops run without the interpreter's lock."""

import os
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from queue import SimpleQueue
from threading import Thread
from typing import Any
from weakref import finalize

ROWS_WORTH_A_THREAD = 1024  # to wake one takes as long as some hundred decisions


class Pool:
    def __init__(self, rows: int, threads: int | None) -> None:
        self.threads = min(cores() if threads is None else positive("threads", threads), rows)
        self._work: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._done: SimpleQueue[BaseException | None] = SimpleQueue()
        for _ in range(self.threads - 1):
            Thread(target=_work_on, args=(self._work, self._done), daemon=True).start()
            finalize(self, self._work.put, None)

    def share(self, rows: int, loop: Callable[..., None], *arguments: Any) -> None:
        """Run a loop over all rows: the first part here, the others in other threads."""
        if self.threads == 1 or rows < ROWS_WORTH_A_THREAD:
            loop(*arguments, 0, rows)
            return
        ends = [rows * part // self.threads for part in range(self.threads + 1)]
        for first, end in pairwise(ends[1:]):
            self._work.put(partial(loop, *arguments, first, end))
        loop(*arguments, 0, ends[1])
        failed = [self._done.get() for _ in ends[2:]]
        for error in filter(None, failed):
            raise error


def _work_on(
    work: "SimpleQueue[Callable[[], None] | None]", done: "SimpleQueue[BaseException | None]"
) -> None:
    """Until there is no pool any more. A queue is the cheapest way to wake a thread."""
    while (part := work.get()) is not None:
        try:
            part()
        except BaseException as error:
            done.put(error)
        else:
            done.put(None)


def cores() -> int:
    """Those that we may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def positive(name: str, number: int) -> int:
    if number < 1:
        raise ValueError(f"{name} is at least 1, not {number}")
    return number
