"""Threads that share out the rows of a batch; compiled loops run without the interpreter's lock."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any


class Pool:
    def __init__(self, rows: int, threads: int | None) -> None:
        self.threads = min(cores() if threads is None else positive("threads", threads), rows)
        self._others = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None

    def share(self, rows: int, loop: Callable[..., None], *arguments: Any) -> None:
        """Run a loop over all rows: the first part here, the others in other threads."""
        ends = [rows * part // self.threads for part in range(self.threads + 1)]
        if self._others is None:
            loop(*arguments, 0, rows)
            return
        parts = [
            self._others.submit(loop, *arguments, first, end) for first, end in pairwise(ends[1:])
        ]
        loop(*arguments, 0, ends[1])
        for part in parts:
            part.result()


def cores() -> int:
    """Those that we may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def positive(name: str, number: int) -> int:
    if number < 1:
        raise ValueError(f"{name} is at least 1, not {number}")
    return number
