"""The match: the gate for moves from outside, the two kinds of error, views, results."""

import pickle
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stellwerk.core.refusals import CannotRead, NotLegal, quoted
from stellwerk.dealer import Dealer, expand
from stellwerk.games import game_named
from stellwerk.games.voll_verplant.maps.files import FOLDER
from stellwerk.kernel.actor import CHANCE, SPECTATOR
from stellwerk.match import Match

ALMOST_A_CODE = r"[PSIT] ([brgyc][0-9]{0,2})(>[0-9brgy]{1,2})?"


def started(seed: int = 1, **options: int) -> Match:
    """A game of Trambahn with its cards dealt."""
    match = Match(game_named("trambahn"), options=options)
    Dealer(expand(seed)).deal(match)
    return match


def test_a_legal_move_enters_the_log() -> None:
    match = started()
    code = match.legal(0)[0]
    match.submit(0, code)
    assert match.game.format_action(match.log[-1].action) == code


def test_what_is_no_move_at_all_cannot_be_read_and_the_possible_moves_are_named() -> None:
    match = started()
    with pytest.raises(CannotRead, match='cannot read "hello" as a move of Trambahn') as error:
        match.submit(0, "hello")
    assert f"possible: {', '.join(match.legal(0))}" in str(error.value)


def test_a_move_that_is_not_legal_now_is_refused_and_the_possible_moves_are_named() -> None:
    match = started()
    with pytest.raises(NotLegal, match='"I b1" is not legal now') as error:
        match.submit(0, "I b1")
    assert f"possible: {', '.join(match.legal(0))}" in str(error.value)


def test_a_seat_that_is_not_to_act_hears_whose_turn_it_is_and_no_moves_of_others() -> None:
    match = started()
    with pytest.raises(NotLegal) as error:
        match.submit(1, match.legal(0)[0])
    assert "seat 2 is not to act, waiting for seat 1" in str(error.value)
    assert "possible" not in str(error.value)


def test_unreadable_moves_out_of_turn_tell_nothing_about_hands() -> None:
    with pytest.raises(CannotRead, match="moves look like: P r7, P c>r"):
        started().submit(1, "hello")


def test_nobody_moves_before_the_cards_are_dealt() -> None:
    with pytest.raises(NotLegal, match="chance is next"):
        Match(game_named("trambahn")).submit(0, "P r7")


def test_there_is_no_seat_3() -> None:
    with pytest.raises(NotLegal, match="seat 3 is not to act"):
        started().submit(2, "P r7")


def test_a_seat_cannot_play_an_outcome_of_chance() -> None:
    with pytest.raises(NotLegal):
        started().submit(0, "deal 1 r7")


def test_chance_cannot_deal_a_card_that_is_gone() -> None:
    match = Match(game_named("trambahn"))
    for _ in range(2):
        match.settle_chance(lambda number, outcomes: match.game.parse_action("money 1 r1"))
    with pytest.raises(NotLegal, match="money 1 \\? is due, with a card that is still to be drawn"):
        match.settle_chance(lambda number, outcomes: match.game.parse_action("money 1 r1"))


def test_chance_cannot_act_while_a_seat_is_to_act() -> None:
    with pytest.raises(NotLegal, match="waiting for seat 1"):
        started().settle_chance(lambda number, outcomes: 1200)


def test_a_refused_move_changes_nothing() -> None:
    match = started()
    before, entries = match.position.tobytes(), len(match.log)
    for code in ("", "P", "P r11", "T 5>1", "P r7\n", "\N{SNOWMAN}", "P  r7", "S r3>22", "p r7"):
        with pytest.raises((CannotRead, NotLegal)):
            match.submit(0, code)
    assert (match.position.tobytes(), len(match.log)) == (before, entries)


@settings(max_examples=300)
@given(
    st.text(max_size=30)
    | st.from_regex(r"[PSIT] ([brgyc][0-9]{0,2})(>[0-9brgy]{1,2})?", fullmatch=True)
)
def test_whatever_is_submitted_is_a_legal_move_or_one_of_the_two_errors(code: str) -> None:
    match = started()
    legal = match.legal(0)
    try:
        match.submit(0, code)
    except (CannotRead, NotLegal):
        assert code not in legal
    else:
        assert code in legal


