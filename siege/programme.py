"""The programme: what happens in a siege, for how long, and what it has to reach."""

from typing import NamedTuple

from siege.breaking import FAULTS, Fault
from siege.servers import KINDS

MINUTES_OF_A_LONG_ONE = 60


class Parts(NamedTuple):
    """Seconds of each part, for servers of one kind. Each has servers of its own."""

    measuring: float
    """honest tables in quiet and under floods; nothing else runs meanwhile"""
    kills: float
    """kill -9 again and again, with honest people and bad input"""
    faults: float
    worlds: float
    """at most: less if enough answers were compared"""
    fuzz: float
    """bad input alone, with few honest people, for at least so long: it gets what is left"""


class Programme(NamedTuple):
    seconds: float
    """for servers of one kind"""
    parts: Parts
    floods: dict[str, float]
    """and the seconds of each"""
    quiet: float
    """seconds before each flood"""
    lines: int
    """of the victims' table before the first flood"""
    faults: tuple[Fault, ...]
    answers: int
    """of two worlds to be compared"""
    pace: float = 1.0
    """by which faults are shorter"""
    kinds: tuple[str, ...] = KINDS


# Of half an hour. Servers have to be started too, and proofs to be checked.
LONG = Parts(measuring=480, kills=420, faults=130, worlds=380, fuzz=200)
ANSWERS = 52_000

REPLAYS = "replays of long records"
FLOODS = {
    "logs of the victims' table": 16.0,
    "pages of the victims' table": 14.0,
    "resumed streams of the victims' table": 16.0,
    "streams that nobody reads": 14.0,
    "chat at the victims' table": 14.0,
    REPLAYS: 14.0,
    "exports": 14.0,
    "public tables": 14.0,
    "tables from one IPv6 network": 14.0,
    "random tokens, then tables": 50.0,
    "half headers": 36.0,
    "silent connections": 36.0,
    "slow bodies": 36.0,
    "advice": 20.0,
    "150 tables of six dispatchers": 25.0,  # the last: its bots think on for hours
}
SECONDS_BESIDE_A_FLOOD = 9.0  # of quiet, and of what is done before and after
LEAST_SECONDS_OF_A_FLOOD = 12.0


def programme(minutes: float) -> Programme:
    """Everything in an hour; less of everything, and some of the floods, in less."""
    scale = minutes / MINUTES_OF_A_LONG_ONE
    parts = Parts(*(seconds * scale for seconds in LONG))
    number = max(2, min(len(FLOODS), int(parts.measuring / LEAST_SECONDS_OF_A_FLOOD)))
    names = list(FLOODS)[:: -(-len(FLOODS) // number)]
    wanted = sum(FLOODS[name] + SECONDS_BESIDE_A_FLOOD for name in names)
    shorter = min(1.0, parts.measuring / wanted)
    floods = {name: FLOODS[name] * shorter for name in names}
    return Programme(
        minutes * 60 / len(KINDS),
        parts,
        floods,
        quiet=6 * shorter,
        lines=400,
        faults=FAULTS,
        answers=round(ANSWERS * scale),
    )


SHORT = Programme(
    20,
    Parts(measuring=4, kills=4, faults=3, worlds=2, fuzz=0),
    {"logs of the victims' table": 2.0, "tables from one IPv6 network": 2.0},
    quiet=1.0,
    lines=30,
    faults=tuple(
        fault
        for fault in FAULTS
        if fault.name in ("disk full", "stopped with SIGSTOP", "PostgreSQL restarted, fast")
    ),
    answers=1000,
    pace=0.25,
)
"""for the tests: a little of each"""
