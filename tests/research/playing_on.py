"""Environments of every kind, and all that they show while they are played on."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any, NamedTuple

import gymnasium
import numpy as np
import pyspiel
from gymnasium.vector import SyncVectorEnv

import stellwerk.research.openspiel  # noqa: F401 - it registers the games
from stellwerk.dealer import Dealer, expand
from stellwerk.games import game_named
from stellwerk.match import Match
from stellwerk.research import VectorEnv
from stellwerk.research.gymnasium import NAME, Solo
from stellwerk.research.pettingzoo import aec
from stellwerk.research.pettingzoo.parallel import AllAtOnce
from stellwerk.research.pool import ROWS_WORTH_A_THREAD
from tests.laws.play import viewers
from tests.research.agreements import Agreement

LONGEST = 30  # decisions: so that games end, and others begin


class Kind(NamedTuple):
    """A kind of environment: how to begin, and how to go on by random choices."""

    make: Callable[[Agreement], Any]
    play: Callable[[Any, Random], Iterator[Any]]
    steps: int = 100
    suits: Callable[[Agreement], bool] = lambda agreement: True


def shown(kind: str, env: Any, seed: int, steps: int | None = None) -> list[Any]:
    """Everything that some steps of play show, the same for the same seed."""
    playing = KINDS[kind].play(env, Random(seed))
    return [
        plain(next(playing, None)) for _ in range(KINDS[kind].steps if steps is None else steps)
    ]


def plain(seen: Any) -> Any:
    """Without arrays, to be compared."""
    if isinstance(seen, np.ndarray):
        return seen.tobytes()
    if isinstance(seen, dict):
        return {key: plain(value) for key, value in seen.items()}
    return [plain(part) for part in seen] if isinstance(seen, list | tuple) else seen


def allowed(mask: Any, random: Random) -> int:
    return int(random.choice(np.flatnonzero(mask)))


def one_match(agreement: Agreement) -> tuple[Match, Dealer]:
    game, seats, options = agreement
    return Match(game_named(game), seats, options), Dealer(expand("copies", seats))


def play_match(both: tuple[Match, Dealer], random: Random) -> Iterator[Any]:
    match, dealer = both
    dealer.deal(match)
    while not match.is_over():
        seat = match.waiting_for[0]
        match.submit(seat, random.choice(match.legal(seat)))
        if random.random() < 0.1 and match.can_undo(seat):
            match.undo(seat)
        dealer.deal(match)
        views = [match.view(viewer) for viewer in viewers(match)]
        yield match.position.tobytes(), match.position_at(len(match.log) // 2).tobytes(), views


def a_batch(agreement: Agreement, count: int = 3, threads: int = 1) -> VectorEnv:
    game, seats, options = agreement
    return VectorEnv(
        game, count, seats=seats, options=options, seed=3, threads=threads, longest=LONGEST
    )


def a_shared_batch(agreement: Agreement) -> VectorEnv:
    return a_batch(agreement, ROWS_WORTH_A_THREAD, threads=3)


def play_batch(env: VectorEnv, random: Random) -> Iterator[Any]:
    while True:
        yield env.step(env.sample()), env.observe(0), env.tables
        yield env.imagine(env.conceal(env.acting), random.randrange(99))


def seat_by_seat(agreement: Agreement) -> Any:
    return begun(aec.SeatBySeat(**settings(agreement), max_cycles=LONGEST, render_mode="ansi"))


def in_order(agreement: Agreement) -> Any:
    return begun(aec.env(**settings(agreement), max_cycles=LONGEST, illegal="replace"))


def all_at_once(agreement: Agreement) -> Any:
    return begun(AllAtOnce(**settings(agreement), max_cycles=LONGEST))


def settings(agreement: Agreement) -> dict[str, Any]:
    return agreement._asdict()


def begun(env: Any) -> Any:
    env.reset(seed=5)
    return env


def play_seat_by_seat(env: Any, random: Random) -> Iterator[Any]:
    while True:
        seen, *_, cut, _ = env.last()
        ended = cut or any(env.terminations.values())
        agent = env.agent_selection
        env.reset() if ended else env.step(allowed(seen["action_mask"], random))
        drawn = env.render() if env.render_mode and random.random() < 0.05 else ""
        everything = [env.observe(each) for each in env.possible_agents]
        yield agent, everything, env.last(), env.rewards, env.infos, drawn


def play_all_at_once(env: Any, random: Random) -> Iterator[Any]:
    while True:
        legal = [env.sitting.legal(seat) or [env.waiting] for seat in range(env.sitting.seats)]
        actions = dict(zip(env.possible_agents, map(random.choice, legal), strict=True))
        yield env.step(actions) if env.agents else env.reset()


def alone(agreement: Agreement) -> Any:
    return begun(Solo(agreement.options))


def made(agreement: Agreement) -> Any:
    return begun(gymnasium.make(NAME, options=agreement.options))


def play_alone(env: Any, random: Random) -> Iterator[Any]:
    while True:
        legal = env.unwrapped.sitting.legal(0)
        yield env.step(random.choice(legal)) if legal else env.reset()


def several_alone(agreement: Agreement) -> Any:
    return begun(SyncVectorEnv([partial(Solo, agreement.options)] * 3))


def play_several_alone(env: Any, random: Random) -> Iterator[Any]:
    while True:
        legal = [each.unwrapped.sitting.legal(0) or [0] for each in env.envs]
        yield env.step(np.array([random.choice(numbers) for numbers in legal]))


def a_state(agreement: Agreement) -> Any:
    game, seats, options = agreement
    settings = {"players": seats, "longest": LONGEST, **options}
    return pyspiel.load_game(f"stellwerk_{game}_v1", settings).new_initial_state()


def play_state(state: Any, random: Random) -> Iterator[Any]:
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        player = state.current_player()
        seen = state.observation_tensor(player) if player >= 0 else state.chance_outcomes()
        yield player, seen, state.information_state_string(0), state.legal_actions()
    yield state.returns(), str(state)


def is_solo(agreement: Agreement) -> bool:
    return agreement.game == "voll_verplant" and agreement.seats == 1


KINDS = {
    "match": Kind(one_match, play_match, steps=60),
    "vector": Kind(a_batch, play_batch),
    "vector_with_threads": Kind(a_shared_batch, play_batch, steps=6),
    "seat_by_seat": Kind(seat_by_seat, play_seat_by_seat),
    "in_order": Kind(in_order, play_seat_by_seat),
    "all_at_once": Kind(
        all_at_once, play_all_at_once, suits=lambda agreement: agreement.game == "voll_verplant"
    ),
    "alone": Kind(alone, play_alone, suits=is_solo),
    "made": Kind(made, play_alone, suits=is_solo),
    "several_alone": Kind(several_alone, play_several_alone, suits=is_solo),
    "state": Kind(a_state, play_state),
}
