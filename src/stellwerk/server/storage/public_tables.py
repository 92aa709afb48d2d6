"""Public tables that wait for people, and how many tables one visitor may have."""

from sqlalchemy import ColumnElement, Connection, Select, func, select

from stellwerk.server.storage.log import TableSummary
from stellwerk.server.storage.queries import summaries
from stellwerk.server.storage.schema import lobbies, places, tables
from stellwerk.server.web.problems import ApiError

MOST_RUNNING, MOST_PUBLIC = 200, 10  # tables of one visitor that are not over, or wait for people


def public_tables(connection: Connection) -> list[TableSummary]:
    """Public tables with a free seat: the newest of each opener, then each one's second, …"""
    newest = (tables.c.opened.desc(), tables.c.id)
    turn = func.row_number().over(partition_by=tables.c.opener, order_by=newest)
    return summaries(connection, _waits(), turn)


def check_room(connection: Connection, opener: bytes, public: bool) -> None:
    """ApiError if a visitor may not open another table. Requests at the same moment may pass."""
    mine = select(func.count()).where(tables.c.opener == opener, ~tables.c.over)
    open_to = select(func.count()).where(lobbies.c.host == opener)
    if _sum(connection, mine, open_to) >= MOST_RUNNING:
        raise ApiError("too_many_tables", most=MOST_RUNNING)
    waiting = mine.where(_waits()), open_to.where(lobbies.c.waits)
    if public and _sum(connection, *waiting) >= MOST_PUBLIC:
        raise ApiError("too_many_public", most=MOST_PUBLIC)


def _sum(connection: Connection, *counts: Select[int]) -> int:
    return sum(connection.execute(count).scalar_one() for count in counts)


def _waits() -> ColumnElement[bool]:
    """Whether a table is public and has a free seat."""
    here = places.c.table == tables.c.id
    free = select(places.c.seat).where(here, places.c.bot.is_(None), places.c.holder.is_(None))
    return tables.c.public & ~tables.c.over & free.exists()
