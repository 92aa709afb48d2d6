"""Game of Trains: every sign, by pointer, by touch and by keyboard."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.player import plays
from tests.browser.visit import PHONE
from tests.browser.yard import Yard
from tests.server.served import Served

Yards = Callable[..., Yard]

ABILITIES = (
    "swap_neighbours",
    "swap_with_one_between",
    "move_two_left",
    "move_two_right",
    "remove_first",
    "remove_middle",
    "remove_last",
    "protect",
)


@pytest.fixture
def yards(visit: Visitors, served: Served) -> Iterator[Yards]:
    """Opens a table, with Anna before a window like this and others like these."""
    with ExitStack() as open_yards:

        def open_yard(*others: str, **wishes: Any) -> Yard:
            yard = Yard(visit(**wishes), served.url, others)
            open_yards.callback(yard.close)
            return yard

        yield open_yard


def test_a_sign_makes_glow_what_its_codes_lead_to_and_nothing_else(yards: Yards) -> None:
    yard = yards("person").to_the_first_turn()
    for ability in ABILITIES:
        number = yard.lay_open(ability)
        yard.look().sign(number).click()
        wanted = [code for code in yard.told()["legal"] if f"{number}" in code.split()[1:2]]
        assert sorted(yard.codes(".targets")) == sorted(wanted)
        yard.page.keyboard.press("Escape")
        assert yard.codes() == ["draw"]
        yard.sign(number).click()
        plays(yard.page, yard.place(wanted[0]).click)
        expect(yard.sign(number)).to_have_count(0)


def test_the_train_is_shown_as_it_would_be(yards: Yards) -> None:
    yard = yards("person").to_the_first_turn()
    card = yard.lay_open("swap_with_one_between")
    before = yard.look().numbers()
    yard.sign(card).click()
    yard.place(f"use {card} 2-4").hover()
    one, two, three, four, *rest = before
    assert yard.numbers() == [one, four, three, two, *rest]
    chains = yard.page.locator(".own .link")
    assert chains.count() == sum(a < b for a, b in pairwise(yard.numbers()))
    yard.page.mouse.move(0, 0)
    assert yard.numbers() == before
    plays(yard.page, yard.place(f"use {card} 2-4").click)
    told = yard.told()["table"]["seats"][0]["train"]
    assert [wagon["number"] for wagon in told] == [one, four, three, two, *rest]


def test_a_wagon_is_dragged_into_the_train_and_nowhere_else(yards: Yards) -> None:
    yard = yards("person").to_the_first_turn().look()
    yard.page.locator("[data-code=draw]").click()
    yard.wait_for("put 3")
    before = yard.told()
    wagon = yard.page.locator(".crane .wagon")
    wagon.drag_to(yard.page.locator(".lane .wagon").first)
    assert yard.told() == before
    plays(yard.page, lambda: wagon.drag_to(yard.place("put 3")))
    drawn = before["table"]["drawn"]["number"]
    assert yard.told()["table"]["seats"][0]["train"][2]["number"] == drawn


def test_a_removal_lifts_the_wagons_that_have_no_lock(yards: Yards) -> None:
    yard = yards("person").to_the_first_turn()
    lock = yard.lay_open("protect")
    yard.quickly(yard.anna, f"use {lock} @4")
    card = yard.lay_open("remove_middle")
    locked = [seat["train"][3]["locked"] for seat in yard.told()["table"]["seats"]]
    yard.look().sign(card).click()
    assert yard.page.locator(".own .lifted").count() == (0 if locked[0] else 1)
    assert yard.page.locator(".lane .lifted").count() == (0 if locked[1] else 1)
    assert yard.page.locator(".yard .padlock").count() == sum(locked)


def test_the_keyboard_goes_from_the_sign_to_its_places_and_back(yards: Yards) -> None:
    yard = yards("person").to_the_first_turn()
    card = yard.lay_open("move_two_right")
    yard.look()
    keyboard, focused = yard.page.keyboard, yard.page.locator(":focus")
    yard.sign(card).focus()
    keyboard.press("Enter")
    expect(focused).to_have_attribute("data-code", f"use {card} 1>3")
    keyboard.press("Escape")
    expect(focused).to_have_attribute("aria-pressed", "false")
    keyboard.press("Enter")
    keyboard.press("ArrowRight")
    expect(focused).to_have_attribute("data-code", f"use {card} 2>4")
    before = yard.told()["table"]["seats"][0]["train"][1]["number"]
    plays(yard.page, lambda: keyboard.press("Enter"))
    assert yard.told()["table"]["seats"][0]["train"][3]["number"] == before


@pytest.mark.parametrize("seats", [2, 4])
def test_a_first_wagon_is_chosen_on_a_phone_by_touch(yards: Yards, seats: int) -> None:
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "locale": "de-DE"}
    yard = yards(*["apprentice"] * (seats - 1), **phone).look()
    expect(yard.page.locator(".prompt")).to_have_text("Welchen Waggon ersetzt er?")
    assert len(yard.codes(".own")) == 7
    for place in yard.page.locator(".own .targets .legal").all():
        box = place.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    yard.page.locator(".own .targets .legal").first.tap()
    expect(yard.page.locator(".prompt")).to_contain_text("Ziehe einen Waggon")
    yard.visit.check_width()


def test_the_last_of_four_seats_chooses_from_its_draft(yards: Yards) -> None:
    yard = yards("me", "me", "me").look()
    lift = yard.page.get_by_role("button", name="Show my side")
    for drafted in (1, 2, 3, 4):
        if drafted > 1:
            yard.page.get_by_role("button", name="Pass on to").click()
        lift.click()
        expect(yard.page.locator(".crane .wagon")).to_have_count(drafted)
        if drafted > 1:
            assert yard.codes() == []
            yard.page.locator(".crane button").last.click()
        assert len(yard.codes(".own")) == 7
        yard.page.locator(".own .targets .legal").last.click()
    expect(yard.page.locator(".prompt")).to_contain_text("Draw")
    assert yard.page.locator(".curtain").count() == 0, "nothing is hidden any more"


def test_spectators_see_every_train_and_no_closed_card(yards: Yards, visit: Visitors) -> None:
    yard = yards("person").to_the_first_turn()
    yard.quickly(yard.anna, "draw")
    drawn = yard.told()["table"]["drawn"]["number"]
    guest = visit()
    guest.page.goto(f"/table/{yard.table}")
    expect(guest.page.locator(".lane .train")).to_have_count(2)
    expect(guest.page.locator(".lane .held")).to_have_count(1)
    assert guest.page.locator(".crane, .own, .yard .legal").count() == 0
    beside_the_piles = guest.page.locator(".lane, .signs")  # a pile may count as many cards
    assert beside_the_piles.get_by_text(str(drawn), exact=True).count() == 0


def test_a_wagon_on_its_way_out_of_the_yard_moves_nothing_else(yards: Yards) -> None:
    yard = yards("apprentice").look()
    moved = yard.page.locator(".yard").evaluate(
        """yard => {
            const wagon = yard.querySelector('.wagon').closest('div');
            wagon.style.translate = '900px 0';
            wagon.scrollIntoView({ inline: 'center' });
            return yard.scrollLeft;
        }"""
    )
    assert moved == 0


def test_a_guided_first_turn(yards: Yards) -> None:
    yard = yards("apprentice", locale="de-DE").look("?guide")
    tip = yard.page.get_by_role("complementary", name="Geführtes Spiel")
    for text in ("Das ist dein Zug", "Die Farben helfen"):
        expect(tip).to_contain_text(text)
        tip.get_by_role("button", name="Weiter", exact=True).click()
    expect(tip).to_contain_text("Am Kran hängt")
    expect(yard.page.locator(".crane")).to_have_class(re.compile("spotlit"))
    yard.page.locator(".own .targets .legal").first.click()
    expect(tip).to_contain_text("Tippe auf den Stapel")
    yard.page.locator("[data-code=draw]").click()
    expect(tip).to_contain_text("Der neue Waggon muss in deinen Zug")
    yard.page.locator(".own .targets .legal").first.click()
    expect(tip).not_to_contain_text("Der neue Waggon")


@pytest.mark.parametrize(
    ("locale", "setup", "turn"),
    [
        ("en-GB", "Before the first turn", "Your turn"),
        ("de-DE", "Vor dem Spiel", "Wenn du dran bist"),
    ],
)
def test_the_rules_open_at_the_step(yards: Yards, locale: str, setup: str, turn: str) -> None:
    yard = yards("apprentice", locale=locale).look()
    now = yard.page.locator(".book .current h3")
    yard.page.keyboard.press("?")
    expect(now).to_have_text(setup)
    expect(now).to_be_in_viewport()
    yard.page.keyboard.press("Escape")
    yard.page.locator(".own .targets .legal").first.click()
    yard.wait_for("draw")
    yard.page.keyboard.press("?")
    expect(now).to_have_text(turn)
