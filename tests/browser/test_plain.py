"""The plain board: any game by ear and keys alone, as text that fits a phone."""

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from stellwerk.games import OUTSIDE
from tests.browser.axe import findings
from tests.browser.by_ear import FIELD, Heard, Listener, complaints, headings, is_over, moves_in
from tests.browser.conftest import Visitors
from tests.browser.player import Player, page_of, plays
from tests.browser.test_whole_games import every_game, sit_down
from tests.browser.visit import PHONE, WIDE, Visit
from tests.server.served import Person, Served

CHOOSE = "localStorage.setItem('stellwerk.board', 'plain')"
PLAIN = "Plain board: text and buttons"


def plainly(visit: Visit) -> Visit:
    """Somebody who has chosen the plain board before."""
    visit.context.add_init_script(CHOOSE)
    return visit


@every_game
def test_a_whole_game_by_ear_and_keys_alone(visit: Visitors, game: str) -> None:
    anna = plainly(visit())
    anna.page.goto(sit_down(anna, game, ["me", "greedy"]))
    listener = Listener(anna.page)
    moves, tree = listener.play_to_the_end()
    assert moves > 3
    assert_told(tree, page_of(anna.page)["view"])


def assert_told(tree: list[Heard], view: dict[str, Any]) -> None:
    """Who has won against the greedy bot, and the points of both where points are counted."""
    result = view["result"]
    winners = [n for n, rank in zip(view["names"], result["ranks"], strict=True) if rank == 1]
    told = {("Anna",): "You win!"}.get(tuple(winners), f"{winners[0]} wins")
    assert (told if len(winners) == 1 else "Anna and Greedy bot share the victory") in headings(
        tree
    )
    for points in result["points"] if result["counted"] else []:
        assert any(re.match(rf"{points} points?$", heard.name) for heard in tree)


@pytest.mark.parametrize("game", OUTSIDE)
def test_a_game_without_a_board_is_played_with_keys_from_the_first_card_to_the_result(
    visit: Visitors, game: str
) -> None:
    """Nobody chose the plain board, and the buttons of such a game have codes for names."""
    anna = visit()
    anna.page.goto(sit_down(anna, game, ["me", "greedy"]))
    listener, player, moves = Listener(anna.page), Player(anna.page), 0
    while player.wait_for_turn():
        codes = player.codes()
        assert sorted(codes) == sorted(page_of(anna.page)["view"]["legal"])
        code = listener.random.choice(codes)
        if moves % 4:
            plays(anna.page, partial(listener.play, code, typed=True))
        else:
            plays(anna.page, partial(listener.press, code))
        moves += 1
    assert moves > 3
    tree = listener.tree()
    assert is_over(tree)
    assert not complaints(tree)
    assert_told(tree, page_of(anna.page)["view"])


def test_what_is_known_is_heard_and_what_is_hidden_is_counted(visit: Visitors) -> None:
    anna = plainly(visit())
    anna.page.goto(sit_down(anna, "trambahn", ["me", "apprentice"]))
    listener = Listener(anna.page)
    listener.wait_for_turn()
    hand = page_of(anna.page)["view"]["table"]["seats"][0]["hand"]
    own = " ".join(["hand", *hand])
    tree = listener.until(lambda tree: any(heard.name.endswith(own) for heard in tree))
    said = "\n".join(heard.name for heard in tree)
    assert re.search(r"Apprentice .* hand \d hidden cards", said)
    assert not re.search("[▶▒█─]", said)
    assert {"Your hand", "Rows of Anna", "Rows of Apprentice", "Depot"} <= set(headings(tree))
    colours = {"b": "Blue", "r": "Red", "g": "Green", "y": "Yellow"}
    for card in hand:
        assert "Conductor" in said if card == "c" else f"{colours[card[0]]} {card[1:]}," in said


