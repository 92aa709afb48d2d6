"""Trambahn in the browser: what no other game has."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from stellwerk.core.messages import say
from tests.browser.conftest import Visitors
from tests.browser.player import Player, plays
from tests.browser.visit import PHONE, Visit
from web.messages import blanks, messages

LANGUAGES = pytest.mark.parametrize("locale", ["en-GB", "de-DE"])


Wanted = Callable[[dict[str, Any]], str | None]


class Anna:
    """Somebody in seat 1 against a bot, who can also move without looking at the page."""

    def __init__(self, visit: Visit, **options: str) -> None:
        self.page = visit.page
        self.player = Player(self.page)
        self.http = visit.context.request
        self.options = options
        self.table = self.open()

    def open(self) -> str:
        opening = {"game": "trambahn", "seats": ["me", "apprentice"], "order": "given"}
        asked = {**opening, "name": "Anna", "options": self.options}
        opened = self.http.post("/api/tables", data=asked)
        assert opened.ok, opened.text()
        table: str = opened.json()["table"]
        return table

    def look(self, ask: str = "") -> Page:
        self.page.goto(f"/table/{self.table}{ask}")
        assert self.player.wait_for_turn()
        return self.page

    def told(self) -> dict[str, Any]:
        """The page when it is her turn, or when the game is over."""
        while True:
            told: dict[str, Any] = self.http.get(f"/api/tables/{self.table}").json()
            if told["view"]["legal"] or told["view"]["result"]:
                return told

    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.told()["view"]
        return view

    def move_until(self, wanted: Wanted) -> str:
        """Plays towards many rows with trams until a code is wanted, game after game."""
        while not (code := wanted(self.view())):
            told = self.told()
            if told["view"]["result"]:
                self.table = self.open()
                continue
            move = {"code": likely(told["view"]["legal"]), "decision": told["decision"]}
            answer = self.http.post(f"/api/tables/{self.table}/moves", data=move)
            assert answer.ok, answer.text()
        return code

    def play(self, code: str) -> None:
        """By pointer: picks up what the code moves and lays it where it says."""
        verb, _, rest = code.partition(" ")
        what = rest.partition(">")[0]
        if verb != ".":
            self.thing(f"tram {what}" if verb == "T" else what).click()
        plays(self.page, self.page.locator(f".legal[data-code={json.dumps(code)}]").first.click)

    def thing(self, what: str) -> Locator:
        return self.page.locator(f"[data-what={json.dumps(what)}]").first


def likely(legal: list[str]) -> str:
    """Trams before stations, stations before passengers; income only if nothing else is left."""
    return max(legal, key=lambda code: "I.PST".index(code[0]))


def starts_a_tour(view: dict[str, Any]) -> str | None:
    full = [w["line"][0] for w in view["table"]["waiting"] if len(w["passengers"]) == 3]
    codes = [f"P c>{line}" for line in full] + [
        code for code in view["legal"] if code[0] == "P" and code[2] in full
    ]
    return next((code for code in codes if code in view["legal"]), None)


def test_a_tour_is_spelled_out_and_written_on_the_pad(visit: Visitors) -> None:
    anna = Anna(visit())
    code = anna.move_until(starts_a_tour)
    tours = len(anna.view()["table"]["score"]["tours"])
    page = anna.look()
    anna.play(code)
    ticket = page.locator(".ticket")
    expect(ticket).to_contain_text(f"Tour {tours + 1}")
    table = anna.view()["table"]
    tour = table["score"]["tours"][tours]
    expect(page.locator(".score tbody tr").nth(tours).locator("td")).to_have_text(
        [str(points) for points in tour["points"]]
    )
    for seat, points in zip(table["seats"], tour["points"], strict=True):
        rows = [row for row in seat["rows"] if row["line"] == tour["line"]]
        assert sum(row["tour_points"] for row in rows) == points
        for row in rows:
            expect(ticket).to_contain_text(f"× {row['tram']} = {row['tour_points']}")


def test_with_free_rows_a_card_that_fits_glows_for_its_row_and_for_a_new_one(
    visit: Visitors,
) -> None:
    anna = Anna(visit(), free_rows="yes")

    def fits(view: dict[str, Any]) -> str | None:
        adds = [c for c in view["legal"] if c[0] == "S" and ">" in c and c[2] != "c"]
        return next(iter(adds), None)

    code = anna.move_until(fits)
    anna.look()
    assert anna.player.reachable() == set(anna.view()["legal"])
    anna.thing(code[2:].partition(">")[0]).click()
    assert {code, code.partition(">")[0]} <= set(anna.player.codes())


def test_the_stars_of_the_9_are_those_of_the_option(visit: Visitors) -> None:
    anna = Anna(visit(), nine="3")
    while not (nines := [card for card in anna.view()["table"]["seats"][0]["hand"] if "9" in card]):
        anna = Anna(visit(), nine="3")
    anna.look()
    card = anna.thing(nines[0])
    expect(card).to_have_accessible_name(f"{name(nines[0])} 9, 3 points")
    expect(card.locator(".stars svg")).to_have_count(3)


def name(card: str) -> str:
    return {"b": "Blue", "r": "Red", "g": "Green", "y": "Yellow"}[card[0]]


def test_a_card_can_be_dragged_to_its_place_and_falls_back_elsewhere(visit: Visitors) -> None:
    anna = Anna(visit())
    page = anna.look()
    card = page.locator(".hand .legal").first
    card.hover()
    page.mouse.down()
    page.mouse.move(700, 500, steps=4)
    expect(page.locator(".legal.place").first).to_be_visible()
    page.mouse.move(5, 5, steps=2)
    page.mouse.up()
    expect(page.locator(".legal.place")).to_have_count(0)
    assert anna.view()["table"]["passengers_laid"] == 0

    card.hover()
    page.mouse.down()
    page.mouse.move(700, 500, steps=4)
    place = page.locator(".legal.place").first.bounding_box()
    assert place
    page.mouse.move(place["x"] + 20, place["y"] + 20, steps=4)
    plays(page, page.mouse.up)
    assert anna.view()["table"]["passengers_laid"] == 1


def test_a_dropped_card_lies_where_it_was_dropped_until_the_table_has_answered(
    visit: Visitors,
) -> None:
    anna = Anna(visit())
    page = anna.look()
    held: list[Route] = []
    page.route("**/moves?*", lambda route: held.append(route))
    page.locator(".hand .legal").first.hover()
    page.mouse.down()
    page.mouse.move(700, 500, steps=4)
    place = page.locator(".legal.place").first.bounding_box()
    assert place
    page.mouse.move(place["x"] + 20, place["y"] + 20, steps=4)
    page.mouse.up()
    dropped = page.evaluate("performance.now()")
    page.wait_for_function("moment => performance.now() > moment + 700", arg=dropped)
    expect(page.get_by_text("Sending …")).to_be_visible()
    expect(page.locator(".hand .dragged")).to_have_count(1)
    plays(page, held[0].continue_)
    expect(page.locator(".hand .dragged")).to_have_count(0)
    assert anna.view()["table"]["passengers_laid"] == 1


NOTE_TRAVELS = """
    window.travelled = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        window.travelled.push(this.parentElement.className);
        return animate.apply(this, how);
    };
