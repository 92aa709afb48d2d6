"""Errors: a status, a word for programs, and a sentence that says what to do."""

import logging
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from stellwerk.core.refusals import CannotRead, NotLegal, Refusal
from stellwerk.server.storage.queries import Taken
from stellwerk.server.storage.store import Unavailable
from stellwerk.server.web.guard import MOST_BYTES
from stellwerk.server.web.languages import language_in
from stellwerk.server.web.problems import PROBLEMS, Later, Refused

log = logging.getLogger(__name__)

Asked = Request[Any, Any, Any]

SECONDS_UNTIL_NEXT_TRY = 2
WORDS = {CannotRead: "cannot_read", NotLegal: "not_legal"}


class Problem(msgspec.Struct, frozen=True):
    """What went wrong."""

    error: str
    """a sentence that says what to do, in the language that was asked for"""
    problem: str
    """the same word for the same problem, always"""


def refused(request: Asked, error: Refused) -> Response[Problem]:
    sentence = error.say(language_in(request))
    headers = {} if error.seconds is None else {"Retry-After": str(error.seconds)}
    return Response(Problem(sentence, error.problem), status_code=error.status, headers=headers)


def by_the_rules(request: Asked, error: Refusal) -> Response[Problem]:
    word, sentence = WORDS[type(error)], error.say(language_in(request))
    return Response(Problem(sentence, word), status_code=PROBLEMS[word])


def busy(request: Asked, _: Exception) -> Response[Problem]:
    return refused(request, Refused("busy"))


def unavailable(request: Asked, _: Exception) -> Response[Problem]:
    return refused(request, Later("unavailable", SECONDS_UNTIL_NEXT_TRY))


def too_deep(request: Asked, _: Exception) -> Response[Problem]:
    return refused(request, Refused("too_deep"))


def of_http(request: Asked, error: HTTPException) -> Response[Problem]:
    """What the framework refuses before anything of ours is asked."""
    answer = refused(request, _known(request, error))
    answer.status_code = error.status_code
    answer.headers.update(error.headers or {})
    return answer


def _known(request: Asked, error: HTTPException) -> Refused:
    if error.status_code == PROBLEMS["no_such_page"]:
        return Refused("no_such_page")
    if error.status_code == PROBLEMS["wrong_method"]:
        return Refused("wrong_method", method=request.method)
    if error.status_code == PROBLEMS["too_large"]:
        return Refused("too_large", most=MOST_BYTES)
    why = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        why = "; ".join(map(_wrong, error.extra)) or why
    return Refused("invalid", why=why)


def _wrong(found: Any) -> str:
    if not isinstance(found, dict):
        return str(found)
    return ": ".join(str(found[part]) for part in ("key", "message") if part in found)


def unexpected(request: Asked, error: Exception) -> Response[Problem]:
    log.error("an error nobody expected", exc_info=error)
    return refused(request, Refused("mistake"))


HANDLERS: dict[int | type[Exception], Callable[..., Response[Any]]] = {
    Refused: refused,
    Refusal: by_the_rules,
    Taken: busy,
    Unavailable: unavailable,
    RecursionError: too_deep,
    HTTPException: of_http,
    Exception: unexpected,
}
