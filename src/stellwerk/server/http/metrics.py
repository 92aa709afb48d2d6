"""Route: metrics for Prometheus. Numbers only, without names and ids."""

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, Gauge, generate_latest

from stellwerk.server.live.registry import TableRegistry

TABLES = Gauge("stellwerk_tables_awake", "Tables in memory")
VIEWERS = Gauge("stellwerk_viewers", "Open streams of events")
THINKING = Gauge("stellwerk_bots_thinking", "Bots that think or wait for a core")


@get("/metrics", media_type="text/plain", summary="How much happens, for Prometheus")
async def metrics(registry: TableRegistry) -> Response[bytes]:
    TABLES.set(len(registry.awake))
    VIEWERS.set(sum(len(live.streams.open) for live in registry.awake))
    THINKING.set(registry.bots.thinking)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
