"""Route: a sign of life of somebody who plays with other people."""

from typing import Annotated

import msgspec
from litestar import post
from msgspec import Meta

from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.web.visitors import Visitor

LONGEST = 75  # seconds


class SignOfLife(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """You are at the table. Who has given one sign gives further ones, or is away."""

    seconds: Annotated[float, Meta(gt=0, le=LONGEST)]
    """for so long, if nothing else is heard"""


class Noticed(msgspec.Struct, frozen=True):
    """Whether you have a seat at this table. Others are not waited for."""

    seated: bool


@post("/tables/{table:str}/here", status_code=200, summary="A sign of life")
async def here(table: str, data: SignOfLife, registry: TableRegistry, visitor: Visitor) -> Noticed:
    """Nothing is read from the database, as long as the table is in memory."""
    live = await registry.load(table)
    if live.shared and visitor.digest and visitor.digest not in live.session.holders:
        await live.catch_up()
    if visitor.digest is None or visitor.digest not in live.session.holders:
        return Noticed(seated=False)
    live.presence.sign(visitor.digest, data.seconds)
    return Noticed(seated=True)
