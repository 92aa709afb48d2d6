"""Who is there: told within seconds, also of a browser that vanishes without a word."""

import time

from playwright.sync_api import Browser, expect

from tests.browser.cable import cable_to
from tests.browser.conftest import Visitors
from tests.browser.test_whole_games import sit_down
from tests.browser.visit import Visit
from tests.server.served import Served


def test_a_pulled_cable_is_seen_within_five_seconds_and_so_is_one_that_is_plugged_in(
    visit: Visitors, browser: Browser, served: Served
) -> None:
    anna = visit()
    link = sit_down(anna, "trambahn", ["me", "person"])
    with cable_to(served.url) as cable, Visit(browser, cable.url) as ben:
        ben.page.goto(link)
        ben.page.get_by_role("button", name="Sit down").click()
        anna.page.goto(link.split("#")[0])
        there = anna.page.get_by_role("list", name="At the table")
        ben.page.wait_for_event("response", lambda answer: "/here?" in answer.url)
        expect(there).to_contain_text("Guest")
        expect(there).not_to_contain_text("away")
        cable.pull()
        began = time.monotonic()
        expect(there).to_contain_text("away")
        assert time.monotonic() - began < 5.5
        cable.plug_in()
        expect(there).not_to_contain_text("away", timeout=3000)


def test_nobody_gives_signs_where_only_bots_would_hear_them(visit: Visitors) -> None:
    anna = visit()
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    anna.page.goto(sit_down(anna, "trambahn", ["me", "me"]))
    anna.page.get_by_role("button", name="Show my side").click()
    anna.page.locator(".board .legal").first.wait_for()
    anna.page.reload()
    anna.page.get_by_role("button", name="Show my side").wait_for()
    assert not [url for url in asked if "/here" in url]
