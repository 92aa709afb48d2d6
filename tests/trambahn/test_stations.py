"""2. Haltestellen auslegen · Place Stations."""

from stellwerk.games.trambahn.rules.position import Step
from tests.trambahn.scene import hand, legal, play, points, rows, scene

STATIONS = Step.STATIONS


def test_any_number_of_cards_may_be_laid() -> None:
    table = play(
        scene("r1 r2 r4 g3 b9 y9", step=STATIONS), "S r1", "S r2>1", "S r4>1", "S g3", "S b9"
    )
    assert rows(table) == ["0: r1 r2 r4", "0: g3", "0: b9"]


def test_no_card_has_to_be_laid() -> None:
    assert play(scene("r1 r2", step=STATIONS), ".").step == Step.INCOME


def test_cards_of_a_colour_go_into_a_row_of_that_colour() -> None:
    assert legal(scene("r5", step=STATIONS, rows=("2: g3", "2: r3"))) == ["S r5>2", "."]


def test_values_may_be_left_out() -> None:
    assert "S r9>1" in legal(scene("r9", step=STATIONS, rows=("2: r1",)))


def test_a_lower_card_starts_a_new_row() -> None:
    assert legal(scene("r2", step=STATIONS, rows=("2: r3",))) == ["S r2", "."]


def test_an_equal_card_starts_a_new_row() -> None:
    """T4: strictly ascending."""
    assert legal(scene("r3", step=STATIONS, rows=("2: r3",))) == ["S r3", "."]


def test_a_card_that_fits_starts_no_new_row() -> None:
    """T5: a new row only when the card fits none."""
    assert legal(scene("r4", step=STATIONS, rows=("2: r3",))) == ["S r4>1", "."]


def test_with_free_rows_a_card_that_fits_may_start_a_new_row() -> None:
    """T5, option free_rows."""
    table = scene("r4 c", step=STATIONS, rows=("2: r3",), free_rows=1)
    assert legal(table) == ["S r4>1", "S r4", "S c>1", "."]
    assert rows(play(table, "S r4")) == ["2: r3", "0: r4"]


def test_a_card_that_fits_several_rows_may_go_to_any() -> None:
    table = scene("r5", step=STATIONS, rows=("2: r3", "2: g1", "3: r2", "2: r7"))
    assert legal(table) == ["S r5>1", "S r5>3", "."]


def test_a_row_is_complete_with_the_10() -> None:
    table = scene("r9 c", step=STATIONS, rows=("2: r1 r10",))
    assert legal(table) == ["S r9", "."]


def test_a_second_10_starts_a_new_row() -> None:
    assert legal(scene("r10", step=STATIONS, rows=("2: r10",))) == ["S r10", "."]


def test_a_conductor_may_join_any_row_that_is_not_complete() -> None:
    """T6."""
    table = scene("c", step=STATIONS, rows=("2: r1", "2: g2 g10", "0: b9"))
    assert legal(table) == ["S c>1", "S c>3", "."]


def test_a_conductor_never_starts_a_row() -> None:
    """T6: a row starts with a station."""
    assert legal(scene("c c", step=STATIONS)) == ["."]


def test_any_number_of_conductors_may_join_a_row() -> None:
    table = play(scene("c c c", step=STATIONS, rows=("2: r1",)), "S c>1", "S c>1", "S c>1")
    assert rows(table) == ["2: r1 c c c"]


def test_a_conductor_does_not_change_what_fits() -> None:
    assert "S r4>1" in legal(scene("r4", step=STATIONS, rows=("2: r3 c",)))
    assert "S r2>1" not in legal(scene("r2", step=STATIONS, rows=("2: r3 c",)))


def test_conductors_score_nothing() -> None:
    table = play(scene("r9", waiting="r1 r2 r3", rows=("2: r4 c c",)), "P r9")
    assert points(table) == [2, 0]


def test_example_a_green_3_cannot_join_4_7_9_and_starts_a_new_row() -> None:
    """Haltestellen: green 3 beside 4-7-9; conductor and red 6 extend 2-3-5."""
    table = scene("g3 c r6 y9", step=STATIONS, rows=("2: g4 g7 g9", "2: r2 r3 r5"))
    play(table, "S g3", "S c>2", "S r6>2")
    assert rows(table) == ["2: g4 g7 g9", "2: r2 r3 r5 c r6", "0: g3"]


def test_several_rows_of_one_line_are_allowed() -> None:
    table = play(scene("r3 r2 y9", step=STATIONS), "S r3", "S r2")
    assert rows(table) == ["0: r3", "0: r2"]


def test_rows_are_numbered_in_the_order_they_were_started() -> None:
    table = play(scene("y1 b1 y2 c", step=STATIONS), "S y1", "S b1", "S y2>1")
    assert rows(table) == ["0: y1 y2", "0: b1"]


def test_laid_stations_leave_the_hand() -> None:
    assert hand(play(scene("r1 r2 r2", step=STATIONS), "S r2")) == "r1 r2"


def test_the_step_is_not_skipped_when_no_card_fits() -> None:
    """Else the opponent would learn that the hand has only conductors."""
    table = play(scene("r1 c"), "P r1", ".")
    assert table.step == STATIONS
    assert legal(table) == ["."]


def test_the_step_ends_by_itself_with_an_empty_hand() -> None:
    table = play(scene("r1", step=STATIONS, money=9), "S r1")
    assert table.step == Step.TRAMS
