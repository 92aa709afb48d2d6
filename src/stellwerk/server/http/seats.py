"""Routes: open a table, and sit down at one."""

import secrets
from itertools import zip_longest
from typing import Annotated

import msgspec
from litestar import Response, get, post
from msgspec import Meta

from stellwerk.dealer import Dealer
from stellwerk.server.http.table_request import ME, PERSON, Name, Opening, agreed_game, numbered
from stellwerk.server.http.visitors import TOKEN, Visitor, digest_of, new_token
from stellwerk.server.live.log import Agreement, Place
from stellwerk.server.live.registry import Tables
from stellwerk.server.live.seat_names import plain_name
from stellwerk.server.storage.queries import Taken
from stellwerk.server.web.problems import Refused
from stellwerk.server.web.rate_limits import Limits, Party


class Invitation(msgspec.Struct, frozen=True):
    """Whoever has it may take this seat, once."""

    seat: int
    invitation: str


class Opened(msgspec.Struct, frozen=True):
    """A table that waits for its people. Its invitations are told here and never again."""

    table: str
    yours: list[int]
    invitations: list[Invitation]
    commitment: str


class Acceptance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An invitation that somebody takes."""

    invitation: Annotated[str, Meta(max_length=60)]
    name: Name = ""


class Taking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A free seat at a public table."""

    seat: Annotated[int, Meta(ge=1, le=6)]
    name: Name = ""


class Inviting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A free seat that somebody else is invited to."""

    seat: Annotated[int, Meta(ge=1, le=6)]


class Seated(msgspec.Struct, frozen=True):
    """Where somebody sits now."""

    table: str
    seat: int


class Seats(msgspec.Struct, frozen=True):
    """Where you sit, and whether you may sit down."""

    yours: list[int]
    public: bool
    """whether anybody may take a free seat"""
    inviting: bool
    """whether you opened the table, and may invite to its free seats"""


class Token(msgspec.Struct, frozen=True):
    """For programs, which send it as `Authorization: Bearer TOKEN`. Browsers have a cookie."""

    token: str


@post("/visitors", summary="A token for a program")
async def new_visitor() -> Token:
    return Token(new_token())


@post("/tables", summary="Open a table")
async def open_table(
    data: Opening, tables: Tables, visitor: Visitor, limits: Limits, party: Party | None
) -> Response[Opened]:
    limits.spend("tables", party)
    if data.public:
        limits.spend("public", party)
    if party is not None:
        await tables.store.check_room(visitor.known(), data.public)
    people = list(zip_longest(data.seats, data.names[: len(data.seats)], fillvalue=""))
    if data.order == "random":
        secrets.SystemRandom().shuffle(people)
    seats = [who for who, _ in people]
    game, options = agreed_game(data, len(seats))
    tokens = {seat: new_token() for seat, who in enumerate(seats) if who == PERSON}
    mine = [seat for seat, who in enumerate(seats) if who == ME]
    name = plain_name(data.name)
    called = {seat: plain_name(people[seat][1]) or numbered(name, seat, mine) for seat in mine}
    places = [
        Place(
            None if who in (ME, PERSON) else who,
            digest_of(tokens[seat]) if seat in tokens else None,
            visitor.known() if who == ME else None,
        )
        for seat, who in enumerate(seats)
    ]
    id_, seed = secrets.token_urlsafe(12), Dealer().seed
    agreement = Agreement(
        id_, game.name, game.rules_version, options, places, seed, data.public, visitor.known()
    )
    table = await tables.open(agreement, called)
    table.belong_to(party)
    invitations = [Invitation(seat + 1, token) for seat, token in tokens.items()]
    yours = [seat + 1 for seat in mine]
    opened = Opened(table.id, yours, invitations, table.course.dealer.commitment)
    return Response(opened, cookies=visitor.cookies())


@post("/tables/{table:str}/invitations", summary="Invite anew to a free seat")
async def invite(table: str, data: Inviting, tables: Tables, visitor: Visitor) -> Invitation:
    """The invitation before is nothing any more, in whose hands it may be."""
    live = await tables.wake(table)
    agreement, seat = live.course.agreement, data.seat - 1
    if not _may_invite(agreement, visitor):
        raise Refused("not_opener")
    if data.seat > len(agreement.places) or live.course.bots[seat]:
        raise Refused("not_for_people", seat=data.seat)
    token = new_token()
    try:
        await tables.store.invite(table, seat, digest_of(token))
    except Taken:
        raise Refused("seat_taken", seat=data.seat) from None
    return Invitation(data.seat, token)


def _may_invite(agreement: Agreement, visitor: Visitor) -> bool:
    return visitor.digest is not None and visitor.digest == agreement.opener


@post("/seats", summary="Take a seat by an invitation")
async def accept(data: Acceptance, tables: Tables, visitor: Visitor) -> Response[Seated]:
    found = None
    if TOKEN.fullmatch(data.invitation):
        found = await tables.store.invited(digest_of(data.invitation))
    if found is None:
        raise Refused("no_such_invitation")
    return await _sit(*found, data.name, tables, visitor)


@get("/tables/{table:str}/seats", summary="Which seats are yours")
async def seats(table: str, tables: Tables, visitor: Visitor) -> Seats:
    course = await tables.look(table)
    yours = [seat + 1 for seat in course.seats_of(visitor.digest)]
    return Seats(yours, course.agreement.public, _may_invite(course.agreement, visitor))


@post("/tables/{table:str}/seats", summary="Take a free seat at a public table")
async def take(table: str, data: Taking, tables: Tables, visitor: Visitor) -> Response[Seated]:
    agreement = (await tables.wake(table)).course.agreement
    if not agreement.public:
        raise Refused("private_table")
    if data.seat > len(agreement.places) or agreement.places[data.seat - 1].bot:
        raise Refused("not_for_people", seat=data.seat)
    return await _sit(table, data.seat - 1, data.name, tables, visitor)


async def _sit(
    table: str, seat: int, name: str, tables: Tables, visitor: Visitor
) -> Response[Seated]:
    holder, plain = visitor.known(), plain_name(name)
    await tables.at(table, lambda live: live.sit(seat, holder, plain))
    return Response(Seated(table, seat + 1), cookies=visitor.cookies())
