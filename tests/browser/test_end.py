"""The end of a game: its story, moments to look at again, and the next game with another bot."""

import re

import pytest
from playwright.sync_api import expect

from stellwerk import games
from tests.browser.conftest import Visitors
from tests.browser.visit import PHONE
from tests.server.served import Person, Served

MOST_MOVES = 600


@pytest.mark.parametrize("game", games.NAMES)
def test_the_end_tells_its_story_and_leads_to_the_next_game(
    visit: Visitors, served: Served, game: str
) -> None:
    person, anna = Person(served.url), visit(viewport=PHONE)
    table = person.open(game, ["me", "apprentice"], order="given", name="Anna")["table"]
    while not person.until_asked(table)["view"]["result"]:
        person.play_on(table, MOST_MOVES)
    story = person.get(f"/tables/{table}/story").json()
    anna.come_as(person)
    page = anna.page
    page.goto(f"/table/{table}")
    told = page.locator(".result .story li")
    expect(told).to_have_count(len(story["moments"]) + 2)
    expect(page.locator(".result ol")).not_to_contain_text("undefined")
    if game == "game_of_trains":
        expect(page.locator(".result ol")).not_to_contain_text("point")
    if game == "trambahn":
        expect(page.locator("table.pad:visible")).to_have_count(1)
    told.get_by_role("button").first.click()
    expect(page).to_have_url(re.compile(rf"at={story['moments'][0]['at']}$"))
    page.get_by_role("button", name="Back to the game").click()
    page.get_by_role("button", name="Stronger: Driver").click()
    expect(page).not_to_have_url(re.compile(table))
    expect(page.locator(".board .legal, .thinking").first).to_be_visible()
    following = person.page(table)["next"]
    assert [chair["bot"] for chair in person.page(following)["chairs"]] == ["driver", None]
