"""The shelf: from the first page to a table."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visitors


def test_one_click_opens_a_table_against_a_bot(visit: Visitors) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url(re.compile(r"/table/[\w-]+$"))


def test_the_page_speaks_the_language_of_the_browser_and_can_be_switched(visit: Visitors) -> None:
    page = visit(locale="de-DE").page
    page.goto("/")
    expect(page.get_by_role("button", name="Sofort spielen").first).to_be_visible()
    page.get_by_role("button", name="Einstellungen").click()
    page.get_by_text("English").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
