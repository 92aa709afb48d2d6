"""OpenSpiel's card games, driven from Python as its users do."""

import time
from collections.abc import Callable
from random import Random

import pyspiel

CARD_GAMES = ("crazy_eights", "hearts", "gin_rummy", "euchre", "skat", "spades")
SECONDS_A_ROUND = 1.0


def player(name: str) -> Callable[[], tuple[int, int]]:
    game = pyspiel.load_game(name)
    random = Random(1)

    def play() -> tuple[int, int]:
        steps = games = 0
        end = time.perf_counter() + SECONDS_A_ROUND
        while time.perf_counter() < end:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, weights)[0])
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(random.random() * len(actions))])
                steps += 1
            games += 1
        return steps, games

    return play


def learner(name: str) -> Callable[[], int]:
    """With what a learner needs before each decision: its observation, and what is legal."""
    game = pyspiel.load_game(name)
    random = Random(1)
    observed = game.get_type().provides_observation_tensor

    def play() -> int:
        decisions = 0
        end = time.perf_counter() + SECONDS_A_ROUND
        while time.perf_counter() < end:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, weights)[0])
                    continue
                player = state.current_player()
                if observed:
                    state.observation_tensor(player)
                else:
                    state.information_state_tensor(player)
                actions = state.legal_actions()
                state.apply_action(actions[int(random.random() * len(actions))])
                decisions += 1
        return decisions

    return play
