"""The clock: when somebody's time is over, a bot keeps the seat warm, if that was agreed on.

The deadline follows from the times of the stored log entries, so it is the same in every process
and after a restart. Only the process that runs the bots of a table acts on it.
"""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress

from stellwerk.server.live import company
from stellwerk.server.live.live_table import LiveTable, TableClosed
from stellwerk.server.storage.errors import Stale, Unavailable
from stellwerk.server.storage.log import now
from stellwerk.server.web.problems import ApiError

SECONDS_BETWEEN_LOOKS = 0.25

log = logging.getLogger(__name__)


async def keep_time(loaded: Mapping[str, LiveTable]) -> None:
    """Look at the clocks of these tables for ever."""
    while True:
        await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
        for live in list(loaded.values()):
            if live.owns_bots and live.session.agreement.terms.clock:
                await _keep_warm(live)


async def _keep_warm(live: LiveTable) -> None:
    """A fault delays that until the next look."""
    for command in company.overdue(live.session, now()):
        try:
            await live.change(command)
        except Stale:
            with suppress(Unavailable):
                await live.catch_up()
        except (ApiError, TableClosed):
            pass  # the database is out of reach, or the game was ended meanwhile
        except Exception:
            log.exception("the clock of table %s cannot go on", live.id)
