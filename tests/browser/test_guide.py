"""The guide: beside what it speaks of, after a reload, and once more."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.player import Player
from tests.browser.test_whole_games import every_game, sit_down
from tests.browser.visit import PHONE

BESIDE = """() => {
    const tip = document.querySelector('.notes aside')?.getBoundingClientRect();
    const lit = document.querySelector('.spotlit')?.getBoundingClientRect();
    return tip && lit && lit.height && lit.top >= tip.bottom && lit.top < innerHeight;
}"""


def guided(visit: Visitors, game: str) -> Page:
    anna = visit(viewport=PHONE)
    anna.page.goto(sit_down(anna, game, ["me", "apprentice"]) + "?guide")
    Player(anna.page).wait_for_turn()
    return anna.page


@every_game
def test_on_a_phone_a_tip_lies_beside_what_it_speaks_of(visit: Visitors, game: str) -> None:
    page = guided(visit, game)
    tip = page.locator(".notes aside")
    for _ in range(3):
        words = tip.locator("p").inner_text()
        page.wait_for_function(BESIDE)
        tip.get_by_role("button", name="Next").click()
        expect(tip.locator("p").filter(has_text=words)).to_have_count(0)
        if not tip.count():
            break


def test_the_guide_goes_on_after_a_reload_and_can_be_switched_on_again(visit: Visitors) -> None:
    page = guided(visit, "trambahn")
    tip = page.locator(".notes aside")
    first = tip.locator("p").inner_text()
    tip.get_by_role("button", name="Next").click()
    expect(tip.locator("p")).not_to_have_text(first)
    second = tip.locator("p").inner_text()
    page.reload()
    expect(tip.locator("p")).to_have_text(second)
    tip.get_by_role("button", name="Leave the guide").click()
    expect(tip).to_have_count(0)
    page.keyboard.press("?")
    page.get_by_role("button", name="Guide me through this game").click()
    expect(tip.locator("p")).to_have_text(first)


def test_everybody_at_one_screen_has_a_name(visit: Visitors) -> None:
    page = visit().page
    page.goto("/")
    box = page.get_by_role("article", name="Trambahn")
    box.get_by_role("button", name="On one device").click()
    page.get_by_role("textbox", name="Your name").fill("Anna")
    page.get_by_role("textbox", name="Name of seat 2").fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Show my side").click()
    seats = page.locator(".board .seat h2")
    expect(seats.filter(has_text="Anna")).to_have_count(1)
    expect(seats.filter(has_text="Ben")).to_have_count(1)
