"""A further language is a further folder, and what it lacks is said in English."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from stellwerk import games
from tests.browser.visit import Visit
from tests.catalogue import write_language
from tests.server.served import Served

WEB = Path(__file__).parents[2] / "web"
FRENCH = "fr"
LACKING = "house:promise"
LACKING_PART = "fairness"


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """English in ⟦brackets⟧ as French."""
    folder = tmp_path_factory.mktemp("messages")
    write_language(folder / FRENCH, LACKING)
    (folder / FRENCH / f"{LACKING_PART}.ftl").unlink()
    return folder


@pytest.fixture(scope="module")
def site(catalogue: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as `make site` builds it, but with French beside the other languages."""
    built = tmp_path_factory.mktemp("site")
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    subprocess.run(
        ["npm", "run", "--silent", "build", "--", "--logLevel", "warn", "--outDir", str(built)],
        cwd=WEB,
        env={**os.environ, "PATH": path, "STELLWERK_MESSAGES": str(catalogue)},
        check=True,
    )
    return built


@pytest.fixture(scope="module")
def french_server(catalogue: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("STELLWERK_MESSAGES", str(catalogue))
        served = Served(tmp_path_factory.mktemp("served"))
    yield served
    served.close()


@pytest.fixture
def page(browser: Browser, french_server: Served, site: Path) -> Iterator[Page]:
    """Somebody from France, to whom the site with French is shown beside the API of the server."""

    def show(route: Route) -> None:
        path = urlsplit(route.request.url).path
        route.fulfill(path=site / (path.lstrip("/") if "." in path else "index.html"))

    with Visit(browser, french_server.url, locale="fr-FR") as visit:
        visit.context.route(re.compile(r"://[^/]+/(?!api/)"), show)
        yield visit.page


def test_the_shelf_speaks_it_and_says_in_english_what_it_lacks(page: Page) -> None:
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", FRENCH)
    expect(page.get_by_role("button", name="⟦Play now⟧")).to_have_count(len(games.NAMES))
    expect(page.get_by_text("Exactly the printed rules.")).to_be_visible()
    page.get_by_role("button", name="⟦Settings⟧").click()
    expect(page.get_by_role("radio", name="français")).to_be_checked()


def test_a_table_its_prompt_and_its_rules_speak_it(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="⟦Play now⟧").first.click()
    expect(page.get_by_text("⟦Send one or two cards to wait as passengers.⟧")).to_be_visible()
    expect(page).to_have_title("⟦Your turn⟧ · ⟦Trambahn⟧")
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="⟦What it is about⟧")).to_be_visible()


def test_a_part_that_it_lacks_is_all_english(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="⟦Play now⟧").first.click()
    page.wait_for_url("**/table/*")
    page.goto(f"{page.url}/fairness")
    expect(page.get_by_role("heading", name="Was it fair?")).to_be_visible()
    expect(page.get_by_text("Everyone at the table sees the same fingerprint")).to_be_visible()
