"""Expiry: abandoned unfinished tables are deleted, with all that they have.

Any process may do it, and several at the same time. Finished games are kept.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from stellwerk.server.storage.store import Store

DAYS = 180
DAYS_UNTIL_STARTED = 14  # for a table where no person has moved yet
SECONDS_BETWEEN_SWEEPS = 3600.0  # and before the first: a clock that was wrong at the start is set
MOST_AT_ONCE = 50  # tables in one commit, so that other writes do not wait long
MILLISECONDS_A_DAY = 24 * 3600 * 1000

log = logging.getLogger(__name__)

Reload = Callable[[str], Awaitable[None]]


Expire = Callable[[int], Awaitable[int]]
"""deletes lobbies that nobody has changed since, in milliseconds since 1970"""


async def sweep_forever(
    store: Store, reload: Reload, days: int, expire: Expire | None = None
) -> None:
    """Delete old tables from time to time; never, if `days` is 0."""
    while days:
        await asyncio.sleep(SECONDS_BETWEEN_SWEEPS)
        try:
            gone = await sweep(store, reload, days)
            if expire is not None:
                gone += await expire(_unstarted(days))
        except Exception:
            log.exception("could not delete abandoned tables")
        else:
            log.info("abandoned tables deleted: %d", gone)


async def sweep(store: Store, reload: Reload, days: int) -> int:
    """Delete tables without a log entry for `days`, or never started; how many there were."""
    now = int(time.time() * 1000)
    untouched = now - days * MILLISECONDS_A_DAY
    unstarted = _unstarted(days)
    old, gone = await store.old_tables(untouched, unstarted), list[str]()
    for first in range(0, len(old), MOST_AT_ONCE):
        gone += await store.delete_old(old[first : first + MOST_AT_ONCE], untouched, unstarted)
    for table_id in gone:
        await reload(table_id)
    return len(gone)


def _unstarted(days: int) -> int:
    """Since when something must have happened where nobody has begun to play."""
    return int(time.time() * 1000) - min(days, DAYS_UNTIL_STARTED) * MILLISECONDS_A_DAY
