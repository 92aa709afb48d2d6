"""Around the table: slider, log, rules, hint, guide, languages, fairness, records."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.player import Player, page_of, plays
from tests.browser.test_whole_games import every_game, sit_down
from tests.browser.visit import PHONE
from tests.server.served import Person, Served

RECORDS = Path(__file__).parents[1] / "voll_verplant" / "records"


@every_game
def test_the_slider_and_the_log_go_back_and_the_board_follows(visit: Visitors, game: str) -> None:
    anna = visit()
    page = anna.page
    page.goto(sit_down(anna, game, ["me", "apprentice"]))
    player = Player(page)
    for _ in range(3):
        player.wait_for_turn()
        player.move()
    player.wait_for_turn()
    page.get_by_label("One step back").click()
    expect(page.get_by_text("A look back: step")).to_be_visible()
    expect(page.locator(".board .legal")).to_have_count(0)
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".board .legal").first).to_be_visible()
    page.locator("aside ol.log button").nth(-2).hover()
    expect(page.get_by_text("A look back: step")).to_be_visible()
    page.locator("header").first.hover()
    expect(page.get_by_text("A look back: step")).to_have_count(0)


def test_a_pointer_that_rests_over_the_log_does_not_lead_into_the_past(visit: Visitors) -> None:
    anna = visit()
    page = anna.page
    address = sit_down(anna, "trambahn", ["me", "apprentice"])
    page.goto(address)
    Player(page).wait_for_turn()
    line = page.locator("aside ol.log button").first.bounding_box()
    assert line
    x, y = line["x"] + 40, line["y"] + line["height"] / 2
    page.goto("/")
    page.mouse.move(x, y)
    page.goto(address)
    Player(page).wait_for_turn()
    page.wait_for_timeout(500)
    expect(page.get_by_text("A look back: step")).to_have_count(0)
    page.mouse.move(x + 10, y + 2, steps=3)
    expect(page.get_by_text("A look back: step")).to_be_visible()


@every_game
def test_the_rules_open_at_the_step_that_is_played(visit: Visitors, game: str) -> None:
    anna = visit()
    anna.page.goto(sit_down(anna, game, ["me", "apprentice"]))
    Player(anna.page).wait_for_turn()
    anna.page.keyboard.press("?")
    rules = anna.page.get_by_role("dialog")
    expect(rules.locator("section.current")).to_be_in_viewport()
    rules.locator("section").last.scroll_into_view_if_needed()
    expect(rules.get_by_role("button", name="Close")).to_be_in_viewport()
    assert rules.locator("section").count() > 4
    assert rules.locator("svg").count() > 2
    anna.page.keyboard.press("Escape")
    expect(rules).to_have_count(0)


@every_game
def test_a_guided_game_says_what_to_do_until_it_is_left(visit: Visitors, game: str) -> None:
    anna = visit()
    page = anna.page
    page.goto("/")
    titles = {"trambahn": "Trambahn", "game_of_trains": "Game of Trains"}
    box = page.get_by_role("article", name=titles.get(game, "Voll verplant"))
    box.get_by_role("button", name="Show me how to play").click()
    tip = page.get_by_label("Guided game")
    said: set[str] = set()
    player = Player(page)
    for _ in range(12):
        if not player.wait_for_turn():
            break
        while tip.count():
            words = tip.locator("p").inner_text()
            assert words not in said, "a tip is given twice"
            said.add(words)
            tip.get_by_role("button", name="Next").click()
            page.wait_for_timeout(50)
        player.move()
    assert len(said) >= 3
    assert all(" " in words for words in said)


def test_a_hint_has_reasons_in_numbers_and_can_be_played(visit: Visitors) -> None:
    anna = visit()
    page = anna.page
    page.goto(sit_down(anna, "game_of_trains", ["me", "apprentice"]))
    Player(page).wait_for_turn()
    page.get_by_role("button", name="Ask for a hint").click()
    hint = page.get_by_label("The dispatcher's hint")
    expect(hint).to_contain_text("%", timeout=30_000)
    before = page_of(page)["number"]
    plays(page, hint.get_by_role("button", name="Play").first.click)
    assert page_of(page)["number"] > before


@every_game
def test_a_table_fits_every_screen_also_at_twice_the_size(visit: Visitors, game: str) -> None:
    anna = visit()
    anna.page.goto(sit_down(anna, game, ["me", "greedy"]))
    Player(anna.page).wait_for_turn()
    for width, height in (
        (360, 640),
        (720, 450),
        (768, 1024),
        (850, 1100),
        (1024, 768),
        (2560, 1440),
    ):
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.check_width()


def test_the_bar_is_one_row_on_the_smallest_phones(visit: Visitors) -> None:
    page = visit(viewport=PHONE, locale="de-DE").page
    page.goto(sit_down(visit(), "trambahn", ["me", "apprentice"]))
    buttons = page.locator(".bar button:visible")
    buttons.first.wait_for()
    for width in (320, 360, 375):
        page.set_viewport_size({"width": width, "height": 640})
        tops = buttons.evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
        assert max(tops) - min(tops) < 10, f"the bar has several rows at {width} pixels"


@pytest.mark.parametrize(("locale", "words"), [("de-DE", "am Zug"), ("en-GB", "turn")])
def test_the_whole_table_speaks_one_language(visit: Visitors, locale: str, words: str) -> None:
    anna = visit(locale=locale)
    anna.page.goto(sit_down(anna, "trambahn", ["me", "driver"]))
    Player(anna.page).wait_for_turn()
    expect(anna.page.locator("header .turn")).to_contain_text(words)
    expect(anna.page.locator("aside")).to_contain_text(
        "Lokführer" if locale == "de-DE" else "Driver"
    )


def test_a_record_can_be_typed_corrected_and_replaced(visit: Visitors) -> None:
    somebody = visit()
    page = somebody.page
    page.goto("/replay")
    typed, show = page.get_by_role("textbox"), page.get_by_role("button", name="Show the game")
    expect(show).to_be_disabled()
    text = next(RECORDS.glob("*.txt")).read_text()
    somebody.expect_wrong("422")
    typed.fill(text.replace("game: voll_verplant", "game: halma"))
    show.click()
    expect(page.get_by_role("alert")).to_contain_text("halma")
    expect(typed).to_have_value(re.compile("halma"))
    typed.fill(text)
    show.click()
    page.get_by_label("One step forward").click()
    expect(page.locator(".board svg").first).to_be_visible()
    page.get_by_role("button", name="Another record").click()
    expect(typed).to_be_visible()


def test_a_hint_and_the_end_come_into_sight_wherever_one_has_scrolled(
    visit: Visitors, served: Served
) -> None:
    somebody, person = visit(viewport={**PHONE, "height": 700}), Person(served.url)
    table = person.open("trambahn", ["me", "greedy"], order="given")["table"]
    somebody.come_as(person)
    page = somebody.page
    page.goto(f"/table/{table}")
    Player(page).wait_for_turn()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(page.locator("header").first).not_to_be_in_viewport()
    page.get_by_role("button", name="Ask for a hint").click()
    expect(page.get_by_label("The dispatcher's hint")).to_be_in_viewport(ratio=1)
    person.play_on(table, 400)
    expect(page.locator(".result h2")).to_be_in_viewport()
    person.http.close()


def test_a_finished_game_is_proved_fair_replayed_and_played_again(
    visit: Visitors, tmp_path_factory: pytest.TempPathFactory
) -> None:
    anna = visit()
    page = anna.page
    page.goto(sit_down(anna, "game_of_trains", ["me", "driver"]))
    Player(page).play_to_the_end()
    table = page.url
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = tmp_path_factory.mktemp("records") / "game.txt"
    download.value.save_as(record)
    page.get_by_role("link", name="Was it fair?").click()
    expect(page.get_by_role("status")).to_contain_text("this is the seed that was promised")
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_label("One step forward").click()
    expect(page.locator(".board svg").first).to_be_visible()
    page.goto(table)
    page.get_by_role("button", name="Play again", exact=True).click()
    page.wait_for_url(lambda url: url != table)
    Player(page).wait_for_turn()
