"""Thousands of games at once, in NumPy arrays, without Python in the loop.

    env = VectorEnv("trambahn", 4096, seed=1)
    for _ in range(1000):
        env.step(policy(env.observations, env.masks))

Row `i` of every array belongs to table `i`; the arrays stay the same and change in place. Where
several seats act at once they are asked one after the other, and none learns what another has
chosen before the round is resolved.
"""

from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import TypedDict

import numpy as np
from numpy.typing import ArrayLike

from stellwerk.core.game import Value
from stellwerk.games import game_named
from stellwerk.kernel.actor import SPECTATOR
from stellwerk.kernel.random import Random, seeded
from stellwerk.kernel.record import Ints, Records
from stellwerk.research.compiled import loops
from stellwerk.research.encodings import encoding_of
from stellwerk.research.pool import Pool, positive
from stellwerk.research.stepping import (
    Batch,
    Counts,
    Flags,
    Floats,
    choose_rows,
    find_illegal,
)

NEVER = 0  # no game is so short


class Info(TypedDict):
    masks: Flags
    acting: Counts


Seen = tuple[Ints, Floats, Flags, Flags, Info]


class IllegalAction(ValueError):
    """An action that its mask forbids. Nothing was changed."""


class VectorEnv:
    def __init__(
        self, game: str, count: int, *, seats: int | None = None,
        options: Mapping[str, Value] | None = None, seed: int = 0,
        threads: int | None = None, longest: int | None = None,
    ) -> None:  # fmt: skip
        """`count` tables, on all cores; a game of `longest` decisions is truncated."""
        found, chosen = game_named(game), dict(options or {})
        self.count = positive("count", count)
        self.seats = found.seats[0] if seats is None else seats
        self.game = found.agreed(self.seats, chosen)
        self.encoding = encoding_of(found, self.seats, chosen)
        self._longest = NEVER if longest is None else positive("longest", longest)
        self._start = found.position.many(1)
        self.game.set_up(self._start[0], self.seats, chosen)
        self._loops = loops(found.rules, self.encoding.rule)
        self._pool = Pool(count, threads)
        self._batch = self._empty_batch()
        self.tables = self._batch.tables
        """(count,): the positions, secrets included"""
        self.acting = self._batch.seats
        """(count,): the seat that decides"""
        self.observations = self._batch.observations
        """(count, encoding.size): what that seat may know"""
        self.masks = self._batch.masks
        """(count, encoding.actions): what it may choose"""
        self.rewards = self._batch.rewards
        """(count, seats): what the last step brought; 0 unless it ended a game"""
        self.terminated = self._batch.terminated
        """(count,): the last step ended a game, and the table shows a new one already"""
        self.truncated = self._batch.truncated
        """(count,): the last step ended a game because it had taken `longest` decisions"""
        self.reset(seed)

    def reset(self, seed: int) -> tuple[Ints, Info]:
        """New games everywhere. Table `i` of a seed is always dealt alike."""
        self._batch.randoms[:] = streams("deal", seed, self.count)
        self._choosing = streams("choose", seed, self.count)
        self.rewards[:] = 0
        self.terminated[:] = self.truncated[:] = False
        self.put(np.repeat(self._start, self.count))
        return self.observations, self.info()

    def step(self, actions: ArrayLike) -> Seen:
        """One action for every table, by the seat that decides there."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.count,):
            raise ValueError(f"step takes {self.count} actions, one a table; not {chosen.shape}")
        wrong = np.zeros(self.count, np.bool_)
        self._share(find_illegal, self.masks, chosen, wrong)
        if wrong.any():
            table = int(wrong.argmax())
            raise IllegalAction(self._illegal(table, int(chosen[table])))
        tables = self._start, self.encoding.rule_actions, self.encoding.numbers
        self._share(self._loops.step, self._batch, chosen, *tables, self._longest)
        return self.observations, self.rewards, self.terminated, self.truncated, self.info()

    def __copy__(self) -> "VectorEnv":
        """A copy plays on like this, and on its own."""
        return deepcopy(self)

    def __getstate__(self) -> dict[str, object]:
        """Compiled loops are not stored."""
        return {name: value for name, value in vars(self).items() if name != "_loops"}

    def __setstate__(self, state: dict[str, object]) -> None:
        vars(self).update(state)
        self._loops = loops(self.game.rules, self.encoding.rule)

    def info(self) -> Info:
        return {"masks": self.masks, "acting": self.acting}

    def sample(self) -> Counts:
        """A random legal action for every table; what is dealt does not depend on it."""
        actions = np.zeros(self.count, np.int64)
        batch = self._batch
        self._share(choose_rows, batch.legal, batch.legal_count, self._choosing, actions)
        return actions

    def observe(self, seats: ArrayLike) -> Ints:
        """What these seats, one or one for each table, may know, even if another seat decides."""
        out = np.zeros_like(self.observations)
        self._share(self._loops.observe, self.tables, self._each(seats, self.seats - 1), out)
        return out

    # Positions: concealed, imagined, and played on from.

    def conceal(self, viewers: ArrayLike) -> Records:
        """Copies of all tables without what these viewers may not know."""
        tables = self.tables.copy()
        self._share(self._loops.conceal, tables, self._each(viewers, SPECTATOR))
        return tables

    def imagine(self, tables: Records, seed: int) -> Records:
        """Worlds that fit concealed tables."""
        worlds = self._ours(tables).copy()
        self._share(self._loops.imagine, worlds, streams("imagine", seed, self.count))
        return worlds

    def put(self, tables: Records) -> None:
        """Go on from these positions, none of them finished, such as imagined worlds."""
        self.tables[:] = self._ours(tables)
        self._batch.decisions[:] = 0
        self._share(self._loops.show, self._batch, self.encoding.numbers)

    # What is needed for it.

    def _share(self, loop: Callable[..., None], *arguments: object) -> None:
        self._pool.share(self.count, loop, *arguments)

    def _empty_batch(self) -> Batch:
        count = self.count
        return Batch(
            tables=self.game.position.many(count),
            randoms=np.zeros(count, np.int64),
            decisions=np.zeros(count, np.int64),
            seats=np.zeros(count, np.int64),
            legal=np.zeros((count, self.game.most_actions), np.int16),
            legal_count=np.zeros(count, np.int16),
            masks=np.zeros((count, self.encoding.actions), np.bool_),
            observations=np.zeros((count, self.encoding.size), np.int16),
            rewards=np.zeros((count, self.seats)),
            terminated=np.zeros(count, np.bool_),
            truncated=np.zeros(count, np.bool_),
        )

    def _each(self, seats: ArrayLike, most: int) -> Counts:
        chosen = np.asarray(seats)
        if chosen.shape not in ((), (self.count,)) or chosen.min() < 0 or chosen.max() > most:
            raise ValueError(f"give one seat from 0 to {most}, or {self.count} of them")
        return np.ascontiguousarray(np.broadcast_to(chosen, self.count), np.int64)

    def _ours(self, tables: Records) -> Records:
        if getattr(tables, "dtype", None) != self.tables.dtype or tables.shape != (self.count,):
            raise ValueError(f"give {self.count} tables of {self.game.title}, as `tables` holds")
        for name in self.encoding.agreed:
            if (tables[name] != self._start[name]).any():
                raise ValueError(f"these tables have other {name} than `tables`, and do not fit")
        return tables

    def _illegal(self, table: int, action: int) -> str:
        legal = self._batch.legal[table, : self._batch.legal_count[table]].tolist()
        return f"action {action} is not legal at table {table}; its mask allows: {legal}"


def streams(what: str, seed: int, count: int) -> Random:
    """Unrelated random numbers for every table."""
    return np.concatenate([seeded(what, seed, table) for table in range(count)])
