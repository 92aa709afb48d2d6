"""The site: the browser table as it was built, and the right headers for each of its files."""

import gzip
from functools import cache
from pathlib import Path
from typing import NamedTuple

from litestar import Request, Response, get

from stellwerk.server.web.problems import Refused

BUILT = Path(__file__).parents[1] / "built"
FOR_EVER = "public, max-age=31536000, immutable"

# Only what we serve ourselves runs, looks or speaks; nothing inline, and nobody frames us.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
MEDIA = {  # of text Litestar says that it is UTF-8
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".md": "text/markdown",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}


class Piece(NamedTuple):
    """A file of the site, as it is and made small."""

    media: str
    plain: bytes
    small: bytes | None


@cache
def pieces() -> dict[str, Piece]:
    """By the path in the address; read once, for a server does not change while it runs."""
    return {
        str(file.relative_to(BUILT)): _piece(file) for file in BUILT.rglob("*") if file.is_file()
    }


def _piece(file: Path) -> Piece:
    plain = file.read_bytes()
    small = None if file.suffix == ".woff2" else gzip.compress(plain, mtime=0)
    return Piece(MEDIA[file.suffix], plain, small)


@get(["/", "/{path:path}"], include_in_schema=False)
async def site(request: Request, path: str = "") -> Response[bytes]:  # type: ignore[type-arg]
    """A file; and for every address without a dot the one page, which finds its way itself."""
    name = path.removeprefix("/")
    if name == "api" or name.startswith("api/"):
        raise Refused("no_such_page")
    if "." not in name:
        name = "index.html"
    piece = pieces().get(name)
    if piece is None:
        raise Refused("no_such_page" if pieces() else "not_built")
    headers = {"Content-Security-Policy": POLICY, "Vary": "Accept-Encoding"}
    headers["Cache-Control"] = FOR_EVER if name.startswith("assets/") else "no-cache"
    if piece.small is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(piece.plain, media_type=piece.media, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(piece.small, media_type=piece.media, headers=headers)
