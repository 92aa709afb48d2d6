"""Mistakes are caught: asked or pencilled before it is too late, and a refusal says why."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.player import Player, page_of
from tests.browser.sheet import Sheet, numbered, table_with
from tests.browser.test_trambahn import Anna
from tests.browser.test_whole_games import sit_down
from tests.browser.visit import PHONE
from tests.server.served import Person, Served

FINGER = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "firmness": None}


def moves_sent(page: Page) -> list[str]:
    """Fills with every code that the page sends from now on."""
    sent: list[str] = []
    page.on(
        "request",
        lambda request: (
            sent.append(json.loads(request.post_data or "{}").get("code", ""))
            if "/moves" in request.url
            else None
        ),
    )
    return sent


def opens_a_row(view: dict[str, Any]) -> str | None:
    return next((c for c in view["legal"] if c.startswith("S") and ">" not in c), None)


def test_a_row_without_a_tram_is_not_given_up_without_a_word(visit: Visitors) -> None:
    anna = Anna(visit())
    code = anna.move_until(opens_a_row)
    page = anna.look()
    anna.play(code)
    sent = moves_sent(page)
    rows = anna.view()["table"]["seats"][0]["rows"]
    page.locator(".dock").get_by_role("button", name="End turn").click()
    warning = page.locator(".dock .warning")
    number = next(at for at, row in enumerate(rows, 1) if not row["tram"])
    expect(warning).to_contain_text(f"Row {number} has no tram")
    warning.get_by_role("button", name="Back").click()
    expect(warning).to_have_count(0)
    assert sent == []
    page.keyboard.press("Shift+Enter")
    expect(warning.get_by_role("button", name="Back")).to_be_focused()
    warning.get_by_role("button", name="End anyway").click()
    expect(page.locator("aside")).to_contain_text("You had no tram for a row")
    assert set(sent) == {"."}


def test_a_turn_ends_from_its_first_step_on(visit: Visitors) -> None:
    anna = Anna(visit())
    page = anna.look()
    passenger = next(c for c in anna.view()["legal"] if c.startswith("P"))
    anna.play(passenger)
    page.wait_for_selector('.dock [data-code="."]')
    turns = page.locator("aside ol.log")
    page.keyboard.press("Shift+Enter")
    expect(turns).to_contain_text("You drew")
    assert anna.view()["table"]["step"] == "passengers"


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_money_for_no_tram_is_told_before_the_row_is_lost(visit: Visitors, locale: str) -> None:
    """The step in which trams are bought is skipped when there is no money: it is said before."""
    anna = Anna(visit(locale=locale))

    def too_poor(view: dict[str, Any]) -> str | None:
        loses = set(view["table"]["loses"]) & set(view["legal"])
        return min(loses) if loses and view["table"]["step"] != "trams" else None

    code = anna.move_until(too_poor)
    page = anna.look()
    sent = moves_sent(page)
    if code != ".":
        anna.thing(code.split(" ")[1].partition(">")[0]).click()
    page.locator(f".legal[data-code={json.dumps(code)}]").first.click()
    costs = "The cheapest tram costs" if locale == "en-GB" else "Die billigste Bahn kostet"
    expect(page.locator(".warning")).to_contain_text(costs)
    assert sent == []


def test_by_keyboard_the_longest_entry_is_at_hand_and_not_the_empty_one(visit: Visitors) -> None:
    sheet = table_with(visit(), numbered)
    sheet.page.locator(".cars .legal").first.press("Enter")
    strong = sheet.page.locator(".choices .chip.strong").first
    expect(strong).to_be_focused()


def test_an_entry_is_pencilled_and_can_be_changed_until_the_next_card(visit: Visitors) -> None:
    anna = visit(firmness="ask")
    sheet = table_with(anna, numbered)
    page = sheet.page
    sent = moves_sent(page)
    entries = sheet.told()["view"]["entries"]
    page.locator(".cars .legal").first.click()
    page.locator(".choices .chip").nth(1).click()
    expect(page.get_by_role("button", name="Next card")).to_be_visible()
    page.mouse.move(2, 2)
    marks = page.locator(".map .ghost")
    expect(marks).to_have_count(1)
    chosen = page.locator(".choices .chip").nth(2)
    code = chosen.get_attribute("data-code")
    chosen.click()
    page.mouse.move(2, 2)
    expect(marks).to_have_count(2)
    assert sent == []
    assert sheet.told()["view"]["entries"] == entries
    with page.expect_response("**/moves?*"):
        page.get_by_role("button", name="Next card").click()
    assert sent == [code]


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1000, 700), (844, 390), (390, 844)])
def test_what_is_pencilled_or_advised_stays_while_others_answer_and_covers_no_button(
    visit: Visitors, served: Served, width: int, height: int
) -> None:
    anna = visit(firmness="ask", viewport={"width": width, "height": height})
    sheet, ben = Sheet(anna, ["me", "person"]), Person(served.url)
    ben.post("/seats", invitation=sheet.invitations[0]["invitation"], name="Ben")
    sheet.show()
    page = sheet.page
    page.get_by_role("button", name="Ask for a hint").click()
    page.locator(".advice section").wait_for(timeout=60_000)
    page.locator(".cars .legal").first.click()
    page.locator(".choices .chip").last.click()
    asked = ben.until_asked(sheet.id)
    assert ben.move(sheet.id, asked["view"]["legal"][0], asked["decision"]).status_code == 200
    expect(page.locator(".others .tick")).to_be_visible()
    expect(page.locator(".advice section")).to_be_visible()
    with page.expect_response("**/moves?*"):
        page.get_by_role("button", name="Next card").click()
    expect(page.locator(".advice section")).to_have_count(0)
    ben.http.close()


def test_by_itself_a_pencilled_entry_counts_after_a_moment(visit: Visitors) -> None:
    sheet = table_with(visit(firmness=None), numbered)
    page = sheet.page
    page.locator(".cars .legal").first.click()
    chip = page.locator(".choices .chip.strong").first
    with page.expect_response("**/moves?*"):
        chip.click()
        expect(page.get_by_role("button", name="Next card")).to_be_visible()


def test_a_finger_is_asked_before_a_move_that_is_final(visit: Visitors) -> None:
    anna = visit(**FINGER)
    page = anna.page
    page.goto(sit_down(anna, "game_of_trains", ["me", "apprentice"]))
    player = Player(page)
    player.wait_for_turn()
    sent = moves_sent(page)
    page.locator(".own .targets .legal").first.tap()
    confirm = page.get_by_role("button", name="Play", exact=True)
    expect(confirm).to_be_visible()
    page.get_by_role("button", name="Put back").tap()
    expect(confirm).to_have_count(0)
    target = page.locator(".own .targets .legal").last
    code = target.get_attribute("data-code")
    target.tap()
    assert sent == []
    with page.expect_response("**/moves?*"):
        confirm.tap()
    assert sent == [code]


def test_a_mouse_is_not_asked_where_it_has_seen_the_move(visit: Visitors) -> None:
    anna = visit(firmness=None)
    anna.page.goto(sit_down(anna, "game_of_trains", ["me", "apprentice"]))
    Player(anna.page).wait_for_turn()
    with anna.page.expect_response("**/moves?*"):
        anna.page.locator(".own .targets .legal").first.click()


def test_whoever_leaves_is_asked_and_everybody_is_told(visit: Visitors) -> None:
    anna, ben = visit(), visit()
    link = sit_down(anna, "game_of_trains", ["me", "person"])
    anna.page.goto(link.split("#")[0])
    ben.page.goto(link)
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    said = ben.page.get_by_role("textbox", name="Say something")
    said.fill("See you")
    said.press("Enter")
    expect(anna.page.locator(".talk")).to_contain_text("Ben See you")
    side = ben.page.locator("aside")
    side.get_by_text("I have to go").click()
    side.get_by_role("button", name="Apprentice").click()
    expect(side.get_by_role("button", name="Stay")).to_be_focused()
    side.get_by_role("button", name="Stay").click()
    assert page_of(ben.page)["viewer"] == 2
    side.get_by_role("button", name="Apprentice").click()
    side.get_by_role("button", name="Leave the game").click()
    expect(ben.page.get_by_text("You are watching")).to_be_visible()
    expect(side.get_by_text("I have to go")).to_have_count(0)
    expect(side.get_by_text("you", exact=True)).to_have_count(0)
    for page in (anna.page, ben.page):
        expect(page.locator(".talk")).to_contain_text("Ben leaves. Apprentice plays on at seat 2.")
        expect(page.locator(".talk")).to_contain_text("Ben See you")
    anna.page.reload()
    expect(anna.page.locator(".talk")).to_contain_text("Ben leaves.")


def test_a_tap_on_what_cannot_be_done_says_why(visit: Visitors) -> None:
    anna = Anna(visit())
    page = anna.look()
    toast = page.locator(".toasts")
    page.locator(".gate").first.click()
    expect(toast).to_have_text("Trams are bought in step 4.")
    page.locator(".terminal").first.click()
    expect(toast).to_have_text("First choose a card from your hand.")
    page.locator(".bar [data-why]").click()
    expect(toast).to_contain_text("There is nothing to take back")


def test_a_station_out_of_reach_says_why(visit: Visitors) -> None:
    sheet = table_with(visit(), numbered)
    page = sheet.page
    toast = page.locator(".toasts")
    page.locator('.station[data-why^="First"]').first.dispatch_event("click")
    expect(toast).to_have_text("First choose a line.")
    page.locator(".cars .legal").first.click()
    letter = page.locator(".cars [aria-pressed=true]").get_attribute("data-drag")
    page.locator(f'.station[data-why*="not on line {letter}"]').first.dispatch_event("click")
    expect(toast).to_contain_text(f"is not on line {letter}.")


def test_a_full_line_says_so(visit: Visitors) -> None:
    def full(view: dict[str, Any]) -> bool:
        lines = view["table"]["sheets"][0]["lines"]
        return view["table"]["card"] != "f" and any(None not in line["windows"] for line in lines)

    sheet: Sheet = table_with(visit(), full)
    sheet.page.locator(".cars div.car").first.click()
    expect(sheet.page.locator(".toasts")).to_contain_text("are full")


def test_the_signs_have_words_for_a_mouse_a_key_and_a_finger(visit: Visitors) -> None:
    for wishes, ask in (({}, "hover"), ({}, "focus"), (FINGER, "press")):
        anna = visit(**wishes)
        page = anna.page
        page.goto(sit_down(anna, "game_of_trains", ["me", "apprentice"]))
        Player(page).wait_for_turn()
        load = page.locator(".crane .load").first
        words = load.get_attribute("data-words") or ""
        if ask == "hover":
            load.hover()
        elif ask == "focus":
            page.keyboard.press("Tab")
            page.locator(".own .targets .legal").first.focus()
            words = page.locator(".own .targets .legal").first.get_attribute("data-words") or ""
        else:
            load.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
        expect(page.locator(".words")).to_have_text(words)
        assert words.startswith("Put wagon" if ask == "focus" else "As a sign: ")


def test_a_pencilled_move_is_played_by_the_same_player_as_ever(visit: Visitors) -> None:
    anna = visit(firmness="ask")
    anna.page.goto(sit_down(anna, "voll_verplant", ["me", "apprentice"]))
    player = Player(anna.page)
    for _ in range(3):
        assert player.wait_for_turn()
        player.move()
