"""Bots at work: they think in threads, no more at a time than the machine has cores to spare."""

import asyncio
import logging
import os
import secrets
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, ParamSpec, TypeVar

from stellwerk.bots import Bot, bot_named
from stellwerk.bots.searching import PATIENCE
from stellwerk.kernel.game import Game
from stellwerk.kernel.random import seeded
from stellwerk.server.course import Conflict
from stellwerk.server.statements import Taken
from stellwerk.server.table import Table

P = ParamSpec("P")
T = TypeVar("T")

SECONDS_UNTIL_SEEN = 0.2  # a bot that thinks shorter is not told of

log = logging.getLogger(__name__)


class Bots:
    """Bots of all tables. One that has answered is ready for the next table of its game."""

    def __init__(self, at_once: int | None = None) -> None:
        limit = at_once or max(1, (os.cpu_count() or 1) - 1)
        self._threads = ThreadPoolExecutor(limit, thread_name_prefix="bot")
        self._idle: dict[tuple[Any, ...], list[Bot]] = defaultdict(list)
        self._tasks: dict[tuple[Table, int], asyncio.Task[None]] = {}
        self._stopped = False

    def look_at(self, table: Table) -> None:
        """Let every bot think that owes this table a move and does not think already."""
        if self._stopped or table.closed or not table.kept:
            return
        for seat in table.course.match.waiting_for:
            bots = table.course.bots
            if seat < len(bots) and bots[seat] and (table, seat) not in self._tasks:
                task = asyncio.create_task(self._play(table, seat))
                self._tasks[table, seat] = task

    @property
    def thinking(self) -> int:
        return len(self._tasks)

    def busy_at(self, table: Table) -> bool:
        return any(at is table for at, _ in self._tasks)

    async def _play(self, table: Table, seat: int) -> None:
        """One move. If the table changes meanwhile, the bot looks again."""
        again = True
        loop = asyncio.get_running_loop()
        seen_to_think = loop.call_later(SECONDS_UNTIL_SEEN, table.company.think, seat, True)
        try:
            course = table.course
            decision, match = course.decision(seat), course.match
            name = course.bots[seat] or ""
            seen, actions = match.seen_by(seat), match.actions(seat)
            if actions:
                action = await self.choose(name, match.game, seen, seat, actions)
                await table.submit(seat, match.game.format_action(action), decision)
        except Taken:
            await table.catch_up()
        except (Conflict, asyncio.CancelledError):
            pass
        except Exception:
            again = False
            log.exception("a bot could not move at table %s", table.id)
        finally:
            seen_to_think.cancel()
            table.company.think(seat, False)
            del self._tasks[table, seat]
        if again:
            self.look_at(table)

    async def choose(self, name: str, game: Game, seen: Any, seat: int, actions: list[int]) -> int:
        """The action of a bot that knows the concealed table and nothing else."""
        return await self.run(self._choose, name, game, seen, seat, actions)

    async def run(self, think: Callable[P, T], *what: P.args, **more: P.kwargs) -> T:
        """Long work, when it is its turn."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, partial(think, *what, **more))

    def _choose(self, name: str, game: Game, seen: Any, seat: int, actions: list[int]) -> int:
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
        self._stopped = True
        await asyncio.to_thread(self._threads.shutdown, wait=True, cancel_futures=True)
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
