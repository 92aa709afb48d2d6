"""Several people at one table: by link, at one screen, as spectators, with a bad connection."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.heard import NOTE_ALL, secrets_in
from tests.browser.player import Player, page_of
from tests.browser.test_whole_games import every_game, lift, sit_down


def take_turns(players: list[Player], moves: int) -> None:
    """The person who is asked plays."""
    for _ in range(moves):
        asked = [seat - 1 for seat in page_of(players[0].page)["view"]["to_act"]]
        player = players[asked[0]]
        player.wait_for_turn()
        player.move()


@every_game
def test_two_people_by_link_and_a_spectator_each_see_what_they_may(
    visit: Visitors, game: str
) -> None:
    anna, ben, clara = (visit() for _ in range(3))
    for somebody in (anna, ben, clara):
        somebody.context.add_init_script(NOTE_ALL)
    anna.page.goto("/")
    link = sit_down(anna, game, ["me", "person"])
    anna.page.goto(link.split("#")[0])
    ben.page.goto(link)
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    clara.page.goto(link.split("#")[0])
    expect(clara.page.get_by_text("You are watching")).to_be_visible()
    expect(anna.page.locator("aside")).to_contain_text("1 spectator")
    take_turns([Player(anna.page), Player(ben.page)], 12)
    ben.page.get_by_role("textbox", name="Say something").fill("Good game <b>so far</b>")
    ben.page.keyboard.press("Enter")
    for page in (anna.page, clara.page):
        expect(page.locator(".talk")).to_contain_text("Good game <b>so far</b>")
    for somebody, viewer in ((anna, 1), (ben, 2), (clara, None)):
        heard = somebody.page.evaluate("window.heard")
        assert len(heard) > 12
        assert secrets_in(heard, viewer) == []


def test_the_check_for_secrets_finds_one() -> None:
    page = '{"view": {"result": null, "table": {"seats": [{"hand": ["r7"]}, {"hand": null}]}}}'
    assert secrets_in([page], viewer=2) == ['["r7"]']
    assert secrets_in([page], viewer=1) == []
    assert secrets_in(['[{"code": "deal 1 r7", "seat": null}]'], viewer=2) == ["deal 1 r7"]


def test_a_hand_is_passed_on_behind_a_curtain_when_one_has_seen_what_one_drew(
    visit: Visitors,
) -> None:
    anna = visit()
    page = anna.page
    page.goto(sit_down(anna, "trambahn", ["me", "me"]))
    seen: set[str] = set()
    for _ in range(2):
        page.wait_for_selector(".curtain")
        assert page.locator(".board").count() == 0, "a hand can be seen behind the curtain"
        seen.add(page.locator(".curtain h2").inner_text())
        lift(anna)
        player = Player(page)
        while player.wait_for_turn():
            player.move()
            page.wait_for_selector(".board .legal, .pass-on")
            if page.locator(".pass-on").count():
                break
        expect(page.locator(".board .hand li").first).to_be_visible()
        page.get_by_role("button", name="Pass on to").click()
    assert len(seen) == 2


def seats_of(page: Page) -> list[dict[str, Any]]:
    """None in a game of sheets."""
    seats: list[dict[str, Any]] = page_of(page)["view"]["table"].get("seats", [])
    return seats


@pytest.mark.parametrize("game", ["game_of_trains", "voll_verplant"])
def test_no_curtain_falls_where_nothing_is_hidden(visit: Visitors, game: str) -> None:
    anna = visit()
    page = anna.page
    page.goto(sit_down(anna, game, ["me", "me"]))
    acted: set[int] = set()
    for move in range(20):
        page.wait_for_selector(".board .legal, .curtain, .pass-on")
        if any(seat.get("draft_count") for seat in seats_of(page)):
            lift(anna)
        else:
            assert page.locator(".curtain, .pass-on").count() == 0, f"after {move} moves"
            acted |= set(page_of(page)["view"]["to_act"])
        Player(page).wait_for_turn()
        Player(page).move()
    assert len(acted) == 2


@every_game
def test_a_reload_and_a_lost_connection_lose_nothing(visit: Visitors, game: str) -> None:
    anna, ben = visit(), visit()
    link = sit_down(anna, game, ["me", "person"])
    anna.page.goto(link.split("#")[0])
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Sit down").click()
    players = [Player(anna.page), Player(ben.page)]
    take_turns(players, 2)
    ben.page.reload()
    entries = number_of_entries(ben.page)
    ben.expect_wrong("ERR_INTERNET_DISCONNECTED|ERR_FAILED")
    ben.context.set_offline(True)
    expect(ben.page.get_by_role("alert")).to_contain_text("Connection lost")
    mine = [seat for seat in page_of(anna.page)["view"]["to_act"] if seat == 1]
    if mine:
        players[0].wait_for_turn()
        players[0].move()
    ben.context.set_offline(False)
    expect(ben.page.get_by_role("alert")).to_have_count(0)
    if mine:
        ben.page.wait_for_function(
            "before => Number(document.querySelector('input[type=range]').max) > before",
            arg=entries,
        )
    take_turns(players, 2)


def number_of_entries(page: Page) -> int:
    page.wait_for_selector("input[type=range]")
    return int(page.locator("input[type=range]").get_attribute("max") or 0)


def test_a_stranger_with_a_used_link_watches(visit: Visitors) -> None:
    anna, ben, clara = (visit() for _ in range(3))
    link = sit_down(anna, "trambahn", ["me", "person"])
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page).to_have_url(re.compile(r"/table/[\w-]+$"))
    clara.page.goto(link)
    expect(clara.page.get_by_text("This invitation has been taken")).to_be_visible()
    expect(clara.page.get_by_text("Guest sits at seat 2")).to_be_visible()
    clara.page.get_by_role("button", name="Only watch").click()
    expect(clara.page.get_by_text("You see what a spectator may see")).to_be_visible()
    clara.page.goto(link.split("#")[0])
    expect(clara.page.get_by_text("You see what a spectator may see")).to_be_visible()


def test_a_link_written_anew_leads_to_the_seat_and_the_one_before_to_nowhere(
    visit: Visitors,
) -> None:
    anna, ben, clara = (visit() for _ in range(3))
    old = sit_down(anna, "game_of_trains", ["me", "person", "person"])
    page = anna.page
    page.goto(old.split("#")[0])
    expect(page.get_by_role("textbox", name="Link for seat")).to_have_count(0)
    for seat in (2, 3):  # the table was opened past the browser, which therefore knows no links
        page.get_by_role("button", name=f"Make a link for seat {seat}").click()
    expect(page.get_by_role("textbox", name="Link for seat")).to_have_count(2)
    new = page.get_by_role("textbox", name="Link for seat 2").input_value()
    page.reload()
    expect(page.get_by_role("textbox", name="Link for seat 2")).to_have_value(new)
    clara.expect_wrong("404")
    clara.page.goto(old)
    expect(clara.page.get_by_text("This link is not valid any more")).to_be_visible()
    ben.page.goto(new)
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.get_by_text("One seat is still free.")).to_be_visible()
    expect(ben.page.get_by_role("button", name="link", exact=False)).to_have_count(0)
    expect(page.get_by_role("textbox", name="Link for seat")).to_have_count(1)


def test_a_table_that_is_not_there_says_so(visit: Visitors) -> None:
    anna = visit()
    anna.expect_wrong("404")
    anna.page.goto("/table/nothing-here")
    expect(anna.page.get_by_role("heading")).to_contain_text("There is no table")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_title_and_the_icon_say_whose_turn_it_is(visit: Visitors, scheme: str) -> None:
    anna = visit(color_scheme=scheme)
    anna.page.goto(sit_down(anna, "game_of_trains", ["me", "apprentice"]))
    Player(anna.page).wait_for_turn()
    expect(anna.page).to_have_title(re.compile("Your turn"))
    assert anna.page.locator("link[rel=icon]").get_attribute("href") == "/signal-go.svg"
