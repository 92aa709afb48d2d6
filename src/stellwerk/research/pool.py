"""Threads that share out the rows of a batch; compiled loops run without the interpreter's lock."""

import os
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from threading import Thread
from weakref import finalize

Part = Callable[[], None]
ROWS_WORTH_A_THREAD = 1024  # to wake one takes as long as some hundred decisions
PARTS_A_THREAD = 8  # no core waits long for one that was disturbed


class Pool:
    """Its threads start when there is work for them, in the process that has it."""

    def __init__(self, rows: int, threads: int | None) -> None:
        self._asked = rows, threads
        self.threads = min(cores() if threads is None else positive("threads", threads), rows)
        self._work: SimpleQueue[Part | None] = SimpleQueue()
        self._done: SimpleQueue[BaseException | None] = SimpleQueue()
        self._started = False

    def __reduce__(self) -> tuple[type["Pool"], tuple[int, int | None]]:
        """Copies have threads of their own, as many as suit the machine that they are on."""
        return Pool, self._asked

    def _start(self) -> None:
        self._started = True
        for _ in range(self.threads - 1):
            Thread(target=_work_on, args=(self._work, self._done), daemon=True).start()
            finalize(self, self._work.put, None)

    def share(self, rows: int, loop: Callable[..., None], *arguments: object) -> None:
        """Run a loop over all rows, part by part: a thread that is done takes the next part."""
        if self.threads == 1 or rows < ROWS_WORTH_A_THREAD:
            loop(*arguments, 0, rows)
            return
        if not self._started:
            self._start()
        size = max(ROWS_WORTH_A_THREAD, rows // (self.threads * PARTS_A_THREAD))
        firsts = range(0, rows, size)
        for first in firsts:
            self._work.put(partial(loop, *arguments, first, min(first + size, rows)))
        with suppress(Empty):
            while part := self._work.get_nowait():
                _do(part, self._done)
        failed = [self._done.get() for _ in firsts]
        for error in filter(None, failed):
            raise error


def _work_on(work: "SimpleQueue[Part | None]", done: "SimpleQueue[BaseException | None]") -> None:
    """Work until the pool is gone. A queue is the cheapest way to wake a thread."""
    while part := work.get():
        _do(part, done)


def _do(part: Part, done: "SimpleQueue[BaseException | None]") -> None:
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
