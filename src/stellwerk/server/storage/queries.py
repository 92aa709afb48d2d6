"""SQL statements on one connection, each a few lines of SQLAlchemy."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import chain
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, func, select

from stellwerk.kernel.actor import MOST_SEATS
from stellwerk.server.storage.errors import SeatTaken, Stale
from stellwerk.server.storage.log import (
    Agreement,
    Kind,
    LogEntry,
    Place,
    TableSummary,
    Terms,
    now,
)
from stellwerk.server.storage.schema import (
    keepers,
    lines,
    places,
    tables,
    versions,
    words,
)

MOST_LISTED = 100
MOST_ROWS_AT_ONCE = 64
NO_AUTHORS: Mapping[int, bytes | None] = {}
NOBODY = b""  # not the digest of any token


def open_next(
    connection: Connection,
    agreement: Agreement,
    first: Sequence[LogEntry],
    before: str,
    holders: Sequence[bytes | None],
    last: Sequence[LogEntry],
) -> None:
    """The table of a rematch, and the log entries that announce it.

    Stale if seats have changed hands at the table before.
    """
    check_holders(connection, before, holders)
    open_table(connection, agreement, first)
    append(connection, NewEntries(before, last, over=True))


def check_holders(connection: Connection, table_id: str, holders: Sequence[bytes | None]) -> None:
    """Stale unless these visitors hold the seats, which stay theirs until the end of this."""
    query = select(places.c.holder).where(places.c.table == table_id).order_by(places.c.seat)
    now = connection.execute(query.with_for_update()).scalars()
    if [holder or None for holder in now] != [holder or None for holder in holders]:
        raise Stale


def open_table(connection: Connection, agreement: Agreement, first: Sequence[LogEntry]) -> None:
    opened = now()
    connection.execute(
        tables.insert().values(
            id=agreement.table_id,
            game=agreement.game,
            rules=agreement.rules,
            options=msgspec.json.encode(agreement.options).decode(),
            seed=agreement.seed,
            public=agreement.public,
            opened=opened,
            opener=agreement.opener,
            wins=msgspec.json.encode(agreement.wins).decode() if agreement.wins else None,
            terms=msgspec.json.encode(agreement.terms).decode(),
            deal=agreement.deal,
        )
    )
    rows = [
        {
            "table": agreement.table_id,
            "seat": seat,
            "opened": opened,
            **msgspec.structs.asdict(place),
        }
        for seat, place in enumerate(agreement.places)
    ]
    connection.execute(places.insert(), rows)
    holders = {seat: place.holder for seat, place in enumerate(agreement.places)}
    append(connection, NewEntries(agreement.table_id, first, authors=holders))
    if any(place.bot for place in agreement.places) or agreement.terms.clock:
        connection.execute(keepers.insert().values(table=agreement.table_id, process=""))


class NewEntries(NamedTuple):
    """New log entries of a table, and the authors of their words, by actor."""

    table_id: str
    entries: Sequence[LogEntry]
    over: bool = False
    authors: Mapping[int, bytes | None] = NO_AUTHORS


def append(connection: Connection, *news: NewEntries) -> None:
    """Entries of many tables in as few statements as possible."""
    at_once, rows, said = now(), list[tuple[object, ...]](), list[dict[str, object]]()
    for table_id, entries, _, authors in news:
        for number, kind, actor, code, decision, typed, at in map(msgspec.structs.astuple, entries):
            rows.append((table_id, number, kind.value, actor, code, decision, at or at_once))
            if typed:
                place = {"table": table_id, "number": number}
                said.append({**place, "text": typed, "author": authors.get(actor)})
    for first in range(0, len(rows), MOST_ROWS_AT_ONCE):
        some = rows[first : first + MOST_ROWS_AT_ONCE]
        insertion = _insertion_of(len(some), connection.dialect.name)
        connection.exec_driver_sql(insertion, tuple(chain.from_iterable(some)))
    if said:
        connection.execute(words.insert(), said)
    over = [new.table_id for new in news if new.over]
    if over:
        connection.execute(tables.update().where(tables.c.id.in_(over)).values(over=True))


@cache
def _insertion_of(count: int, dialect: str) -> str:
    """One INSERT of `count` rows: with executemany each row would wait for the GIL again."""
    names = lines.columns.keys()
    quoted = ", ".join(f'"{name}"' for name in names)
    row = ", ".join("?" if dialect == "sqlite" else "%s" for _ in names)
    return f"INSERT INTO {lines.name} ({quoted}) VALUES {', '.join([f'({row})'] * count)}"


def sit(connection: Connection, table_id: str, seat: int, holder: bytes, entry: LogEntry) -> None:
    """Take a free seat, and log it. SeatTaken if it is not free."""
    _change_free_seat(connection, table_id, seat, {"holder": holder})
    append(connection, NewEntries(table_id, [entry], authors={seat: holder}))


def invite(connection: Connection, table_id: str, seat: int, invitation: bytes) -> None:
    """Store a new invitation to a free seat in place of the one before."""
    _change_free_seat(connection, table_id, seat, {"invitation": invitation})


def _change_free_seat(
    connection: Connection, table_id: str, seat: int, values: dict[str, bytes]
) -> None:
    this = (places.c.table == table_id) & (places.c.seat == seat)
    free = this & places.c.bot.is_(None) & places.c.holder.is_(None)
    if connection.execute(places.update().where(free).values(values)).rowcount != 1:
        raise SeatTaken(seat)


def resign(connection: Connection, table_id: str, seat: int, entry: LogEntry) -> None:
    """Mark the seat as left, so that it cannot be taken, and any process may lease its bot."""
    this = (places.c.table == table_id) & (places.c.seat == seat)
    connection.execute(
        places.update().where(this).values(holder=NOBODY, invitation=None, asker=None)
    )
    hand_to_bot(connection, NewEntries(table_id, [entry]))


def hand_to_bot(connection: Connection, new: NewEntries) -> None:
    """Append entries by which a bot begins to play, so that any process may lease it."""
    append(connection, new)
    own = keepers.c.table == new.table_id
    if not connection.execute(select(keepers.c.table).where(own)).first():
        connection.execute(keepers.insert().values(table=new.table_id, process=""))


def agreement_of(connection: Connection, table_id: str) -> Agreement | None:
    row = connection.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
    if row is None:
        return None
    query = select(places).where(places.c.table == table_id).order_by(places.c.seat)
    seats = [Place(p.bot, p.invitation, p.holder, p.asker) for p in connection.execute(query)]
    options = msgspec.json.decode(row.options, type=dict[str, int | str])
    wins = msgspec.json.decode(row.wins or "[]", type=tuple[int, ...])
    return Agreement(
        row.id,
        row.game,
        row.rules,
        options,
        seats,
        row.seed,
        row.public,
        row.opener,
        wins,
        msgspec.json.decode(row.terms or "{}", type=Terms),
        row.deal,
    )


def entries_of(connection: Connection, table_id: str, after: int) -> list[LogEntry]:
    beside = (words.c.table == lines.c.table) & (words.c.number == lines.c.number)
    query = (
        select(lines, words.c.text)
        .join(words, beside, isouter=True)
        .where(lines.c.table == table_id, lines.c.number > after)
        .order_by(lines.c.number)
    )
    return [
        LogEntry(
            row.number, Kind(row.kind), row.actor, row.code, row.decision, row.text or "", row.at
        )
        for row in connection.execute(query)
    ]


def time_of_moves(connection: Connection, table_id: str) -> tuple[int, int]:
    """When the first and the last move of a table was made, in milliseconds since 1970."""
    query = select(func.min(lines.c.at), func.max(lines.c.at)).where(lines.c.table == table_id)
    row = connection.execute(query.where(lines.c.kind == Kind.MOVE)).one()
    return (row[0], row[1]) if row[0] is not None else (now(), now())


def last_numbers(connection: Connection, table_ids: Sequence[str]) -> dict[str, int]:
    """The number of the last log entry of each of these tables."""
    query = select(lines.c.table, func.max(lines.c.number)).where(lines.c.table.in_(table_ids))
    rows = connection.execute(query.group_by(lines.c.table)).all()
    return {row[0]: row[1] for row in rows}


def has(connection: Connection, new: NewEntries) -> bool:
    """Whether exactly these entries are stored already, whenever that was."""
    before = new.entries[0].number - 1
    stored = entries_of(connection, new.table_id, before)[: len(new.entries)]
    return [timeless(entry) for entry in stored] == [timeless(entry) for entry in new.entries]


def timeless(entry: LogEntry) -> LogEntry:
    return msgspec.structs.replace(entry, at=0)


def summaries(
    connection: Connection, where: ColumnElement[bool], *order: ColumnElement[object]
) -> list[TableSummary]:
    """Tables in this order, and then the newest first."""
    free = (
        select(func.count())
        .where(places.c.table == tables.c.id, places.c.bot.is_(None), places.c.holder.is_(None))
        .scalar_subquery()
    )
    query = select(tables.c.id, tables.c.game, tables.c.options, tables.c.over, free.label("free"))
    query = query.where(where).order_by(*order, tables.c.opened.desc(), tables.c.id)
    return [
        TableSummary(row.id, row.game, msgspec.json.decode(row.options), row.free, row.over)
        for row in connection.execute(query.limit(MOST_LISTED))
    ]


def tables_of(connection: Connection, holder: bytes) -> list[TableSummary]:
    """The newest tables where a visitor has a seat."""
    seated = select(places.c.table).where(places.c.holder == holder)
    newest = seated.order_by(places.c.opened.desc()).limit(MOST_LISTED * MOST_SEATS)
    return summaries(connection, tables.c.id.in_(newest))


def invited(connection: Connection, invitation: bytes) -> tuple[str, int] | None:
    """The table and the seat of an invitation."""
    query = select(places.c.table, places.c.seat).where(places.c.invitation == invitation)
    row = connection.execute(query).one_or_none()
    return None if row is None else (row[0], row[1])


def probe(connection: Connection) -> None:
    """Write something that changes nothing."""
    connection.execute(versions.update().values(version=versions.c.version))