"""


def test_a_passenger_travels_from_the_hand_to_the_terminal(visit: Visitors) -> None:
    somebody = visit(reduced_motion="no-preference")
    somebody.context.add_init_script(NOTE_TRAVELS)
    anna = Anna(somebody)
    page = anna.look()
    page.evaluate("window.travelled.length = 0")
    anna.play(anna.view()["legal"][0])
    page.wait_for_function("window.travelled.some(within => within.split(' ').includes('slot'))")


def test_two_times_enter_plays_a_card_and_arrows_go_through_the_hand(visit: Visitors) -> None:
    anna = Anna(visit())
    page = anna.look()
    page.locator(".hand .legal").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hand .legal").nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".legal.place").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".hand .legal").nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    plays(page, lambda: page.keyboard.press("Enter"))
    expect(page.locator(".hand .legal").first).to_be_focused()


def test_a_spectator_sees_two_closed_hands_and_can_do_nothing(visit: Visitors) -> None:
    stranger = visit().page
    stranger.goto(f"/table/{Anna(visit()).table}")
    expect(stranger.locator(".seat .hand .note")).to_have_count(12)
    expect(stranger.locator(".trambahn .legal")).to_have_count(0)


@LANGUAGES
def test_the_rules_open_at_the_step_and_say_everything(visit: Visitors, locale: str) -> None:
    page = Anna(visit(locale=locale)).look()
    page.keyboard.press("?")
    expect(page.locator("section.current")).to_have_attribute("data-step", "passengers")
    said = page.locator(".rules").inner_text()
    for key, text in told_by(locale, "trambahn_rules").items():
        if key.endswith((".title", ".p1")):
            assert text in said


@LANGUAGES
def test_the_guided_game_leads_through_a_first_turn(visit: Visitors, locale: str) -> None:
    anna = Anna(visit(locale=locale, viewport=PHONE))
    page = anna.look("?guide")
    tip = page.locator(".notes aside")
    expect(tip).to_be_visible()
    told: set[str] = set()
    texts = told_by(locale, "trambahn_guide")
    while texts["running"] not in told:
        expect(page.locator(".board .legal").first).to_be_visible()
        while tip.count():
            told.add(tip.locator("p").inner_text())
            tip.get_by_role("button").last.click()
        anna.play(likely(anna.view()["legal"]))
    assert told <= set(texts.values())
    for key in ("goal", "cards", "passengers", "stations", "bare", "trams"):
        assert texts[key] in told, key


def told_by(locale: str, part: str) -> dict[str, str]:
    """What a part of the catalogue says, where it leaves nothing blank."""
    language = locale[:2]
    plain = [key for key, said in messages(language, part).items() if not blanks(said)]
    return {key.split(":")[1]: say(language, key.replace(".", "-")) for key in plain}
