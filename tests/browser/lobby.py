"""What people do in a lobby, in a browser."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.player import Player, page_of
from tests.browser.visit import Visit

SEND_WHAT_IS_LEGAL = """async table => {
    const page = async () => (await fetch(`/api/tables/${table}`)).json();
    const headers = {'Content-Type': 'application/json'};
    for (let now = await page(); now.view.legal.length; now = await page()) {
        const body = JSON.stringify({code: now.view.legal[0], decision: now.decision});
        const sent = await fetch(`/api/tables/${table}/moves`, {method: 'POST', headers, body});
        if (!sent.ok) throw new Error(await sent.text());
    }
}"""
IN_SECONDS = 50_000  # milliseconds; a host who is gone is missed for half a minute


def open_table(visit: Visit, name: str, game: str, count: int) -> str:
    """A table for so many people from the drawer of the shelf; its one link for all."""
    page = visit.page
    page.goto("/")
    page.locator(f"article[data-game={game}]").get_by_role("button", name="Invite").click()
    drawer = page.get_by_role("dialog")
    drawer.get_by_role("textbox", name="Your name").fill(name)
    if count > 2:
        drawer.get_by_text(str(count), exact=True).click()
    drawer.get_by_role("button", name="Sit down").click()
    link = page.get_by_role("textbox", name="Link for everyone").input_value()
    assert link == page.url
    return link


def sit_down(visit: Visit, link: str, name: str) -> None:
    visit.page.goto(link)
    visit.page.get_by_role("textbox", name="Your name").fill(name)
    visit.page.get_by_role("button", name="Sit down").click()
    expect(ready_button(visit.page)).to_be_visible()


def ready_button(page: Page) -> Locator:
    return page.get_by_role("button", name="I am ready")


def say_ready(*visits: Visit) -> None:
    for visit in visits:
        ready_button(visit.page).click()
        expect(visit.page.get_by_role("button", name="Wait, not yet")).to_be_visible()


def start(host: Visit) -> None:
    host.page.get_by_role("button", name=re.compile("^Start (the game|with|alone)")).click()


def row(page: Page, seat: int) -> Locator:
    return page.get_by_role("list", name="At the table").get_by_role("listitem").nth(seat - 1)


def status(page: Page) -> Locator:
    return page.locator("main .status")


def play_to_the_end(*visits: Visit) -> None:
    """Everybody plays a move on the board; the rest is sent by the pages, whatever is legal."""
    for visit in visits:
        expect(visit.page.locator(".board").first).to_be_visible()
    players = {page_of(visit.page)["viewer"]: Player(visit.page) for visit in visits}
    for seat in page_of(visits[0].page)["view"]["to_act"]:
        players[seat].wait_for_turn()
        players[seat].move()
    table = visits[0].page.url.rpartition("/")[2]
    while not page_of(visits[0].page)["view"]["result"]:
        for visit in visits:
            visit.page.evaluate(SEND_WHAT_IS_LEGAL, table)
    for visit in visits:
        expect(visit.page.locator(".result")).to_be_visible()
