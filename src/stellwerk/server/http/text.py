"""Routes: a table, or a moment of a record, drawn with characters for plain boards and programs."""

import io

import msgspec
from litestar import get, post
from rich.console import Console

from stellwerk import games
from stellwerk.match import MatchView
from stellwerk.server.http.replays import Replaying, shown
from stellwerk.server.http.tables import At, Viewer
from stellwerk.server.live.metered_reads import MeteredReads
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.live.seating import viewer_at
from stellwerk.server.live.session import Session
from stellwerk.server.live.snapshots import Reader, page_of
from stellwerk.server.web.rate_limits import RateKey
from stellwerk.server.web.visitors import Visitor

WIDTH = 80  # characters


class TableText(msgspec.Struct, frozen=True):
    """A table in characters: lines of at most 80, without colours."""

    text: str


@get("/tables/{table:str}/text", summary="A table as you may see it, drawn with characters")
async def text(
    table: str,
    registry: TableRegistry,
    visitor: Visitor,
    language: str,
    reads: MeteredReads,
    rate_key: RateKey | None,
    seat: Viewer = None,
    at: At = None,
) -> TableText:
    reads.check(rate_key)
    session = await registry.look(table)
    reader = Reader(viewer_at(session, seat, visitor), language)
    twin = session.twin()
    return await reads.run(rate_key, lambda: TableText(drawn(twin, reader, at)))


@post("/replays/text", status_code=200, summary="Look at a record, drawn with characters")
async def replay_text(
    data: Replaying, language: str, reads: MeteredReads, rate_key: RateKey | None
) -> TableText:
    return await reads.run(
        rate_key, lambda: TableText(characters(shown(data, language).view, language))
    )


def drawn(session: Session, reader: Reader, at: int | None = None) -> str:
    """The view of the reader's page, as the terminal would draw it."""
    return characters(page_of(session, reader, at).view, reader.language)


def characters(view: MatchView, language: str) -> str:
    draw = games.game_named(view.game).parts.draw_text
    paper = io.StringIO()
    console = Console(file=paper, width=WIDTH, color_system=None, legacy_windows=False)
    console.print(draw(view, language))
    lines = [line.rstrip() for line in paper.getvalue().split("\n")]
    return "\n".join(lines).strip("\n")
