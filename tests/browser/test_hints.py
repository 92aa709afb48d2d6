"""Advice: what one could do and why, marked on the board, spoken, and gone with the decision."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.player import Player, page_of, plays
from tests.browser.test_whole_games import every_game, sit_down

PAST_TENSE = (" crossed", " replaced ", " opened ", " joined ", " is waiting ", "chose to")


def ask(page: Page, name: str = "Ask for a hint") -> None:
    page.get_by_role("button", name=name).click()
    page.locator(".advice section").wait_for(timeout=60_000)


@every_game
def test_a_hint_says_what_to_do_and_why_and_marks_it(visit: Visitors, game: str) -> None:
    anna = visit()
    page = anna.page
    page.goto(sit_down(anna, game, ["me", "apprentice"]))
    Player(page).wait_for_turn()
    before = page.locator("main > .board").bounding_box()
    ask(page)
    hint = page.locator(".advice[role=status]")
    words = hint.locator(".best").inner_text()
    assert words.endswith(".")
    assert not any(told in words for told in PAST_TENSE), words
    assert "Anna" not in words
    reason = "%" if page_of(page)["view"]["game"] != "voll_verplant" else ""
    expect(hint.locator("p").nth(1)).to_contain_text(reason)
    expect(hint.locator("p").nth(1)).to_contain_text("next best move")
    marked = page.locator(".board .hinted, .board .imagined, .board .ghost, .board .lifted")
    expect(marked.first).to_be_attached()
    assert page.locator("main > .board").bounding_box() == before, "the hint pushes the board"
    plays(page, hint.get_by_role("button", name="Play").first.click)
    expect(hint.locator("section")).to_have_count(0)


def test_advice_is_gone_when_something_else_was_played(visit: Visitors) -> None:
    anna = visit()
    page = anna.page
    page.goto(sit_down(anna, "trambahn", ["me", "apprentice"]))
    player = Player(page)
    player.wait_for_turn()
    ask(page)
    page.get_by_role("button", name="Close").click()
    expect(page.locator(".board .hinted")).to_have_count(0)
    ask(page)
    player.move()
    expect(page.locator(".advice section")).to_have_count(0)
    expect(page.locator(".board .hinted")).to_have_count(0)


def test_advice_in_german(visit: Visitors) -> None:
    anna = visit(locale="de-DE")
    page = anna.page
    page.goto(sit_down(anna, "trambahn", ["me", "apprentice"]))
    Player(page).wait_for_turn()
    ask(page, "Um Rat fragen")
    expect(page.locator(".advice .best")).to_contain_text("warten lassen.")
    expect(page.locator(".advice")).to_contain_text("nächstbeste Zug")
