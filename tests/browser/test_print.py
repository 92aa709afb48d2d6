"""On paper: the sheet or the rules, without what is only pressed."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.sheet import Sheet


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_sheet_is_printed_on_white_without_what_is_only_pressed(
    visit: Visitors, scheme: str
) -> None:
    sheet = Sheet(visit(color_scheme=scheme), ["me"], map="berlin")
    sheet.show()
    sheet.page.emulate_media(media="print")
    expect(sheet.page.locator(".leaf")).to_be_visible()
    expect(sheet.page.locator(".cars")).to_be_visible()
    for pressed in (".bar", ".choices", ".room > header", "aside"):
        expect(sheet.page.locator(pressed)).to_be_hidden()
    ink = sheet.page.locator(".leaf h2").evaluate("title => getComputedStyle(title).color")
    assert all(int(part) < 100 for part in ink[4:-1].split(",")), f"{ink} is too light for paper"


def test_open_rules_are_printed_alone(visit: Visitors) -> None:
    sheet = Sheet(visit(), ["me"], map="berlin")
    sheet.show()
    sheet.page.keyboard.press("?")
    rules = sheet.page.get_by_role("dialog")
    expect(rules.locator("section").first).to_be_visible()
    sheet.page.emulate_media(media="print")
    expect(rules.locator("section").last).to_be_visible()
    expect(sheet.page.locator(".leaf")).to_be_hidden()
    expect(rules.locator("header button")).to_be_hidden()
