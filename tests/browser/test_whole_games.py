"""Whole games and turns in a real browser, by whatever glows."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.player import Player, page_of
from tests.browser.visit import AS_PEOPLE_DO, PHONE, Visit

GAMES = ("trambahn", "game_of_trains", "voll_verplant")
every_game = pytest.mark.parametrize("game", GAMES)


def sit_down(visit: Visit, game: str, seats: list[str], **more: object) -> str:
    """A table opened from the page of the shelf, with the cookie of its browser."""
    visit.page.goto("/")
    opening = {"game": game, "seats": seats, "order": "given", "name": "Anna", **more}
    opened: str = visit.page.evaluate(
        """opening => fetch('/api/tables', {method: 'POST', body: JSON.stringify(opening),
            headers: {'Content-Type': 'application/json'}}).then(answer => answer.json())
            .then(({table, invitations}) =>
                `/table/${table}${invitations.length ? '#' + invitations[0].invitation : ''}`)""",
        opening,
    )
    return opened


@pytest.mark.parametrize("wishes", [{}, AS_PEOPLE_DO], ids=["at once", "as people do"])
@every_game
def test_a_whole_game_against_a_bot_by_pointer(
    visit: Visitors, game: str, wishes: dict[str, Any]
) -> None:
    anna = visit(**wishes)
    anna.page.goto(sit_down(anna, game, ["me", "driver"]))
    Player(anna.page).play_to_the_end()
    expect(anna.page.locator(".result h2")).to_be_visible()
    result = page_of(anna.page)["view"]["result"]
    for points in result["points"] if game != "game_of_trains" else []:
        expect(anna.page.locator(".result")).to_contain_text(str(points))


@every_game
def test_a_turn_by_keyboard_alone(visit: Visitors, game: str) -> None:
    anna = visit()
    page = anna.page
    page.goto(sit_down(anna, game, ["me", "apprentice"]))
    player = Player(page)
    player.wait_for_turn()
    before = page_of(page)["number"]
    for _ in range(200):
        page.keyboard.press("Tab")
        # what is picked up is not put down again before it has found its place
        picked = page.locator(".board .legal[aria-pressed=true]").count() > 0
        wanted = ".board .legal[data-code]" if picked else ".board .legal"
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            page.keyboard.press("Enter")
        if page_of(page)["number"] > before:
            return
    raise AssertionError("200 times Tab and Enter, and no move")


@every_game
def test_a_turn_on_a_phone_by_touch(visit: Visitors, game: str) -> None:
    anna = visit(viewport=PHONE, has_touch=True, is_mobile=True, locale="de-DE")
    anna.page.goto(sit_down(anna, game, ["me", "apprentice"]))
    player = Player(anna.page)
    for _ in range(4):
        if player.wait_for_turn():
            player.move("touch")
    anna.check_width()


@every_game
def test_every_legal_move_can_be_reached(visit: Visitors, game: str) -> None:
    anna = visit()
    anna.page.goto(sit_down(anna, game, ["me", "apprentice"]))
    player = Player(anna.page)
    for _ in range(6):
        if not player.wait_for_turn():
            break
        assert player.reachable() == set(page_of(anna.page)["view"]["legal"])
        player.move()


@every_game
def test_a_move_can_be_taken_back(visit: Visitors, game: str) -> None:
    anna = visit()
    page = anna.page
    seats = ["me", "me"] if game != "voll_verplant" else ["me", "person"]
    page.goto(sit_down(anna, game, seats, terms={"take_backs": True}))
    lift(anna)
    player = Player(page)
    undo = page.get_by_role("button", name="Take back")
    for _ in range(12):
        player.wait_for_turn()
        legal = page_of(page)["view"]["legal"]
        player.move()
        page.wait_for_selector(".board .legal, .curtain, .pass-on, .result, .bar .undo:enabled")
        if undo.first.is_enabled():
            break
        lift(anna)
    with page.expect_response("**/undo?*") as answer:
        undo.first.click()
    assert answer.value.ok
    player.wait_for_turn()
    assert page_of(page)["view"]["legal"] == legal


def lift(visit: Visit) -> None:
    """The screen is passed on, and the curtain lifted, if there is one."""
    visit.page.wait_for_selector(".board .legal, .curtain button, .pass-on button, .result")
    if visit.page.locator(".pass-on").count():
        visit.page.locator(".pass-on button").click()
        visit.page.wait_for_selector(".curtain button")
    if visit.page.locator(".curtain").count():
        visit.page.get_by_role("button", name=re.compile("Show my side|Meine Seite")).click()
