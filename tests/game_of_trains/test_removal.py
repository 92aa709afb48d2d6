"""Entfernen · Removing wagons, Schutz · Protection."""

import pytest

from tests.game_of_trains.scene import ALSO_WRONG, WRONG, cards, discards, legal, locks, play, scene
from tests.game_of_trains.scene import train as train_of

THIRD = "83 72 64 54 47 38 23"


@pytest.mark.parametrize(("card", "place"), [(7, 0), (5, 3), (6, 6)])
def test_everybody_removes_the_first_the_middle_or_the_last_wagon(card: int, place: int) -> None:
    table = scene(WRONG, ALSO_WRONG, cards=str(card))
    gone = [int(table.trains[seat, place]) for seat in (0, 1)]
    play(table, f"use {card}", "refill 1 9", "refill 2 20")
    assert [int(table.trains[seat, place]) for seat in (0, 1)] == [9, 20]
    assert all(str(wagon) in cards(table).split() or wagon in discards(table) for wagon in gone)


def test_all_wagons_come_out_first_clockwise_from_the_active_seat() -> None:
    """G6."""
    table = scene(WRONG, ALSO_WRONG, THIRD, cards="4 7")
    table.seat = 1
    play(table, "use 7")
    assert cards(table) == "4 73 83 70"
    assert [train_of(table, seat)[0] for seat in (1, 2, 3)] == ["_", "_", "_"]


def test_refills_come_clockwise_from_the_active_seat() -> None:
    """G6."""
    table = scene(WRONG, ALSO_WRONG, THIRD, cards="7")
    table.seat = 1
    play(table, "use 7", "refill 2 9", "refill 3 10", "refill 1 11")
    assert [train_of(table, seat).split()[0] for seat in (1, 2, 3)] == ["11", "9", "10"]
    assert table.seat == 2


def test_the_used_card_is_discarded_after_the_refills_and_before_the_pairs() -> None:
    """The removed 15 and the used 7 have the same ability, and do not cancel each other."""
    table = scene("15 60 55 48 39 30 17", ALSO_WRONG, cards="7")
    play(table, "use 7")
    assert discards(table) == []
    play(table, "refill 1 84", "refill 2 83")
    assert discards(table) == [7]
    assert cards(table) == "15 73"


def test_the_used_card_and_the_removed_wagons_are_not_in_a_pile_shuffled_meanwhile() -> None:
    table = scene(cards="7", discarded="20 21", pile="9")
    play(table, "use 7", "refill 1 9")
    assert [wagon for wagon in range(85) if table.draw_pile[wagon]] == [20, 21]


def test_a_protected_wagon_stays_and_its_owner_draws_nothing() -> None:
    """G2: the lock stays too."""
    table = scene(cards="7", locks={2: {1: 2}})
    play(table, "use 7", "refill 1 9")
    assert train_of(table, 2) == ALSO_WRONG
    assert locks(table, 2) == [1]
    assert table.seat == 1


def test_the_active_seats_own_protected_wagon_stays_as_well() -> None:
    table = play(scene(cards="7", locks={1: {1: 2}}), "use 7", "refill 2 9")
    assert train_of(table, 1) == WRONG


def test_a_removal_is_allowed_when_everybody_is_protected() -> None:
    """G7: nothing happens, and the card is spent."""
    table = play(scene(cards="7", locks={1: {1: 2}, 2: {1: 10}}), "use 7")
    assert discards(table) == [7]
    assert cards(table) == ""
    assert table.seat == 1


def test_another_position_is_not_protected() -> None:
    table = play(scene(cards="5", locks={1: {1: 2, 7: 10}}), "use 5")
    assert train_of(table) == "70 60 55 _ 39 30 15"


def test_a_lock_goes_under_the_first_the_middle_or_the_last_wagon() -> None:
    table = scene(cards="2")
    assert legal(table) == ["draw", "use 2 @1", "use 2 @4", "use 2 @7"]
    assert locks(play(table, "use 2 @4")) == [4]


def test_the_card_is_the_lock_and_is_not_discarded() -> None:
    table = play(scene(cards="2"), "use 2 @4")
    assert (cards(table), discards(table)) == ("", [])


def test_no_wagon_has_two_locks() -> None:
    """G4."""
    assert legal(scene(cards="2", locks={1: {4: 10}})) == ["draw", "use 2 @1", "use 2 @7"]


def test_with_all_three_places_locked_a_protect_card_cannot_be_used() -> None:
    """G4."""
    assert legal(scene(cards="2", locks={1: {1: 10, 4: 18, 7: 26}})) == ["draw"]


@pytest.mark.parametrize(
    ("card", "code", "left"),
    [
        (4, "use 4 1-2", [4, 7]),
        (4, "use 4 4-5", [1, 7]),
        (8, "use 8 2-4", [1, 7]),
        (8, "use 8 3-5", [1, 4, 7]),
        (3, "use 3 6>4", [1, 7]),
        (3, "use 3 3>1", [4, 7]),
        (3, "use 3 5>3", [1, 7]),
        (1, "use 1 4>6", [1, 7]),
        (1, "use 1 5>7", [1, 4]),
    ],
)
def test_a_lock_goes_when_its_wagon_changes_its_position(
    card: int, code: str, left: list[int]
) -> None:
    """G3: swapped, moved, or only shifted along; a wagon that stays between keeps its lock."""
    table = play(scene(cards=str(card), locks={1: {1: 10, 4: 18, 7: 26}}), code)
    assert locks(table) == left
    assert len(discards(table)) == 1 + 3 - len(left)


def test_a_lock_goes_when_its_wagon_is_replaced() -> None:
    """G3."""
    table = play(scene(locks={1: {4: 18}}), "draw", "car 9", "put 4")
    assert locks(table) == []
    assert discards(table) == [18]


def test_other_seats_locks_are_not_touched_by_an_own_action() -> None:
    table = play(scene(cards="4", locks={2: {1: 10}}), "use 4 1-2")
    assert locks(table, 2) == [1]
