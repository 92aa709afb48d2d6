"""Connections: requests are limited in size and time, and connections in number per address."""

import asyncio
import logging
import time
from collections import Counter
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from stellwerk.server.web.rate_limits import SECONDS_BETWEEN_WARNINGS, household, is_loopback
from stellwerk.server.web.security import MOST_BYTES

MOST_CONNECTIONS = 10_000
MOST_OF_AN_ADDRESS = 200
SECONDS_FOR_HEADERS = 10.0
SECONDS_FOR_A_BODY = 20.0

TOO_SLOW = (
    b"HTTP/1.1 408 Request Timeout\r\n"
    b"content-type: text/plain; charset=utf-8\r\nconnection: close\r\n\r\n"
    b"the request did not arrive in time"
)

log = logging.getLogger(__name__)


class Connection(HttpToolsProtocol):
    """A connection whose requests are of limited size, and arrive in limited time."""

    head = 0
    """bytes of a request whose headers are not complete yet"""
    headers_size = 0
    """bytes of its headers so far, even if they came together with all the rest"""
    address = ""
    _deadline: asyncio.TimerHandle | None = None
    _counted: ClassVar[Counter[str]] = Counter()
    """open connections by address"""
    _warned_at: ClassVar[float] = float("-inf")

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = household(self.client[0] if self.client else "")
        self._counted[self.address] += 1
        crowded = self._counted[self.address] > MOST_OF_AN_ADDRESS
        if crowded and not is_loopback(self.address):
            self._refuse("one address has too many connections")
        else:
            self._expect_within(SECONDS_FOR_HEADERS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        self._counted[self.address] -= 1
        if not self._counted[self.address]:
            del self._counted[self.address]
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.head += len(data)
        super().data_received(data)
        if self.head > MOST_BYTES and not self.transport.is_closing():
            self.send_400_response("too many bytes of headers")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.headers_size = 0
        self._expect_within(SECONDS_FOR_HEADERS)

    def on_url(self, url: bytes) -> None:
        self._weigh(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._weigh(name, value)
        super().on_header(name, value)

    def _weigh(self, *parts: bytes) -> None:
        """Raises in the parser, which answers with a bad request."""
        self.headers_size += sum(map(len, parts))
        if self.headers_size > MOST_BYTES:
            raise ValueError("too many bytes of headers")

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.head = 0
        self._expect_within(SECONDS_FOR_A_BODY)

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self.head = 0

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._expect_nothing()

    def _expect_within(self, seconds: float) -> None:
        self._expect_nothing()
        self._deadline = self.loop.call_later(seconds, self._give_up)

    def _expect_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        """Close a connection whose request has not arrived in time."""
        if not self.transport.is_closing():
            if self.head or (self.cycle and not self.cycle.response_started):
                self.transport.write(TOO_SLOW)
            self.transport.close()

    def _refuse(self, why: str) -> None:
        """Close at once, and log a warning now and then."""
        self.transport.abort()
        now = time.monotonic()
        if now - Connection._warned_at >= SECONDS_BETWEEN_WARNINGS:
            Connection._warned_at = now
            log.warning("connections are refused: %s", why)
