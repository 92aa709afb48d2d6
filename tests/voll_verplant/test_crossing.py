"""Die einzelnen Schritte · A round: a card, a window, crosses; Besondere Karten · special cards."""

import pytest

from stellwerk.core.refusals import NotLegal
from tests.voll_verplant.scene import crossed, lines, play, sheet, town


def test_the_fourteen_cards_are_eight_numbers_three_express_two_transfers_and_a_free_ride() -> None:
    """V1."""
    match = town()
    weights = {match.game.format_action(o.action): o.weight for o in match.outcomes()}
    assert weights == {
        "flip 3": 2,
        "flip 4": 3,
        "flip 5": 2,
        "flip 6": 1,
        "flip e2": 2,
        "flip e3": 1,
        "flip t": 2,
        "flip f": 1,
    }


def test_crosses_start_at_the_car_and_are_connected() -> None:
    """V2."""
    assert crossed(play(town(), "flip 4", "A 4")) == "a1 a2 a3 a4"


def test_marked_stations_at_the_car_are_passed_and_do_not_count() -> None:
    """V2."""
    match = play(town(), "flip 3", "A 3", "flip 4", "A 4")
    assert crossed(match) == "a1 a2 a3 a4 a5 a6 a7"


def test_a_number_card_stops_at_the_next_marked_station() -> None:
    """V2: line B is stopped by the cross that line A has made."""
    match = play(town(), "flip 4", "A 4", "flip 4")
    assert "B 2" in match.legal(0)
    assert "B 3" not in match.legal(0)


def test_the_end_of_a_line_ends_the_crosses() -> None:
    match = play(town(), "flip 6", "A 6", "flip 4")
    assert [code for code in match.legal(0) if code[0] == "A"] == ["A 0", "A 1", "A 2"]


def test_fewer_crosses_are_always_allowed_and_fill_a_window_all_the_same() -> None:
    """V3."""
    match = play(town(), "flip 4")
    assert [code for code in match.legal(0) if code[0] == "A"] == [f"A {n}" for n in range(5)]
    play(match, "A 0")
    assert crossed(match) == ""
    assert match.position.filled[0].tolist()[:3] == [1, 0, 0]


def test_a_line_without_a_free_window_cannot_be_chosen() -> None:
    match = play(town(), "flip 3", "B 0", "flip 3", "B 0", "flip 4")
    assert not [code for code in match.legal(0) if code[0] == "B"]


def test_a_completed_line_with_free_windows_can_still_be_chosen() -> None:
    match = play(town(), "flip 5", "B 5", "flip 5")
    assert [code for code in match.legal(0) if code[0] == "B"] == ["B 0"]


def test_an_express_card_may_pass_marked_stations() -> None:
    """V2."""
    match = play(town(), "flip 4", "A 4", "flip e3", "B 3")
    assert crossed(match) == "a1 a2 a3 a4 b1 b2 b4"


def test_an_express_card_passes_no_free_station() -> None:
    match = play(town(), "flip e2", "A 2")
    assert crossed(match) == "a1 a2"


def test_a_transfer_counts_the_lines_at_the_first_free_station() -> None:
    """V4."""
    match = play(town(), "flip 3", "A 3", "flip t", "A t")
    assert sheet(match)["a4"] == "2"


def test_a_transfer_counts_1_where_only_the_own_line_stops() -> None:
    """V4."""
    assert sheet(play(town(), "flip t", "A t")) == {"a1": "1"}


def test_a_transfer_may_mark_nothing_and_fills_a_window() -> None:
    match = play(town(), "flip t", "A 0")
    assert sheet(match) == {}
    assert match.position.windows_left[0] == 8


def test_a_free_ride_crosses_any_free_station_and_fills_no_window() -> None:
    """V5."""
    match = play(town(), "flip f", "f a8")
    assert crossed(match) == "a8"
    assert match.position.windows_left[0] == 9


def test_a_free_ride_may_be_declined() -> None:
    """V5."""
    assert crossed(play(town(), "flip f", "f -")) == ""


def test_a_free_ride_goes_to_no_marked_station() -> None:
    match = play(town(), "flip 3", "A 3", "flip f")
    assert "f a1" not in match.legal(0)
    assert "f a4" in match.legal(0)


def test_after_the_6_all_cards_are_shuffled_the_6_too() -> None:
    """V6."""
    match = play(town(), "flip 3", "A 0", "flip 6", "A 0")
    assert match.position.draw_count == 14
    assert match.position.draw_pile.tolist() == [2, 3, 2, 1, 2, 1, 2, 1]


def test_other_cards_stay_out() -> None:
    match = play(town(), "flip t", "A 0", "flip t", "A 0")
    assert "flip t" not in [match.game.format_action(o.action) for o in match.outcomes()]


def test_a_ring_can_be_followed_in_both_directions() -> None:
    """V11: the first listed station comes first either way."""
    assert crossed(play(town(), "flip 3", "R> 3")) == "a6 r1 r2"
    assert crossed(play(town(), "flip 3", "R< 3")) == "b4 r1 r5"


def test_the_direction_is_chosen_anew_each_time() -> None:
    """V11."""
    assert crossed(play(town(), "flip 3", "R> 3", "flip e2", "R< 2")) == "a6 b4 r1 r2 r5"


def test_the_report_says_in_words_which_way_round_a_ring_was_followed() -> None:
    one, other = (play(town(), "flip 4", code) for code in ("R> 3", "R< 3"))
    assert one.sentence(0, 1).endswith("line R towards Norden, 3 crossed.")
    assert other.sentence(0, 1, "de").endswith("Linie R in Richtung Kirche, 3 angekreuzt.")


def test_a_ring_is_followed_for_one_lap_at_most_and_has_no_end() -> None:
    """V11."""
    match = play(town(), "flip 5", "R> 5", "flip 4")
    assert [code for code in match.legal(0) if code[0] == "R"] == ["R 0", "R> 1", "R< 1"]


def test_a_ring_is_complete_when_all_its_stations_are_marked() -> None:
    assert lines(play(town(), "flip 6", "R> 6")) == {"R": 5}


def test_marking_nothing_on_a_ring_has_no_direction() -> None:
    match = play(town(), "flip 3")
    for code in ("R> 0", "R 3"):
        with pytest.raises(NotLegal):
            match.submit(0, code)
    assert "R 0" in match.legal(0)


def test_crosses_that_do_not_fit_are_not_legal() -> None:
    match = play(town(), "flip 3")
    with pytest.raises(NotLegal, match='"A 4" is not legal now'):
        match.submit(0, "A 4")
