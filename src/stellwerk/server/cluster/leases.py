"""Leases: the bots of a table run in one process, and in another one when that has died.

For a table with bots the store has the name of a process, and for each process a time until which
its leases are valid. A process renews them all at once as long as it lives; those of a process that
does not can be acquired by any other. A mistake costs no more than a bot that thinks in vain, since
the number of a log entry can be used only once.
"""

import secrets
import time
from collections.abc import Awaitable

from stellwerk.server.storage.errors import Stale
from stellwerk.server.storage.store import Store

SECONDS_VALID = 2.5
SECONDS_BETWEEN_RENEWALS = 0.5


class BotLeases:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.process = secrets.token_hex(8)
        self.mine: set[str] = set()
        """the tables that this process has leased"""

    async def acquire(self, table_id: str) -> bool:
        """Whether this process holds the lease now. It does not if another live process does."""
        now = time.time()
        until = now + SECONDS_VALID
        try:
            acquired = await self.store.acquire_lease(table_id, self.process, now, until)
        except Stale:
            return False
        if acquired:
            self.mine.add(table_id)
        return acquired

    async def acquire_all(self) -> None:
        """For the only process on its store: all other holders are dead."""
        await self._renew(now=float(2**40))

    async def renew(self) -> None:
        """Renew the leases of this process, and acquire some of those that have expired."""
        await self._renew(now=time.time())

    async def _renew(self, now: float) -> None:
        until = time.time() + SECONDS_VALID
        acquired, lapsed = await self.store.renew_leases(self.process, now, until)
        self.mine = acquired if lapsed else self.mine | acquired

    def release(self, table_id: str) -> Awaitable[None]:
        """No bot of this table has to think any more, as far as can be foreseen."""
        self.mine.discard(table_id)
        return self.store.release_lease(table_id, self.process)

    async def stop(self) -> None:
        """Let other processes acquire the leases at once."""
        self.mine.clear()
        await self.store.end_process(self.process)
