"""Route: the browser table as it was built, with the right headers for each file."""

import gzip
from functools import cache
from pathlib import Path
from typing import NamedTuple

from litestar import Request, Response, get

from stellwerk.server.web.problems import ApiError

BUILT = Path(__file__).parents[1] / "built"
FOR_EVER = "public, max-age=31536000, immutable"

# Only what this server serves may run, be shown or be asked; nothing inline, no frames.
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


class StaticFile(NamedTuple):
    """A file of the site, plain and compressed."""

    media: str
    plain: bytes
    small: bytes | None


@cache
def static_files() -> dict[str, StaticFile]:
    """The files by URL path; read once, since they do not change while the server runs."""
    return {
        str(file.relative_to(BUILT)): _static_file(file)
        for file in BUILT.rglob("*")
        if file.is_file()
    }


def _static_file(file: Path) -> StaticFile:
    plain = file.read_bytes()
    small = None if file.suffix == ".woff2" else gzip.compress(plain, mtime=0)
    return StaticFile(MEDIA[file.suffix], plain, small)


@get(["/", "/{path:path}"], include_in_schema=False, packed=True)
async def site(request: Request, path: str = "") -> Response[bytes]:  # type: ignore[type-arg]
    """A file; for every path without a dot the page, which does its own routing."""
    name = path.removeprefix("/")
    if name == "api" or name.startswith("api/"):
        raise ApiError("no_such_page")
    if "." not in name:
        name = "index.html"
    file = static_files().get(name)
    if file is None:
        raise ApiError("no_such_page" if static_files() else "not_built")
    headers = {"Content-Security-Policy": POLICY, "Vary": "Accept-Encoding"}
    headers["Cache-Control"] = FOR_EVER if name.startswith("assets/") else "no-cache"
    if file.small is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(file.plain, media_type=file.media, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(file.small, media_type=file.media, headers=headers)
