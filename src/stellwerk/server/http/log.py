"""Route: the log of a game, as sentences."""

from typing import Annotated

from litestar import get
from litestar.params import Parameter

from stellwerk.server.http.tables import Viewer
from stellwerk.server.live.metered_reads import MeteredReads
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.live.seating import viewer_at
from stellwerk.server.live.snapshots import LogView, Reader, log_of
from stellwerk.server.web.rate_limits import RateKey
from stellwerk.server.web.visitors import Visitor

AfterEntry = Annotated[
    int,
    Parameter(
        ge=0, le=2**31 - 1, required=False, description="how many entries to leave out at the start"
    ),
]


@get(
    "/tables/{table:str}/log",
    summary="The game so far, as you may see it",
)
async def log(
    table: str,
    registry: TableRegistry,
    visitor: Visitor,
    language: str,
    reads: MeteredReads,
    rate_key: RateKey | None,
    seat: Viewer = None,
    after: AfterEntry = 0,
) -> list[LogView]:
    reads.check(rate_key)
    session = await registry.look(table)
    reader = Reader(viewer_at(session, seat, visitor), language)
    return await reads.run(rate_key, lambda: log_of(session.twin(), reader, after))
