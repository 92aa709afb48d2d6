"""Spielende · Game End."""

from stellwerk.games.trambahn import GAME
from stellwerk.games.trambahn.rules.position import Ending, Step
from tests.trambahn.scene import legal, play, points, ranks, scene


def test_the_tenth_tour_ends_the_game_at_once() -> None:
    table = play(scene("r7 g3", waiting="r1 r2 r3", rows=("2: r4",), tours=9), "P r7")
    assert table.step == Step.OVER
    assert GAME.ending(table) == "tenth_tour"
    assert points(table) == [2, 0]


def test_no_second_passenger_after_the_tenth_tour_even_if_it_would_start_one() -> None:
    """T7."""
    table = scene("r7 g3", waiting="r1 r2 r3 g4 g5 g6", rows=("2: g1",), tours=9)
    play(table, "P r7")
    assert legal(table) == []
    assert points(table) == [0, 0]


def test_the_tenth_tour_can_come_with_the_second_passenger() -> None:
    table = scene("r7 g3 b1", waiting="r1 r2 r3 g4 g5 g6", tours=8)
    play(table, "P r7")
    assert table.step == Step.PASSENGERS
    play(table, "P g3")
    assert table.step == Step.OVER


def test_nobody_acts_after_the_end() -> None:
    table = play(scene("r7 g3", waiting="r1 r2 r3", tours=9), "P r7")
    assert GAME.rules.to_act(table) == 0


def test_tours_and_extra_tours_are_added_up_and_the_most_points_win() -> None:
    table = scene("r7 g3", waiting="r1 r2 r3", rows=("2: r4",), tours=9)
    table.extra_points[1] = 5
    table.tour_points[0, 3] = 4
    play(table, "P r7")
    assert points(table) == [6, 5]
    assert ranks(table) == [1, 2]


def test_a_tie_goes_to_the_larger_money_pile() -> None:
    """T13: as it lies when the game ends."""
    table = play(scene("r7 g3", waiting="r1 r2 r3", money=3, other_money=4, tours=9), "P r7")
    assert points(table) == [0, 0]
    assert ranks(table) == [2, 1]


def test_with_equal_money_the_win_is_shared() -> None:
    """T13."""
    table = play(scene("r7 g3", waiting="r1 r2 r3", money=4, other_money=4, tours=9), "P r7")
    assert ranks(table) == [1, 1]


def test_when_nobody_has_a_card_and_none_can_be_drawn_the_points_decide() -> None:
    """Exhausted: the points as they stand."""
    table = scene("r7", pile="", money=1, other_money=1)
    table.extra_points[1] = 3
    play(table, "P r7")
    assert table.step == Step.OVER
    assert table.ending == Ending.EXHAUSTED
    assert GAME.ending(table) == "exhausted"
    assert ranks(table) == [2, 1]


def test_an_empty_hand_alone_does_not_end_the_game() -> None:
    table = play(scene("r7", other_hand="g1", pile="", money=1, other_money=1), "P r7")
    assert table.step == Step.PASSENGERS


def test_a_win_is_worth_1_and_a_shared_win_a_half() -> None:
    import numpy as np

    values = np.zeros(2)
    table = play(scene("r7 g3", waiting="r1 r2 r3", money=4, other_money=4, tours=9), "P r7")
    GAME.rules.payoff(table, values)
    assert values.tolist() == [0.5, 0.5]
    table.extra_points[1] = 1
    GAME.rules.payoff(table, values)
    assert values.tolist() == [0.0, 1.0]
