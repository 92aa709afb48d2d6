"""Routes: open a table, look at it, and list tables."""

import secrets
from itertools import zip_longest
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter

from stellwerk.dealer import Dealer
from stellwerk.kernel.actor import MOST_SEATS
from stellwerk.server.http.new_table_request import (
    ME,
    PERSON,
    Opening,
    agreed_on,
    agreed_terms,
    numbered,
)
from stellwerk.server.live.commands import new_table_id
from stellwerk.server.live.metered_reads import MeteredReads
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.live.seat_names import plain_name
from stellwerk.server.live.seating import viewer_at
from stellwerk.server.live.snapshots import Page, Reader, page_of
from stellwerk.server.storage.log import Agreement, Place, TableSummary
from stellwerk.server.web.rate_limits import Limits, RateKey
from stellwerk.server.web.visitors import Visitor, digest_of, new_token

Viewer = Annotated[
    int | None,
    Parameter(
        ge=1, le=MOST_SEATS, required=False, description="one of your seats, if you have several"
    ),
]
At = Annotated[
    int | None,
    Parameter(ge=0, le=2**31 - 1, required=False, description="after this many entries, else now"),
]


class Invitation(msgspec.Struct, frozen=True):
    """Its holder may take this seat, once."""

    seat: int
    invitation: str


class TableOpened(msgspec.Struct, frozen=True):
    """A table that waits for its people. Its invitations are told here and never again."""

    table: str
    yours: list[int]
    invitations: list[Invitation]
    commitment: str


@post("/tables", summary="Open a table")
async def open_table(
    data: Opening,
    registry: TableRegistry,
    visitor: Visitor,
    limits: Limits,
    rate_key: RateKey | None,
) -> Response[TableOpened]:
    limits.spend("tables", rate_key)
    if data.public:
        limits.spend("public", rate_key)
    if rate_key is not None:
        await registry.store.check_room(visitor.known(), data.public)
    people = _people(data)
    tokens = {seat: new_token() for seat, (who, _) in enumerate(people) if who == PERSON}
    agreement = _agreement(data, [who for who, _ in people], tokens, visitor.known())
    names = _names(data, people)
    live = await registry.open(agreement, names)
    live.belong_to(rate_key)
    opened = TableOpened(
        live.id,
        [seat + 1 for seat in names],
        [Invitation(seat + 1, token) for seat, token in tokens.items()],
        live.session.dealer.commitment,
    )
    return Response(opened, cookies=visitor.cookies())


def _people(data: Opening) -> list[tuple[str, str]]:
    """Who each seat is for, and the name that was given for it, in the order of the table."""
    people = list(zip_longest(data.seats, data.names[: len(data.seats)], fillvalue=""))
    if data.order == "random":
        secrets.SystemRandom().shuffle(people)
    return people


def _agreement(data: Opening, seats: list[str], tokens: dict[int, str], opener: bytes) -> Agreement:
    game, options = agreed_on(data.game, seats, data.options)
    places = [
        Place(
            None if who in (ME, PERSON) else who,
            digest_of(tokens[seat]) if seat in tokens else None,
            opener if who == ME else None,
        )
        for seat, who in enumerate(seats)
    ]
    return Agreement(
        new_table_id(),
        game.name,
        game.rules_version,
        options,
        places,
        Dealer().seed,
        data.public,
        opener,
        terms=agreed_terms(data.terms, data.seats),
    )


def _names(data: Opening, people: list[tuple[str, str]]) -> dict[int, str]:
    """What the visitor is called at each seat of theirs."""
    mine = [seat for seat, (who, _) in enumerate(people) if who == ME]
    name = plain_name(data.name)
    return {seat: plain_name(people[seat][1]) or numbered(name, seat, mine) for seat in mine}


@get("/tables", summary="Public tables with a free seat")
async def public_tables(registry: TableRegistry) -> list[TableSummary]:
    return await registry.store.public_tables()


@get("/tables/mine", summary="Tables where a seat is yours")
async def own_tables(registry: TableRegistry, visitor: Visitor) -> list[TableSummary]:
    return await registry.store.tables_of(visitor.digest) if visitor.digest else []


@get("/tables/{table:str}", summary="A table as you may see it")
async def look(
    table: str,
    registry: TableRegistry,
    visitor: Visitor,
    language: str,
    reads: MeteredReads,
    rate_key: RateKey | None,
    seat: Viewer = None,
    at: At = None,
) -> Page:
    reads.check(rate_key)
    session = await registry.look(table)
    reader = Reader(viewer_at(session, seat, visitor), language)
    if at is None:
        return reads.at_once(rate_key, lambda: page_of(session, reader))
    return await reads.run(rate_key, lambda: page_of(session.twin(), reader, at))
