"""People meet by one link before the first card, and play."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import Visitors
from tests.browser.lobby import (
    IN_SECONDS,
    open_table,
    play_to_the_end,
    ready_button,
    row,
    say_ready,
    sit_down,
    start,
    status,
)
from tests.browser.visit import PHONE, WIDE

TABLET = {"width": 820, "height": 1180}

LOOKS = re.compile(r"/api/lobbies/[^/?]+(\?|$)")


def check_of(page: Page, check: str) -> Locator:
    return page.locator(f"[data-check={check}]")


def test_four_people_meet_by_one_link_play_and_see_what_was_proved(visit: Visitors) -> None:
    anna = visit(viewport=WIDE)
    ben = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    clara = visit(viewport=PHONE, color_scheme="dark")
    david = visit(viewport=TABLET)
    people = (anna, ben, clara, david)
    link = open_table(anna, "Anna", "voll_verplant", 4)
    expect(status(anna.page)).to_have_text("3 seats are still free.")
    for somebody, name in ((ben, "Ben"), (clara, "Clara"), (david, "David")):
        sit_down(somebody, link, name)
        for other in people:
            if other.page.url == link:
                expect(other.page.get_by_role("list", name="At the table")).to_contain_text(name)
    emil = visit()
    emil.page.goto(link)
    expect(emil.page.get_by_text("All seats are taken. Wait here")).to_be_visible()
    say_ready(ben, clara)
    expect(status(anna.page)).to_have_text("David is not ready yet.")
    anna.expect_wrong("409")
    start(anna)
    expect(anna.page.get_by_role("alert")).to_contain_text("David")
    say_ready(david)
    expect(status(anna.page)).to_have_text("Everyone is there: you can start.")
    loaded = ben.page.evaluate("performance.timeOrigin")
    start(anna)
    for somebody in people:
        expect(somebody.page.locator(".board").first).to_be_visible()
        assert somebody.page.url == link
    assert ben.page.evaluate("performance.timeOrigin") == loaded, "the page was loaded anew"
    expect(emil.page.get_by_text("You are watching")).to_be_visible()
    play_to_the_end(*people)
    prints = set()
    for somebody in people:
        page = somebody.page
        page.get_by_role("link", name="Was it fair?").click()
        expect(page.get_by_role("status")).to_contain_text("your own share is in every one of them")
        for check in ("own", "agreed", "promised", "dealer", "shares", "seats", "header", "seen"):
            expect(check_of(page, check).get_by_role("img", name="✓")).to_be_visible()
        expect(page.locator("[data-part=shared]")).to_have_count(4)
        prints.add(page.locator(".aloud").inner_text())
        assert findings(page) == []
    assert len(prints) == 1
    emil.page.goto(f"{link}/fairness")
    expect(emil.page.get_by_role("status")).to_contain_text("at least one of those")


@pytest.mark.parametrize(
    ("scheme", "size"), [("light", WIDE), ("dark", PHONE)], ids=["light-wide", "dark-phone"]
)
def test_nothing_stands_in_anybodys_way(visit: Visitors, scheme: str, size: dict[str, int]) -> None:
    anna, ben = (visit(color_scheme=scheme, viewport=size) for _ in range(2))
    link = open_table(anna, "Anna", "voll_verplant", 3)
    assert findings(anna.page) == []
    anna.page.get_by_role("button", name="Change").click()
    anna.page.get_by_text("A link for one seat").click()
    assert findings(anna.page) == []
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Sit down").wait_for()
    assert findings(ben.page) == []
    sit_down(ben, link, "Ben")
    assert findings(ben.page) == []


def test_a_lobby_is_gone_through_with_keys_alone(visit: Visitors) -> None:
    anna, ben = visit(), visit()
    link = open_table(anna, "Anna", "trambahn", 2)
    ben.page.goto(link)
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.page.keyboard.press("Enter")
    ready_button(ben.page).focus()
    ben.page.keyboard.press("Enter")
    expect(status(anna.page)).to_have_text("Everyone is there: you can start.")
    anna.page.get_by_role("button", name="Start the game").focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".board").first).to_be_visible()
    expect(ben.page.locator(".board").first).to_be_visible()


def test_of_two_who_press_the_same_seat_one_has_it_and_the_other_is_told(visit: Visitors) -> None:
    anna, ben, clara = (visit() for _ in range(3))
    link = open_table(anna, "Anna", "trambahn", 2)
    clara.expect_wrong("409")
    for somebody, name in ((ben, "Ben"), (clara, "Clara")):
        somebody.page.goto(link)
        somebody.page.get_by_role("textbox", name="Your name").fill(name)
    # Clara's page hears nothing of Ben, and still offers the seat
    clara.expect_wrong("ERR_FAILED|events")
    clara.page.route("**/lobbies/*/events*", lambda route: route.abort())
    clara.page.reload()
    clara.page.get_by_role("button", name="Sit down").wait_for()
    clara.page.route(LOOKS, lambda route: route.abort())
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ready_button(ben.page)).to_be_visible()
    clara.page.get_by_role("button", name="Sit down").click()
    expect(clara.page.get_by_role("alert").filter(has_text="taken")).to_be_visible()
    clara.page.unroute(LOOKS)
    expect(clara.page.get_by_text("All seats are taken")).to_be_visible()
    expect(row(clara.page, 2)).to_contain_text("Ben")


def test_a_host_frees_the_seat_of_somebody_who_is_gone_and_gives_it_to_a_bot(
    visit: Visitors,
) -> None:
    anna, ben = visit(), visit()
    link = open_table(anna, "Anna", "game_of_trains", 2)
    sit_down(ben, link, "Ben")
    ben.page.goto("/replay")
    expect(row(anna.page, 2)).to_contain_text("away")
    anna.page.get_by_role("button", name="Free the seat of Ben").click()
    expect(row(anna.page, 2)).to_contain_text("free seat")
    anna.page.get_by_role("combobox", name="Who sits on seat 2").select_option("apprentice")
    expect(row(anna.page, 2)).to_contain_text("Apprentice")
    start(anna)
    expect(anna.page.locator(".board").first).to_be_visible()
    ben.page.goto(link)
    expect(ben.page.get_by_text("You are watching")).to_be_visible()


def test_what_is_changed_is_seen_by_all_who_then_say_again_that_they_are_ready(
    visit: Visitors,
) -> None:
    anna, ben = visit(), visit()
    link = open_table(anna, "Anna", "voll_verplant", 2)
    sit_down(ben, link, "Ben")
    say_ready(ben)
    anna.page.get_by_role("button", name="Change").click()
    anna.page.get_by_text("Berlin", exact=True).click()
    expect(ben.page.locator("[data-agreed='option.map']")).to_contain_text("Berlin")
    expect(ready_button(ben.page)).to_be_visible()
    anna.page.locator("[data-agreed=clock]").get_by_text("1 minute").click()
    expect(ben.page.locator("[data-agreed=clock]")).to_contain_text("1 minute")
    say_ready(ben)
    start(anna)
    expect(ben.page.locator(".board .city-berlin, .board.city-berlin").first).to_be_visible()


def test_a_personal_link_leads_to_the_seat_that_is_kept(visit: Visitors) -> None:
    anna, ben, clara = (visit() for _ in range(3))
    link = open_table(anna, "Anna", "trambahn", 2)
    anna.page.get_by_text("A link for one seat").click()
    anna.page.get_by_role("button", name="Make a link for seat 2").click()
    personal = anna.page.get_by_role("textbox", name="Link for seat 2").input_value()
    clara.page.goto(link)
    expect(clara.page.get_by_text("All seats are taken")).to_be_visible()
    sit_down(ben, personal, "Ben")
    expect(row(anna.page, 2)).to_contain_text("Ben")


def test_a_table_that_the_host_closes_says_so_to_everybody(visit: Visitors) -> None:
    anna, ben = visit(), visit()
    link = open_table(anna, "Anna", "trambahn", 2)
    sit_down(ben, link, "Ben")
    for somebody in (anna, ben):
        somebody.expect_wrong("404")
    anna.page.get_by_role("button", name="Close this table").click()
    anna.page.get_by_role("button", name="Close it for everyone").click()
    for somebody in (anna, ben):
        expect(somebody.page.get_by_role("heading", name="This table was closed")).to_be_visible()


def test_after_half_a_minute_without_a_host_somebody_else_starts(visit: Visitors) -> None:
    anna, ben = visit(), visit()
    link = open_table(anna, "Anna", "trambahn", 2)
    sit_down(ben, link, "Ben")
    anna.page.goto("/replay")
    become = ben.page.get_by_role("button", name="Become the host")
    become.click(timeout=IN_SECONDS)
    ben.page.get_by_role("button", name="Free the seat of Anna").click()
    ben.page.get_by_role("combobox", name="Who sits on seat 1").select_option("apprentice")
    start(ben)
    expect(ben.page.locator(".board").first).to_be_visible()


def test_a_reload_before_the_start_and_a_lost_connection_lose_nothing(visit: Visitors) -> None:
    anna, ben = visit(), visit()
    link = open_table(anna, "Anna", "voll_verplant", 2)
    sit_down(ben, link, "Ben")
    say_ready(ben)
    ben.page.reload()
    expect(ben.page.get_by_role("button", name="Wait, not yet")).to_be_visible()
    ben.expect_wrong("ERR_INTERNET_DISCONNECTED|ERR_FAILED")
    ben.context.set_offline(True)
    expect(ben.page.get_by_role("alert")).to_contain_text("Connection lost")
    ben.context.set_offline(False)
    expect(ben.page.get_by_role("alert")).to_have_count(0)
    start(anna)
    play_to_the_end(anna, ben)
    ben.page.get_by_role("link", name="Was it fair?").click()
    expect(ben.page.get_by_role("status")).to_contain_text("your own share is in every one of them")


def test_a_game_against_bots_takes_two_requests_and_shows_no_lobby(visit: Visitors) -> None:
    page = visit().page
    page.goto("/")
    page.locator("article").first.wait_for()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_selector(".board")
    table = page.url.rpartition("/")[2]
    sent = [re.split(r"/api|\?", request)[1] for request in asked if request.startswith("POST")]
    assert sent == ["/lobbies", f"/lobbies/{table}/reveal"]
    assert not [request for request in asked if re.search(r"GET .*/lobbies/[\w-]{16}", request)]


def test_whoever_wants_to_play_again_meets_the_others_and_it_starts_by_itself(
    visit: Visitors,
) -> None:
    anna, ben = visit(), visit()
    link = open_table(anna, "Anna", "voll_verplant", 2)
    sit_down(ben, link, "Ben")
    say_ready(ben)
    start(anna)
    play_to_the_end(anna, ben)
    again = "Play again"
    ben.page.get_by_role("button", name=again).click()
    ben.page.goto("/replay")
    anna.page.get_by_role("button", name=again).click()
    expect(status(anna.page)).to_contain_text("Ben is still missing")
    assert anna.page.url != link
    ben.page.goto(anna.page.url)
    for somebody in (anna, ben):
        expect(somebody.page.locator(".board").first).to_be_visible()
        somebody.page.goto(f"{somebody.page.url}/fairness")
        expect(somebody.page.get_by_role("status")).to_contain_text("still running")
    prints = {somebody.page.locator(".aloud").inner_text() for somebody in (anna, ben)}
    assert len(prints) == 1


def test_the_next_game_against_a_bot_begins_by_itself_and_is_as_fair(visit: Visitors) -> None:
    anna = visit()
    page = anna.page
    page.goto("/")
    page.locator("article[data-game=voll_verplant]").get_by_role("button", name="Play now").click()
    play_to_the_end(anna)
    before = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != before)
    expect(page.locator(".board").first).to_be_visible()
    expect(page.locator(".result")).to_have_count(0)
    page.goto(f"{page.url}/fairness")
    page.get_by_text("The whole agreement").click()
    expect(page.locator("pre")).to_contain_text(re.compile("share [12]: [0-9a-f]{64}"))
