"""Spielablauf · Rounds: everybody at once, completions, special stations, the end and the sums."""

import pytest

from stellwerk import records
from stellwerk.core.messages import LANGUAGES, say
from stellwerk.core.refusals import NotLegal
from stellwerk.games.voll_verplant.view import VERDICTS, verdict
from stellwerk.kernel.actor import CHANCE, SPECTATOR
from tests.voll_verplant.scene import crossed, fill_windows, lines, play, score, town


def test_everybody_answers_in_any_order() -> None:
    match = play(town(3), "flip 4")
    assert match.waiting_for == (0, 1, 2)
    waiting = [play(match, entry).waiting_for for entry in ("3 A 1", "1 A 2", "2 A 3")]
    assert waiting == [(0, 1), (1,), (CHANCE,)]


def test_nobody_answers_twice() -> None:
    match = play(town(2), "flip 4", "1 A 1")
    with pytest.raises(NotLegal, match="seat 1 is not to act"):
        match.submit(0, "A 1")


def test_whatever_the_order_of_answers_the_table_is_the_same() -> None:
    answers = ["1 A 4", "2 B 3", "3 R> 4"]
    ends = {
        play(town(3), "flip 4", *order).position.tobytes()
        for order in (answers, answers[::-1], [answers[1], answers[2], answers[0]])
    }
    assert len(ends) == 1


def test_answers_are_hidden_until_the_round_is_resolved() -> None:
    match = play(town(2), "flip 4", "1 A 4")
    for viewer in (1, SPECTATOR):
        assert match.view(viewer).table.sheets[0].marks == {}
        assert match.code_seen_by(viewer, 1) == "?"
    assert len(match.view(0).table.sheets[0].marks) == 4
    play(match, "2 B 0")
    assert len(match.view(1).table.sheets[0].marks) == 4
    assert match.code_seen_by(1, 1) == "A 4"


def test_the_first_to_complete_a_line_gets_the_higher_points() -> None:
    """V7."""
    match = play(town(2), "flip 5", "1 B 5", "2 B 4", "flip 3", "1 A 0", "2 B 1")
    assert (lines(match, 1), lines(match, 2)) == ({"B": 4}, {"B": 2})


def test_all_who_complete_it_in_the_same_round_are_first() -> None:
    """V7."""
    match = play(town(2), "flip 5", "1 B 5", "2 B 5")
    assert (lines(match, 1), lines(match, 2)) == ({"B": 4}, {"B": 4})


def test_crosses_and_transfers_count_alike_for_a_completion() -> None:
    """V7."""
    match = play(town(), "flip 4", "B 4", "flip t", "B t")
    assert lines(match) == {"B": 4}


def test_a_cross_made_on_another_line_can_complete_a_line() -> None:
    match = play(town(), "flip e2", "B 2", "flip f", "f b4", "flip 5", "A 5", "flip 3", "B 1")
    assert lines(match) == {"B": 4}
    match = play(town(), "flip 5", "A 5", "flip e3", "B 3", "flip f", "f b5")
    assert lines(match) == {"B": 4}


def test_special_stations_ask_for_the_same_card_again() -> None:
    """V12: a2 is special."""
    match = play(town(special=True), "flip 3", "A 3")
    assert match.waiting_for == (0,)
    play(match, "B 3")
    assert match.waiting_for == (CHANCE,)
    assert match.position.windows_left[0] == 7


def test_a_special_station_that_somebody_hit_is_not_seen_before_the_round_is_over() -> None:
    """V15: a2 is special. Nothing is seen of an answer before it is complete, then one entry."""
    plain = play(town(2, special=True), "flip 3", "2 A 1")
    begun = play(town(2, special=True), "flip 3", "2 A 3")
    ended = play(begun.twin(), "2 B 3")
    waiting = play(town(2, special=True), "flip 3")
    assert (begun.waiting_for, ended.waiting_for) == ((0, 1), (0,))
    for viewer in (0, SPECTATOR):
        assert begun.view(viewer) == waiting.view(viewer)
        assert ended.view(viewer) == plain.view(viewer)
        assert records.write(begun, viewer) == records.write(waiting, viewer)
        assert records.write(ended, viewer).endswith("- flip 3\n2 ?\n")
    assert (len(begun.known_to(1)), len(ended.known_to(1))) == (2, 3)
    play(ended, "1 A 0")
    assert records.write(ended, 0).endswith("2 A 3\n2 B 3\n1 A 0\n")


def test_an_entry_is_taken_back_whatever_others_have_entered_since() -> None:
    """V16."""
    match = play(town(3, special=True), "flip 3", "1 A 1", "2 A 3", "2 B 3")
    match.undo(0)
    assert match.waiting_for == (0, 2)
    play(match, "1 B 2", "3 A 0")
    assert (crossed(match, 1), crossed(match, 2)) == ("b1 b2", "a1 a2 a3 a4 b1 b2")
    with pytest.raises(NotLegal, match="cannot take back"):
        match.undo(0)


