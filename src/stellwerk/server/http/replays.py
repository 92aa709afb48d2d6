"""Route: an uploaded record, shown moment by moment. Nothing of it is stored."""

from typing import Annotated

import msgspec
from litestar import post
from msgspec import Meta

from stellwerk import records
from stellwerk.kernel.actor import MOST_SEATS, SPECTATOR
from stellwerk.match import Match, MatchView
from stellwerk.server.live.metered_reads import MeteredReads
from stellwerk.server.live.snapshots import LogView, Reader, entries_of
from stellwerk.server.web.problems import ApiError
from stellwerk.server.web.rate_limits import RateKey


class Replaying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record, and the moment that is asked for."""

    record: Annotated[str, Meta(min_length=1, max_length=14_000)]
    at: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    """after this many entries; without it, at the end of the record"""
    seat: Annotated[int, Meta(ge=1, le=MOST_SEATS)] | None = None
    """whose view; without it, a spectator's"""


class Replay(msgspec.Struct, frozen=True):
    """One moment of a record. The log comes along with the last."""

    viewer: int | None
    entries: int
    view: MatchView
    log: list[LogView]


@post("/replays", status_code=200, summary="Look at a record")
async def replay(
    data: Replaying, language: str, reads: MeteredReads, rate_key: RateKey | None
) -> Replay:
    return await reads.run(rate_key, lambda: shown(data, language))


def shown(data: Replaying, language: str) -> Replay:
    match = _read(data.record, language)
    seated = data.seat is not None and data.seat <= match.seats
    viewer = data.seat - 1 if seated and data.seat else SPECTATOR
    entries = len(match.known_to(viewer))
    if data.at is not None and data.at > entries:
        raise ApiError("no_such_moment", at=str(data.at), entries=entries)
    moment = None if data.at is None else match.moment(viewer, data.at)
    log = entries_of(match, match.names, Reader(viewer, language)) if data.at is None else []
    return Replay(viewer + 1 if seated else None, entries, match.view(viewer, moment), log)


def _read(record: str, language: str) -> Match:
    try:
        return records.read(record)
    except records.RecordError as error:
        raise ApiError("bad_record", why=error.say(language)) from None
