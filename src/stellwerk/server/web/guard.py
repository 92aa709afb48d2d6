"""The guard: not too much at once, and nothing that another site makes a browser send."""

import time
from contextlib import suppress
from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from stellwerk.server.web.hosts import is_known
from stellwerk.server.web.problems import Refused
from stellwerk.server.web.rate_limits import party_of

MOST_BYTES = 16 * 1024  # of a request
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
JSON = "application/json"

# An answer is data. A browser that shows one runs nothing, frames nothing and keeps nothing.
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cache-Control": "no-store",
}


async def guard(request: Request) -> None:  # type: ignore[type-arg]
    """Before anything else is done for a request."""
    request.scope["state"]["began"] = time.perf_counter()
    request.app.state.limits.spend("requests", party_of(request))
    if not is_known(request.headers.get("host"), request.app.state.hosts):
        raise Refused("other_host")
    if request.method not in SAFE_METHODS:
        refuse_other_sites(request)
        refuse_what_is_no_json(request.headers.get("content-type", ""), await request.body())


def refuse_other_sites(request: Request) -> None:  # type: ignore[type-arg]
    """Browsers say where a request comes from, and no script can make them lie about it."""
    site = request.headers.get("sec-fetch-site")
    origin = request.headers.get("origin")
    own = origin is None or _place(origin) == request.headers.get("host")
    if site not in (None, "same-origin", "none") or not own:
        raise Refused("other_site")


def _place(origin: str) -> str | None:
    """The host and the port of an origin; what is none, such as `http://[`, is nowhere."""
    with suppress(ValueError):
        return urlsplit(origin).netloc
    return None


def refuse_what_is_no_json(kind: str, body: bytes) -> None:
    """No page of another site can send this type without asking first, and text is UTF-8."""
    if body and kind.partition(";")[0].strip().lower() != JSON:
        raise Refused("no_json")
    try:
        body.decode()
    except UnicodeDecodeError:
        raise Refused("bad_encoding") from None


async def add_headers(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
