"""OpenSpiel's own tests, and that resampled worlds look the same to who may not know better."""

import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

import pyspiel
import pytest
from numpy.random import RandomState
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability, ismcts, mcts

import stellwerk.research.openspiel  # noqa: F401 - it registers the games
from stellwerk.games import OUTSIDE, game_named

GAMES = [
    "stellwerk_trambahn_v1(longest=40)",
    "stellwerk_trambahn_v1(free_rows=1,nine=3,longest=20)",
    *(f"stellwerk_game_of_trains_v1(players={seats},longest=25)" for seats in (2, 3, 4)),
    *(f"stellwerk_voll_verplant_v1(players={seats},longest=60)" for seats in (1, 2, 6)),
    "stellwerk_voll_verplant_v1(players=2,map=madrid,special_stations=1,longest=60)",
    *(
        f"stellwerk_{name}_v1(players={seats})"
        for name in OUTSIDE
        for seats in game_named(name).seats
    ),
]
WHOLE = [
    "stellwerk_trambahn_v1",
    "stellwerk_game_of_trains_v1(players=3,longest=300)",
    "stellwerk_voll_verplant_v1(players=3,map=madrid,special_stations=1)",
    *(f"stellwerk_{name}_v1" for name in OUTSIDE),
]


def play(name: str, seed: int) -> Iterator[Any]:
    """Every state of a random game."""
    random, state = Random(seed), pyspiel.load_game(name).new_initial_state()
    while True:
        yield state
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))


@pytest.mark.parametrize("name", GAMES)
def test_random_simulations_keep_the_api(name: str) -> None:
    """Legal actions, chance outcomes, observations, clones and serialisation of every state."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", WHOLE)
def test_resampled_worlds_look_the_same(name: str) -> None:
    """To the player they were resampled for; and they are other worlds."""
    others = tried = 0
    for number, state in enumerate(play(name, seed=5)):
        if number % 29 == 9 and not state.is_terminal():
            for player in range(state.num_players()):
                world = state.resample_from_infostate(player, Random(number).random)
                assert seen(world, player) == seen(state, player)
                assert world.current_player() == state.current_player()
                assert len(world.history()) == len(state.history())
                if player == state.current_player():
                    assert world.legal_actions() == state.legal_actions()
                tried += 1
                others += world.history() != state.history()
    assert others > tried / 3 or "voll" in name
    assert others > 0


def seen(state: Any, player: int) -> tuple[str, list[float]]:
    return state.information_state_string(player), state.observation_tensor(player)


def test_what_a_player_has_seen_stays_and_what_it_has_not_changes() -> None:
    """Before the first shuffle the other hand is as likely to hold any card that was not seen."""
    state = next(s for s in play("stellwerk_trambahn_v1", seed=1) if len(s.history()) == 45)
    assert state.current_player() >= 0
    match, hands = state.match, set()
    for seed in range(60):
        world = state.resample_from_infostate(0, Random(seed).random).match
        assert world.position.hand[0].tolist() == match.position.hand[0].tolist()
        hands |= set(world.position.hand[1, : world.position.hand_count[1]].tolist())
    assert len(hands) > 30  # of 41 kinds


def test_the_past_of_a_resampled_world_was_dealt_from_the_box() -> None:
    """Also after the discards were shuffled: every entry was possible when it was made."""
    for number, state in enumerate(play("stellwerk_trambahn_v1", seed=2)):
        if number in (250, 300):
            world = state.resample_from_infostate(1, Random(1).random)
            again = pyspiel.load_game("stellwerk_trambahn_v1").new_initial_state()
            for action in world.history():
                assert action in again.legal_actions()
                again.apply_action(action)
            assert str(again) == str(world)


def test_an_information_state_tells_no_secrets() -> None:
    state = next(s for s in play("stellwerk_trambahn_v1", seed=1) if len(s.history()) == 45)
    codes = state.information_state_string(0)
    assert codes.count("money 1 ?") == 12
    assert codes.count("money 2 ?") == 15
    assert codes.count("deal 2 ?") >= 6
    assert "deal 1 ?" not in codes


def test_a_state_is_copied_and_stored_whole() -> None:
    for number, state in enumerate(play("stellwerk_voll_verplant_v1(players=2)", seed=4)):
        if number % 20 == 0:
            twin = state.clone()
            stored = pickle.loads(pickle.dumps(state))
            assert str(twin) == str(stored) == str(state)
            if not state.is_terminal():
                twin.apply_action(twin.legal_actions()[0])
                assert len(twin.history()) == len(state.history()) + 1


def test_a_game_that_nobody_wins_is_shared() -> None:
    *_, last = play("stellwerk_game_of_trains_v1(players=4,longest=10)", seed=1)
    assert last.is_terminal()
    assert last.returns() == [0.25] * 4


def test_a_solo_game_that_is_cut_returns_its_points() -> None:
    *_, last = play("stellwerk_voll_verplant_v1(longest=5)", seed=1)
    assert last.is_terminal()
    assert not last.match.is_over()
    points = last.match.game.rules.points(last.match.position, 0)
    assert points < 0
    assert last.returns() == [points]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_won_in_company_sums_to_one(name: str) -> None:
    """So that their algorithms for games of a constant sum take it."""
    game, kinds = pyspiel.load_game(name), pyspiel.GameType.Utility
    *_, cut = play(name, seed=1)
    *_, ended = play("stellwerk_voll_verplant_v1(players=3)", seed=1)
    assert sum(ended.returns()) == pytest.approx(1)
    if game.num_players() == 1:
        assert (game.get_type().utility, game.utility_sum()) == (kinds.GENERAL_SUM, None)
    else:
        assert (game.get_type().utility, game.utility_sum()) == (kinds.CONSTANT_SUM, 1.0)
        assert sum(cut.returns()) == pytest.approx(1)


def test_exploitability_takes_voll_verplant_in_company() -> None:
    """Of one decision, so that it has few enough states for them."""
    game = pyspiel.load_game("stellwerk_voll_verplant_v1(players=2,longest=1)")
    value = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    assert value == pytest.approx(0)


def test_a_solver_of_theirs_plays() -> None:
    """Information set Monte Carlo tree search, on worlds that we resample."""
    name, dice = "stellwerk_game_of_trains_v1(longest=12)", RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, dice)
    bot = ismcts.ISMCTSBot(pyspiel.load_game(name), rollouts, 2.0, 15, random_state=dice)
    state = next(s for s in play(name, seed=1) if s.current_player() >= 0)
    assert bot.step(state) in state.legal_actions()


def test_what_cannot_be_is_said_clearly() -> None:
    with pytest.raises(ValueError, match="played with 2 seats"):
        pyspiel.load_game("stellwerk_trambahn_v1(players=3)")