def test_the_moves_that_are_heard_are_the_legal_ones(visit: Visitors) -> None:
    anna = plainly(visit())
    anna.page.goto(sit_down(anna, "game_of_trains", ["me", "greedy"]))
    listener = Listener(anna.page)
    for _ in range(6):
        tree = listener.wait_for_turn()
        if is_over(tree):
            break
        heard = [move.description for move in moves_in(tree)]
        assert sorted(heard) == sorted(page_of(anna.page)["view"]["legal"])
        assert sorted(heard) == sorted(Player(anna.page).codes())
        listener.play(heard[-1], typed=False)
        listener.until(lambda tree: any(h.focused and h.role == "heading" for h in tree))


def test_from_the_shelf_to_the_first_move_by_ear_and_keys(visit: Visitors) -> None:
    page = visit().page
    page.goto("/")
    listener = Listener(page)
    listener.press("Settings")
    listener.go_to(lambda heard: heard.role == "radio" and heard.name == "Drawn")
    page.keyboard.press("ArrowRight")
    listener.go_to(lambda heard: heard.role == "radio" and heard.name == PLAIN)
    page.keyboard.press("Escape")
    listener.press("Play now")
    first = next(moves_in(listener.wait_for_turn()))
    listener.play(first.description, typed=True)
    listener.until(lambda tree: first not in tree)
    assert not complaints(listener.tree())


def test_the_switch_takes_effect_at_a_running_table_and_is_remembered(visit: Visitors) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_selector(".trambahn .legal")
    for chosen, shown, gone in ((PLAIN, ".plain", ".trambahn"), ("Drawn", ".trambahn", ".plain")):
        page.get_by_role("button", name="Settings").click()
        page.get_by_text(chosen, exact=True).click()
        page.keyboard.press("Escape")
        page.wait_for_selector(f"{shown} .legal")
        expect(page.locator(gone)).to_have_count(0)
        page.reload()
        page.wait_for_selector(f"{shown} .legal")


def test_a_code_that_is_wrong_is_answered_in_words(visit: Visitors) -> None:
    anna = plainly(visit())
    anna.page.goto(sit_down(anna, "game_of_trains", ["me", "person"]))
    listener = Listener(anna.page)
    listener.wait_for_turn()
    number = page_of(anna.page)["number"]
    listener.play("keep 1", typed=True)
    wrong = "“keep 1” is not a legal move now."
    said = listener.until(lambda tree: any(wrong in name for name in complaints(tree)))
    legal = page_of(anna.page)["view"]["legal"]
    (complaint,) = complaints(said)
    assert any(code in complaint for code in legal)
    assert next(heard for heard in said if heard.focused and heard.name == FIELD).description
    assert page_of(anna.page)["number"] == number
    for _ in range(len("keep 1")):
        anna.page.keyboard.press("Backspace")
    assert not complaints(listener.tree())
    anna.page.keyboard.type(f" {legal[0].upper()} ")
    anna.page.keyboard.press("Enter")
    listener.until_heard("No moves for you now")
    anna.page.keyboard.type("draw")
    anna.page.keyboard.press("Enter")
    listener.until(lambda tree: complaints(tree) == ["You cannot move now."])


def test_a_move_in_pencil_is_said_and_can_be_rubbed_out_and_confirmed(visit: Visitors) -> None:
    anna = plainly(visit(firmness="ask"))
    anna.page.goto(sit_down(anna, "voll_verplant", ["me"]))
    listener = Listener(anna.page)
    move = next(moves_in(listener.wait_for_turn()))
    listener.play(move.description, typed=True)
    pencilled = f"In pencil: {move.name}."
    listener.until_heard(pencilled)
    anna.page.keyboard.press("Escape")
    listener.until(lambda tree: not any(heard.name == pencilled for heard in tree))
    listener.play(move.description, typed=True)
    listener.until_heard(pencilled)
    number = page_of(anna.page)["number"]
    anna.page.keyboard.press("Enter")  # the field is empty: the same once more
    listener.until(lambda tree: not any(heard.name == pencilled for heard in tree))
    listener.wait_for_turn()
    assert page_of(anna.page)["number"] > number