def test_special_stations_can_make_chains() -> None:
    """V12: a2, then b5."""
    match = play(town(special=True), "flip 5", "A 2", "B 5")
    assert match.waiting_for == (0,)
    assert match.position.windows_left[0] == 7


def test_a_sheet_says_that_a_special_station_repeats_the_card() -> None:
    """Also while others answer, and not when the next card happens to be the same."""
    match = play(town(2, special=True), "flip 3", "1 A 3")
    again = [sheet.again for sheet in match.view(0).table.sheets]
    assert again == [True, False]
    assert not match.view(1).table.sheets[0].again, "what was entered is hidden from others"
    assert play(match, "2 A 1").view(0).table.sheets[0].again
    assert not play(match, "1 B 0", "flip 3").view(0).table.sheets[0].again
    alike = play(town(), "flip 3", "A 3", "flip 3")
    assert not alike.view(0).table.sheets[0].again, "without the variant nothing is repeated"


def test_without_the_variant_special_stations_do_nothing() -> None:
    assert play(town(), "flip 3", "A 3").waiting_for == (CHANCE,)


def test_a_free_ride_to_a_special_station_triggers_nothing() -> None:
    """V12."""
    assert play(town(special=True), "flip f", "f a2").waiting_for == (CHANCE,)


def test_a_repeat_lapses_without_a_free_window() -> None:
    """V12."""
    match = town(special=True)
    for _ in range(2):
        play(match, "flip 3", "B 0")
    for _ in range(4):
        play(match, "flip 4" if match.position.draw_pile[1] else "flip 5", "R 0")
    play(match, "flip 5", "A 0", "flip e2", "A 0", "flip e2", "A 2")
    assert match.is_over()


def test_others_may_answer_between() -> None:
    match = play(town(2, special=True), "flip 3", "1 A 3", "2 A 1", "1 B 0")
    assert match.waiting_for == (CHANCE,)


def test_a_seat_that_is_finished_early_acts_no_more() -> None:
    """V13, by repeats of special stations."""
    match = play(town(2, special=True), "flip 3", "1 A 3", "2 A 0", "1 A 0")
    assert match.position.windows_left[:2].tolist() == [7, 8]
    fill_windows(match)
    assert match.position.windows_left[:2].tolist() == [0, 0]
    last = [entry.actor for entry in match.log[-2:]]
    assert last == [CHANCE, 1]


def test_the_game_ends_when_every_window_is_full() -> None:
    """V8: after a last look for completed lines."""
    match = fill_windows(play(town(), "flip 5", "B 5"))
    assert match.is_over()
    assert match.game.ending(match.position) == "windows_full"
    assert lines(match) == {"B": 4}


def test_the_sums_of_the_final_scoring() -> None:
    """V9: completed lines, plus twice the transfers, minus half of the free stations."""
    match = play(town(2), "flip 5", "1 B 5", "2 A 0", "flip 3", "1 A 3", "2 A 0")
    play(match, "flip t", "1 A t", "2 A 0")
    fill_windows(match)
    fields = score(match)
    assert (fields.lines, fields.transfers, fields.free_stations) == (4, 1, 16 - 9)
    assert (fields.penalty, fields.total) == (3, 4 + 2 - 3)


def test_alone_the_free_stations_are_not_halved_and_lines_give_the_higher_points() -> None:
    """V9."""
    match = fill_windows(play(town(), "flip 5", "B 5"))
    fields = score(match)
    assert (fields.lines, fields.penalty, fields.total) == (4, 11, -7)


def test_a_tie_goes_to_fewer_free_stations() -> None:
    """V10."""
    result = fill_windows(play(town(2), "flip 4", "1 A 3", "2 A 4")).result()
    assert result is not None
    assert (result.points, result.ranks) == ([-6, -6], [2, 1])


def test_equal_in_everything_is_a_shared_win() -> None:
    """V10."""
    result = fill_windows(play(town(2), "flip 3", "1 A 3", "2 R> 3")).result()
    assert result is not None
    assert result.ranks == [1, 1]


@pytest.mark.parametrize(
    ("points", "place"),
    [
        *((61, 0), (50, 0), (49, 1), (40, 1), (39, 2), (30, 2), (20, 3), (19, 4), (10, 4)),
        *((9, 5), (5, 5), (4, 6), (1, 6), (0, 7), (-12, 7)),
    ],
)
def test_the_verdict_of_the_solo_table(points: int, place: int) -> None:
    """V14."""
    assert verdict(points) == place


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_is_said_in_words_of_its_own(language: str) -> None:
    places = range(len(VERDICTS) + 1)
    assert len({say(language, f"voll_verplant_text:verdict-{place}") for place in places}) == 8


def test_an_empty_sheet_has_the_last_verdict() -> None:
    match = fill_windows(town())
    assert match.view(0).table.verdict == 7
    assert crossed(match) == ""
