"""Looking back: step by step, by keys, as a film, by address, and in a record of one's own."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.player import Player, page_of
from tests.browser.test_whole_games import sit_down
from tests.browser.visit import Visit

RECORD = Path(__file__).parents[1] / "trambahn" / "records"
PAST = "A look back: step"


def after_some_moves(anna: Visit, game: str = "trambahn") -> Page:
    page = anna.page
    page.goto(sit_down(anna, game, ["me", "apprentice"]))
    player = Player(page)
    for _ in range(3):
        player.wait_for_turn()
        player.move()
    player.wait_for_turn()
    return page


def step(page: Page) -> int:
    return int(page.locator(".bar input[type=range]").input_value())


def test_the_deal_is_one_step_and_every_step_has_its_sentence(visit: Visitors) -> None:
    page = after_some_moves(visit())
    entries = page_of(page)["view"]["entries"]
    slider = page.locator(".bar input[type=range]")
    steps = int(slider.get_attribute("max") or 0)
    assert steps < entries - 20  # thirty-nine cards are dealt before anybody moves
    slider.fill("1")
    words = page.locator(".last-words")
    expect(words).to_contain_text(f"step 1 of {steps}")
    slider.fill("2")
    expect(words).to_contain_text("You ")
    expect(page.locator("aside ol.log .shown")).to_contain_text("You ")
    expect(page.locator("header .turn span")).to_have_text("A look back")


def test_arrow_keys_go_through_the_past_and_back_to_the_game(visit: Visitors) -> None:
    page = after_some_moves(visit())
    last = step(page)
    page.get_by_label("One step back").click()
    expect(page.get_by_text(PAST)).to_be_visible()
    page.locator("header h1").click()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".last-words")).to_contain_text(f"step {last - 2} of")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(PAST)).to_have_count(0)


def test_a_film_runs_to_the_game_as_it_is(visit: Visitors) -> None:
    page = after_some_moves(visit(), "game_of_trains")
    page.locator(".bar input[type=range]").fill("3")
    expect(page.locator(".last-words")).to_contain_text("step 3 of")
    page.get_by_label("Play the game from here").click()
    expect(page.locator(".last-words")).not_to_contain_text("step 3 of")
    expect(page.get_by_text(PAST)).to_have_count(0)
    expect(page.locator(".board .legal").first).to_be_visible()


def test_a_moment_has_an_address(visit: Visitors) -> None:
    anna, ben = visit(), visit()
    page = after_some_moves(anna, "voll_verplant")
    page.locator(".bar input[type=range]").fill("3")
    expect(page).to_have_url(re.compile(r"\?at=3$"))
    ben.page.goto(page.url)
    expect(ben.page.get_by_text("step 3 of")).to_be_visible()
    ben.page.get_by_role("button", name="Back to the game").click()
    expect(ben.page).to_have_url(re.compile(r"/table/[\w-]+$"))


def test_a_game_that_is_over_is_not_said_to_be_over_while_one_looks_back(visit: Visitors) -> None:
    anna = visit()
    page = anna.page
    page.goto(sit_down(anna, "game_of_trains", ["me", "greedy"]))
    Player(page).play_to_the_end()
    expect(page.locator("header .turn span")).to_have_text("The game is over")
    page.get_by_label("One step back").click()
    expect(page.locator("header .turn span")).to_have_text("A look back")


def test_a_record_opens_at_its_beginning_and_runs_by_keys(visit: Visitors) -> None:
    page = visit().page
    page.goto("/replay")
    record = sorted(RECORD.glob("*.txt"))[0].read_text()
    page.get_by_role("textbox").fill(record)
    page.get_by_role("button", name="Show the game").click()
    slider = page.locator("main input[type=range]")
    expect(slider).to_have_value("1")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    expect(page.locator("ol.log .shown")).to_have_count(1)
    expect(page.locator(".last-words")).not_to_be_empty()
