"""Bots at work: they think in threads, of which every owner of tables has a fair share."""

import asyncio
import logging
import os
import secrets
from collections import defaultdict
from collections.abc import Callable, Hashable
from contextlib import suppress
from functools import partial
from typing import TypeVar

from stellwerk.bots import BUDGETS, Bot, bot_named
from stellwerk.bots.searching import PATIENCE
from stellwerk.core.game import Game, Rules
from stellwerk.kernel.random import seeded
from stellwerk.kernel.record import Record
from stellwerk.server.live.commands import Move
from stellwerk.server.live.fair_pool import FairPool, step_back
from stellwerk.server.live.live_table import LiveTable, TableClosed
from stellwerk.server.live.session import Conflict
from stellwerk.server.storage.errors import Stale, Unavailable

T = TypeVar("T")

SECONDS_UNTIL_SEEN = 0.2  # viewers are not told of a bot that thinks for less
SECONDS_A_UNIT = 0.0125  # of a search's budget, about
QUICK = 0.05  # seconds: bots that need less do not wait for others
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 2.0  # seconds, after a fault

log = logging.getLogger(__name__)


class Bots:
    """Bots of all tables. One that has moved is used again at the next table of its game."""

    def __init__(self, cores: int | None = None) -> None:
        cores = cores or os.cpu_count() or 1
        self._slow = FairPool("bot", max(2, cores), max(1, cores - 1), step_back)
        self._quick = FairPool("quick bot", 1)
        self._idle: dict[tuple[str, str, Rules], list[Bot]] = defaultdict(list)
        self._tasks: dict[tuple[LiveTable, int], asyncio.Task[None]] = {}
        self._stopped = asyncio.Event()

    def start_thinking(self, live: LiveTable) -> None:
        """Start every bot that has to move at this table and is not thinking already."""
        for seat in live.session.match.waiting_for:
            if self._has_to_move(live, seat) and (live, seat) not in self._tasks:
                task = asyncio.create_task(self._play(live, seat))
                self._tasks[live, seat] = task

    def _has_to_move(self, live: LiveTable, seat: int) -> bool:
        """Whether a bot of this process has to move there, and the table is wanted."""
        if self._stopped.is_set() or live.closed or not live.owns_bots or not live.wanted:
            return False
        session = live.session
        due = seat in session.match.waiting_for and seat < len(session.bots)
        return due and session.is_running and session.player_of(seat) is not None

    @property
    def thinking(self) -> int:
        return len(self._tasks)

    def busy_at(self, live: LiveTable) -> bool:
        return any(at is live for at, _ in self._tasks)

    async def _play(self, live: LiveTable, seat: int) -> None:
        """Move as long as the seat has to. A fault delays that, and never ends it."""
        pause = FIRST_PAUSE
        try:
            while self._has_to_move(live, seat):
                try:
                    await self._move(live, seat)
                    pause = FIRST_PAUSE
                except Exception as error:
                    if not isinstance(error, Unavailable):
                        log.exception("a bot could not move at table %s", live.id)
                    await self._rest(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            del self._tasks[live, seat]

    async def _rest(self, seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._stopped.wait(), seconds)

    async def _move(self, live: LiveTable, seat: int) -> None:
        """Choose one move, and make it unless the table has changed meanwhile."""
        loop = asyncio.get_running_loop()
        shown = loop.call_later(SECONDS_UNTIL_SEEN, live.presence.set_thinking, seat, True)
        session = live.session
        decision, match = session.decision(seat), session.match
        name = session.player_of(seat) or ""
        choose = partial(
            self._choose,
            name,
            match.game,
            match.seen_by(seat),
            seat,
            match.actions(seat),
        )
        try:
            action = await self.run(live.owner, seconds_of(name), choose, lambda: live.attended)
            code = match.game.format_action(action)
            await live.change(Move(seat, code, decision, by_bot=True))
        except Stale:
            await live.catch_up()
        except (Conflict, TableClosed):
            pass
        finally:
            shown.cancel()
            live.presence.set_thinking(seat, False)

    async def run(
        self,
        owner: Hashable,
        seconds: float,
        think: Callable[[], T],
        urgent: Callable[[], bool] = lambda: True,
    ) -> T:
        """Run work that takes about `seconds` in a thread, when it is its owner's turn."""
        pool = self._quick if seconds < QUICK else self._slow
        return await pool.run(owner, seconds, think, urgent)

    def _choose(self, name: str, game: Game, seen: Record, seat: int, actions: list[int]) -> int:
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
        """Begin nothing; moves that were chosen are still written."""
        self._stopped.set()
        await asyncio.gather(self._quick.stop(), self._slow.stop())
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)


def seconds_of(bot: str) -> float:
    """About how long a bot of this name thinks."""
    return min(PATIENCE, max(0.001, BUDGETS.get(bot, 0) * SECONDS_A_UNIT))
