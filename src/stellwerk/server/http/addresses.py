"""Route: where others can open this server."""

import msgspec
from litestar import Request, get

from stellwerk.server.web.addresses import Door, is_near, urls_for_others
from stellwerk.server.web.hosts import OWN, is_known

PROXIED = ("forwarded", "via", "x-forwarded-", "x-real-ip")


class Addresses(msgspec.Struct, frozen=True):
    """Where others can open this server."""

    urls: list[str] | None
    """in the same network, the likeliest first; empty if it listens on its own machine alone, and
    none for a client from elsewhere"""
    names: list[str]
    """that the server was told, for the same clients"""


@get("/addresses", summary="Where others can open this server")
async def addresses(request: Request, door: Door) -> Addresses:  # type: ignore[type-arg]
    """Told to clients on the server's machine or in its private network."""
    if not may_know(request):
        return Addresses(None, [])
    return Addresses(urls_for_others(door), list(door.names))


def may_know(request: Request) -> bool:  # type: ignore[type-arg]
    """Not through a proxy, whose clients are far away, and not under the name of another site."""
    headers, client = request.headers, request.client
    if any(name.lower().startswith(PROXIED) for name in headers) or client is None:
        return False
    return is_known(headers.get("host"), frozenset({OWN})) and is_near(client.host)
