"""Nothing on any page stands in anybody's way, in light and in dark."""

import pytest

from tests.browser.axe import findings
from tests.browser.conftest import Visitors
from tests.browser.player import Player
from tests.browser.test_whole_games import GAMES
from tests.browser.visit import PHONE, WIDE, Visit
from tests.server.served import Person, Served

every_look = pytest.mark.parametrize(
    ("scheme", "size"), [("light", WIDE), ("dark", PHONE)], ids=["light-wide", "dark-phone"]
)


def check(visit: Visit) -> None:
    assert findings(visit.page) == []
    visit.check_width()


@every_look
def test_the_shelf_and_its_drawers(visit: Visitors, scheme: str, size: dict[str, int]) -> None:
    anna = visit(color_scheme=scheme, viewport=size)
    page = anna.page
    page.goto("/")
    page.wait_for_selector("article")
    check(anna)
    page.get_by_role("button", name="Invite").nth(2).click()
    check(anna)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    check(anna)
    for address in ("/replay", "/nowhere"):
        page.goto(address)
        page.wait_for_selector("h1")
        check(anna)


@every_look
@pytest.mark.parametrize("game", GAMES)
def test_a_table_at_its_start_its_rules_and_its_end(
    visit: Visitors, served: Served, game: str, scheme: str, size: dict[str, int]
) -> None:
    anna, person = visit(color_scheme=scheme, viewport=size), Person(served.url)
    table = person.open(game, ["me", "greedy"], order="given", name="Anna")["table"]
    anna.come_as(person)
    page = anna.page
    page.goto(f"/table/{table}")
    Player(page).wait_for_turn()
    check(anna)
    page.keyboard.press("?")
    page.wait_for_selector("dialog section")
    check(anna)
    page.keyboard.press("Escape")
    person.play_on(table, 400)
    page.wait_for_selector(".result")
    check(anna)
    record = person.get(f"/tables/{table}/record").text
    person.http.close()
    page.get_by_role("link", name="Was it fair?").click()
    page.get_by_role("status").wait_for()
    check(anna)
    page.goto("/replay")
    page.get_by_role("textbox").fill(record)
    page.get_by_role("button", name="Show the game").click()
    page.get_by_label("One step forward").click()
    check(anna)


@every_look
def test_a_table_where_people_come_together(
    visit: Visitors, served: Served, scheme: str, size: dict[str, int]
) -> None:
    ben, person = visit(color_scheme=scheme, viewport=size), Person(served.url)
    seats, terms = ["me", "me", "person"], {"hints": True, "clock": 3600}
    opened = person.open("game_of_trains", seats, order="given", public=True, terms=terms)
    table, (invitation,) = opened["table"], opened["invitations"]
    page = ben.page
    page.goto("/")
    page.get_by_text("1 free seat").first.wait_for()
    check(ben)
    page.goto(f"/table/{table}#{invitation['invitation']}")
    page.get_by_role("button", name="Sit down").wait_for()
    check(ben)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".board")
    if size == PHONE:
        page.get_by_role("button", name="Log and chat").click()
    page.locator("summary:visible", has_text="I have to go").click()
    check(ben)
    anna = visit(color_scheme=scheme, viewport=size)
    anna.come_as(person)
    anna.page.goto(f"/table/{table}")
    anna.page.get_by_role("button", name="Show my side").wait_for()
    check(anna)
    anna.page.get_by_role("button", name="Show my side").click()
    anna.page.get_by_role("button", name="Ask for a hint").click()
    anna.page.get_by_label("The dispatcher's hint").get_by_text("%").first.wait_for()
    check(anna)
    person.http.close()
