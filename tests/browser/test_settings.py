"""Settings: how loud it is, and what keys do."""

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.player import Player
from tests.browser.test_whole_games import sit_down

VOLUME = "localStorage.getItem('stellwerk.sounds')"


def test_sounds_have_a_volume_that_is_kept(visit: Visitors) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    volume = page.get_by_role("slider", name="Sounds")
    expect(volume).to_have_value("100")
    volume.fill("30")
    assert page.evaluate(VOLUME) == "30"
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(volume).to_have_value("30")
    volume.fill("0")
    expect(page.get_by_role("status").filter(has_text="Off")).to_be_visible()


def test_sounds_that_were_switched_off_once_stay_off(visit: Visitors) -> None:
    page = visit().page
    page.add_init_script("localStorage.setItem('stellwerk.sounds', 'off')")
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("slider", name="Sounds")).to_have_value("0")


def test_keys_are_explained_and_those_of_one_letter_can_be_switched_off(visit: Visitors) -> None:
    anna = visit()
    page = anna.page
    page.goto(sit_down(anna, "trambahn", ["me", "apprentice"]))
    page.locator(".board .legal").first.wait_for()
    page.keyboard.press("?")
    rules = page.get_by_role("dialog", name="Rules of Trambahn")
    expect(rules).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Keyboard", exact=True).click()
    expect(page.get_by_text("take back", exact=True)).to_be_visible()
    page.get_by_role("group", name="Single-letter shortcuts").get_by_text("Off").click()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_what_is_kept_about_a_visitor_can_be_saved_and_deleted(visit: Visitors) -> None:
    anna = visit()
    page = anna.page
    table = sit_down(anna, "game_of_trains", ["me", "apprentice"])
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Your data", exact=True).click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save everything").click()
    assert table.removeprefix("/table/") in saved.value.path().read_text()
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("button", name="Keep it").click()
    page.get_by_role("button", name="Delete everything").click()
    with page.expect_navigation():
        page.get_by_role("button", name="Delete for good").click()
    page.goto(table)
    expect(page.get_by_text("You are watching")).to_be_visible()


def test_who_follows_a_link_is_told_the_new_page_and_begins_at_its_top(visit: Visitors) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_role("link", name="Replay a record").click()
    expect(page.locator(".spoken[aria-live]").first).to_contain_text("Replay")
    expect(page.locator(".ground")).to_be_focused()


def test_nothing_that_is_spoken_replaces_what_was_not_yet_read(visit: Visitors) -> None:
    anna = visit()
    page = anna.page
    page.goto(sit_down(anna, "game_of_trains", ["me", "greedy"]))
    spoken = page.locator(".spoken[role=log] p")
    player, most = Player(page), 0
    for _ in range(4):
        player.wait_for_turn()
        player.move()
        most = max(most, spoken.count())
    assert most > 1
