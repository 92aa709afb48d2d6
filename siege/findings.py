"""Findings: what was counted, what was measured, what failed, and when a fault was declared."""

import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

MOST_FAILURES_KEPT = 200
SECONDS_AFTER_A_FAULT = 5.0  # in which its last errors may still be answered and written


class Findings:
    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.samples: defaultdict[str, list[float]] = defaultdict(list)
        """seconds, by what was measured"""
        self.failures: list[str] = []
        self.failed: Counter[str] = Counter()
        """how often each kind of promise was broken"""
        self.skipped: list[str] = []
        self.phase = ""
        """what is being measured, if anything is"""
        self.faults: list[tuple[float, float]] = []
        """when the database was broken on purpose, by the clock of the logs"""

    def count(self, what: str, number: int = 1) -> None:
        self.counts[what] += number

    def measure(self, what: str, seconds: float) -> None:
        self.samples[what].append(seconds)

    def measure_now(self, what: str, seconds: float) -> None:
        """A sample of the phase that goes on."""
        if self.phase:
            self.measure(f"{self.phase}: {what}", seconds)

    def fail(self, promise: str, how: str) -> None:
        """A promise was broken; the first ones are kept with all that is known."""
        self.failed[promise] += 1
        if len(self.failures) < MOST_FAILURES_KEPT:
            self.failures.append(f"{promise}: {how}")

    def skip(self, what: str) -> None:
        if what not in self.skipped:
            self.skipped.append(what)

    @contextmanager
    def fault(self) -> Iterator[None]:
        """While the database is broken on purpose, errors of the server are no failures."""
        self.faults.append((time.time(), float("inf")))
        try:
            yield
        finally:
            self.faults[-1] = (self.faults[-1][0], time.time() + SECONDS_AFTER_A_FAULT)

    def is_declared(self, moment: float | None = None) -> bool:
        moment = time.time() if moment is None else moment
        return any(begin <= moment <= end for begin, end in self.faults)


def share(samples: list[float], part: float) -> float:
    """The sample that this part of all are not above; 0 without any."""
    ordered = sorted(samples)
    return ordered[min(int(len(ordered) * part), len(ordered) - 1)] if ordered else 0.0
