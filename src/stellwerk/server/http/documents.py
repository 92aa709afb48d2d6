"""Routes: what a browser fetches by name to draw a game, such as the maps of Voll verplant."""

import hashlib
from collections.abc import Iterator
from functools import cache
from typing import Annotated, NamedTuple

import msgspec
from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from stellwerk import games
from stellwerk.core.documents import Documents
from stellwerk.core.refusals import quoted
from stellwerk.server.web.problems import ApiError

Name = Annotated[str, Parameter(description="its name", max_length=40)]


class EncodedDocument(NamedTuple):
    """A document as it goes over the wire, and a tag that changes with it."""

    content: bytes
    tag: str


def routes() -> Iterator[HTTPRouteHandler]:
    """One for each game that has documents."""
    for name in games.NAMES:
        documents = games.game_named(name).parts.documents
        if documents is not None:
            yield route_to(documents)


def route_to(documents: Documents) -> HTTPRouteHandler:
    spec = ResponseSpec(documents.type, generate_examples=False, description=documents.about)

    @cache
    def sent(name: str) -> EncodedDocument:
        content = msgspec.json.encode(documents.document(name))
        return EncodedDocument(content, f'"{hashlib.sha256(content).hexdigest()[:16]}"')

    @get(
        f"/{documents.kind}s/{{name:str}}",
        sync_to_thread=True,  # a map is lettered in half a second, once
        summary=documents.about,
        responses={200: spec},
    )
    def document(request: Request, name: Name) -> Response[bytes]:  # type: ignore[type-arg]
        if name not in documents.names:
            kind, known = documents.kind, ", ".join(documents.names)
            raise ApiError(f"no_such_{kind}", **{kind: quoted(name), f"{kind}s": known})
        content, tag = sent(name)
        headers = {"ETag": tag, "Cache-Control": "no-cache"}
        if request.headers.get("if-none-match") == tag:
            return Response(b"", status_code=304, headers=headers)
        return Response(content, media_type="application/json", headers=headers)

    return document
