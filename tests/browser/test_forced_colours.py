"""With forced colours lines tell what can be chosen, what is picked up, where the focus is."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitors
from tests.browser.player import LEGAL, Player
from tests.browser.test_whole_games import every_game, sit_down

LINES = "all => [...new Set(all.map(one => getComputedStyle(one).outlineStyle))]"


def lines(things: Locator) -> list[str]:
    found: list[str] = things.evaluate_all(LINES)
    return found


@every_game
def test_what_glows_is_picked_up_or_has_the_focus_can_be_told_apart(
    visit: Visitors, game: str
) -> None:
    anna = visit(forced_colors="active")
    page = anna.page
    page.goto(sit_down(anna, game, ["me", "apprentice"]))
    Player(page).wait_for_turn()
    assert lines(page.locator(LEGAL)) == ["dashed"]
    page.keyboard.press("Tab")
    thing = page.locator(LEGAL).first
    thing.focus()
    assert lines(thing) == ["solid"]
    if game == "game_of_trains":
        return  # its first decision is about places: nothing is picked up
    thing.blur()
    page.locator(f"{LEGAL}[aria-pressed]").first.click()
    picked = page.locator(f"{LEGAL}[aria-pressed=true]")
    expect(picked).to_have_css("outline-width", "5px")


def test_by_keyboard_the_bar_comes_before_the_log(visit: Visitors) -> None:
    anna = visit()
    page = anna.page
    page.goto(sit_down(anna, "trambahn", ["me", "apprentice"]))
    Player(page).wait_for_turn()
    page.locator(LEGAL).last.focus()
    seen = []
    while "log" not in seen:
        page.keyboard.press("Tab")
        seen.append(page.evaluate("document.activeElement.closest('.bar, .log')?.classList[0]"))
    assert "bar" in seen
