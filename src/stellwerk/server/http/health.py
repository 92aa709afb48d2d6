"""Route: whether the server is well."""

import msgspec
from litestar import get

from stellwerk.server.live.registry import TableRegistry


class Health(msgspec.Struct, frozen=True):
    """Alive, able to write, and how many tables are in memory."""

    status: str
    tables: int


@get("/healthz", summary="Whether the server is well")
async def health(registry: TableRegistry) -> Health:
    """503 if the database cannot be read, or the last write failed."""
    await registry.store.agreement("")
    await registry.store.probe()
    return Health("ok", len(registry.awake))
