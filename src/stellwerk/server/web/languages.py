"""In which language somebody wants to be answered."""

from typing import Annotated, cast

from litestar.connection import ASGIConnection
from litestar.params import QueryParameter

from stellwerk.core.language import LANGUAGES, Language

Asked = Annotated[
    Language | None,
    QueryParameter(
        name="language",
        required=False,
        description="of sentences and names; without it, what Accept-Language likes best",
    ),
]


async def language_of(request: ASGIConnection, chosen: Asked = None) -> Language:  # type: ignore[type-arg]
    return chosen or liked(request.headers.get("accept-language", ""))


def language_in(connection: ASGIConnection) -> Language:  # type: ignore[type-arg]
    """For errors, which may come before anything was understood."""
    chosen = connection.query_params.get("language")
    if chosen in LANGUAGES:
        return cast(Language, chosen)
    return liked(connection.headers.get("accept-language", ""))


def liked(accepted: str) -> Language:
    """The language that a header likes best, or English."""
    best: tuple[float, Language] = (0.0, "en")
    for part in accepted[:200].split(","):
        tag, _, quality = part.strip().partition(";q=")
        code, weight = tag[:2].lower(), _weight(quality)
        if code in LANGUAGES and weight > best[0]:
            best = (weight, code)
    return best[1]


def _weight(text: str) -> float:
    try:
        return float(text or 1)
    except ValueError:
        return 0.0
