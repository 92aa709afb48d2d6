"""Errors: a status, and a sentence that says what to do."""

import logging
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from stellwerk.match import CannotRead, NotLegal
from stellwerk.server.course import Conflict, OtherRules
from stellwerk.server.statements import Taken
from stellwerk.server.tables import NoSuchTable

log = logging.getLogger(__name__)

STATUS = {
    CannotRead: HTTPStatus.BAD_REQUEST,
    NotLegal: HTTPStatus.UNPROCESSABLE_ENTITY,
    Conflict: HTTPStatus.CONFLICT,
    NoSuchTable: HTTPStatus.NOT_FOUND,
    OtherRules: HTTPStatus.GONE,
}
TOO_DEEP = "this JSON has too many brackets inside each other"


class Problem(msgspec.Struct, frozen=True):
    """What went wrong, in a sentence that says what to do."""

    error: str


def _answer(status: int, sentence: str, headers: Any = None) -> Response[Problem]:
    return Response(Problem(sentence), status_code=status, headers=headers)


def ours(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    return _answer(STATUS[type(error)], str(error))


def busy(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    return _answer(HTTPStatus.CONFLICT, "too many at once changed this table: send it again")


def too_deep(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    return _answer(HTTPStatus.BAD_REQUEST, TOO_DEEP)


def of_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    sentence = error.detail or HTTPStatus(error.status_code).phrase
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        sentence = "; ".join(map(_wrong, error.extra)) or sentence
    return _answer(error.status_code, sentence, error.headers)


def _wrong(found: Any) -> str:
    if not isinstance(found, dict):
        return str(found)
    return ": ".join(str(found[part]) for part in ("key", "message") if part in found)


def unexpected(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("an error nobody expected", exc_info=error)
    return _answer(HTTPStatus.INTERNAL_SERVER_ERROR, "the server made a mistake; it is in its log")


HANDLERS: dict[int | type[Exception], Callable[..., Response[Any]]] = {
    **dict.fromkeys(STATUS, ours),
    Taken: busy,
    RecursionError: too_deep,
    HTTPException: of_http,
    Exception: unexpected,
}
