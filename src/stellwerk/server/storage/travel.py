"""Going on elsewhere: SQL statements by which all that a visitor has goes over to another token."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, func, or_, select

from stellwerk.server.storage import lobby_queries
from stellwerk.server.storage.log import Kind, LogEntry
from stellwerk.server.storage.queries import NewEntries, append
from stellwerk.server.storage.schema import (
    device_codes,
    gone_visitors,
    lines,
    places,
    sitters,
    tables,
    words,
)
from stellwerk.server.web.problems import ApiError

MILLISECONDS_A_COOKIE_IS_KEPT = 400 * 24 * 3600 * 1000


class NewCode(NamedTuple):
    """A code by which a visitor goes on on another device."""

    digest: bytes
    """of the code, which is kept nowhere"""
    visitor: bytes
    sealed: bytes
    """the visitor's token, which only the code opens"""
    until: int
    """milliseconds since 1970"""


class Belongings(NamedTuple):
    """At how many tables a code would change something."""

    theirs: int
    """seats or openings of the visitor who made the code"""
    own: int
    """those of the visitor who asks"""
    same: bool
    """whether these two are one"""


class Journey(NamedTuple):
    """What went over to another token."""

    old: bytes
    """the visitor who had it until now"""
    told: Sequence[tuple[str, Sequence[LogEntry]]]
    """new log entries, by table"""
    others: Sequence[str]
    """further tables that belong to somebody else now"""
    sealed: bytes | None
    """the token that both devices have from now on, if they are one visitor"""


def open_code(connection: Connection, code: NewCode, now: int) -> None:
    """A visitor has one code at a time. Those that have expired are forgotten."""
    old = or_(device_codes.c.visitor == code.visitor, device_codes.c.until < now)
    connection.execute(device_codes.delete().where(old))
    connection.execute(device_codes.insert().values(code._asdict()))
    forgotten = gone_visitors.c.at < now - MILLISECONDS_A_COOKIE_IS_KEPT
    connection.execute(gone_visitors.delete().where(forgotten))


def look_at_code(connection: Connection, digest: bytes, visitor: bytes, now: int) -> Belongings:
    """ApiError if there is no such code, or if it was used by another visitor."""
    theirs = _checked(connection, digest, visitor, now).visitor
    own = _count(connection, visitor)
    return Belongings(_count(connection, theirs), own, same=theirs == visitor)


def use_code(
    connection: Connection, digest: bytes, visitor: bytes, both: bool, now: int
) -> Journey:
    """Everything goes to this visitor; or if `both`, all that is theirs to the one with the code.

    The same visitor may send it again. ApiError if there is no such code, or another has used it.
    """
    code = _checked(connection, digest, visitor, now)
    old, new = (visitor, code.visitor) if both else (code.visitor, visitor)
    if code.taken_by is not None:
        return Journey(old, [], [], code.sealed if code.doubled else None)
    if old == new:
        raise ApiError("own_code")
    free = (device_codes.c.digest == digest) & device_codes.c.taken_by.is_(None)
    taken = device_codes.update().where(free).values(taken_by=visitor, doubled=both)
    if connection.execute(taken).rowcount != 1:
        raise ApiError("no_such_code")
    told, others = _hand_over(connection, old, new, now)
    return Journey(old, told, others, code.sealed if both else None)


class _Code(NamedTuple):
    visitor: bytes
    sealed: bytes
    taken_by: bytes | None
    doubled: bool


def _checked(connection: Connection, digest: bytes, visitor: bytes, now: int) -> _Code:
    columns = device_codes.c
    query = select(columns.visitor, columns.sealed, columns.taken_by, columns.doubled)
    row = connection.execute(query.where(columns.digest == digest, columns.until >= now)).first()
    code = None if row is None else _Code(*row)
    if code is None or (code.taken_by is not None and visitor not in (code.taken_by, code.visitor)):
        raise ApiError("no_such_code")
    return code


def _count(connection: Connection, visitor: bytes) -> int:
    """Tables where a visitor sits, before or after the start, or that they opened."""
    sat = select(places.c.table).where(places.c.holder == visitor)
    opened = select(tables.c.id).where(tables.c.opener == visitor)
    gathering = select(sitters.c.lobby).where(sitters.c.holder == visitor)
    found = sat.union(opened, gathering).subquery()
    return connection.execute(select(func.count()).select_from(found)).scalar_one()


