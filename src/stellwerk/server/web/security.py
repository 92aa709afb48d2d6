"""Security: rate limits, host names, and nothing that another site makes a browser send."""

import time
from contextlib import suppress
from urllib.parse import urlsplit

from litestar import Request
from litestar.types import Message, Scope

from stellwerk.server.web.hosts import is_known
from stellwerk.server.web.problems import ApiError
from stellwerk.server.web.rate_limits import rate_key_of

MOST_BYTES = 16 * 1024  # of a request
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
JSON = "application/json"

# An answer is data: a browser that shows one must not run, frame or cache it.
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

RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


async def check_request(request: Request) -> None:  # type: ignore[type-arg]
    """ApiError for a request that must not be answered."""
    request.scope["state"]["began"] = time.perf_counter()
    request.app.state.limits.spend("requests", rate_key_of(request))
    if not is_known(request.headers.get("host"), request.app.state.hosts):
        raise ApiError("other_host")
    if request.method not in SAFE_METHODS:
        refuse_other_sites(request)
        refuse_other_than_json(request.headers.get("content-type", ""), await request.body())


def refuse_other_sites(request: Request) -> None:  # type: ignore[type-arg]
    """Browsers say which site a request comes from, and scripts cannot change that."""
    site = request.headers.get("sec-fetch-site")
    origin = request.headers.get("origin")
    own = origin is None or _place(origin) == request.headers.get("host")
    if site not in (None, "same-origin", "none") or not own:
        raise ApiError("other_site")


def _place(origin: str) -> str | None:
    """Host and port of an origin; None if it is malformed, such as `http://[`."""
    with suppress(ValueError):
        return urlsplit(origin).netloc
    return None


def refuse_other_than_json(kind: str, body: bytes) -> None:
    """Other sites cannot send JSON without a CORS preflight. Text has to be UTF-8."""
    if body and kind.partition(";")[0].strip().lower() != JSON:
        raise ApiError("no_json")
    try:
        body.decode()
    except UnicodeDecodeError:
        raise ApiError("bad_encoding") from None


async def add_headers(message: Message, scope: Scope) -> None:
    """A route may set one of them itself."""
    if message["type"] == "http.response.start":
        headers = list(message["headers"])
        names = {name.lower() for name, _ in headers}
        message["headers"] = headers + [header for header in RAW_HEADERS if header[0] not in names]
