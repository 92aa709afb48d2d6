"""One source of legality: a seat that must act can act, and no other."""

import numpy as np
import pytest

from stellwerk.kernel.actor import CHANCE
from tests.laws.play import Case, played, positions


def test_legal_lists_are_non_empty_exactly_for_those_who_must_act(case: Case) -> None:
    for match in positions(case):
        for seat in range(match.seats):
            out = match.game.action_buffer()
            assert (match.game.rules.legal(match.position, seat, out) > 0) == (
                seat in match.waiting_for
            )
        assert bool(match.outcomes()) == (CHANCE in match.waiting_for)


def test_chance_never_acts_together_with_a_seat(case: Case) -> None:
    for match in positions(case):
        assert CHANCE not in match.waiting_for or match.waiting_for == (CHANCE,)


def test_legal_lists_are_sorted_without_repeats(case: Case) -> None:
    for match in positions(case):
        for seat in match.waiting_for:
            actions = match.actions(seat)
            assert actions == sorted(set(actions))


def test_outcomes_are_sorted_without_repeats_and_have_weights(case: Case) -> None:
    for match in positions(case):
        actions = [outcome.action for outcome in match.outcomes()]
        assert actions == sorted(set(actions))
        assert all(outcome.weight > 0 for outcome in match.outcomes())


def test_codes_round_trip(case: Case) -> None:
    for match in positions(case):
        choices = [outcome.action for outcome in match.outcomes()]
        choices += [action for seat in match.waiting_for for action in match.actions(seat)]
        for action in choices:
            assert match.game.parse_action(match.game.format_action(action)) == action


def test_no_list_is_longer_than_the_game_says(case: Case) -> None:
    for match in positions(case):
        assert len(match.outcomes()) <= match.game.most_actions
        assert all(
            len(match.actions(seat)) <= match.game.most_actions for seat in range(case.seats)
        )


def test_the_game_ends_with_points_and_ranks_for_every_seat(case: Case) -> None:
    result = played(case).result()
    if result is None:
        assert case.bot == "random", "only random play may take so long"
        return
    assert len(result.points) == len(result.ranks) == case.seats
    assert min(result.ranks) == 1


def test_the_payoff_of_a_finished_game_is_shared_by_the_best_rank(case: Case) -> None:
    match = played(case)
    result = match.result()
    if result is None or case.seats == 1:
        return
    payoff = np.zeros(case.seats)
    match.game.rules.payoff(match.position, payoff)
    best = [seat for seat in range(case.seats) if result.ranks[seat] == 1]
    assert [seat for seat in range(case.seats) if payoff[seat] > 0] == best
    assert payoff.sum() == pytest.approx(1)


def test_a_position_fits_into_4_kib(case: Case) -> None:
    assert played(case).game.position.dtype.itemsize <= 4096
