"""Bad networks, several tabs, tabs left open: nothing is lost or locked, and all is said."""

import json
import re
from contextlib import suppress
from functools import partial

import pytest
from playwright.sync_api import Browser, Locator, Page, Request, Route, TimeoutError, expect

from tests.browser.bad_proxy import bad_proxy
from tests.browser.conftest import Visitors
from tests.browser.player import LEGAL, SENDS, Player, page_of
from tests.browser.test_whole_games import every_game, sit_down
from tests.browser.visit import AS_PEOPLE_DO, Visit
from tests.server.served import Served


class Stubborn(Player):
    """Presses what glows, whether or not an answer comes."""

    pressed: list[str]

    def _press(self, place: Locator, press: str) -> None:
        """What glowed may be gone when a page comes late: then something else is pressed."""
        with suppress(TimeoutError):
            place.click(timeout=2000)
            sure = self.page.locator(".board .anyway, .board .confirm")
            if sure.count():
                sure.first.click(timeout=2000)

    def _play(self, code: str, press: str) -> str:
        self.pressed.append(code)
        self._press(self.page.locator(f".board .legal[data-code={json.dumps(code)}]").first, press)
        return code


@every_game
def test_a_game_over_a_bad_network_comes_to_its_end(
    browser: Browser, served: Served, game: str
) -> None:
    with (
        bad_proxy(served.url, seed=5) as proxy,
        Visit(browser, proxy.url, **{**AS_PEOPLE_DO, "firmness": "at_once"}) as anna,
    ):
        anna.expect_wrong("ERR_|status of")
        anna.page.goto(sit_down(anna, game, ["me", "apprentice"]))
        player = Stubborn(anna.page)
        player.pressed = []
        player.wait_for_turn()
        proxy.turn_bad()
        player.play_to_the_end(800)
        proxy.bad = False
        later = anna.window()
        later.goto(anna.page.url)
        expect(later.locator(".result")).to_be_visible()
        expect(anna.page.locator("aside .log")).to_have_text(read_log(later))
        table = anna.page.url.split("/table/")[1]
        log = anna.page.evaluate(
            "table => fetch(`/api/tables/${table}/log`).then(answer => answer.json())", table
        )
        assert all(proxy.done[what] for what in ("cut", "delayed", "repeated")), proxy.done
    played = iter(player.pressed)
    own = [entry["code"] for entry in log if entry["seat"] == 1]
    assert all(code in played for code in own), "a move was played that nobody made, or twice"


@every_game
def test_a_table_is_fetched_once_and_then_followed(visit: Visitors, game: str) -> None:
    anna = visit()
    page, asked = anna.page, list[str]()
    table = sit_down(anna, game, ["me", "apprentice"])
    page.on("request", lambda request: asked.append(request.url.partition("/api")[2]))
    page.goto(table)
    player = Player(page)
    for _ in range(8):
        player.wait_for_turn()
        player.move()
    player.wait_for_turn()
    path = f"/tables/{table.removeprefix('/table/')}"
    assert len([url for url in asked if url.startswith(f"{path}?")]) == 1
    assert len([url for url in asked if url.startswith(f"{path}/events?")]) == 1
    logs = [url for url in asked if url.startswith(f"{path}/log?")]
    assert len([url for url in logs if "after=0" in url]) <= 1
    assert game != "trambahn" or len(logs) == 1  # in other games something hidden is opened


def test_a_tab_that_comes_later_has_the_page_of_the_first(visit: Visitors) -> None:
    anna = visit()
    table = sit_down(anna, "game_of_trains", ["me", "apprentice"])
    first, late = anna.page, anna.window()
    first.goto(table)
    player = Player(first)
    player.wait_for_turn()
    player.move()
    say_in(first, "Good game")
    late.goto(table)
    expect(late.locator("aside .talk")).to_contain_text("Good game")
    for message in ("One more", "And another"):
        Player(first).wait_for_turn()
        Player(first).move()
        say_in(first, message)
        expect(late.locator("aside .talk")).to_contain_text(message)
    Player(first).wait_for_turn()
    expect(late.locator("aside .log")).to_have_text(read_log(first))


def read_log(page: Page) -> str:
    """What the log says, once it is there."""
    log = page.locator("aside .log")
    expect(log.locator("[data-number]").nth(3)).to_be_visible()
    return log.text_content() or ""


def say_in(page: Page, message: str) -> None:
    field = page.locator("aside").get_by_role("textbox", name="Say something")
    field.fill(message)
    field.press("Enter")
    expect(page.locator("aside .talk")).to_contain_text(message)


def test_two_tabs_of_one_table_share_a_stream_and_the_second_goes_on_alone(
    visit: Visitors,
) -> None:
    anna = visit()
    table = sit_down(anna, "game_of_trains", ["me", "apprentice"])
    first, second = anna.page, anna.window()
    listening: list[str] = []
    for name, tab in (("first", first), ("second", second)):
        tab.on("request", partial(note_stream, listening, name))
        tab.goto(table)
        Player(tab).wait_for_turn()
    Player(first).move()
    until_entries(second, page_of(first)["view"]["entries"])
    assert listening == ["first"]
    first.close()
    Player(second).wait_for_turn()
    entries = page_of(second)["view"]["entries"]
    Player(second).move()
    until_entries(second, entries + 1)


def note_stream(listening: list[str], name: str, request: Request) -> None:
    if "/events?" in request.url:
        listening.append(name)


def until_entries(page: Page, least: int) -> None:
    """The log of the page has this many entries, by the numbers of its last ones."""
    page.wait_for_function(
        "least => [...document.querySelectorAll('[data-number]')]"
        ".some(entry => Number(entry.dataset.number) >= least)",
        arg=least,
    )


