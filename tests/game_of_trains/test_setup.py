"""Spielmaterial · Components, Spielvorbereitung · Set-up."""

import pytest

from stellwerk.dealer import Dealer, expand
from stellwerk.games.game_of_trains import GAME
from stellwerk.games.game_of_trains.rules.box import ABILITY, WAGONS_WITH
from stellwerk.games.game_of_trains.rules.position import Position, Step
from stellwerk.kernel.actor import CHANCE
from stellwerk.match import Match
from tests.game_of_trains.scene import ALSO_WRONG, WRONG, cards, discards, legal, play, scene, train


def dealt(seats: int = 2) -> Match:
    match = Match(GAME, seats)
    Dealer(expand(1)).deal(match)
    return match


def test_every_one_of_the_84_wagons_has_one_ability() -> None:
    """G1: the table is complete and names no wagon twice."""
    named = [wagon for wagons in WAGONS_WITH.values() for wagon in wagons]
    assert sorted(named) == list(range(1, 85))
    assert ABILITY[1:].min() >= 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seven_wagons_to_each_seat_then_the_nth_drafts_n(seats: int) -> None:
    codes = [GAME.format_action(entry.action).rsplit(" ", 1)[0] for entry in dealt(seats).log]
    expected = [f"deal {seat}" for seat in range(1, seats + 1) for _ in range(7)]
    expected += [f"draft {seat}" for seat in range(1, seats + 1) for _ in range(seat)]
    assert codes == expected


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_trains_are_sorted_in_descending_order(seats: int) -> None:
    table = dealt(seats).position
    for seat in range(seats):
        wagons = table.trains[seat].tolist()
        assert wagons == sorted(wagons, reverse=True)


@pytest.mark.parametrize("seats", [1, 5])
def test_the_game_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(ValueError, match="played with 2, 3, 4 seats"):
        Match(GAME, seats)


def drafting(seats: int = 2) -> Position:
    """All have drafted; seat 1 is to choose."""
    table = scene(WRONG, ALSO_WRONG, *("83 72 64 54 47 38 23", "82 71 63 53 46 37 22")[: seats - 2])
    table.step = Step.DRAFT
    wagons = iter((1, 11, 12, 20, 21, 19, 10, 26, 27, 28))
    for seat in range(1, seats + 1):
        for _ in range(seat):
            play(table, f"draft {seat} {next(wagons)}")
    return table


def test_the_first_seat_replaces_any_wagon_by_the_one_it_drafted() -> None:
    assert legal(drafting()) == [f"keep 1 {position}" for position in range(1, 8)]


def test_the_others_choose_one_of_theirs_in_turn() -> None:
    table = play(drafting(), "keep 1 7")
    assert legal(table, 1) == []
    assert legal(table, 2) == [f"keep {w} {p}" for w in (11, 12) for p in range(1, 8)]
    assert train(play(table, "keep 12 2"), 2) == "73 12 56 49 40 29 16"


def test_replaced_wagons_lie_open_and_the_rest_is_discarded() -> None:
    table = play(drafting(), "keep 1 2", "keep 12 4")
    assert cards(table) == "60 49"
    assert discards(table) == [11]


def test_pairs_are_cancelled_after_the_whole_draft() -> None:
    """G5: 15 and 65 both remove the first wagon."""
    table = play(drafting(), "keep 1 7")
    assert cards(table) == "15"
    play(table, "keep 12 2")
    assert cards(table) == ""
    assert discards(table) == [11, 15, 65]


def test_then_the_first_seat_begins() -> None:
    table = play(drafting(), "keep 1 7", "keep 12 2")
    assert (table.seat, table.step) == (0, Step.ACTION)


def test_all_draft_before_the_first_choice() -> None:
    match = Match(GAME, 4)
    while match.waiting_for == (CHANCE,):
        match.settle_chance(lambda _, outcomes: outcomes[0].action)
    assert match.waiting_for == (0,)
    assert match.position.draft_count.tolist() == [1, 2, 3, 4]
