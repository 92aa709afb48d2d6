"""Routes: go on on another device, by a code that is valid for ten minutes and used once."""

import asyncio
import time
from typing import Annotated

import msgspec
from litestar import Response, get, post
from msgspec import Meta

from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.storage.travel import NewCode
from stellwerk.server.web.device_codes import (
    MOST_TYPED,
    SECONDS_VALID,
    Opened,
    new_code,
    opened,
    plain_code,
    sealed,
    unsealed,
)
from stellwerk.server.web.problems import ApiError
from stellwerk.server.web.rate_limits import Limits, RateKey
from stellwerk.server.web.visitors import Visitor

EVERYBODY = RateKey(None, "all who try codes")

Typed = Annotated[str, Meta(max_length=MOST_TYPED, examples=["7KQ2M-X9RTA"])]


class DeviceCode(msgspec.Struct, frozen=True):
    """By it another device takes all your seats along, once."""

    code: str
    seconds: int
    """it is valid from now on"""


class CodeTyped(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code from another device; small letters, spaces and hyphens do not matter."""

    code: Typed


class Going(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How to go on here with what another device has."""

    code: Typed
    both: bool
    """both devices from now on, which are one visitor then; otherwise the other one has nothing"""


class CodeFound(msgspec.Struct, frozen=True):
    """What a code would take along."""

    tables: int
    """where the other device has a seat, or that it opened"""
    yours: int
    """where you have one, which you keep"""
    same: bool
    """whether the code is your own, or you are one visitor already"""


class Arrived(msgspec.Struct, frozen=True):
    """All is here."""

    tables: int


class Whereabouts(msgspec.Struct, frozen=True):
    """What became of your seats."""

    gone_on: bool
    """another device has taken them along, and your token stands for nothing any more"""
    shared: bool
    """another device has them too, by the newest of your codes"""


@post("/me/codes", summary="A code for another device")
async def make_code(
    registry: TableRegistry, visitor: Visitor, limits: Limits, rate_key: RateKey | None
) -> DeviceCode:
    """It takes the place of the one before."""
    if visitor.digest is None or visitor.token is None:
        raise ApiError("no_token")
    limits.spend("codes", rate_key)
    code, now = new_code(), _now()
    key = await asyncio.to_thread(opened, code)
    until = now + SECONDS_VALID * 1000
    made = NewCode(key.digest, visitor.digest, sealed(visitor.token, key.pad), until)
    await registry.store.open_code(made, now)
    return DeviceCode(f"{code[:5]}-{code[5:]}", SECONDS_VALID)


@post("/codes/look", status_code=200, summary="What a code would take along")
async def look_at_code(
    data: CodeTyped,
    registry: TableRegistry,
    visitor: Visitor,
    limits: Limits,
    rate_key: RateKey | None,
) -> Response[CodeFound]:
    """Changes nothing. A browser without a token gets one, to which the seats can go."""
    key = await _tried(data.code, limits, rate_key)
    found = await registry.store.look_at_code(key.digest, visitor.known(), _now())
    answer = CodeFound(found.theirs, found.own, found.same)
    return Response(answer, cookies=visitor.cookies())


@post("/codes/use", status_code=200, summary="Go on here")
async def use_code(
    data: Going,
    registry: TableRegistry,
    visitor: Visitor,
    limits: Limits,
    rate_key: RateKey | None,
) -> Response[Arrived]:
    """Sent again by the same visitor, it is done once."""
    key = await _tried(data.code, limits, rate_key)
    journey = await registry.journeys.travel(key.digest, visitor.known(), data.both, _now())
    if journey.sealed is not None:
        visitor.become(unsealed(journey.sealed, key.pad))
    tables = await registry.store.look_at_code(key.digest, visitor.known(), _now())
    return Response(Arrived(tables.own), cookies=visitor.cookies())


@get("/me", summary="What became of your seats")
async def whereabouts(registry: TableRegistry, visitor: Visitor) -> Whereabouts:
    if visitor.digest is None:
        return Whereabouts(gone_on=False, shared=False)
    store, who = registry.store, visitor.digest
    return Whereabouts(await store.has_gone(who), await store.has_arrived(who))


async def _tried(typed: str, limits: Limits, rate_key: RateKey | None) -> Opened:
    """What a code leads to. Whoever tries many has to wait, from wherever they try."""
    limits.spend("codes", rate_key)
    limits.spend("all_codes", EVERYBODY)
    code = plain_code(typed)
    if code is None:
        raise ApiError("no_such_code")
    return await asyncio.to_thread(opened, code)


def _now() -> int:
    return int(time.time() * 1000)
