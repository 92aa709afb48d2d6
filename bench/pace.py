"""`make pace`: how fast one can play in a browser at the settings that the site has by itself.

Somebody in the page presses what glows the moment it does. Needs Chromium, as the tests do.
"""

import sys
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table as Grid

from bench.served import served
from tests.browser.chromium import FLAGS, MISSING, chromium

CLICKER = Path(__file__).with_name("clicker.js").read_text()
SEATS = {"trambahn": 2, "game_of_trains": 2, "voll_verplant": 3}
WHOLE_GAME = 400
SOME_MOVES = 40
OWN_MOVE, LOCKED, TURN, FORTY_MOVES = 120.0, 0.02, 2.5, 30.0


class Figure(NamedTuple):
    """What was found, and what it may be at most."""

    what: str
    found: float
    most: float
    unit: str

    def row(self) -> tuple[str, str, str]:
        return self.what, self.written(self.found), f"≤ {self.written(self.most)}"

    def written(self, value: float) -> str:
        return f"{value:.1%}" if self.unit == "%" else f"{value:,.1f} {self.unit}"


def play(browser: Browser, url: str, game: str, seats: int, most: int) -> dict[str, Any]:
    """Against the Driver, for this many moves or to the end."""
    context = browser.new_context(base_url=url, viewport={"width": 1440, "height": 900})
    context.add_init_script(CLICKER)
    page = context.new_page()
    page.goto("/")
    people = ["me", *["driver"] * (seats - 1)]
    opening = {"game": game, "seats": people, "order": "given"}
    table = page.request.post("/api/tables", data=opening).json()["table"]
    page.goto(f"/table/{table}")
    page.wait_for_selector(".board .legal")
    paced: dict[str, Any] = page.evaluate("most => playFast(most)", most)
    context.close()
    return paced


def figures(browser: Browser, url: str) -> list[Figure]:
    found: list[Figure] = []
    for game, seats in SEATS.items():
        paced = play(browser, url, game, seats, WHOLE_GAME)
        assert paced["over"], f"{game} has not come to its end"
        locked = paced["locked"] / (paced["seconds"] * 1000)
        found.append(Figure(f"{game}: locked while owing a decision", locked, LOCKED, "%"))
        if game == "trambahn":
            turn = median(paced["turnToTurn"]) / 1000
            found.append(Figure("trambahn: end of turn → own turn, median", turn, TURN, "s"))
        if game == "voll_verplant":  # everybody answers between two own moves: it is played alone
            paced = play(browser, url, game, 1, WHOLE_GAME)
        own, told = median(paced["ownToOwn"]), median(paced["told"])
        what = f"{game}: own move → next own move, median (until its event came: {told:.0f} ms)"
        found.append(Figure(what, own, OWN_MOVE, "ms"))
    seconds = play(browser, url, "trambahn", 2, SOME_MOVES)["seconds"]
    found.append(Figure(f"trambahn: {SOME_MOVES} own moves", seconds, FORTY_MOVES, "s"))
    return found


def main() -> None:
    path = chromium()
    if path is None:
        sys.exit(MISSING)
    with served() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        found = figures(browser, server.url)
        browser.close()
    grid = Grid("figure", "found", "at most", title="Playing against the Driver")
    for figure in found:
        grid.add_row(*figure.row())
    Console().print(grid)
    sys.exit(any(figure.found > figure.most for figure in found))


if __name__ == "__main__":
    main()
