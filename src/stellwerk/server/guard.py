"""The guard: not too much at once, and nothing that another site makes a browser send."""

import time
from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from stellwerk.server.limits import party_of
from stellwerk.server.problems import Refused

MOST_BYTES = 16 * 1024  # of a request
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

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
    refuse_other_sites(request)


def refuse_other_sites(request: Request) -> None:  # type: ignore[type-arg]
    """Browsers say where a request comes from, and no script can make them lie about it."""
    if request.method in SAFE_METHODS:
        return
    site = request.headers.get("sec-fetch-site")
    origin = request.headers.get("origin")
    own = origin is None or urlsplit(origin).netloc == request.headers.get("host")
    if site not in (None, "same-origin", "none") or not own:
        raise Refused("other_site")


async def add_headers(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