def test_at_one_screen_nobody_hears_the_hand_of_the_other(visit: Visitors) -> None:
    anna = plainly(visit())
    anna.page.goto(sit_down(anna, "trambahn", ["me", "me"], names=["Anna", "Otto"]))
    listener = Listener(anna.page)
    listener.until_heard("Anna, it is your turn", "dialog")
    assert "Your hand" not in headings(listener.tree())
    listener.press("Show my side")
    pass_on = "Pass on to Otto"
    for _ in range(20):
        moves = list(moves_in(listener.wait_for_turn()))
        listener.until(
            lambda tree: any(re.match(r"Otto .* hand \d hidden", heard.name) for heard in tree)
        )
        listener.play(moves[-1].description, typed=True)
        tree = listener.until(
            lambda tree: list(moves_in(tree)) or any(heard.name == pass_on for heard in tree)
        )
        if any(heard.name == pass_on for heard in tree):
            break
    listener.press(pass_on)
    listener.until_heard("Otto, it is your turn", "dialog")
    assert "Your hand" not in headings(listener.tree())


def test_the_picture_is_of_the_moment_that_is_looked_at(visit: Visitors) -> None:
    anna = plainly(visit())
    page = anna.page
    page.goto(sit_down(anna, "trambahn", ["me", "person"]))
    picture = page.get_by_label("The table in characters")
    expect(picture).to_contain_text("[1 Passengers]")
    before = picture.inner_text()
    Player(page).move()
    expect(picture).not_to_have_text(before, use_inner_text=True)
    page.get_by_label("One step back").click()
    expect(picture).to_have_text(before, use_inner_text=True)
    expect(page.locator(".plain .prompt")).to_have_text("A look back")
    page.get_by_role("button", name="Back to the game").click()
    expect(picture).not_to_have_text(before, use_inner_text=True)


def test_a_record_is_looked_at_on_the_plain_board(visit: Visitors, served: Served) -> None:
    person = Person(served.url)
    table = person.open("game_of_trains", ["me", "greedy"], order="given", name="Anna")["table"]
    person.play_on(table, 300)
    record = person.get(f"/tables/{table}/record").text
    person.http.close()
    page = plainly(visit()).page
    page.goto("/replay")
    page.get_by_role("textbox").fill(record)
    page.get_by_role("button", name="Show the game").click()
    picture = page.get_by_label("The table in characters")
    expect(picture).to_contain_text("Anna")
    before = picture.inner_text()
    for _ in range(4):
        page.get_by_label("One step forward").click()
    expect(picture).not_to_have_text(before, use_inner_text=True)


@pytest.mark.parametrize(
    ("scheme", "size"), [("light", PHONE), ("dark", WIDE)], ids=["phone", "wide"]
)
@every_game
def test_nothing_stands_in_anybodys_way(
    visit: Visitors, game: str, scheme: str, size: dict[str, int]
) -> None:
    anna = plainly(visit(color_scheme=scheme, viewport=size, locale="de-DE", firmness="ask"))
    page = anna.page
    page.goto(sit_down(anna, game, ["me", "greedy"]))
    page.wait_for_selector(".plain .legal")
    page.wait_for_selector(".plain .line")
    assert findings(page) == []
    anna.check_width()
    for button in page.locator(".plain button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    page.locator(".plain .legal").first.click()
    page.locator(".plain .confirm, .plain .legal").first.wait_for()
    assert findings(page) == []
    anna.check_width()


@every_game
def test_some_turns_on_a_phone_by_touch(visit: Visitors, game: str) -> None:
    anna = plainly(visit(viewport=PHONE, has_touch=True, is_mobile=True, firmness=None))
    anna.page.goto(sit_down(anna, game, ["me", "apprentice"]))
    player = Player(anna.page)
    for _ in range(3):
        if player.wait_for_turn():
            player.move("touch")
