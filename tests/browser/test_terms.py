"""What was agreed on, at the table: what is offered, the clock, a ring, and a closed door."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.player import Player, page_of
from tests.browser.test_whole_games import sit_down
from tests.browser.visit import PHONE, Visit

BETWEEN = ["me", "person"]


def together(anna: Visit, ben: Visit, **terms: Any) -> str:
    """Anna and Ben at a table of Game of Trains, where Anna begins; its address."""
    link = sit_down(anna, "game_of_trains", BETWEEN, terms=terms)
    ben.page.goto(link)
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.wait_for_selector(".board")
    anna.page.goto(link.split("#")[0])
    anna.page.wait_for_selector(".board")
    return link.split("#")[0]


def said_in(page: Page) -> str:
    return page.locator("aside .terms").inner_text()


def test_between_people_help_is_offered_only_where_they_agreed_on_it(visit: Visitors) -> None:
    anna, ben = visit(), visit()
    together(anna, ben)
    page = anna.page
    Player(page).wait_for_turn()
    expect(page.locator("aside .terms")).to_contain_text("No hints · no take-backs")
    expect(page.get_by_role("button", name="Rules")).to_be_visible()
    expect(page.get_by_role("button", name="Ask for a hint")).to_have_count(0)
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    Player(page).move()
    page.keyboard.press("u")
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)


def test_a_hint_between_people_is_told_to_the_other(visit: Visitors) -> None:
    anna, ben = visit(), visit()
    together(anna, ben, hints=True, take_backs=True)
    assert "Hints are allowed · moves may be taken back" in said_in(ben.page)
    Player(anna.page).wait_for_turn()
    anna.page.get_by_role("button", name="Ask for a hint").click()
    expect(ben.page.locator(".talk .note")).to_have_text("Anna asked for a hint.")
    expect(ben.page.locator(".last-words")).to_contain_text("Anna asked for a hint.")
    anna.page.locator(".advice section").wait_for(timeout=60_000)
    expect(anna.page.locator(".talk .note")).to_have_text("You asked for a hint.")
    Player(anna.page).move()
    expect(anna.page.get_by_role("button", name="Take back")).to_be_visible()


def test_the_clock_runs_out_the_bot_moves_and_the_owner_is_back_by_a_press(
    visit: Visitors,
) -> None:
    anna, ben = visit(), visit(viewport=PHONE)
    together(anna, ben, clock=5)
    clock = anna.page.get_by_role("timer").first
    expect(clock).to_have_text(re.compile(r"0:0[0-5]"))
    expect(ben.page.get_by_role("timer").first).to_be_visible()
    note = anna.page.locator(".note.warm")
    expect(note).to_contain_text("Driver")
    Player(ben.page).wait_for_turn()  # so the bot has moved
    assert page_of(anna.page)["chairs"][0]["bot"] is None
    note.get_by_role("button", name="I am back").click()
    expect(note).to_have_count(0)
    assert page_of(anna.page)["chairs"][0]["warm"] is None
    expect(anna.page.locator(".talk .note").last).to_have_text("You are back at your seat.")


def test_whoever_waits_rings_and_is_told_when_it_is_too_soon(visit: Visitors) -> None:
    anna, ben = visit(), visit()
    together(anna, ben)
    ring = ben.page.get_by_role("button", name="Ring for Anna")
    ring.click()
    expect(anna.page.locator(".toasts")).to_contain_text("Ben is waiting for you")
    expect(anna.page).to_have_title(re.compile("● It is your turn!"))
    expect(ben.page.locator(".toasts")).to_contain_text("It rings where Anna is")
    ben.expect_wrong("409")
    ring.click()
    expect(ben.page.get_by_role("alert")).to_contain_text("a moment ago")
    Player(anna.page).move()
    expect(anna.page).not_to_have_title(re.compile("●"))


def test_a_bot_plays_for_who_is_away_when_the_other_wishes_it(visit: Visitors) -> None:
    anna, ben = visit(), visit()
    table = together(anna, ben)
    anna.page.goto("/")
    expect(ben.page.locator("aside")).to_contain_text("away")
    ben.page.get_by_role("button", name="Let a bot play on").click()
    expect(ben.page.locator("aside")).to_contain_text("keeps the seat warm")
    Player(ben.page).wait_for_turn()
    anna.page.goto(table)
    anna.page.get_by_role("button", name="I am back").click()
    expect(ben.page.locator(".talk .note").last).to_have_text("Anna is back.")


def test_who_may_not_watch_is_told_so_and_led_back_to_the_shelf(visit: Visitors) -> None:
    anna, ben, clara = visit(), visit(), visit()
    link = sit_down(anna, "game_of_trains", BETWEEN, terms={"spectators": False})
    clara.expect_wrong("403")
    clara.page.goto(link.split("#")[0])
    expect(clara.page.get_by_text("You are watching")).to_be_visible()
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Sit down").click()
    expect(clara.page.get_by_role("heading", name="play without spectators")).to_be_visible()
    clara.page.reload()
    expect(clara.page.get_by_role("heading", name="play without spectators")).to_be_visible()
    expect(clara.page.get_by_role("link", name="To the shelf", exact=True)).to_be_visible()


def test_a_game_is_ended_when_both_agree_and_both_are_told(visit: Visitors) -> None:
    anna, ben = visit(), visit()
    together(anna, ben)
    side = anna.page.locator("aside")
    side.get_by_text("End the game").click()
    side.get_by_role("button", name="End without a result").click()
    expect(ben.page.locator("aside")).to_contain_text("Anna would like to end the game")
    ben.page.locator("aside").get_by_role("button", name="End without a result").click()
    expect(anna.page.locator(".ended")).to_contain_text("Ben has ended the game.")
    expect(ben.page.locator(".ended")).to_contain_text("You have ended the game.")
    expect(anna.page.locator(".board .legal")).to_have_count(0)
    expect(anna.page).to_have_title(re.compile("The game is over"))
    expect(anna.page.locator(".board")).not_to_contain_text("Dealing")
