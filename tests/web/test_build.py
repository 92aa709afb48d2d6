"""The build is small and has nothing inline."""

import gzip
import re

from stellwerk.core.messages import FALLBACK, FOLDER
from stellwerk.server.http.site import BUILT
from web.messages import parts

MOST_BYTES_OF_SCRIPT = 150_000
ASSETS = BUILT / "assets"


def needed(script: str, seen: set[str]) -> set[str]:
    """A script and everything it imports at once; what it loads later is left out."""
    if script not in seen:
        seen.add(script)
        text = (ASSETS / script).read_text()
        for other in re.findall(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""", text):
            needed(other, seen)
    return seen


def bytes_of(scripts: set[str]) -> int:
    return sum(len(gzip.compress((ASSETS / name).read_bytes())) for name in scripts)


def scripts_of_the_page() -> set[str]:
    page = (BUILT / "index.html").read_text()
    seen: set[str] = set()
    for script in re.findall(r'(?:src|href)="/assets/([\w.-]+\.js)"', page):
        needed(script, seen)
    return seen


def test_the_first_table_of_each_game_needs_little_script() -> None:
    assert bytes_of(scripts_of_the_page()) > 10_000
    for board in [file.name for file in ASSETS.glob("Board-*.js")]:
        assert bytes_of(needed(board, scripts_of_the_page())) <= MOST_BYTES_OF_SCRIPT, board


def test_of_the_catalogue_the_site_has_what_the_browser_says_and_no_more() -> None:
    built = {re.sub(r"-.{8}\.js$", "", file.name) for file in ASSETS.glob("*.js")}
    known = {file.stem for file in (FOLDER / FALLBACK).glob("*.ftl")}
    assert built & known == set(parts())


def test_no_script_and_no_style_is_inline() -> None:
    page = (BUILT / "index.html").read_text()
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    assert "<style" not in page
    assert " style=" not in page