def test_eight_tabs_with_a_table_each_can_all_be_played_at(visit: Visitors) -> None:
    anna = visit()
    tables = [sit_down(anna, "game_of_trains", ["me", "greedy"]) for _ in range(8)]
    tabs = [anna.page, *(anna.window() for _ in range(7))]
    for tab, table in zip(tabs, tables, strict=True):
        tab.goto(table)
        Player(tab).wait_for_turn()
    for tab in tabs:
        Player(tab).move()
        Player(tab).wait_for_turn()


def test_a_move_that_conflicts_and_a_table_that_cannot_be_asked_for_lock_nothing(
    visit: Visitors,
) -> None:
    anna = visit()
    page = anna.page
    anna.expect_wrong("409|502")
    page.goto(sit_down(anna, "game_of_trains", ["me", "apprentice"]))
    player = Player(page)
    player.wait_for_turn()

    def refuse(route: Route) -> None:
        status = 409 if "/moves?" in route.request.url else 502
        route.fulfill(status=status, json={"error": "not now", "problem": "test"})

    page.route(re.compile(r"/api/tables/[\w-]+(/moves)?\?"), refuse)
    page.locator(SENDS).first.click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Not now")
    expect(page.locator(LEGAL).first).to_be_visible()
    alert.get_by_role("button", name="Close").click()
    expect(alert).to_have_count(0)
    page.unroute_all()
    player.move()


def test_a_slow_move_is_said_to_be_on_its_way(visit: Visitors) -> None:
    anna = visit(**AS_PEOPLE_DO)
    page = anna.page
    page.goto(sit_down(anna, "game_of_trains", ["me", "apprentice"]))
    Player(page).wait_for_turn()
    held: list[Route] = []
    page.route("**/moves?*", lambda route: held.append(route))
    page.locator(SENDS).first.click()
    expect(page.locator(".prompt")).to_have_text("Sending …")
    held[0].continue_()
    Player(page).wait_for_turn()


def test_what_was_not_said_stays_in_the_field(visit: Visitors) -> None:
    anna = visit()
    page = anna.page
    anna.expect_wrong("ERR_FAILED")
    page.goto(sit_down(anna, "game_of_trains", ["me", "apprentice"]))
    field = page.locator("aside").get_by_role("textbox", name="Say something")
    page.route("**/chat?*", lambda route: route.abort())
    field.fill("Good game")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("did not reach the server")
    expect(field).to_have_value("Good game")
    page.unroute_all()
    field.press("Enter")
    expect(page.locator("aside .talk li")).to_contain_text("Good game")
    expect(field).to_have_value("")


def test_a_part_that_cannot_be_fetched_says_so_and_can_be_tried_again(visit: Visitors) -> None:
    anna = visit()
    page = anna.page
    anna.expect_wrong("ERR_FAILED|dynamically imported|preload")
    page.add_init_script("sessionStorage.setItem('stellwerk.reloaded', String(Date.now()))")
    page.goto(sit_down(anna, "game_of_trains", ["me", "apprentice"]))
    Player(page).wait_for_turn()
    page.route("**/assets/Rules-*", lambda route: route.abort())
    page.keyboard.press("?")
    rules = page.get_by_role("dialog")
    expect(rules.get_by_role("alert")).to_contain_text("could not be loaded")
    page.unroute_all()
    rules.get_by_role("button", name="Try again").click()
    expect(rules.locator("section.current")).to_be_visible()


def test_a_tab_left_open_over_an_upgrade_loads_itself_again(visit: Visitors) -> None:
    anna = visit()
    page = anna.page
    anna.expect_wrong("404|dynamically imported|preload")
    page.goto(sit_down(anna, "game_of_trains", ["me", "apprentice"]))
    Player(page).wait_for_turn()
    page.evaluate("window.old = true")
    page.route("**/assets/Rules-*", lambda route: route.fulfill(status=404, body="gone"))
    page.keyboard.press("?")
    page.wait_for_function("() => !window.old")
    page.unroute_all()
    Player(page).wait_for_turn()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").locator("section.current")).to_be_visible()


def test_a_table_that_could_not_be_fetched_can_be_tried_again(visit: Visitors) -> None:
    anna = visit()
    page = anna.page
    anna.expect_wrong("ERR_FAILED|503")
    table = sit_down(anna, "game_of_trains", ["me", "apprentice"])
    page.route("**/seats?*", lambda route: route.abort(), times=1)
    page.goto(table)
    page.get_by_role("button", name="Try again").click()
    Player(page).wait_for_turn()


def test_a_browser_that_keeps_nothing_shows_the_table(visit: Visitors) -> None:
    anna = visit(pace=None)
    anna.context.add_init_script(
        "Object.defineProperty(window, 'localStorage', {get() { throw new Error('blocked'); }})"
    )
    anna.page.goto(sit_down(anna, "game_of_trains", ["me", "apprentice"]))
    Player(anna.page).wait_for_turn()
    Player(anna.page).move()


@pytest.mark.parametrize("special", [False, True])
def test_special_stations_are_announced_only_where_they_repeat_the_card(
    visit: Visitors, special: bool
) -> None:
    anna = visit()
    page = anna.page
    options = {"special_stations": "yes"} if special else {}
    page.goto(sit_down(anna, "voll_verplant", ["me"], options=options))
    player = Player(page)
    while player.wait_for_turn():
        again = page_of(page)["view"]["table"]["sheets"][0]["again"]
        assert page.get_by_text("Special station!").count() == again
        assert special or not again
        player.move()
