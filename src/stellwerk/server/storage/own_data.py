"""SQL statements for what a visitor has: to be taken along, and to be deleted."""

from sqlalchemy import Connection, select

from stellwerk.server.storage.log import Kind
from stellwerk.server.storage.queries import NOBODY
from stellwerk.server.storage.schema import (
    device_codes,
    gone_visitors,
    lines,
    places,
    tables,
    words,
)


def seats_of(connection: Connection, holder: bytes) -> dict[str, list[int]]:
    """Every seat of a visitor, by table, the oldest first."""
    query = select(places.c.table, places.c.seat).join(tables, tables.c.id == places.c.table)
    query = query.where(places.c.holder == holder).order_by(tables.c.opened, places.c.seat)
    found: dict[str, list[int]] = {}
    for table_id, seat in connection.execute(query):
        found.setdefault(table_id, []).append(seat)
    return found


def opened_by(connection: Connection, opener: bytes) -> list[str]:
    """Every table that a visitor opened, the oldest first."""
    query = select(tables.c.id).where(tables.c.opener == opener).order_by(tables.c.opened)
    return list(connection.execute(query).scalars())


def words_of(connection: Connection, author: bytes) -> list[tuple[str, Kind, int, str]]:
    """Everything that a visitor typed: the table, the kind of entry, the time and the text."""
    beside = (words.c.table == lines.c.table) & (words.c.number == lines.c.number)
    query = select(lines.c.table, lines.c.kind, lines.c.at, words.c.text).join(lines, beside)
    query = query.where(words.c.author == author).order_by(lines.c.at, lines.c.number)
    rows = connection.execute(query)
    return [(table_id, Kind(kind), at, typed) for table_id, kind, at, typed in rows]


def erase(connection: Connection, visitor: bytes) -> list[str]:
    """Detach a visitor from words, seats and tables; the ids of the tables that this changes.

    Seats in running games are left by a log entry of their table, before or after this.
    """
    said = select(words.c.table).where(words.c.author == visitor)
    sat = select(places.c.table).where(places.c.holder == visitor)
    changed = list(connection.execute(said.union(sat)).scalars())
    connection.execute(words.delete().where(words.c.author == visitor))
    over = select(tables.c.id).where(tables.c.over)
    mine = places.update().where(places.c.holder == visitor, places.c.table.in_(over))
    connection.execute(mine.values(holder=NOBODY, invitation=None))
    connection.execute(tables.update().where(tables.c.opener == visitor).values(opener=None))
    connection.execute(places.update().where(places.c.asker == visitor).values(asker=None))
    connection.execute(device_codes.delete().where(device_codes.c.visitor == visitor))
    connection.execute(gone_visitors.delete().where(gone_visitors.c.visitor == visitor))
    return sorted(changed)
