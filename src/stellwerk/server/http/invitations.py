"""Routes: invite to a free seat, and accept an invitation."""

from typing import Annotated, Literal

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


class InvitationLook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An invitation, to be looked at before it is accepted."""

    invitation: Annotated[str, Meta(max_length=60)]


class InvitationFound(msgspec.Struct, frozen=True):
    """Where an invitation leads to."""

    table: str
    seat: int
    state: Literal["free", "taken", "yours"]
    name: str
    """of whoever sits there now"""


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
    if not visitor.is_(agreement.opener):
        raise ApiError("not_opener")
    if data.seat > len(agreement.places) or live.session.bots[seat]:
        raise ApiError("not_for_people", seat=data.seat)
    token = new_token()
    await registry.store.invite(table, seat, digest_of(token))
    return Invitation(data.seat, token)


@post("/invitations/look", status_code=200, summary="Where an invitation leads to")
async def look_at_invitation(
    data: InvitationLook, registry: TableRegistry, visitor: Visitor, language: str
) -> InvitationFound:
    """Changes nothing. An invitation that was replaced, or whose seat a bot has, is unknown."""
    table, seat = await _invited(data.invitation, registry)
    session = await registry.look(table)
    if not session.seated[seat]:
        return InvitationFound(table, seat + 1, "free", "")
    mine = seat in session.seats_of(visitor.digest)
    name = session.names(language)[seat]
    return InvitationFound(table, seat + 1, "yours" if mine else "taken", name)


@post("/seats", summary="Take a seat by an invitation")
async def accept(
    data: Acceptance, registry: TableRegistry, visitor: Visitor
) -> Response[SeatAssigned]:
    found = await _invited(data.invitation, registry)
    return await seat_assigned(*found, data.name, registry, visitor)


async def _invited(invitation: str, registry: TableRegistry) -> tuple[str, int]:
    """The table and the seat of an invitation; ApiError if there is none."""
    found = None
    if TOKEN.fullmatch(invitation):
        found = await registry.store.invited(digest_of(invitation))
    if found is None:
        raise ApiError("no_such_invitation")
    return found
