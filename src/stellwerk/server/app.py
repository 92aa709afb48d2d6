"""The application: all routes, and what holds for every one of them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from stellwerk import __version__
from stellwerk.server.http import (
    account,
    addresses,
    advice,
    asks,
    chat,
    devices,
    documents,
    events,
    fairness,
    games,
    health,
    here,
    invitations,
    lobbies,
    lobby_chairs,
    lobby_events,
    lobby_host,
    log,
    metrics,
    moves,
    record,
    rematch,
    replays,
    reports,
    seats,
    site,
    story,
    tables,
    text,
    warm,
)
from stellwerk.server.live.bots import Bots
from stellwerk.server.live.metered_reads import MeteredReads
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.storage.store import Store
from stellwerk.server.web.addresses import Door
from stellwerk.server.web.errors import HANDLERS, ProblemResponse
from stellwerk.server.web.hosts import known_hosts
from stellwerk.server.web.languages import language_of
from stellwerk.server.web.logs import log_request
from stellwerk.server.web.openapi_views import ViewsOfGames
from stellwerk.server.web.problems import PROBLEMS
from stellwerk.server.web.rate_limits import Limits, rate_key_of
from stellwerk.server.web.security import MOST_BYTES, add_headers, check_request
from stellwerk.server.web.visitors import visitor_of

REFUSED = ResponseSpec(
    ProblemResponse, generate_examples=False, description="Why not, and what to do"
)
# Streams and the files of the site are compressed already: their routes say `packed`.
COMPRESSED = CompressionConfig(
    "gzip", minimum_size=1000, gzip_compress_level=5, exclude_opt_key="packed"
)
DESCRIPTION = (
    "Tables for people and bots. POST /api/visitors gives a program a token for the header "
    "`Authorization: Bearer TOKEN`; browsers get a cookie. See docs/http-api.md."
)


EVERYWHERE = Door("0.0.0.0", 8000)


def application(
    registry: TableRegistry, door: Door = EVERYWHERE, limits: Limits | None = None
) -> Litestar:
    """The application for these tables, which it starts and stops, behind this door."""
    limits, hosts = limits or Limits(), known_hosts(door.host, door.names)
    reads = MeteredReads(limits)
    return Litestar(
        route_handlers=[health.health, metrics.metrics, api(), site.site],
        dependencies={
            "registry": Provide(lambda: registry, sync_to_thread=False),
            "visitor": Provide(visitor_of, sync_to_thread=False),
            "language": Provide(language_of, sync_to_thread=False),
            "rate_key": Provide(rate_key_of, sync_to_thread=False),
            "door": Provide(lambda: door, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "reads": Provide(lambda: reads, sync_to_thread=False),
        },
        compression_config=COMPRESSED,
        before_request=check_request,
        before_send=[add_headers, log_request],
        state=State({"limits": limits, "hosts": hosts}),
        exception_handlers=HANDLERS,
        lifespan=[lambda _: running(registry, reads)],
        openapi_config=OpenAPIConfig(
            title="Stellwerk",
            version=__version__,
            description=DESCRIPTION,
            path="/api/openapi.json",  # below its path Litestar says "not found" in HTML
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        plugins=[ViewsOfGames()],
        request_max_body_size=MOST_BYTES,
        logging_config=None,
    )


def document() -> dict[str, Any]:
    """The OpenAPI document, without a running server."""
    store = Store("sqlite://")
    try:
        return application(TableRegistry(store, Bots())).openapi_schema.to_schema()
    finally:
        store.close()


ROUTES = [
    account.new_visitor,
    tables.open_table,
    lobbies.open_lobby,
    lobbies.public_lobbies,
    lobbies.own_lobbies,
    lobbies.look,
    lobby_events.watch,
    lobbies.reveal,
    lobby_chairs.sit,
    lobby_chairs.rise,
    lobby_chairs.name,
    lobby_chairs.ready,
    lobby_host.place,
    lobby_host.swap,
    lobby_host.seats,
    lobby_host.agree,
    lobby_host.invite,
    lobby_host.start,
    lobby_host.close,
    lobby_host.host,
    invitations.accept,
    invitations.invite,
    invitations.look_at_invitation,
    devices.whereabouts,
    devices.make_code,
    devices.look_at_code,
    devices.use_code,
    asks.ask_back,
    asks.answer_ask,
    seats.take,
    seats.seats,
    account.export,
    account.forget,
    moves.play,
    moves.undo,
    chat.say,
    reports.report,
    here.here,
    seats.resign,
    warm.warm,
    warm.back,
    warm.nudge,
    warm.end,
    rematch.rematch,
    games.shelf,
    addresses.addresses,
    tables.public_tables,
    tables.own_tables,
    tables.look,
    log.log,
    advice.advice,
    record.record,
    text.text,
    text.replay_text,
    story.story,
    fairness.fairness,
    events.watch,
    *documents.routes(),
    replays.replay,
]


def api() -> Router:
    """All routes, documented with the answers that any of them may give to a bad request."""
    refusals = dict.fromkeys(PROBLEMS.values(), REFUSED)
    for route in ROUTES:
        route.responses = {**refusals, **(route.responses or {})}
    return Router(path="/api", route_handlers=ROUTES)


@asynccontextmanager
async def running(registry: TableRegistry, reads: MeteredReads) -> AsyncIterator[None]:
    try:
        await registry.start()
        yield
    finally:
        await registry.stop()
        await reads.stop()
        registry.store.close()
