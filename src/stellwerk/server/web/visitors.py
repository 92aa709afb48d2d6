"""Visitors: holders of an unguessable token. No account, no name, no password.

A browser keeps its token in a cookie that no script can read, a program sends it in a header. The
database has only digests, which cannot be used as tokens.
"""

import hashlib
import re
import secrets

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from stellwerk.server.web.problems import ApiError

TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
COOKIE = "stellwerk"
SECONDS_A_COOKIE_IS_KEPT = 400 * 24 * 3600
BEARER = "Bearer "


def new_token() -> str:
    return secrets.token_urlsafe(32)


def digest_of(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def token_in(connection: ASGIConnection) -> str | None:  # type: ignore[type-arg]
    """Token from the header, else the cookie; malformed cookies are ignored."""
    header = connection.headers.get("authorization")
    if header is None:
        cookie = connection.cookies.get(COOKIE, "")
        return cookie if TOKEN.fullmatch(cookie) else None
    token = header.removeprefix(BEARER)
    if not header.startswith(BEARER) or not TOKEN.fullmatch(token):
        raise ApiError("bad_header")
    return token


class Visitor:
    """Who is asking."""

    def __init__(self, token: str | None, secure: bool) -> None:
        self.token = token
        self.digest = None if token is None else digest_of(token)
        self._secure = secure
        self._new: str | None = None

    def known(self) -> bytes:
        """The digest of the visitor. A visitor without a token gets one with the answer."""
        if self.digest is None:
            self.become(new_token())
        assert self.digest is not None
        return self.digest

    def become(self, token: str) -> None:
        """Another one from now on: the browser is told with the answer."""
        self.token = self._new = token
        self.digest = digest_of(token)

    def is_(self, digest: bytes | None) -> bool:
        """Whether this visitor has this digest: who opened a table, or asks for a seat."""
        return self.digest is not None and self.digest == digest

    def cookies(self) -> list[Cookie]:
        if self._new is None:
            return []
        return [
            Cookie(
                COOKIE,
                value=self._new,
                path="/",
                max_age=SECONDS_A_COOKIE_IS_KEPT,
                httponly=True,
                samesite="strict",
                secure=self._secure,
            )
        ]


def visitor_of(request: ASGIConnection) -> Visitor:  # type: ignore[type-arg]
    return Visitor(token_in(request), request.url.scheme == "https")
