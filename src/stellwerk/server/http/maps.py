"""Route: a map of Voll verplant as it is drawn, so that browsers lay no tracks of their own."""

import hashlib
from functools import cache
from typing import Annotated, NamedTuple

import msgspec
from litestar import Request, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from stellwerk.core.refusals import quoted
from stellwerk.games.voll_verplant.drawing import Plan, plan_of
from stellwerk.games.voll_verplant.maps.files import SHIPPED, read_city
from stellwerk.server.web.problems import ApiError

MapName = Annotated[str, Parameter(description="the id of a map", max_length=40)]
PLAN = ResponseSpec(Plan, generate_examples=False, description="The drawn map")


class EncodedPlan(NamedTuple):
    """A plan as it goes over the wire, and a tag that changes with it."""

    content: bytes
    tag: str


@cache
def sent(name: str) -> EncodedPlan:
    content = msgspec.json.encode(plan_of(read_city(name)))
    return EncodedPlan(content, f'"{hashlib.sha256(content).hexdigest()[:16]}"')


@get(
    "/maps/{name:str}",
    sync_to_thread=True,  # a map is lettered in half a second, once
    summary="A map of Voll verplant, drawn",
    responses={200: PLAN},
)
def plan(request: Request, name: MapName) -> Response[bytes]:  # type: ignore[type-arg]
    if name not in SHIPPED:
        raise ApiError("no_such_map", map=quoted(name), maps=", ".join(SHIPPED))
    content, tag = sent(name)
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(content, media_type="application/json", headers=headers)
