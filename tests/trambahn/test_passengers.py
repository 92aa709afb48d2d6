"""1. Fahrgäste auslegen · Place Passengers."""

from stellwerk.games.trambahn.rules.position import Step
from tests.trambahn.scene import ME, OTHER, finish_turn, hand, legal, play, points, scene, waiting


def test_one_passenger_must_be_laid() -> None:
    assert "." not in legal(scene("r7 g3"))


def test_after_one_passenger_the_step_may_be_ended() -> None:
    table = play(scene("r7 g3"), "P r7", ".")
    assert table.step == Step.STATIONS


def test_a_second_passenger_may_be_laid() -> None:
    assert legal(play(scene("r7 g3"), "P r7")) == ["P g3", "."]


def test_there_is_no_third_passenger() -> None:
    table = play(scene("r7 g3 b1"), "P r7", "P g3")
    assert table.step == Step.STATIONS


def test_passengers_may_be_of_different_colours() -> None:
    table = play(scene("r7 g3 b1"), "P r7", "P g3")
    assert (waiting(table, "r"), waiting(table, "g")) == ("r7", "g3")


def test_a_card_goes_to_the_line_of_its_own_colour_only() -> None:
    assert legal(scene("r7 g3")) == ["P r7", "P g3"]


def test_a_conductor_may_be_a_passenger_of_any_line() -> None:
    assert legal(scene("c")) == ["P c>b", "P c>r", "P c>g", "P c>y"]


def test_a_laid_passenger_leaves_the_hand() -> None:
    assert hand(play(scene("r7 r7 g3"), "P r7")) == "r7 g3"


def test_three_passengers_start_no_tour() -> None:
    assert play(scene("r7 g3", waiting="r1 r2"), "P r7").tours == 0


def test_the_fourth_passenger_starts_the_tour_of_its_line_at_once() -> None:
    table = play(scene("r7 g3", waiting="r1 r2 r3", rows=("2: r4",)), "P r7")
    assert table.tours == 1
    assert points(table) == [2, 0]
    assert table.step == Step.PASSENGERS


def test_example_a_conductor_and_a_red_card_join_two_red_passengers() -> None:
    """Fahrgäste: two red passengers wait; a conductor and a red card start the tour."""
    table = play(scene("c r6 b1", waiting="r1 r2", rows=("3: r3 r5",)), "P c>r", "P r6")
    assert table.tours == 1
    assert points(table) == [6, 0]
    assert waiting(table, "r") == ""


def test_the_four_passengers_go_to_the_discard_pile() -> None:
    table = play(scene("r7 g3", waiting="r1 r2 c>r"), "P r7")
    assert waiting(table, "r") == ""
    assert table.discard_count.sum() == 4


def test_passengers_of_other_lines_stay() -> None:
    table = play(scene("r7 g3", waiting="r1 r2 r3 g5"), "P r7")
    assert waiting(table, "g") == "g5"


def test_two_tours_in_one_turn_are_possible() -> None:
    """T7: the second passenger may start another tour."""
    table = play(scene("r7 g3 b1", waiting="r1 r2 r3 g4 g5 g6"), "P r7", "P g3")
    assert table.tours == 2


def test_the_last_hand_card_ends_the_step() -> None:
    """With an empty hand steps 1 to 3 are left without a word."""
    table = play(scene("r7", other_hand="b1", pile="g1 g2"), "P r7")
    assert table.step == Step.DRAW


def test_a_seat_without_cards_lays_no_passenger() -> None:
    table = play(scene("r7", other_hand="", pile="g1 g2 g3 g4 g5 g6 g7 g8"), "P r7")
    finish_turn(table)
    assert (table.seat, table.step) == (OTHER, Step.DRAW)


def test_equal_cards_are_one_move() -> None:
    assert legal(scene("r7 r7 r7")) == ["P r7"]


def test_nobody_else_may_move() -> None:
    assert legal(scene("r7", other_hand="g3"), OTHER) == []
    assert legal(scene("r7", other_hand="g3"), ME) == ["P r7"]
