"""Expiry: unfinished tables that nobody has touched for long are deleted, wholly.

Any process may do it, also several at once. Finished games are kept.
"""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stellwerk.server.live.registry import Tables

DAYS = 180
DAYS_UNTIL_STARTED = 14  # for a table where no person has moved yet
SECONDS_BETWEEN_SWEEPS = 3600.0  # and before the first: a clock that was wrong at the start is set
MOST_AT_ONCE = 50  # tables in one commit, so that nobody waits long for it
MILLISECONDS_A_DAY = 24 * 3600 * 1000

log = logging.getLogger(__name__)


async def sweep_on(tables: "Tables", days: int) -> None:
    """From time to time, for ever."""
    while days:
        await asyncio.sleep(SECONDS_BETWEEN_SWEEPS)
        try:
            gone = await sweep(tables, days)
        except Exception:
            log.exception("tables that nobody touched cannot be deleted")
        else:
            log.info("tables that nobody touched were deleted: %d", gone)


async def sweep(tables: "Tables", days: int) -> int:
    """How many are gone: without a line for so many days, or never started."""
    now, store = int(time.time() * 1000), tables.store
    untouched = now - days * MILLISECONDS_A_DAY
    unstarted = now - min(days, DAYS_UNTIL_STARTED) * MILLISECONDS_A_DAY
    old, gone = await store.old_tables(untouched, unstarted), list[str]()
    for first in range(0, len(old), MOST_AT_ONCE):
        gone += await store.delete_old(old[first : first + MOST_AT_ONCE], untouched, unstarted)
    for table in gone:
        await tables.renew(table)
    return len(gone)