def _hand_over(
    connection: Connection, old: bytes, new: bytes, now: int
) -> tuple[list[tuple[str, list[LogEntry]]], list[str]]:
    """All that one token stood for is another's. The tables that go on are told so."""
    concerned = _tables_of(connection, old)
    told = [(table, _entries(connection, table, old)) for table, over in concerned if not over]
    told = [(table, entries) for table, entries in told if entries]
    for column in (places.c.holder, places.c.asker, tables.c.opener, words.c.author):
        _rename(connection, column, old, new)
    for table, entries in told:
        append(connection, NewEntries(table, entries))
    gathering = lobby_queries.hand_over(connection, old, new)
    connection.execute(gone_visitors.delete().where(gone_visitors.c.visitor.in_([old, new])))
    if concerned or gathering:
        connection.execute(gone_visitors.insert().values(visitor=old, at=now))
    running = {table for table, _ in told}
    return told, [table for table, _ in concerned if table not in running]


def _tables_of(connection: Connection, visitor: bytes) -> list[tuple[str, bool]]:
    """Where a visitor sits, asks for a seat or may invite, and whether it is over; locked."""
    here = places.c.table == tables.c.id
    mine = or_(places.c.holder == visitor, places.c.asker == visitor)
    sits = select(places.c.seat).where(here, mine).exists()
    query = select(tables.c.id, tables.c.over).where(or_(tables.c.opener == visitor, sits))
    rows = connection.execute(query.order_by(tables.c.id).with_for_update(key_share=True))
    return [(row[0], row[1]) for row in rows]


def _entries(connection: Connection, table: str, visitor: bytes) -> list[LogEntry]:
    """One for each seat of the visitor, after the last one there is."""
    seats = select(places.c.seat).where(places.c.table == table, places.c.holder == visitor)
    last = select(func.max(lines.c.number)).where(lines.c.table == table)
    number = connection.execute(last).scalar() or 0
    found = connection.execute(seats.order_by(places.c.seat)).scalars()
    return [LogEntry(n, Kind.TRAVEL, seat) for n, seat in enumerate(found, number + 1)]


def _rename(
    connection: Connection, column: ColumnElement[bytes | None], old: bytes, new: bytes
) -> None:
    table = column.table
    connection.execute(table.update().where(column == old).values({column: new}))


def has_gone(connection: Connection, visitor: bytes) -> bool:
    """Whether all that a visitor had went over to another token."""
    query = select(gone_visitors.c.visitor).where(gone_visitors.c.visitor == visitor)
    return connection.execute(query).first() is not None


def has_arrived(connection: Connection, visitor: bytes) -> bool:
    """Whether another device has become this visitor too, by the newest code."""
    mine = (device_codes.c.visitor == visitor) & device_codes.c.doubled
    return connection.execute(select(device_codes.c.digest).where(mine)).first() is not None


def ask(connection: Connection, table: str, seat: int, asker: bytes, entry: LogEntry) -> None:
    """Somebody says to be the person at this seat. ApiError if another visitor said so already."""
    append(connection, NewEntries(table, [entry]))
    this = (places.c.table == table) & (places.c.seat == seat)
    free = this & (places.c.asker.is_(None) | (places.c.asker == asker))
    if connection.execute(places.update().where(free).values(asker=asker)).rowcount != 1:
        raise ApiError("asked_already", seat=seat + 1)


def answer(
    connection: Connection, table: str, seat: int, asker: bytes | None, entry: LogEntry
) -> None:
    """The seat goes to whoever asked for it, with all that was said from there; or it does not."""
    append(connection, NewEntries(table, [entry]))
    this = (places.c.table == table) & (places.c.seat == seat)
    if asker is None:
        connection.execute(places.update().where(this).values(asker=None))
        return
    old = connection.execute(select(places.c.holder).where(this)).scalar()
    changed = places.update().where(this, places.c.asker == asker)
    if connection.execute(changed.values(holder=asker, asker=None)).rowcount != 1:
        raise ApiError("nobody_asks", seat=seat + 1)
    spoken = select(lines.c.number).where(lines.c.table == table, lines.c.actor == seat)
    mine = (words.c.table == table) & words.c.number.in_(spoken) & (words.c.author == old)
    connection.execute(words.update().where(mine).values(author=asker))
