"""Bars: what a siege has to show, and whether it did."""

from typing import NamedTuple

from siege.faults import GOES_ON
from siege.findings import Findings, share
from siege.measuring import QUIET
from siege.programme import MINUTES_OF_A_LONG_ONE

MOST_TIMES_AS_LONG = 3.0
HELD = "held after 30 s"
TABLES_AT_ONCE = 150  # that one address may open, docs/http-api.md
TABLES_AN_HOUR = 300

IN_AN_HOUR = {
    "kills": 300,
    "bad requests answered": 300_000,
    "answers of two worlds compared": 100_000,
}
PROMISES = (
    "every part of the siege ends as planned",
    "nothing acknowledged is lost",
    "nothing is doubled",
    "no gap and no double in a stream",
    "no byte is different in a replay",
    "the dealer's proof holds",
    "no error of the server",
    "no traceback in a log",
    "no secret in a log",
    "an honest move is accepted",
    "everybody is answered",
    "every table goes on after a fault",
    GOES_ON,
    "two worlds send the same bytes",
    "a player who has resigned sees what a spectator sees",
)


class Bar(NamedTuple):
    what: str
    found: str
    holds: bool


class Flooded(NamedTuple):
    """The honest tables under one flood, beside the quiet of the same servers."""

    name: str
    findings: Findings
    seconds: float
    processes: int

    def of(self, what: str) -> list[float]:
        return self.findings.samples[f"{self.name}: {what}"]

    def quiet(self, what: str) -> list[float]:
        return self.findings.samples[f"{QUIET}: {what}"]

    @property
    def move(self) -> float:
        """How many times as long a move takes, 99 of 100."""
        return times(share(self.of("move"), 0.99), share(self.quiet("move"), 0.99))

    @property
    def bot(self) -> float:
        """How many times as long a bot takes, on average."""
        return times(mean(self.of("bot")), mean(self.quiet("bot")))

    @property
    def locked_out(self) -> int:
        return len(self.of("locked out"))

    def count(self, what: str) -> int:
        return self.findings.counts[f"{self.name}: {what}"]

    @property
    def most_tables(self) -> float:
        drip = TABLES_AN_HOUR * (self.seconds + 20) / 3600
        return (TABLES_AT_ONCE + drip + 1) * self.processes

    @property
    def beyond(self) -> list[str]:
        """What it got that no single address should get."""
        found = []
        if self.count("opened") > self.most_tables:
            found.append(f"{self.count('opened')} tables opened")
        if self.count(HELD):
            found.append(f"{self.count(HELD)} connections held")
        if self.count("victim's table hidden"):
            found.append("hides the table of others from the lobby")
        return found

    @property
    def holds(self) -> bool:
        slow = max(self.move, self.bot) > MOST_TIMES_AS_LONG
        return not (slow or self.locked_out or self.beyond)


def times(now: float, before: float) -> float:
    return now / before if before else 0.0


def mean(samples: list[float]) -> float:
    return sum(samples) / len(samples) if samples else 0.0


def promises(found: list[Findings]) -> list[Bar]:
    bars = []
    for promise in PROMISES:
        broken = sum(findings.failed[promise] for findings in found)
        bars.append(Bar(promise, f"broken {broken:,} ×" if broken else "always", not broken))
    return bars


def amounts(found: list[Findings], minutes: float) -> list[Bar]:
    bars = []
    for what, wanted in IN_AN_HOUR.items():
        least = round(wanted * min(1.0, minutes / MINUTES_OF_A_LONG_ONE))
        number = sum(findings.counts[what] for findings in found)
        bars.append(Bar(f"at least {least:,} {what}", f"{number:,}", number >= least))
    return bars
