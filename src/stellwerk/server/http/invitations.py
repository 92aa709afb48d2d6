"""Routes: invite to a free seat, and accept an invitation."""

from typing import Annotated

import msgspec
from litestar import Response, post
from msgspec import Meta

from stellwerk.kernel.actor import MOST_SEATS
from stellwerk.server.http.new_table_request import Name
from stellwerk.server.http.seats import SeatAssigned, seat_assigned
from stellwerk.server.http.tables import Invitation
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.web.problems import ApiError
from stellwerk.server.web.visitors import TOKEN, Visitor, digest_of, new_token


class Acceptance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An invitation that a visitor accepts."""

    invitation: Annotated[str, Meta(max_length=60)]
    name: Name = ""


class Inviting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A free seat that another visitor is invited to."""

    seat: Annotated[int, Meta(ge=1, le=MOST_SEATS)]


@post("/tables/{table:str}/invitations", summary="Invite again to a free seat")
async def invite(
    table: str, data: Inviting, registry: TableRegistry, visitor: Visitor
) -> Invitation:
    """Revokes the previous invitation, whoever holds it."""
    live = await registry.load(table)
    agreement, seat = live.session.agreement, data.seat - 1
    if not visitor.opened(agreement.opener):
        raise ApiError("not_opener")
    if data.seat > len(agreement.places) or live.session.bots[seat]:
        raise ApiError("not_for_people", seat=data.seat)
    token = new_token()
    await registry.store.invite(table, seat, digest_of(token))
    return Invitation(data.seat, token)


@post("/seats", summary="Take a seat by an invitation")
async def accept(
    data: Acceptance, registry: TableRegistry, visitor: Visitor
) -> Response[SeatAssigned]:
    found = None
    if TOKEN.fullmatch(data.invitation):
        found = await registry.store.invited(digest_of(data.invitation))
    if found is None:
        raise ApiError("no_such_invitation")
    return await seat_assigned(*found, data.name, registry, visitor)
