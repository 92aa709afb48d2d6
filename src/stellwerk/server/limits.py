"""Limits: nobody can keep others from playing. Buckets in memory, for each process its own.

A bucket is full at first. Whoever empties it waits until enough has dripped in again. Requests from
this machine itself are not counted: a proxy has to say for whom it asks (docs/hosting.md).
"""

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from typing import NamedTuple

from litestar.connection import ASGIConnection

from stellwerk.server.problems import Refused
from stellwerk.server.visitors import digest_of, token_in

MOST_BUCKETS = 20_000
MOST_STREAMS = 20  # of one visitor; an address may have so many times as many
VISITORS_AN_ADDRESS = 5


class Limit(NamedTuple):
    """So many at once, and so many a second from then on."""

    burst: int
    a_second: float


LIMITS = {
    "requests": Limit(100, 20),
    "tables": Limit(30, 1 / 60),
    "advice": Limit(10, 1 / 2),
    "exports": Limit(5, 1 / 60),
}


class TooMany(Refused):
    """It is possible later."""

    def __init__(self, seconds: float) -> None:
        self.seconds = max(1, math.ceil(seconds))
        super().__init__("too_many", seconds=self.seconds)


class Party(NamedTuple):
    """Whom a request is counted for: a visitor, and everybody at the same address."""

    visitor: bytes | None
    address: str


class Limits:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, bytes | str], tuple[float, float]] = OrderedDict()
        self._streams: Counter[bytes | str] = Counter()

    def spend(self, name: str, party: Party | None) -> None:
        """One more; TooMany if that is too much for the visitor or the address."""
        if party is None:
            return
        wait = self._take(name, party.address, VISITORS_AN_ADDRESS)
        if party.visitor is not None:
            wait = max(wait, self._take(name, party.visitor, 1))
        if wait > 0:
            raise TooMany(wait)

    def _take(self, name: str, who: bytes | str, times: int) -> float:
        """Seconds until there is one in the bucket; 0 if there was and it is taken."""
        limit, now = LIMITS[name], self._clock()
        full = float(limit.burst * times)
        level, moment = self._buckets.pop((name, who), (full, now))
        level = min(full, level + (now - moment) * limit.a_second * times)
        wait = 0.0 if level >= 1 else (1 - level) / (limit.a_second * times)
        self._buckets[name, who] = (level if wait else level - 1, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return wait

    def check_streams(self, party: Party | None) -> None:
        if party is None:
            return
        crowded = self._streams[party.address] >= MOST_STREAMS * VISITORS_AN_ADDRESS
        if crowded or (party.visitor and self._streams[party.visitor] >= MOST_STREAMS):
            raise TooMany(10)

    @contextmanager
    def streaming(self, party: Party | None) -> Iterator[None]:
        keys = [key for key in party or () if key is not None]
        self._streams.update(keys)
        try:
            yield
        finally:
            self._streams.subtract(keys)
            self._streams += Counter()  # forgets those who have none


def party_of(request: ASGIConnection) -> Party | None:  # type: ignore[type-arg]
    """None for whoever is on this machine."""
    address = "" if request.client is None else request.client.host
    try:
        if not address or ip_address(address).is_loopback:
            return None
    except ValueError:
        pass  # a proxy may call somebody as it likes
    token = token_in(request)
    return Party(None if token is None else digest_of(token), address)
