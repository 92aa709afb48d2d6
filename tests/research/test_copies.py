"""What is copied, stored or sent elsewhere in the middle of a game plays on like the original."""

import copy
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import gymnasium
import pytest

from stellwerk.research.gymnasium import NAME
from stellwerk.research.pettingzoo.aec import SeatBySeat
from tests.research.agreements import AGREEMENTS, Agreement
from tests.research.playing_on import KINDS, begun, shown

THEIRS = ("made", "several_alone")  # copy.copy copies their wrapper and nothing in it
CASES = [
    pytest.param(kind, agreement, id=f"{kind}-{agreement}")
    for kind in KINDS
    for agreement in AGREEMENTS
    if KINDS[kind].suits(agreement)
]
BEFORE = 13  # steps, within the first game


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[ProcessPoolExecutor]:
    """Another process, which knows nothing of this one."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
        yield process


def stored(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


def shown_of_stored(kind: str, env: bytes, seed: int) -> list[Any]:
    return shown(kind, pickle.loads(env), seed)


@pytest.mark.parametrize(("kind", "agreement"), CASES)
def test_a_copy_plays_on_like_the_original(
    kind: str, agreement: Agreement, elsewhere: ProcessPoolExecutor
) -> None:
    env = KINDS[kind].make(agreement)
    shown(kind, env, seed=1, steps=BEFORE)
    ways: list[Callable[[Any], Any]] = [copy.deepcopy, stored]
    if kind not in THEIRS:
        ways.append(each_copied if isinstance(env, tuple) else copy.copy)
    copies = [way(env) for way in ways]
    far_away = elsewhere.submit(shown_of_stored, kind, pickle.dumps(env), seed=2)
    first = shown(kind, copies.pop(0), seed=2)
    assert shown(kind, env, seed=2) == first
    for other in copies:
        assert shown(kind, other, seed=2) == first
    assert far_away.result() == first


@pytest.mark.parametrize("game", ["trambahn", "voll_verplant"])
def test_a_copy_pays_what_the_original_pays(game: str) -> None:
    """To the end of a game and into the next."""
    env = begun(SeatBySeat(game, seats=2))
    shown("seat_by_seat", env, seed=1, steps=BEFORE)
    copies = [copy.deepcopy(env), stored(env), copy.copy(env)]
    first = shown("seat_by_seat", env, seed=2, steps=500)
    assert any(sum(rewards.values()) == 1 for _, _, _, rewards, *_ in first)
    for other in copies:
        assert shown("seat_by_seat", other, seed=2, steps=500) == first


def each_copied(parts: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(map(copy.copy, parts))


def test_environments_that_gymnasium_makes_by_the_dozen_are_copied_whole() -> None:
    several = gymnasium.make_vec(NAME, num_envs=3)
    several.reset(seed=1)
    shown("several_alone", several, seed=1, steps=BEFORE)
    twin = copy.deepcopy(several)
    assert shown("several_alone", several, seed=2) == shown("several_alone", twin, seed=2)


def test_a_game_of_openspiel_is_copied_and_stored() -> None:
    game = KINDS["state"].make(Agreement("voll_verplant", 3, {"map": "madrid"})).get_game()
    first = shown("state", game.new_initial_state(), seed=4)
    for other in (copy.copy(game), copy.deepcopy(game), stored(game)):
        assert str(other) == str(game)
        assert shown("state", other.new_initial_state(), seed=4) == first
