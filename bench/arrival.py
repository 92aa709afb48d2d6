"""`make arrival`: how soon a table is there, over a slow network on a slow machine.

Chromium slows both down: 400 ms until an answer begins, 50 kB a second, and a processor at a
quarter of its speed. Nothing is in the cache. Needs Chromium, as the tests do.
"""

import sys
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table as Grid

from bench.served import served
from tests.browser.chromium import FLAGS, MISSING, chromium

TABLES = {"trambahn": 2, "game_of_trains": 2, "voll_verplant": 3}
SLOW_3G = {"offline": False, "latency": 400, "downloadThroughput": 50_000}
SLOWER = 4
TIMES = 3
MOST_SECONDS = 3.0
WAVE = 250.0  # milliseconds; requests that begin closer together are one wave
# When the board is drawn and something on it can be pressed: the page was started at 0.
WATCH = """
window.there = new Promise((done) => {
  const look = () => {
    const place = document.querySelector('.board .legal');
    if (place?.getBoundingClientRect().width) requestAnimationFrame(() => done(performance.now()));
    else requestAnimationFrame(look);
  };
  look();
});
"""
ASKED = """
performance.getEntriesByType('resource')
  .map(({ startTime, name, encodedBodySize }) => [startTime, name, encodedBodySize])
"""


class Arrival(NamedTuple):
    """A table that was gone to."""

    painted: float
    """milliseconds until something was on the screen"""
    there: float
    """milliseconds until the table was"""
    requests: int
    waves: int
    kilobytes: float


def arrive(browser: Browser, url: str, game: str, seats: int) -> Arrival:
    context = browser.new_context(base_url=url, viewport={"width": 1440, "height": 900})
    context.add_init_script(WATCH)
    page = context.new_page()
    people = ["me", *["driver"] * (seats - 1)]
    opening = {"game": game, "seats": people, "order": "given"}
    table = page.request.post("/api/tables", data=opening).json()["table"]
    received = slowed(page)
    page.goto(f"/table/{table}", wait_until="commit")
    there = page.evaluate("window.there")
    asked = [entry for entry in page.evaluate(ASKED) if entry[0] < there]
    painted = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    arrival = Arrival(painted, there, len(asked) + 1, waves(asked), received[0] / 1000)
    context.close()
    return arrival


def slowed(page: Page) -> list[float]:
    """Slow network and processor; how many bytes have come by now."""
    devtools, received = page.context.new_cdp_session(page), [0.0]
    devtools.send("Network.enable")
    devtools.send("Network.emulateNetworkConditions", {**SLOW_3G, "uploadThroughput": 50_000})
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})

    def count(event: dict[str, float]) -> None:
        received[0] += event["encodedDataLength"]

    devtools.on("Network.loadingFinished", count)
    return received


def waves(asked: list[tuple[float, str, int]]) -> int:
    """How often in a row something was asked for, the page itself with it."""
    count, last = 1, 0.0
    for start, *_ in sorted(asked):
        count += start - last > WAVE
        last = start
    return count


def main() -> None:
    path = chromium()
    if path is None:
        sys.exit(MISSING)
    grid = Grid("table", "painted", "there", "at most", "requests", "waves", "kB", title="Arriving")
    late = False
    with served() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        for game, seats in TABLES.items():
            runs = [arrive(browser, server.url, game, seats) for _ in range(TIMES)]
            painted, there, *rest = (median(figures) for figures in zip(*runs, strict=True))
            late = late or there > MOST_SECONDS * 1000
            times = f"{painted / 1000:.1f} s", f"{there / 1000:.1f} s", f"{MOST_SECONDS:.1f} s"
            grid.add_row(game, *times, *(f"{figure:.0f}" for figure in rest))
        browser.close()
    Console().print(grid)
    sys.exit(late)


if __name__ == "__main__":
    main()
