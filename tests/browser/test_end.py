"""The end of a game: its story, moments to look at again, and the next game with another bot."""

import re
import struct

import pytest
from playwright.sync_api import expect

from stellwerk import games
from tests.browser.conftest import Visitors
from tests.browser.visit import PHONE, Visit
from tests.server.served import Person, Served

MOST_MOVES = 600


@pytest.mark.parametrize("game", games.OURS)
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


def finished(anna: Visit, url: str, game: str) -> None:
    """A game that Anna has played to its end by lot, and that her browser shows."""
    person = Person(url)
    table = person.open(game, ["me", "apprentice"], order="given", name="Anna")["table"]
    while not person.until_asked(table)["view"]["result"]:
        person.play_on(table, MOST_MOVES)
    anna.come_as(person)
    anna.page.goto(f"/table/{table}")


def test_mistakes_are_found_and_can_be_looked_at_with_what_would_have_been_better(
    visit: Visitors, served: Served
) -> None:
    anna = visit()
    finished(anna, served.url, "game_of_trains")
    page = anna.page
    page.get_by_role("button", name="Find my biggest mistakes").click()
    found = page.get_by_role("region", name="Biggest mistakes")
    expect(found.locator("li").first).to_be_visible(timeout=60_000)
    found.get_by_role("button", name="Stop").click()
    expect(found.locator("progress")).to_have_count(0)
    found.get_by_role("button", name=re.compile("Look again")).first.click()
    hint = page.get_by_role("button", name="Ask for a hint")
    expect(hint).to_be_enabled()
    hint.click()
    advice = page.locator(".advice section")
    expect(advice).to_contain_text("Played:", timeout=60_000)
    expect(advice.get_by_role("button", name="Play", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Back to the game").click()
    expect(advice).to_have_count(0)


def test_the_result_is_a_picture_to_share(visit: Visitors, served: Served) -> None:
    anna = visit()
    finished(anna, served.url, "voll_verplant")
    expect(anna.page.locator(".story li").first).to_be_visible()
    with anna.page.expect_download() as download:
        anna.page.get_by_role("button", name="Picture of the result").click()
    assert download.value.suggested_filename.startswith("Voll verplant")
    picture = download.value.path().read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    assert len(picture) > 20_000, "there is nothing on it"
