"""Seats that go on on another device, and people who come back in another browser."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.axe import findings
from tests.browser.conftest import Visitors
from tests.browser.player import Player, page_of
from tests.browser.test_reach import modules_in
from tests.browser.test_whole_games import sit_down
from tests.browser.visit import PHONE, WIDE, Visit
from tests.qr_codes import text_in


def show_code(page: Page) -> str:
    """The code for another device, from the settings."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Go on on another device").click()
    page.get_by_role("button", name="Show a code").click()
    code = page.locator("dialog .code")
    expect(code).to_have_text(re.compile(r"^[0-9A-Z]{5}-[0-9A-Z]{5}$"))
    return code.inner_text()


def test_both_devices_have_the_seats_by_a_code_that_a_phone_reads(visit: Visitors) -> None:
    anna, phone = visit(), visit(viewport=PHONE, has_touch=True)
    anna.page.goto(sit_down(anna, "trambahn", ["me", "apprentice"]))
    code = show_code(anna.page)
    link = text_in(modules_in(anna.page.get_by_role("img", name="QR code for the other device")))
    assert link.endswith(f"/go#{code}")
    phone.page.goto(f"/go#{code}")
    expect(phone.page.get_by_text("brings one table along")).to_be_visible()
    assert findings(phone.page) == []
    phone.page.get_by_role("button", name="Play on both devices").click()
    expect(phone.page.get_by_text("Here you are.")).to_be_visible()
    expect(anna.page.get_by_text("the other device has all your seats, too")).to_be_visible()
    phone.page.get_by_role("link", name="To your tables").click()
    phone.page.get_by_role("link", name=re.compile("Trambahn")).first.click()
    player = Player(phone.page)
    player.wait_for_turn()
    player.move()
    anna.page.keyboard.press("Escape")
    assert page_of(anna.page)["viewer"] == page_of(phone.page)["viewer"] == 1


def test_whoever_moves_has_the_seat_and_the_old_browser_says_so(visit: Visitors) -> None:
    anna, other = visit(), visit(locale="de-DE")
    table = sit_down(anna, "trambahn", ["me", "apprentice"])
    anna.page.goto(table)
    Player(anna.page).wait_for_turn()
    anna.expect_wrong("403")
    code = show_code(anna.page)
    other.expect_wrong("404")
    other.page.goto("/go")
    typed = other.page.get_by_role("textbox")
    typed.fill("00000 00000")
    other.page.get_by_role("button", name="Weiter").click()
    expect(other.page.get_by_role("alert")).to_contain_text("Dieser Code gilt nicht")
    typed.fill(code.replace("-", " ").lower())
    other.page.get_by_role("button", name="Weiter").click()
    other.page.get_by_role("button", name="Hierher umziehen").click()
    expect(other.page.get_by_text("Da bist du.")).to_be_visible()
    gone = anna.page.get_by_role("heading", name="Your seats have gone on to another device.")
    expect(gone).to_be_visible()
    assert findings(anna.page) == []
    anna.page.goto("/")
    expect(anna.page.get_by_text("Your seats have gone on to another device.")).to_be_visible()
    anna.page.goto(table)
    expect(gone).to_be_visible()
    other.page.goto(table)
    player = Player(other.page)
    player.wait_for_turn()
    player.move()
    anna.page.get_by_role("button", name="Only watch").click()
    expect(anna.page.get_by_text("You see what a spectator may see")).to_be_visible()


def test_who_has_seats_is_warned_before_a_code_shares_them(visit: Visitors) -> None:
    anna, other = visit(), visit(viewport=PHONE)
    anna.page.goto(sit_down(anna, "trambahn", ["me", "apprentice"]))
    sit_down(other, "game_of_trains", ["me", "apprentice"])
    other.page.goto(f"/go#{show_code(anna.page)}")
    expect(other.page.get_by_text("The table that you have here stays yours")).to_be_visible()
    expect(other.page.get_by_text("Only do this if the other device is your own")).to_be_visible()
    other.page.get_by_role("button", name="Play on both devices").click()
    other.page.get_by_role("link", name="To your tables").click()
    expect(other.page.get_by_role("link", name="Game of Trains")).to_be_visible()
    expect(other.page.get_by_role("link", name=re.compile("^Trambahn"))).to_be_visible()


def three_at_a_table(visit: Visitors) -> tuple[Visit, Visit, Visit, str]:
    """Anna sits; Ben sat, and has lost his browser; and the one he has now."""
    anna, lost, ben = (visit() for _ in range(3))
    link = sit_down(anna, "trambahn", ["me", "person"])
    lost.page.goto(link)
    lost.page.get_by_role("textbox", name="Your name").fill("Ben")
    lost.page.get_by_role("button", name="Sit down").click()
    lost.page.locator(".board").first.wait_for()
    lost.page.goto("/")
    anna.page.goto(link.split("#")[0])
    expect(anna.page.locator("aside")).to_contain_text("away")
    return anna, lost, ben, link


