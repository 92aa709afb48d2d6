"""Routes: leave a seat to a bot, and play again."""

from typing import Annotated

import msgspec
from litestar import post
from msgspec import Meta

from stellwerk import bots
from stellwerk.core.refusals import quoted
from stellwerk.server.http.moves import Done, Seat, own_seat
from stellwerk.server.http.visitors import Visitor
from stellwerk.server.live.registry import Tables
from stellwerk.server.live.rematch import agree
from stellwerk.server.web.problems import Refused


class Resignation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that is left to a bot for the rest of the game."""

    bot: Annotated[str, Meta(max_length=40, examples=["driver"])]
    seat: Seat | None = None


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another game, with the same bots or with another one in their place."""

    bot: Annotated[str, Meta(max_length=40, examples=["dispatcher"])] | None = None
    seat: Seat | None = None
    """says nothing: one agrees for all seats of one's own"""


class Again(msgspec.Struct, frozen=True):
    """The next table, as soon as all people have agreed to play again."""

    table: str | None


@post("/tables/{table:str}/resign", status_code=200, summary="Leave a seat to a bot")
async def resign(table: str, data: Resignation, tables: Tables, visitor: Visitor) -> Done:
    _check_bot(data.bot)
    seat = await own_seat(table, data.seat, tables, visitor)
    holder = visitor.known()
    return Done(await tables.at(table, lambda live: live.resign(seat, data.bot, holder)))


@post("/tables/{table:str}/rematch", status_code=200, summary="Offer or accept another game")
async def rematch(
    table: str, tables: Tables, visitor: Visitor, data: Rematch | None = None
) -> Again:
    wish = data.bot if data else None
    if wish is not None:
        _check_bot(wish)
    course = await tables.look(table)
    if visitor.digest is None:
        raise Refused("no_token")
    if not course.seats_of(visitor.digest):
        raise Refused("not_your_seat")
    holder = visitor.digest
    following = await tables.at(table, lambda live: agree(live, holder, wish))
    if following is not None:
        await tables.wake(following)  # its bots begin to think
    return Again(following)


def _check_bot(bot: str) -> None:
    if bot not in bots.NAMES:
        raise Refused("no_such_bot", who=quoted(bot), names=", ".join(bots.NAMES))
