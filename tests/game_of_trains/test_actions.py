"""Die Aktionen · The actions: draw a card, or use an ability; what follows from both."""

from stellwerk.games.game_of_trains.rules.position import Step
from tests.game_of_trains.scene import ALSO_WRONG, WRONG, cards, discards, legal, play, scene, train


def test_one_of_two_actions_must_be_chosen() -> None:
    assert legal(scene(cards="4")) == ["draw", *(f"use 4 {n}-{n + 1}" for n in range(1, 7))]


def test_without_open_cards_a_wagon_must_be_drawn() -> None:
    assert legal(scene()) == ["draw"]


def test_the_drawn_wagon_must_replace_one_of_the_train() -> None:
    table = play(scene(), "draw", "car 9")
    assert legal(table) == [f"put {position}" for position in range(1, 8)]
    assert train(play(table, "put 3")) == "70 60 9 48 39 30 15"


def test_the_replaced_wagon_lies_open() -> None:
    assert cards(play(scene(cards="4"), "draw", "car 9", "put 3")) == "4 55"


def test_then_it_is_the_next_seats_turn_clockwise() -> None:
    table = scene(WRONG, ALSO_WRONG, "83 72 64 54 47 38 23")
    acted = []
    for wagon in (9, 10, 11, 12):
        acted.append(int(table.seat) + 1)
        play(table, "draw", f"car {wagon}", "put 1")
    assert acted == [1, 2, 3, 1]


def test_a_used_card_goes_to_the_discard_pile() -> None:
    table = play(scene(cards="4 8"), "use 4 1-2")
    assert cards(table) == "8"
    assert discards(table) == [4]


def test_an_open_card_may_not_be_taken_as_a_wagon() -> None:
    assert not [code for code in legal(scene(cards="4")) if code.startswith("put")]


def test_two_neighbours_are_swapped() -> None:
    assert train(play(scene(cards="4"), "use 4 2-3")) == "70 55 60 48 39 30 15"


def test_two_with_exactly_one_between_are_swapped() -> None:
    table = scene(cards="8")
    assert legal(table) == ["draw", *(f"use 8 {n}-{n + 2}" for n in range(1, 6))]
    assert train(play(table, "use 8 2-4")) == "70 48 55 60 39 30 15"


def test_a_wagon_moves_exactly_two_to_the_left() -> None:
    assert train(play(scene(cards="3"), "use 3 5>3")) == "70 60 39 55 48 30 15"


def test_the_first_and_the_second_wagon_cannot_move_two_to_the_left() -> None:
    assert legal(scene(cards="3")) == ["draw", *(f"use 3 {n + 2}>{n}" for n in range(1, 6))]


def test_a_wagon_moves_exactly_two_to_the_right() -> None:
    assert train(play(scene(cards="1"), "use 1 3>5")) == "70 60 48 39 55 30 15"


def test_the_last_two_wagons_cannot_move_two_to_the_right() -> None:
    assert legal(scene(cards="1")) == ["draw", *(f"use 1 {n}>{n + 2}" for n in range(1, 6))]


def test_pairs_are_cancelled_after_the_whole_action() -> None:
    """G5: the replaced 60 protects, like the open 2."""
    table = play(scene(cards="2 4"), "draw", "car 9", "put 2")
    assert cards(table) == "4"
    assert discards(table) == [2, 60]


def test_of_three_alike_the_last_one_stays() -> None:
    """G5: two by two, in the order they were laid."""
    table = scene("70 60 55 48 39 30 15", "73 65 56 49 40 29 17", "83 72 64 54 47 38 23", cards="7")
    play(table, "use 7", "refill 1 11", "refill 2 12", "refill 3 13")
    assert cards(table) == "70 73 83"
    table = scene("7 60 55 48 39 30 16", "15 65 56 49 40 29 17", "23 72 64 54 47 38 24", cards="31")
    play(table, "use 31", "refill 1 84", "refill 2 82", "refill 3 81")
    assert cards(table) == "23"
    assert discards(table) == [7, 15, 31]


def test_with_the_last_card_the_discards_become_the_draw_pile() -> None:
    """G8: without the wagon just drawn."""
    table = play(scene(discarded="20 21", pile="9"), "draw", "car 9")
    assert table.draw_count == 2
    assert discards(table) == []
    assert table.draw_pile[9] == 0


def test_a_lock_lost_by_the_put_after_that_is_not_in_the_new_pile() -> None:
    table = scene(discarded="20 21", pile="9", locks={1: {1: 2}})
    play(table, "draw", "car 9", "put 1")
    assert table.draw_pile[2] == 0
    assert discards(table) == [2]


def test_nobody_acts_out_of_turn() -> None:
    assert legal(scene(cards="4"), 2) == []
    assert scene().step == Step.ACTION
