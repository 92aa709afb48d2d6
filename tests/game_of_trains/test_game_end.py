"""Spielende · End of the game."""

from stellwerk.games.game_of_trains import GAME
from stellwerk.games.game_of_trains.rules.position import Position, Step
from tests.game_of_trains.scene import ALSO_WRONG, WRONG, cards, play, scene

ALMOST = "2 10 18 26 51 42 60"  # the fifth and the sixth stand wrong
GAP = "2 10 18 83 51 57 61"  # the middle one stands wrong


def winner(table: Position) -> list[int]:
    ranks = GAME.action_buffer()
    GAME.rules.ranks(table, ranks)
    return ranks[: table.seats].tolist() if table.step == Step.OVER else []


def test_the_game_ends_at_once_with_a_train_in_ascending_order() -> None:
    table = play(scene(ALMOST, ALSO_WRONG, cards="4"), "use 4 5-6")
    assert winner(table) == [1, 2]
    assert GAME.rules.to_act(table) == 0
    assert GAME.ending(table) == "sorted"


def test_a_win_by_the_wagon_that_was_drawn() -> None:
    table = play(scene(GAP, ALSO_WRONG), "draw", "car 33", "put 4")
    assert winner(table) == [1, 2]


def test_a_win_by_a_refill_on_the_own_turn_stops_the_other_refills() -> None:
    table = play(scene(GAP, ALSO_WRONG, cards="5"), "use 5", "refill 1 33")
    assert winner(table) == [1, 2]
    assert table.trains[1, 3] == 0


def test_a_win_by_a_refill_on_somebody_elses_turn() -> None:
    """G6: the first full train in ascending order wins at once."""
    table = play(scene(WRONG, GAP, "84 72 64 54 47 38 23", cards="5"), "use 5", "refill 1 9")
    assert winner(table) == []
    play(table, "refill 2 33")
    assert winner(table) == [2, 1, 2]


def test_a_train_with_a_gap_is_not_sorted() -> None:
    table = play(scene("83 10 18 26 42 51 60", ALSO_WRONG, cards="7"), "use 7")
    assert winner(table) == []


def test_losers_all_have_rank_2_and_no_points() -> None:
    table = play(scene(ALMOST, ALSO_WRONG, "84 72 64 54 47 38 23", cards="4"), "use 4 5-6")
    assert winner(table) == [1, 2, 2]
    assert [GAME.rules.points(table, seat) for seat in range(3)] == [1, 0, 0]


def test_pairs_are_not_cancelled_any_more() -> None:
    table = play(scene(GAP, ALSO_WRONG, cards="7"), "draw", "car 33", "put 4")
    assert cards(table) == "7 83"
