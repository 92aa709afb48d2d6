"""The build is small and has nothing inline."""

import gzip
import re

from stellwerk.core.messages import FALLBACK, FOLDER
from stellwerk.server.http.site import BUILT
from web.messages import parts

MOST_BYTES_OF_SCRIPT = 150_000
MOST_BYTES_OF_FONTS = 45_000
FONTS_OF_TABLES = {
    "trambahn": "fraunces",
    "game_of_trains": "baloo-2",
    "voll_verplant": "bricolage-grotesque",
}
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
    boards = [file.name for file in ASSETS.glob("*_board-*.js")]
    assert len(boards) == len(FONTS_OF_TABLES) + 1  # and the plain one
    for board in boards:
        assert bytes_of(needed(board, scripts_of_the_page())) <= MOST_BYTES_OF_SCRIPT, board


def test_the_first_table_of_each_game_needs_small_fonts() -> None:
    for game, display in FONTS_OF_TABLES.items():
        faces = ("figtree", "signboard", "caveat-digits", display)
        files = [file for face in faces for file in ASSETS.glob(f"{face}-????????.woff2")]
        assert len(files) == len(faces)
        assert sum(file.stat().st_size for file in files) <= MOST_BYTES_OF_FONTS, game


def test_names_with_other_letters_have_the_same_typeface() -> None:
    style = next(ASSETS.glob("start-*.css")).read_text()
    for face in ("figtree", "caveat", *FONTS_OF_TABLES.values()):
        for letters in ("latin", "latin-ext"):
            assert f"{face}-{letters}-" in style


def test_what_the_page_needs_is_named_in_the_page() -> None:
    page = (BUILT / "index.html").read_text()
    assert re.search(r'rel="modulepreload" href="/assets/start-', page)
    assert re.search(r'rel="stylesheet" href="/assets/start-', page)


def test_of_the_catalogue_the_site_has_what_the_browser_says_and_no_more() -> None:
    built = {re.sub(r"-.{8}\.js$", "", file.name) for file in ASSETS.glob("*.js")}
    known = {file.stem for file in (FOLDER / FALLBACK).glob("*.ftl")}
    assert built & known == set(parts())


def test_no_script_and_no_style_is_inline() -> None:
    page = (BUILT / "index.html").read_text()
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    assert "<style" not in page
    assert " style=" not in page
