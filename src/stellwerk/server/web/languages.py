"""The language in which a client wants to be answered."""

from functools import lru_cache
from typing import Annotated, Literal

from litestar.connection import ASGIConnection
from litestar.params import QueryParameter

from stellwerk.core.messages import FALLBACK, LANGUAGES, spoken

Asked = Annotated[
    Literal[LANGUAGES] | None,  # type: ignore[valid-type]  # the folders that were found
    QueryParameter(
        name="language",
        required=False,
        description="of sentences and names; without it, what Accept-Language likes best",
    ),
]


def language_of(request: ASGIConnection, chosen: Asked = None) -> str:  # type: ignore[type-arg]
    return chosen or liked(request.headers.get("accept-language", ""))


def language_in(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """For errors, which may come before anything was understood."""
    chosen = connection.query_params.get("language")
    if chosen in LANGUAGES:
        return str(chosen)
    return liked(connection.headers.get("accept-language", ""))


@lru_cache(1000)
def liked(accepted: str) -> str:
    """The language that a header likes best, or English."""
    best = (0.0, FALLBACK)
    for part in accepted[:200].split(","):
        tag, _, quality = part.strip().partition(";q=")
        language, weight = spoken(tag), _weight(quality)
        if language and weight > best[0]:
            best = (weight, language)
    return best[1]


def _weight(text: str) -> float:
    try:
        return float(text or 1)
    except ValueError:
        return 0.0
