"""Bots at work: they think in threads, and every owner of tables has a fair share of them."""

import asyncio
import logging
import os
import secrets
from collections import defaultdict
from collections.abc import Callable, Hashable
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from stellwerk.bots import BUDGETS, Bot, bot_named
from stellwerk.bots.searching import PATIENCE
from stellwerk.core.game import Game
from stellwerk.kernel.random import seeded
from stellwerk.server.live.fair_pool import FairPool
from stellwerk.server.live.session import Conflict
from stellwerk.server.live.table import Table
from stellwerk.server.storage.queries import Taken
from stellwerk.server.storage.store import Unavailable

T = TypeVar("T")

SECONDS_UNTIL_SEEN = 0.2  # a bot that thinks shorter is not told of
SECONDS_A_UNIT = 0.0125  # of a search's budget, about
QUICK = 0.05  # seconds: bots that need less do not wait for others
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 2.0  # seconds, after a fault

log = logging.getLogger(__name__)


class Bots:
    """Bots of all tables. One that has answered is ready for the next table of its game."""

    def __init__(self, cores: int | None = None) -> None:
        cores = cores or os.cpu_count() or 1
        self._slow = FairPool("bot", max(2, cores), each=max(1, cores - 1))
        self._quick = FairPool("quick bot", 1)
        self._idle: dict[tuple[Any, ...], list[Bot]] = defaultdict(list)
        self._tasks: dict[tuple[Table, int], asyncio.Task[None]] = {}
        self._stopped = asyncio.Event()

    def look_at(self, table: Table) -> None:
        """Let every bot think that owes this table a move and does not think already."""
        for seat in table.course.match.waiting_for:
            if self._owes(table, seat) and (table, seat) not in self._tasks:
                task = asyncio.create_task(self._play(table, seat))
                self._tasks[table, seat] = task

    def _owes(self, table: Table, seat: int) -> bool:
        """Whether a bot has to move there, and somebody cares."""
        if self._stopped.is_set() or table.closed or not table.kept or not table.wanted:
            return False
        course = table.course
        return (
            seat in course.match.waiting_for and seat < len(course.bots) and bool(course.bots[seat])
        )

    @property
    def thinking(self) -> int:
        return len(self._tasks)

    def busy_at(self, table: Table) -> bool:
        return any(at is table for at, _ in self._tasks)

    async def _play(self, table: Table, seat: int) -> None:
        """Move as long as the seat owes it. A fault delays that, and never ends it."""
        pause = FIRST_PAUSE
        try:
            while self._owes(table, seat):
                try:
                    await self._move(table, seat)
                    pause = FIRST_PAUSE
                except Exception as error:
                    if not isinstance(error, Unavailable):
                        log.exception("a bot could not move at table %s", table.id)
                    await self._rest(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            del self._tasks[table, seat]

    async def _rest(self, seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._stopped.wait(), seconds)

    async def _move(self, table: Table, seat: int) -> None:
        """One move. If the table changes meanwhile, it is not made."""
        loop = asyncio.get_running_loop()
        seen_to_think = loop.call_later(SECONDS_UNTIL_SEEN, table.company.think, seat, True)
        course = table.course
        decision, match = course.decision(seat), course.match
        choose = partial(
            self._choose,
            course.bots[seat] or "",
            match.game,
            match.seen_by(seat),
            seat,
            match.actions(seat),
        )
        try:
            seconds = seconds_of(course.bots[seat] or "")
            action = await self.run(table.owner, seconds, choose, lambda: table.attended)
            await table.submit(seat, match.game.format_action(action), decision)
        except Taken:
            await table.catch_up()
        except Conflict:
            pass
        finally:
            seen_to_think.cancel()
            table.company.think(seat, False)

    async def run(
        self,
        owner: Hashable,
        seconds: float,
        think: Callable[[], T],
        urgent: Callable[[], bool] = lambda: True,
    ) -> T:
        """Long work, when it is its owner's turn."""
        pool = self._quick if seconds < QUICK else self._slow
        return await pool.run(owner, seconds, think, urgent)

    def _choose(self, name: str, game: Game, seen: Any, seat: int, actions: list[int]) -> int:
        """The action of a bot that knows the concealed table and nothing else."""
        idle = self._idle[name, game.name, game.rules]
        try:
            bot = idle.pop()
        except IndexError:
            bot = bot_named(name, game, seeded(secrets.randbits(63)), PATIENCE)
        action = bot.choose(seen, seat, actions)
        idle.append(bot)
        return action

    async def stop(self) -> None:
        """Moves that were chosen are still written; nobody begins to think."""
        self._stopped.set()
        await asyncio.gather(self._quick.stop(), self._slow.stop())
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)


def seconds_of(bot: str) -> float:
    """How long it thinks, about."""
    return min(PATIENCE, max(0.001, BUDGETS.get(bot, 0) * SECONDS_A_UNIT))
