"""Route: the browser table as it was built, with the right headers for each file."""

import gzip
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from litestar import Request, Response, get

from stellwerk.server.http.preview import Preview, preview_of
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.web.languages import language_in
from stellwerk.server.web.problems import ApiError

BUILT = Path(__file__).parents[1] / "built"
FOR_EVER = "public, max-age=31536000, immutable"

# Of a page: only what this server serves may run, be shown or be asked; nothing inline, no frames.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
PAGES = ("text/html", "image/svg+xml")
MEDIA = {  # of text Litestar says that it is UTF-8
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".md": "text/markdown",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}


COMPRESSED = ".br"
"""what the build adds to the name of a file for the same file compressed with Brotli"""


class StaticFile(NamedTuple):
    """A file of the site, by how it can be encoded; the smallest comes first."""

    media: str
    encoded: Mapping[str, bytes]

    def best(self, accepted: str) -> tuple[str, bytes]:
        """How it is encoded for a client that accepts these encodings, and its bytes."""
        return next(
            (name, data) for name, data in self.encoded.items() if name in accepted or not name
        )


@cache
def static_files() -> dict[str, StaticFile]:
    """The files by URL path; read once, since they do not change while the server runs."""
    return {
        str(file.relative_to(BUILT)): _static_file(file)
        for file in BUILT.rglob("*")
        if file.is_file() and file.suffix != COMPRESSED
    }


def _static_file(file: Path) -> StaticFile:
    plain, small = file.read_bytes(), file.with_name(file.name + COMPRESSED)
    encoded = {"br": small.read_bytes()} if small.exists() else {}
    if file.suffix != ".woff2":
        encoded["gzip"] = gzip.compress(plain, mtime=0)
    return StaticFile(MEDIA[file.suffix], encoded | {"": plain})


def with_preview(file: StaticFile, preview: Preview) -> StaticFile:
    """The page with what a messenger shows of it."""
    plain = preview.into(file.encoded[""].decode()).encode()
    return StaticFile(file.media, {"gzip": gzip.compress(plain), "": plain})


@get(["/", "/{path:path}"], include_in_schema=False, packed=True)
async def site(
    request: Request,  # type: ignore[type-arg]
    registry: TableRegistry,
    path: str = "",
) -> Response[bytes]:
    """A file; for every path without a dot the page, which does its own routing."""
    name = path.removeprefix("/")
    if name == "api" or name.startswith("api/"):
        raise ApiError("no_such_page")
    file = static_files().get(name if "." in name else "index.html")
    if file is None:
        raise ApiError("no_such_page" if static_files() else "not_built")
    headers = {"Vary": "Accept-Encoding"}
    if preview := await preview_of(name, registry, language_in(request)):
        file = with_preview(file, preview)
        headers["Vary"] = "Accept-Encoding, Accept-Language"
    if file.media in PAGES:
        headers["Content-Security-Policy"] = POLICY
    headers["Cache-Control"] = FOR_EVER if name.startswith("assets/") else "no-cache"
    encoding, data = file.best(request.headers.get("accept-encoding", ""))
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(data, media_type=file.media, headers=headers)
