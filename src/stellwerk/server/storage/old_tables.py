"""Old tables: SQL statements that find abandoned tables, and delete them."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, func, select

from stellwerk.server.storage.log import Kind
from stellwerk.server.storage.schema import keepers, lines, places, tables, words


def _is_old(untouched: int, unstarted: int) -> ColumnElement[bool]:
    """Unfinished, without a log entry since `untouched`, or `unstarted` if no person moved."""
    last = select(lines.c.at).where(lines.c.table == tables.c.id)
    last_at = last.order_by(lines.c.number.desc()).limit(1).scalar_subquery()
    touched = func.coalesce(last_at, tables.c.opened)
    person = (places.c.table == lines.c.table) & (places.c.seat == lines.c.actor)
    moved = select(lines.c.number).join(places, person & places.c.bot.is_(None))
    moved = moved.where(lines.c.table == tables.c.id, lines.c.kind == Kind.MOVE)
    old = (touched < untouched) | ((touched < unstarted) & ~moved.exists())
    return ~tables.c.over & (tables.c.opened < unstarted) & old


def old_tables(connection: Connection, untouched: int, unstarted: int) -> list[str]:
    query = select(tables.c.id).where(_is_old(untouched, unstarted))
    return list(connection.execute(query).scalars())


def delete_old(
    connection: Connection, table_ids: Sequence[str], untouched: int, unstarted: int
) -> list[str]:
    """Delete those that are still old, and return their ids. They are locked meanwhile."""
    these = select(tables.c.id).where(tables.c.id.in_(table_ids))
    held = list(connection.execute(these.with_for_update(skip_locked=True)).scalars())
    query = select(tables.c.id).where(tables.c.id.in_(held), _is_old(untouched, unstarted))
    gone = list(connection.execute(query).scalars())
    for rows in (words, lines, places, keepers):
        connection.execute(rows.delete().where(rows.c.table.in_(gone)))
    connection.execute(tables.delete().where(tables.c.id.in_(gone)))
    return gone
