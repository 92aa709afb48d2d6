"""Route: tell whoever runs the server of a message. A line in its log is all that happens."""

import logging
from typing import Annotated

import msgspec
from litestar import Response, post
from msgspec import Meta

from stellwerk.server.live.numbering import number_for_viewer
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.live.seating import viewer_at
from stellwerk.server.web.problems import ApiError
from stellwerk.server.web.rate_limits import Limits, RateKey
from stellwerk.server.web.visitors import Visitor

BYTES_OF_A_REPORTER = 4

log = logging.getLogger("stellwerk.reports")


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message that should not have been said."""

    number: Annotated[int, Meta(ge=1, le=2**31 - 1)]
    """as it stands in your chat"""


class Reported(msgspec.Struct, frozen=True):
    """It stands in the server's log."""

    number: int


@post("/tables/{table:str}/reports", status_code=200, summary="Report a message")
async def report(
    table: str,
    data: Report,
    registry: TableRegistry,
    visitor: Visitor,
    limits: Limits,
    rate_key: RateKey | None,
) -> Response[Reported]:
    limits.spend("reports", rate_key)
    session = await registry.look(table)
    viewer = viewer_at(session, None, visitor)
    for entry, _, quiet in session.talk.lines:
        if number_for_viewer(entry.number, quiet, viewer) == data.number:
            reporter = visitor.known()[:BYTES_OF_A_REPORTER].hex()
            more = {"table": session.agreement.table_id, "number": entry.number}
            log.warning("a message was reported", extra={"more": {**more, "reporter": reporter}})
            return Response(Reported(data.number), cookies=visitor.cookies())
    raise ApiError("no_such_message", number=data.number)
