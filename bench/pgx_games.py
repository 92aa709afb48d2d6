"""pgx's fastest card game, as its users drive it: many games and steps in one compiled call."""

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

FASTEST = "sparrow_mahjong"  # this release of pgx has no bridge_bidding
BATCHES = (16, 64, 256, 1024)
STEPS = 64


def learner(batch: int) -> Callable[[], int]:
    """Observations and masks come with every step of pgx."""
    env = pgx.make(FASTEST)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(state: Any, key: Any) -> tuple[Any, Any]:
        choosing, dealing = jax.random.split(key)
        legal = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(choosing, legal, axis=1)
        state = step(state, actions, jax.random.split(dealing, batch))
        return state, state.observation.sum()  # used, so that it is computed

    many = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, STEPS)))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), batch))
    key = jax.random.PRNGKey(1)

    def play() -> int:
        nonlocal state, key
        key, now = jax.random.split(key)
        state, seen = many(state, now)
        seen.block_until_ready()
        return batch * STEPS

    return play
