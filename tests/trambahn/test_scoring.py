"""Wertung & Sonderfahrt · Scoring & Extra Tours."""

import pytest

from stellwerk.games.trambahn.rules.position import Step
from stellwerk.games.trambahn.rules.scoring import victory_points
from stellwerk.games.trambahn.view import view
from tests.trambahn.scene import ME, OTHER, play, points, rows, scene


def test_victory_points_are_1_up_to_the_6_then_2_and_3_for_the_10() -> None:
    """T1."""
    table = scene()
    assert [victory_points(table, card) for card in range(10)] == [1, 1, 1, 1, 1, 1, 2, 2, 2, 3]


def test_with_nine_3_the_9_scores_3() -> None:
    """T1, option nine."""
    assert victory_points(scene(nine=3), 8) == 3
    assert victory_points(scene(nine=3), 7) == 2


def test_a_view_says_what_is_printed_on_the_stations() -> None:
    assert view(scene(), ME).victory_points == [1, 1, 1, 1, 1, 1, 2, 2, 2, 3]
    assert view(scene(nine=3), ME).victory_points[8] == 3


@pytest.mark.parametrize(
    ("row", "scored"),
    [("3: b1 b2 b5 b6", 12), ("2: c b2 b3 b4 b7", 10), ("2: b3 b5 b8 b10", 14)],
)
def test_a_row_scores_its_victory_points_times_its_tram(row: str, scored: int) -> None:
    """T2: points are added, not values; the rows of the rulebook's example, one by one."""
    table = play(scene("b9 g1", waiting="b7 b8 b9", rows=(row,)), "P b9")
    assert points(table) == [scored, 0]


def test_example_the_blue_line_gives_12_to_one_and_24_to_the_other() -> None:
    """Wertung: 1-2-5-6 ×3 against conductor-2-3-4-7 ×2 and 3-5-8-10 ×2."""
    table = scene(
        "b9 g1",
        waiting="b7 b8 b9",
        rows=("3: b1 b2 b5 b6",),
        other_rows=("2: c b2 b3 b4 b7", "2: b3 b5 b8 b10"),
    )
    play(table, "P b9")
    assert points(table) == [12, 24]


def test_rows_of_other_lines_do_not_score() -> None:
    table = play(scene("b9 g1", waiting="b7 b8 b9", rows=("2: r1 r2",)), "P b9")
    assert points(table) == [0, 0]


def test_a_tour_without_rows_is_a_tour_all_the_same() -> None:
    table = play(scene("b9 g1", waiting="b7 b8 b9"), "P b9")
    assert table.tours == 1


def test_the_rows_stay_after_the_tour() -> None:
    table = play(scene("b9 g1", waiting="b7 b8 b9", rows=("2: b1 b2",)), "P b9")
    assert rows(table) == ["2: b1 b2"]


def test_the_scoring_pad_has_a_line_for_every_tour() -> None:
    table = scene("b9 g1 r9", waiting="b7 b8 b9 g2 g3 g4", rows=("2: b1", "3: g5"))
    play(table, "P b9", "P g1")
    assert table.tour_line[:2].tolist() == [0, 2]
    assert table.tour_points[ME, :2].tolist() == [2, 3]


SEVEN = "2: r1 r2 r3 r4 r5 r6 r7"


def test_the_eighth_card_of_a_row_starts_an_extra_tour() -> None:
    """T8."""
    table = play(scene("r8 g1", step=Step.STATIONS, rows=(SEVEN,)), "S r8>1")
    assert points(table) == [2 * (6 + 2 + 2), 0]
    assert table.extra_tours.tolist() == [1, 0]


def test_a_conductor_can_be_the_eighth_card() -> None:
    """T8: stations and conductors count together, the tram does not."""
    table = play(scene("c g1", step=Step.STATIONS, rows=(SEVEN,)), "S c>1")
    assert points(table) == [2 * (6 + 2), 0]


def test_conductors_already_in_the_row_count() -> None:
    table = play(scene("r9 g1", step=Step.STATIONS, rows=("3: r1 c c c c c r2",)), "S r9>1")
    assert points(table) == [3 * (1 + 1 + 2), 0]


def test_only_this_row_scores_and_only_its_owner() -> None:
    table = scene("c g1", step=Step.STATIONS, rows=(SEVEN, "4: r3"), other_rows=("4: r8",))
    assert points(play(table, "S c>1")) == [16, 0]


def test_the_ninth_card_starts_none() -> None:
    """T8: once per row."""
    table = play(scene("r8 r9 c", step=Step.STATIONS, rows=(SEVEN,)), "S r8>1", "S r9>1", "S c>1")
    assert table.extra_tours.tolist() == [1, 0]
    assert points(table) == [20, 0]


def test_two_rows_can_make_an_extra_tour_each() -> None:
    other = "2: g1 g2 g3 g4 g5 g6 g7"
    table = play(scene("c c g8", step=Step.STATIONS, rows=(SEVEN, other)), "S c>1", "S c>2")
    assert table.extra_tours.tolist() == [2, 0]
    assert points(table) == [32, 0]


def test_an_extra_tour_is_none_of_the_ten() -> None:
    """T8: it cannot end the game."""
    table = play(scene("c g1", step=Step.STATIONS, rows=(SEVEN,), tours=9), "S c>1")
    assert table.tours == 9
    assert table.step == Step.STATIONS


def test_the_other_seat_scores_on_the_pad_too() -> None:
    table = scene("b9 g1", waiting="b7 b8 b9", other_rows=("4: b10",))
    play(table, "P b9")
    assert table.tour_points[OTHER, 0] == 12
