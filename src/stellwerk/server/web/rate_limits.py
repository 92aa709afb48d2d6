"""Rate limits: no client can keep others from playing. Each process has its own token buckets.

A bucket is full at first. When it is empty, a client waits until enough has dripped in again.
Requests from this machine are not counted: a proxy has to say for whom it asks (docs/hosting.md).
"""

import logging
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import NamedTuple

from litestar.connection import ASGIConnection

from stellwerk.server.web.problems import RetryLater
from stellwerk.server.web.visitors import digest_of, token_in

MOST_BUCKETS = 20_000
MOST_STREAMS = 20  # of one visitor; an address may have VISITORS_AN_ADDRESS times as many
VISITORS_AN_ADDRESS = 5
SECONDS_BETWEEN_WARNINGS = 60.0  # in the log, about refusals of one kind

log = logging.getLogger(__name__)


class Limit(NamedTuple):
    """How much at once, and how much a second after that."""

    burst: int
    a_second: float
    an_address: int = VISITORS_AN_ADDRESS
    """times as much for all visitors at one address together"""


LIMITS = {
    "requests": Limit(100, 20),
    "tables": Limit(30, 1 / 60),
    "public": Limit(5, 1 / 300),
    "chat": Limit(10, 1 / 3),
    "spectators": Limit(4, 1 / 15),
    "advice": Limit(10, 1 / 2),
    "codes": Limit(10, 1 / 15),
    "all_codes": Limit(200, 5, 1),  # of all visitors together: guessing finds none
    "asks": Limit(3, 1 / 120),
    "reports": Limit(5, 1 / 60),
    "exports": Limit(5, 1 / 60),
    "reading": Limit(1, 1 / 10, 2),  # seconds of a processor, for what is dear to compute
}


class TooMany(RetryLater):
    """The client has reached a limit."""

    def __init__(self, seconds: float) -> None:
        super().__init__("too_many", seconds)


class RateKey(NamedTuple):
    """Whom a request is counted for: a visitor, and all clients at the same address."""

    visitor: bytes | None
    address: str


class Bucket(NamedTuple):
    """How full it was, and when."""

    level: float
    moment: float


class Limits:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._buckets: dict[tuple[str, bytes | str], Bucket] = {}
        self._streams: Counter[bytes | str] = Counter()
        self._warned_at: dict[str, float] = {}

    def spend(self, name: str, rate_key: RateKey | None, amount: float = 1) -> None:
        """Take so much; TooMany if that is too much for the address or the visitor.

        A visitor counts only where the address was let through: tokens are free to make up.
        """
        for who in _counted(rate_key):
            bucket = self._bucket(name, who)
            if bucket.level < amount:
                self._warn(name)
                raise TooMany((amount - bucket.level) / _limit_of(name, who).a_second)
            self._take(name, who, bucket, amount)

    def charge(self, name: str, rate_key: RateKey | None, amount: float) -> None:
        """Take what something has cost. An overdrawn bucket makes the next request wait."""
        for who in _counted(rate_key):
            self._take(name, who, self._bucket(name, who), amount)

    def _bucket(self, name: str, who: bytes | str) -> Bucket:
        """The bucket with what has dripped in until now."""
        limit, now = _limit_of(name, who), self._clock()
        level, moment = self._buckets.get((name, who), Bucket(limit.burst, now))
        return Bucket(min(limit.burst, level + (now - moment) * limit.a_second), now)

    def _take(self, name: str, who: bytes | str, bucket: Bucket, amount: float) -> None:
        self._buckets[name, who] = bucket._replace(level=bucket.level - amount)
        if len(self._buckets) > MOST_BUCKETS:
            self._forget()

    def _forget(self) -> None:
        """The fullest tenth: a bucket that is forgotten counts as full."""

        def seconds_until_full(key: tuple[str, bytes | str]) -> float:
            limit = _limit_of(*key)
            return (limit.burst - self._bucket(*key).level) / limit.a_second

        emptiest = sorted(self._buckets, key=seconds_until_full, reverse=True)
        kept = emptiest[: MOST_BUCKETS * 9 // 10]
        self._buckets = {key: self._buckets[key] for key in kept}

    def _warn(self, name: str) -> None:
        """Log that requests are refused, now and then, without addresses."""
        now = self._clock()
        if now - self._warned_at.get(name, -SECONDS_BETWEEN_WARNINGS) >= SECONDS_BETWEEN_WARNINGS:
            self._warned_at[name] = now
            log.warning("requests are refused: rate limit %s", name)

    def check_streams(self, rate_key: RateKey | None) -> None:
        if rate_key is None:
            return
        crowded = self._streams[rate_key.address] >= MOST_STREAMS * VISITORS_AN_ADDRESS
        if crowded or (rate_key.visitor and self._streams[rate_key.visitor] >= MOST_STREAMS):
            self._warn("streams")
            raise TooMany(10)

    @contextmanager
    def streaming(self, rate_key: RateKey | None) -> Iterator[None]:
        keys = [key for key in rate_key or () if key is not None]
        self._streams.update(keys)
        try:
            yield
        finally:
            self._streams.subtract(keys)
            self._streams += Counter()  # forgets those who have none


def _counted(rate_key: RateKey | None) -> list[bytes | str]:
    """The keys of the buckets, the address first."""
    return [] if rate_key is None else [who for who in (rate_key.address, rate_key.visitor) if who]


def _limit_of(name: str, who: bytes | str) -> Limit:
    """An address is text, a visitor a digest."""
    limit = LIMITS[name]
    times = limit.an_address if isinstance(who, str) else 1
    return limit._replace(burst=limit.burst * times, a_second=limit.a_second * times)


def rate_key_of(request: ASGIConnection) -> RateKey | None:  # type: ignore[type-arg]
    """None for a request from this machine that does not come through a proxy."""
    known: dict[str, RateKey | None] = request.scope["state"]
    if "rate_key" not in known:
        known["rate_key"] = _rate_key_of(request)
    return known["rate_key"]


def _rate_key_of(request: ASGIConnection) -> RateKey | None:  # type: ignore[type-arg]
    address = "" if request.client is None else household(request.client.host)
    token = token_in(request)
    if is_loopback(address) and "x-forwarded-for" not in request.headers:
        return None
    return RateKey(None if token is None else digest_of(token), address)


@lru_cache(MOST_BUCKETS)
def household(address: str) -> str:
    """An address, or the network of an IPv6 address: a household has 2**64 of them."""
    try:
        found = ip_address(address)
    except ValueError:
        return address  # a proxy may send any name
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.is_loopback:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, 64), strict=False))


@lru_cache(MOST_BUCKETS)
def is_loopback(household: str) -> bool:
    try:
        return not household or ip_address(household).is_loopback
    except ValueError:
        return False
