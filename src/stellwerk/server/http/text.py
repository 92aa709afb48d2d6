"""Routes: a table, or a moment of a record, drawn with characters for plain boards and programs."""

import io

import msgspec
from litestar import get, post
from rich.console import Console

from stellwerk import games
from stellwerk.core.language import Language
from stellwerk.match import MatchView
from stellwerk.server.http.long_reads import Reading
from stellwerk.server.http.moves import viewer_at
from stellwerk.server.http.replays import Replaying, shown
from stellwerk.server.http.tables import At, Viewer
from stellwerk.server.http.visitors import Visitor
from stellwerk.server.live.registry import Tables
from stellwerk.server.live.session import Course
from stellwerk.server.live.snapshots import Reader, page_of
from stellwerk.server.web.rate_limits import Party

WIDTH = 80  # characters


class TableText(msgspec.Struct, frozen=True):
    """A table in characters: lines of at most 80, without colours."""

    text: str


@get("/tables/{table:str}/text", summary="A table as you may see it, drawn with characters")
async def text(
    table: str,
    tables: Tables,
    visitor: Visitor,
    language: Language,
    reading: Reading,
    party: Party | None,
    seat: Viewer = None,
    at: At = None,
) -> TableText:
    reading.check(party)
    course = await tables.look(table)
    reader = Reader(viewer_at(course, seat, visitor), language)
    twin = course.twin()
    return await reading.run(party, lambda: TableText(drawn(twin, reader, at)))


@post("/replays/text", status_code=200, summary="Look at a record, drawn with characters")
async def replay_text(
    data: Replaying, language: Language, reading: Reading, party: Party | None
) -> TableText:
    return await reading.run(
        party, lambda: TableText(characters(shown(data, language).view, language))
    )


def drawn(course: Course, reader: Reader, at: int | None = None) -> str:
    """The view of the reader's page, as the terminal would draw it."""
    return characters(page_of(course, reader, at).view, reader.language)


def characters(view: MatchView, language: Language) -> str:
    draw = games.game_named(view.game).parts.draw_text
    paper = io.StringIO()
    console = Console(file=paper, width=WIDTH, color_system=None, legacy_windows=False)
    console.print(draw(view, language))
    lines = [line.rstrip() for line in paper.getvalue().split("\n")]
    return "\n".join(lines).strip("\n")
