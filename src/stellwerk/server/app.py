"""The application: all routes, and what holds for every one of them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from stellwerk import __version__
from stellwerk.server.http import account as own_data
from stellwerk.server.http import events as watching
from stellwerk.server.http import fairness
from stellwerk.server.http import games as listing
from stellwerk.server.http import leaving as changing
from stellwerk.server.http import maps as plans
from stellwerk.server.http import moves as playing
from stellwerk.server.http import replays as replaying
from stellwerk.server.http import seats as opening
from stellwerk.server.http import story as telling
from stellwerk.server.http import tables as looking
from stellwerk.server.http import text as drawing
from stellwerk.server.http.long_reads import Reading
from stellwerk.server.http.views import ViewsOfGames
from stellwerk.server.http.visitors import visitor_of
from stellwerk.server.live.bots import Bots
from stellwerk.server.live.registry import Tables
from stellwerk.server.storage.store import Store
from stellwerk.server.web.errors import HANDLERS, Problem
from stellwerk.server.web.guard import MOST_BYTES, add_headers, guard
from stellwerk.server.web.hosts import Hosts
from stellwerk.server.web.languages import language_of
from stellwerk.server.web.logs import log_request
from stellwerk.server.web.metrics import metrics
from stellwerk.server.web.problems import PROBLEMS
from stellwerk.server.web.rate_limits import Limits, party_of
from stellwerk.server.web.site import site

REFUSED = ResponseSpec(Problem, generate_examples=False, description="Why not, and what to do")
DESCRIPTION = (
    "Tables for people and bots. POST /api/visitors gives a program a token for the header "
    "`Authorization: Bearer TOKEN`; browsers get a cookie. See docs/http-api.md."
)


def application(
    tables: Tables, hosts: Hosts | None = None, limits: Limits | None = None
) -> Litestar:
    """The application for these tables, which start and stop with it; under any of these names."""
    limits = limits or Limits()
    reading = Reading(limits)
    return Litestar(
        route_handlers=[listing.health, metrics, api(), site],
        dependencies={
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "visitor": Provide(visitor_of),
            "language": Provide(language_of),
            "party": Provide(party_of, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "reading": Provide(lambda: reading, sync_to_thread=False),
        },
        before_request=guard,
        before_send=[add_headers, log_request],
        state=State({"limits": limits, "hosts": hosts}),
        exception_handlers=HANDLERS,
        lifespan=[lambda _: running(tables, reading)],
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
    """The OpenAPI document, without serving anything."""
    store = Store("sqlite://")
    try:
        return application(Tables(store, Bots())).openapi_schema.to_schema()
    finally:
        store.close()


ROUTES = [
    opening.new_visitor,
    opening.open_table,
    opening.accept,
    opening.invite,
    opening.take,
    opening.seats,
    own_data.export,
    own_data.forget,
    playing.play,
    playing.undo,
    playing.say,
    changing.resign,
    changing.rematch,
    listing.shelf,
    listing.public_tables,
    listing.own_tables,
    looking.look,
    looking.log,
    looking.advice,
    looking.record,
    drawing.text,
    drawing.replay_text,
    telling.story,
    fairness.fairness,
    watching.watch,
    plans.plan,
    replaying.replay,
]


def api() -> Router:
    """Every route refuses in the same way, and the OpenAPI document says so."""
    refusals = {known.status: REFUSED for known in PROBLEMS.values()}
    for route in ROUTES:
        route.responses = {**refusals, **(route.responses or {})}
    return Router(path="/api", route_handlers=ROUTES)


@asynccontextmanager
async def running(tables: Tables, reading: Reading) -> AsyncIterator[None]:
    try:
        await tables.start()
        yield
    finally:
        await tables.stop()
        await reading.stop()
        tables.store.close()
