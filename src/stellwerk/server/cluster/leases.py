"""Keeping: the bots of a table think in one process, and in another one when that has died.

Beside a table with bots the store has the name of the process that keeps it, and a moment. As long
as the process lives it puts the moment off; a table whose moment has passed is anybody's. Nothing
worse than a bot that thinks in vain follows from a mistake: the number of a line is taken once.
"""

import secrets
import time
from collections.abc import Awaitable

from stellwerk.server.storage.queries import Taken
from stellwerk.server.storage.store import Store

SECONDS_KEPT = 2.5
SECONDS_BETWEEN_ROUNDS = 0.5


class Keeping:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.process = secrets.token_hex(8)
        self.mine: set[str] = set()

    async def take(self, table: str) -> bool:
        """Whether the table is ours now: it is, unless another process lives that keeps it."""
        now = time.time()
        try:
            taken = await self.store.keep(table, self.process, now, now + SECONDS_KEPT)
        except Taken:
            return False
        if taken:
            self.mine.add(table)
        return taken

    async def take_all(self) -> None:
        """For a process that is alone with its store: whoever kept a table is dead."""
        await self._go_on(before=float(2**40))

    async def go_round(self) -> None:
        """Keep what is ours, and take some of what the dead have left."""
        await self._go_on(before=time.time())

    async def _go_on(self, before: float) -> None:
        until = time.time() + SECONDS_KEPT
        self.mine = await self.store.keep_on(self.process, before, until)

    def leave(self, table: str) -> Awaitable[None]:
        """No bot of this table has to think any more, as far as one can see."""
        self.mine.discard(table)
        return self.store.leave(table, self.process)

    async def stop(self) -> None:
        """Let others go on at once."""
        self.mine.clear()
        await self.store.keep_on(self.process, before=0.0, until=0.0)
