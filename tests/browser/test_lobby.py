"""People meet by one link before the first card, and their browsers deal fairly with each other."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.axe import findings
from tests.browser.conftest import Visitors
from tests.browser.player import Player, page_of
from tests.browser.visit import PHONE, WIDE, Visit

TABLET = {"width": 820, "height": 1180}
SEND_WHAT_IS_LEGAL = """async table => {
    const page = async () => (await fetch(`/api/tables/${table}`)).json();
    const headers = {'Content-Type': 'application/json'};
    for (let now = await page(); now.view.legal.length; now = await page()) {
        const body = JSON.stringify({code: now.view.legal[0], decision: now.decision});
        const sent = await fetch(`/api/tables/${table}/moves`, {method: 'POST', headers, body});
        if (!sent.ok) throw new Error(await sent.text());
    }
}"""
IN_SECONDS = 50_000  # milliseconds; a host who is gone is missed for half a minute


def open_table(visit: Visit, name: str, game: str, count: int) -> str:
    """A table for so many people from the drawer of the shelf; its one link for all."""
    page = visit.page
    page.goto("/")
    page.locator(f"article[data-game={game}]").get_by_role("button", name="Invite").click()
    drawer = page.get_by_role("dialog")
    drawer.get_by_role("textbox", name="Your name").fill(name)
    if count > 2:
        drawer.get_by_text(str(count), exact=True).click()
    drawer.get_by_role("button", name="Sit down").click()
    link = page.get_by_role("textbox", name="Link for everyone").input_value()
    assert link == page.url
    return link


def sit_down(visit: Visit, link: str, name: str) -> None:
    visit.page.goto(link)
    visit.page.get_by_role("textbox", name="Your name").fill(name)
    visit.page.get_by_role("button", name="Sit down").click()
    expect(ready_button(visit.page)).to_be_visible()


def ready_button(page: Page) -> Locator:
    return page.get_by_role("button", name="I am ready")


def say_ready(*visits: Visit) -> None:
    for visit in visits:
        ready_button(visit.page).click()
        expect(visit.page.get_by_role("button", name="Wait, not yet")).to_be_visible()


def start(host: Visit) -> None:
    host.page.get_by_role("button", name=re.compile("^Start (the game|with|alone)")).click()


def row(page: Page, seat: int) -> Locator:
    return page.get_by_role("list", name="At the table").get_by_role("listitem").nth(seat - 1)


def status(page: Page) -> Locator:
    return page.locator("main .status")


def play_to_the_end(*visits: Visit) -> None:
    """Everybody plays a move on the board; the rest is sent by the pages, whatever is legal."""
    for visit in visits:
        expect(visit.page.locator(".board").first).to_be_visible()
    players = {page_of(visit.page)["viewer"]: Player(visit.page) for visit in visits}
    for seat in page_of(visits[0].page)["view"]["to_act"]:
        players[seat].wait_for_turn()
        players[seat].move()
    table = visits[0].page.url.rpartition("/")[2]
    while not page_of(visits[0].page)["view"]["result"]:
        for visit in visits:
            visit.page.evaluate(SEND_WHAT_IS_LEGAL, table)
    for visit in visits:
        expect(visit.page.locator(".result")).to_be_visible()


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
    clara.page.route("**/lobbies/*/events*", lambda route: route.abort())
    clara.expect_wrong("ERR_FAILED|events")
    clara.page.reload()
    clara.page.get_by_role("button", name="Sit down").wait_for()
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ready_button(ben.page)).to_be_visible()
    clara.page.get_by_role("button", name="Sit down").click()
    expect(clara.page.get_by_role("alert").filter(has_text="taken")).to_be_visible()
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


def test_a_browser_that_does_not_reveal_in_time_is_named_after_the_end(visit: Visitors) -> None:
    anna, ben = visit(), visit()
    link = open_table(anna, "Anna", "voll_verplant", 2)
    sit_down(ben, link, "Ben")
    say_ready(ben)
    ben.page.route("**/reveal*", lambda route: route.abort())
    ben.expect_wrong("reveal|ERR_FAILED")
    start(anna)
    expect(status(anna.page)).to_contain_text("waiting for Ben")
    expect(anna.page.locator(".board").first).to_be_visible(timeout=IN_SECONDS)
    play_to_the_end(anna, ben)
    said = ("the share of Ben is missing", "your own share did not arrive in time")
    for somebody, verdict in zip((anna, ben), said, strict=True):
        somebody.page.get_by_role("link", name="Was it fair?").click()
        expect(somebody.page.get_by_role("status")).to_contain_text(verdict)
        expect(somebody.page.locator("[data-part=silent]")).to_contain_text("Ben")


@contextmanager
def lying(visit: Visit, lie: Callable[[str], str]) -> Iterator[None]:
    """A server that tells this browser something else about the lobby than all others."""
    visit.expect_wrong("events|ERR_FAILED")

    def answer(route: Route) -> None:
        told = route.fetch()
        route.fulfill(response=told, body=lie(told.text()))

    visit.page.route("**/api/lobbies/*/events*", lambda route: route.abort())
    visit.page.route(re.compile(r"/api/lobbies/[\w-]+(/ready|/sit)?\?"), answer)
    yield
    visit.page.unroute_all(behavior="ignoreErrors")  # what is still asked for needs no answer


OF_THE_AGREEMENT = {
    "dealer": (r"dealer: [0-9a-f]{64}", "dealer: " + "0" * 64, "The dealer's promise is another"),
    "options": (r"order: random", r"option.nine: 3\\norder: random", "The variants are others"),
    "order": (
        r"order: random\\nd",
        r"order: given\\nd",
        "The order of seats is made in another way",
    ),
    "share": (r"chair 2: person [0-9a-f]{64}", "chair 2: person -", "another promise than yours"),
    "table": (r"table: [\w-]+", "table: another", "It is about another table"),
}


@pytest.mark.parametrize("lie", OF_THE_AGREEMENT)
def test_a_server_that_tells_another_agreement_is_noticed_and_nothing_is_revealed(
    visit: Visitors, lie: str
) -> None:
    said, instead, named = OF_THE_AGREEMENT[lie]
    anna, ben = visit(), visit()
    link = open_table(anna, "Anna", "trambahn", 2)
    asked: list[str] = []
    ben.page.on("request", lambda request: asked.append(request.url))
    with lying(ben, lambda text: re.sub(said, instead, text) if "stellwerk 2" in text else text):
        sit_down(ben, link, "Ben")
        say_ready(ben)
        start(anna)
        alert = ben.page.get_by_role("alert").filter(has_text="This is not what you agreed to")
        expect(alert).to_contain_text(named, timeout=IN_SECONDS)
        expect(alert.get_by_role("listitem")).to_have_count(1)
        expect(alert).to_contain_text("Tell the others")
        assert not [url for url in asked if "/reveal" in url]
        assert findings(ben.page) == []


def test_another_promise_of_somebody_else_is_refused_by_the_server_that_told_the_truth(
    visit: Visitors,
) -> None:
    anna, ben = visit(), visit()
    link = open_table(anna, "Anna", "trambahn", 2)
    false = "chair 1: person " + "0" * 64
    with lying(ben, lambda text: re.sub(r"chair 1: person [0-9a-f]{64}", false, text)):
        ben.expect_wrong("409|422|reveal")
        sit_down(ben, link, "Ben")
        say_ready(ben)
        start(anna)
        named = "The server itself says that another agreement holds"
        expect(ben.page.get_by_role("alert")).to_contain_text(named, timeout=IN_SECONDS)
