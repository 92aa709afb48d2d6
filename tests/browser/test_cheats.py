"""Browsers that keep a share back, and servers that lie: what the others are told."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Route, expect

from tests.browser.axe import findings
from tests.browser.conftest import Visitors
from tests.browser.lobby import (
    IN_SECONDS,
    open_table,
    play_to_the_end,
    say_ready,
    sit_down,
    start,
    status,
)
from tests.browser.visit import Visit


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
