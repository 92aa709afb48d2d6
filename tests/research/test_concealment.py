"""Every way to look at a game shows a seat the concealed position, over whole games."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

import stellwerk.research.openspiel  # noqa: F401 - it registers the games
from stellwerk.core.options import Options
from stellwerk.games import game_named
from stellwerk.kernel.record import Ints
from stellwerk.match import Match
from stellwerk.research import VectorEnv
from stellwerk.research.encodings import encoding_of
from stellwerk.research.gymnasium import Solo
from stellwerk.research.pettingzoo import aec
from stellwerk.research.pettingzoo.parallel import AllAtOnce
from tests.laws.play import CASES
from tests.research.agreements import Agreement

MOST_DECISIONS = 400  # random play of Game of Trains takes thousands

EVERY_AGREEMENT = list(
    {
        str(agreement): agreement
        for agreement in (Agreement(c.game, c.seats, dict(c.options)) for c in CASES)
    }.values()
)

Shown = Iterator[tuple[Match, list[Ints]]]
"""A match as it is played, and what each seat is shown of it."""


@pytest.mark.parametrize("agreement", EVERY_AGREEMENT, ids=str)
def test_a_batch_shows_every_seat_its_concealed_tables(agreement: Agreement) -> None:
    game, seats, options = agreement
    env = VectorEnv(game, 8, seats=seats, options=options, seed=6)
    ended = np.zeros(env.count, np.bool_)
    for _ in range(MOST_DECISIONS):
        real, shown = env.tables.copy(), env.observations.copy()
        for seat in range(env.seats):
            seen = env.observe(seat)
            env.tables[:] = env.conceal(seat)
            assert env.observe(seat).tobytes() == seen.tobytes()
            env.tables[:] = real
            assert shown[env.acting == seat].tolist() == seen[env.acting == seat].tolist()
        ended |= env.step(env.sample())[2]
        if ended.all():
            return
    assert game == "game_of_trains"


def seat_by_seat(agreement: Agreement) -> Shown:
    env = aec.SeatBySeat(**agreement._asdict())
    env.reset(seed=8)
    random = Random(8)
    while True:
        seen: list[Any] = [env.observe(agent) for agent in env.possible_agents]
        yield env.sitting.match, [each["observation"] for each in seen]
        legal = env.sitting.acting() and env.sitting.legal(env.sitting.acting()[0])
        if not legal:
            return
        env.step(random.choice(legal))


def all_at_once(agreement: Agreement) -> Shown:
    env = AllAtOnce(**agreement._asdict())
    seen, _ = env.reset(seed=8)
    random = Random(8)
    while True:
        yield env.sitting.match, [seen[agent]["observation"] for agent in env.possible_agents]
        if not env.agents:
            return
        masks = (seen[agent]["action_mask"] for agent in env.possible_agents)
        chosen = (int(random.choice(np.flatnonzero(mask))) for mask in masks)
        seen, *_ = env.step(dict(zip(env.possible_agents, chosen, strict=True)))


def alone(agreement: Agreement) -> Shown:
    env = Solo(agreement.options)
    seen, info = env.reset(seed=8)
    over, random = False, Random(8)
    while True:
        yield env.sitting.match, [seen]
        if over:
            return
        action: Any = random.choice(np.flatnonzero(info["action_mask"]))
        seen, _, over, _, info = env.step(action)


def observed(agreement: Agreement) -> Shown:
    name, seats, options = agreement
    game = pyspiel.load_game(f"stellwerk_{name}_v1", {"players": seats, **options})
    observer, state, random = game.make_py_observer(), game.new_initial_state(), Random(8)
    while True:
        yield state.match, [tensor(observer, state, player) for player in range(seats)]
        if state.is_terminal():
            return
        state.apply_action(random.choice(state.legal_actions()))


def tensor(observer: Any, state: Any, player: int) -> Ints:
    observer.set_from(state, player)
    seen: Ints = observer.tensor.astype(np.int16)
    return seen


def expect_concealed(look: Callable[[Agreement], Shown], agreement: Agreement) -> None:
    """After the end everything is open, and nothing is concealed."""
    game, seats, options = agreement
    encoding = encoding_of(game_named(game), seats, options)
    expected = np.zeros(encoding.size, np.int16)
    moments = list[int]()
    for match, seen in look(agreement):
        for seat, shown in enumerate(seen):
            encoding.observe(match.seen_by(seat), seat, expected)
            assert shown.tolist() == expected.tolist()
        moments.append(len(match.log))
        if len(moments) > MOST_DECISIONS:
            return
    assert match.is_over()
    assert len(moments) > 20


@pytest.mark.parametrize("look", [seat_by_seat, observed], ids=["pettingzoo", "openspiel"])
def test_every_seat_is_shown_the_concealed_position(
    look: Callable[[Agreement], Shown], agreement: Agreement
) -> None:
    expect_concealed(look, agreement)


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_all_at_once_every_seat_is_shown_the_concealed_position(seats: int) -> None:
    special: Options = {"map": "madrid", "special_stations": 1}
    for options in ({}, special):
        expect_concealed(all_at_once, Agreement("voll_verplant", seats, options))


@pytest.mark.parametrize("map_", ["amsterdam", "madrid"])
def test_alone_a_seat_is_shown_the_concealed_position(map_: str) -> None:
    expect_concealed(alone, Agreement("voll_verplant", 1, {"map": map_}))
