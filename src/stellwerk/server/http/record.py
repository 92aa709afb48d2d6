"""Route: the record of a game, as a file."""

from datetime import UTC, datetime

from litestar import get
from litestar.response import Response

from stellwerk.server.http.tables import Viewer
from stellwerk.server.live.metered_reads import MeteredReads
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.live.seating import viewer_at
from stellwerk.server.live.snapshots import record_of
from stellwerk.server.web.rate_limits import RateKey
from stellwerk.server.web.visitors import Visitor


@get("/tables/{table:str}/record", media_type="text/plain", summary="The record, as you may see it")
async def record(
    table: str,
    registry: TableRegistry,
    visitor: Visitor,
    reads: MeteredReads,
    rate_key: RateKey | None,
    seat: Viewer = None,
) -> Response[str]:
    reads.check(rate_key)
    session = await registry.look(table)
    viewer = viewer_at(session, seat, visitor)
    text = await reads.run(rate_key, lambda: record_of(session, viewer))
    _, last = await registry.store.time_of_moves(table)
    day = datetime.fromtimestamp(last / 1000, UTC).date()
    name = f"{session.agreement.game.replace('_', '-')}-{day}"
    headers = {"Content-Disposition": f'attachment; filename="{name}.txt"'}
    return Response(text, media_type="text/plain", headers=headers)