def test_a_lost_browser_gets_its_seat_back_through_the_others(visit: Visitors) -> None:
    anna, lost, ben, link = three_at_a_table(visit)
    ben.page.goto(link)
    expect(ben.page.get_by_text("This invitation has been taken")).to_be_visible()
    assert findings(ben.page) == []
    ben.page.get_by_role("button", name="I am Ben").click()
    expect(ben.page.get_by_text("asked whether you are Ben")).to_be_visible()
    ben.page.reload()
    ben.page.get_by_role("button", name="Only watch").click()
    expect(ben.page.get_by_text("asked whether you are Ben")).to_be_visible()
    asked = anna.page.get_by_role("alert").filter(has_text="I am Ben")
    expect(asked).to_be_visible()
    assert findings(anna.page) == []
    anna.page.get_by_role("button", name="That is Ben").click()
    expect(asked).to_have_count(0)
    expect(anna.page.locator(".talk")).to_contain_text("You let Ben back in")
    expect(ben.page.locator(".talk")).to_contain_text("You are back, in another browser")
    ben.page.wait_for_function("() => !document.querySelector('.watching')")
    assert page_of(ben.page)["viewer"] == 2
    lost.page.goto(link.split("#")[0])
    expect(lost.page.get_by_text("You see what a spectator may see")).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_somebody_who_is_not_known_is_refused(visit: Visitors, size: ViewportSize) -> None:
    anna, _, stranger, link = three_at_a_table(visit)
    for somebody in (anna, stranger):
        somebody.page.set_viewport_size(size)
    stranger.page.goto(link.split("#")[0])
    stranger.page.get_by_role("button", name="I played here").click()
    stranger.page.get_by_role("group", name="Who are you?").get_by_role(
        "button", name="Ben"
    ).click()
    expect(stranger.page.get_by_text("asked whether you are Ben")).to_be_visible()
    anna.page.get_by_role("button", name="No", exact=True).click()
    expect(stranger.page.get_by_text("did not say that it is you")).to_be_visible()
    assert page_of(stranger.page)["viewer"] is None


def test_nobody_can_ask_for_the_seat_of_somebody_who_is_there(visit: Visitors) -> None:
    anna, stranger = visit(), visit()
    table = sit_down(anna, "trambahn", ["me", "apprentice"])
    anna.page.goto(table)
    anna.page.locator(".board").first.wait_for()
    stranger.page.goto(table)
    stranger.page.get_by_role("button", name="I played here").click()
    expect(stranger.page.get_by_text("Nobody whose place this could be is away")).to_be_visible()


def test_somebody_can_be_muted_and_reported_and_says_phrases_in_every_language(
    visit: Visitors,
) -> None:
    anna, ben = visit(), visit(locale="de-DE", viewport=PHONE)
    link = sit_down(anna, "trambahn", ["me", "person"])
    ben.page.goto(link)
    ben.page.get_by_role("textbox", name="Dein Name").fill("Ben")
    ben.page.get_by_role("button", name="Hinsetzen").click()
    anna.page.goto(link.split("#")[0])
    ben.page.get_by_role("button", name="Verlauf und Chat").click()
    dialog = ben.page.get_by_role("dialog")
    phrases = dialog.get_by_role("button", name="Kurze Sätze")
    phrases.focus()
    ben.page.keyboard.press("Enter")
    expect(dialog.get_by_role("button", name="Viel Glück!")).to_be_visible()
    ben.page.keyboard.press("Escape")
    expect(dialog.get_by_role("button", name="Viel Glück!")).to_have_count(0)
    expect(dialog).to_be_visible()
    expect(phrases).to_be_focused()
    ben.page.keyboard.press("Enter")
    dialog.get_by_role("button", name="Viel Glück!").click()
    expect(dialog.locator(".talk")).to_contain_text("Viel Glück!")
    talk = anna.page.locator("aside .talk")
    expect(talk).to_contain_text("Good luck!")
    assert findings(anna.page) == []
    talk.get_by_role("button", name="Ben").click()
    talk.get_by_role("button", name="Report").click()
    expect(anna.page.get_by_text("can read about it in its log")).to_be_visible()
    talk.get_by_role("button", name="Ben").click()
    talk.get_by_role("button", name="Mute Ben").click()
    expect(talk).not_to_contain_text("Good luck!")
    expect(talk).to_contain_text("What Ben says is hidden.")
    anna.page.reload()
    expect(talk).to_contain_text("What Ben says is hidden.")
    talk.get_by_role("button", name="Show again").click()
    expect(talk).to_contain_text("Good luck!")
