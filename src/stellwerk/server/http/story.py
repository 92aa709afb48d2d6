"""Route: the story of a finished game."""

import msgspec
from litestar import get

from stellwerk.bots.levels import LEVELS
from stellwerk.server.live.metered_reads import MeteredReads
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.live.session import Session
from stellwerk.server.web.problems import ApiError
from stellwerk.server.web.rate_limits import RateKey
from stellwerk.story import Moment, turns_and_moments


class Story(msgspec.Struct, frozen=True):
    """How a game went. After the end everything is open: it is the same for all viewers."""

    turns: int
    """or rounds, where all play at once"""
    changes: int
    """how often the lead changed hands"""
    seconds: int
    """from the first move to the last"""
    ended: int
    """when the last move was made, in milliseconds since 1970"""
    moments: list[Moment]
    """worth another look, the earliest first"""
    stronger: str | None
    """the bot above those at the table, if there is one"""
    weaker: str | None


@get("/tables/{table:str}/story", summary="How a finished game went")
async def story(
    table: str, registry: TableRegistry, reads: MeteredReads, rate_key: RateKey | None
) -> Story:
    reads.check(rate_key)
    session = await registry.look(table)
    if not session.match.is_over():
        raise ApiError("not_over")
    first, last = await registry.store.time_of_moves(table)
    return await reads.run(rate_key, lambda: story_of(session, first, last))


def story_of(session: Session, first: int, last: int) -> Story:
    turns, changes, moments = turns_and_moments(session.match)
    weaker, stronger = beside(session.bots)
    return Story(turns, changes, (last - first) // 1000, last, moments, stronger, weaker)


def beside(bots: list[str | None]) -> tuple[str | None, str | None]:
    """The level below the weakest and the level above the strongest bot at a table."""
    names = [level.name for level in LEVELS]
    known = [names.index(bot) for bot in bots if bot in names]
    if not known:
        return None, None
    below, above = min(known) - 1, max(known) + 1
    return names[below] if below >= 0 else None, names[above] if above < len(names) else None
