"""Whole games in Firefox and in WebKit, from the first card to the result, by whatever glows."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import programs
from tests.browser.elsewhere import PlayerElsewhere, Window
from tests.browser.firefox import firefox
from tests.browser.webkit import mini_browser, webkit
from tests.programs import FIREFOX, SCREEN, WEBKIT
from tests.server.served import Served

GAMES = ("trambahn", "game_of_trains", "voll_verplant")


@pytest.fixture(scope="module", params=["firefox", "webkit"])
def window(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Window]:
    folder: Path = tmp_path_factory.mktemp("window") / "profile"
    if request.param == "firefox":
        path = programs.found(FIREFOX)
        if path is None:
            pytest.skip("no Firefox on this machine: install it (`apt install firefox-esr`)")
        with firefox(path, folder) as window:
            yield window
    else:
        browser = mini_browser()
        if browser is None or programs.missing((WEBKIT, SCREEN)):
            pytest.skip("no WebKit on this machine: `apt install webkit2gtk-driver xvfb`")
        with webkit(browser, folder) as window:
            yield window


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_comes_to_its_result(
    window: Window, served: Served, game: str, tmp_path: Path
) -> None:
    opening = {"game": game, "seats": ["me", "driver"], "order": "given", "name": "Anna"}
    anna = PlayerElsewhere(window, served.url, opening)
    answers = anna.play_to_the_end()
    (tmp_path / f"{game}.png").write_bytes(window.picture())
    assert answers
    assert set(answers) == {200}
    assert anna.wrong() == []
    said = window.ask("() => document.querySelector('.result h2').textContent.trim()")
    assert said