def test_a_view_shows_the_own_hand_and_not_the_others() -> None:
    view = started().view(0)
    assert len(view.table.seats[0].hand) == 6
    assert view.table.seats[1].hand is None
    assert view.table.seats[1].hand_count == 6


def test_a_spectator_sees_no_hand() -> None:
    view = started().view(SPECTATOR)
    assert [seat.hand for seat in view.table.seats] == [None, None]
    assert view.legal == []


def test_a_view_of_an_earlier_moment_says_who_was_to_act_and_offers_no_moves() -> None:
    match = started()
    match.submit(0, match.legal(0)[0])
    view = match.view(0, 39)
    assert (view.entries, view.legal, view.to_act, view.can_undo) == (39, [], [1], False)
    assert len(view.table.seats[0].hand) == 6


def test_a_position_beyond_the_log_does_not_exist() -> None:
    with pytest.raises(IndexError, match="the log has 39 entries"):
        started().position_at(40)


def test_undo_goes_back_to_the_last_drawn_card() -> None:
    match = started()
    first = match.position.tobytes()
    match.submit(0, match.legal(0)[0])
    match.submit(0, match.legal(0)[0])
    match.undo(0)
    match.undo(0)
    assert match.position.tobytes() == first
    with pytest.raises(NotLegal, match="cannot take back"):
        match.undo(0)


def test_a_finished_game_cannot_be_taken_back() -> None:
    match = started()
    dealer = Dealer(expand(1))
    while not match.is_over():
        seat = match.waiting_for[0]
        if seat == CHANCE:
            dealer.deal(match)
        else:
            match.submit(seat, match.legal(seat)[0])
    assert match.result() is not None
    assert not match.can_undo(match.log[-1].actor)


def test_seats_and_options_that_do_not_exist_are_refused() -> None:
    game = game_named("trambahn")
    with pytest.raises(ValueError, match="played with 2 seats, not with 3"):
        Match(game, 3)
    with pytest.raises(ValueError, match="has no option 'tempo'; its options are: free_rows, nine"):
        Match(game, 2, {"tempo": 1})
    with pytest.raises(ValueError, match="option nine is one of: 2, 3"):
        Match(game, 2, {"nine": 4})


def test_a_game_that_does_not_exist_is_refused() -> None:
    with pytest.raises(
        LookupError, match="there is no game 'chess'; the games are: trambahn, game_of_trains"
    ):
        game_named("chess")


def test_a_stored_match_has_its_map_with_it(tmp_path: Path) -> None:
    """Where it goes on there may be no such file, or another one."""
    town = tmp_path / "town.toml"
    town.write_bytes((FOLDER / "berlin.toml").read_bytes())
    match = Match(game_named("voll_verplant"), 2, {"map": str(town)}, ["Ada", "Bo"])
    dealer = Dealer(expand(1))
    dealer.deal(match)
    match.submit(0, match.legal(0)[0])
    stored = pickle.dumps(match)
    town.unlink()
    other = pickle.loads(stored)
    for one in (match, other):
        one.submit(1, one.legal(1)[0])
        dealer.deal(one)
    assert other.log == match.log
    assert [other.view(seat) for seat in (0, 1, SPECTATOR)] == [
        match.view(seat) for seat in (0, 1, SPECTATOR)
    ]
    assert other.view().names == ["Ada", "Bo"]


def test_rules_that_nobody_could_find_again_are_not_stored() -> None:
    game = game_named("trambahn")
    changed = replace(game, rules=game.rules._replace(points=lambda table, seat: 0))
    with pytest.raises(pickle.PicklingError, match="cannot be stored"):
        pickle.dumps(Match(changed))


def test_foreign_words_are_quoted_short_and_harmless() -> None:
    assert quoted("a\x1b[31m\n") == '"a\N{REPLACEMENT CHARACTER}[31m\N{REPLACEMENT CHARACTER}"'
    assert len(quoted("x" * 1000)) < 50
