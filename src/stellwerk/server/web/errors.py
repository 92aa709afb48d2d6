"""Errors: a status, a word for programs, and a sentence that says what to do."""

import logging
from collections.abc import Callable

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException

from stellwerk.core.refusals import CannotRead, MoveError, NotLegal
from stellwerk.server.web.languages import language_in
from stellwerk.server.web.problems import PROBLEMS, ApiError
from stellwerk.server.web.security import MOST_BYTES

log = logging.getLogger(__name__)

Asked = Request[object, object, State]

WORDS = {CannotRead: "cannot_read", NotLegal: "not_legal"}


class ProblemResponse(msgspec.Struct, frozen=True):
    """What went wrong."""

    error: str
    """a sentence that says what to do, in the language that was asked for"""
    problem: str
    """the same word for the same problem, always"""


def refused(request: Asked, error: ApiError) -> Response[ProblemResponse]:
    sentence = error.say(language_in(request))
    headers = {} if error.seconds is None else {"Retry-After": str(error.seconds)}
    return Response(
        ProblemResponse(sentence, error.problem), status_code=error.status, headers=headers
    )


def by_the_rules(request: Asked, error: MoveError) -> Response[ProblemResponse]:
    word, sentence = WORDS[type(error)], error.say(language_in(request))
    return Response(ProblemResponse(sentence, word), status_code=PROBLEMS[word])


def too_deep(request: Asked, _: Exception) -> Response[ProblemResponse]:
    return refused(request, ApiError("too_deep"))


def of_http(request: Asked, error: HTTPException) -> Response[ProblemResponse]:
    """What the framework refuses before a handler is called."""
    answer = refused(request, _known(request, error))
    answer.status_code = error.status_code
    answer.headers.update(error.headers or {})
    return answer


def _known(request: Asked, error: HTTPException) -> ApiError:
    if error.status_code == PROBLEMS["no_such_page"]:
        return ApiError("no_such_page")
    if error.status_code == PROBLEMS["wrong_method"]:
        return ApiError("wrong_method", method=request.method)
    if error.status_code == PROBLEMS["too_large"]:
        return ApiError("too_large", most=MOST_BYTES)
    why = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        why = "; ".join(map(_wrong, error.extra)) or why
    return ApiError("invalid", why=why)


def _wrong(found: object) -> str:
    if not isinstance(found, dict):
        return str(found)
    return ": ".join(str(found[part]) for part in ("key", "message") if part in found)


def unexpected(request: Asked, error: Exception) -> Response[ProblemResponse]:
    log.error("unhandled exception", exc_info=error)
    return refused(request, ApiError("mistake"))


HANDLERS: dict[int | type[Exception], Callable[..., Response[ProblemResponse]]] = {
    ApiError: refused,
    MoveError: by_the_rules,
    RecursionError: too_deep,
    HTTPException: of_http,
    Exception: unexpected,
}
