"""What is said to the database: statements on one connection, each a few lines of SQLAlchemy."""

import time
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, TextClause, func, select, text

from stellwerk.server.live.log import Agreement, Kind, Line, Listed, Place
from stellwerk.server.storage.schema import keepers, lines, places, tables, versions, words

MOST_LISTED = 100
MOST_ROWS_AT_ONCE = 64
NO_AUTHORS: Mapping[int, bytes | None] = {}
NOBODY = b""  # is no digest of anybody's token
MOST_TAKEN = 100  # tables of dead processes at once, so that all who live take their share


class Taken(Exception):
    """Somebody else was first: the number of a line, or a seat, is taken."""


def open_next(
    connection: Connection,
    agreement: Agreement,
    first: Sequence[Line],
    before: str,
    holders: Sequence[bytes | None],
    last: Sequence[Line],
) -> None:
    """A table that follows another one, whose last lines say so; Taken if seats changed hands."""
    query = select(places.c.holder).where(places.c.table == before).order_by(places.c.seat)
    now = connection.execute(query.with_for_update()).scalars()
    if [holder or None for holder in now] != [holder or None for holder in holders]:
        raise Taken
    open_table(connection, agreement, first)
    append(connection, New(before, last, over=True))


def open_table(connection: Connection, agreement: Agreement, first: Sequence[Line]) -> None:
    connection.execute(
        tables.insert().values(
            id=agreement.table,
            game=agreement.game,
            rules=agreement.rules,
            options=msgspec.json.encode(agreement.options).decode(),
            seed=agreement.seed,
            public=agreement.public,
            opened=_now(),
            opener=agreement.opener,
            wins=msgspec.json.encode(agreement.wins).decode() if agreement.wins else None,
        )
    )
    rows = [
        {"table": agreement.table, "seat": seat, **msgspec.structs.asdict(place)}
        for seat, place in enumerate(agreement.places)
    ]
    connection.execute(places.insert(), rows)
    holders = {seat: place.holder for seat, place in enumerate(agreement.places)}
    append(connection, New(agreement.table, first, authors=holders))
    if any(place.bot for place in agreement.places):
        connection.execute(keepers.insert().values(table=agreement.table, process="", until=0.0))


class New(NamedTuple):
    """New lines of a table, and whose words they have, by the actor."""

    table: str
    lines: Sequence[Line]
    over: bool = False
    authors: Mapping[int, bytes | None] = NO_AUTHORS


def append(connection: Connection, *news: New) -> None:
    """Those of many tables together: the database is asked once."""
    rows, said = list[dict[str, Any]](), list[dict[str, Any]]()
    for table, new, _, authors in news:
        for line in new:
            row = {"table": table, "at": _now(), **msgspec.structs.asdict(line)}
            spoken, author = row.pop("words"), authors.get(line.actor)
            rows.append(row)
            if spoken:
                number = line.number
                said.append({"table": table, "number": number, "text": spoken, "author": author})
    for first in range(0, len(rows), MOST_ROWS_AT_ONCE):
        some = rows[first : first + MOST_ROWS_AT_ONCE]
        numbered = {f"{name}_{n}": row[name] for n, row in enumerate(some) for name in row}
        connection.execute(_insertion_of(len(some)), numbered)
    if said:
        connection.execute(words.insert(), said)
    over = [new.table for new in news if new.over]
    if over:
        connection.execute(tables.update().where(tables.c.id.in_(over)).values(over=True))


@cache
def _insertion_of(count: int) -> TextClause:
    """Of so many lines in one statement: each would wait anew for its turn in the interpreter."""
    names = lines.columns.keys()
    row = ", ".join(f":{name}_{{n}}" for name in names)
    rows = ", ".join(f"({row.format(n=n)})" for n in range(count))
    quoted = ", ".join(f'"{name}"' for name in names)
    return text(f"INSERT INTO {lines.name} ({quoted}) VALUES {rows}")


def sit(connection: Connection, table: str, seat: int, holder: bytes, line: Line) -> None:
    mine = (places.c.table == table) & (places.c.seat == seat)
    free = mine & places.c.bot.is_(None) & places.c.holder.is_(None)
    if connection.execute(places.update().where(free).values(holder=holder)).rowcount != 1:
        raise Taken
    append(connection, New(table, [line], authors={seat: holder}))


def invite(connection: Connection, table: str, seat: int, invitation: bytes) -> None:
    """Another invitation to a free seat; the one before is nothing any more."""
    mine = (places.c.table == table) & (places.c.seat == seat)
    free = mine & places.c.bot.is_(None) & places.c.holder.is_(None)
    if connection.execute(places.update().where(free).values(invitation=invitation)).rowcount != 1:
        raise Taken


def resign(connection: Connection, table: str, seat: int, line: Line) -> None:
    """A seat that was left belongs to nobody, and cannot be taken. Its bot is anybody's to keep."""
    mine = (places.c.table == table) & (places.c.seat == seat)
    connection.execute(places.update().where(mine).values(holder=NOBODY, invitation=None))
    append(connection, New(table, [line]))
    if not connection.execute(select(keepers.c.table).where(keepers.c.table == table)).first():
        connection.execute(keepers.insert().values(table=table, process="", until=0.0))


def agreement_of(connection: Connection, table: str) -> Agreement | None:
    row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
    if row is None:
        return None
    query = select(places).where(places.c.table == table).order_by(places.c.seat)
    seats = [Place(p.bot, p.invitation, p.holder) for p in connection.execute(query)]
    options = msgspec.json.decode(row.options, type=dict[str, int | str])
    wins = msgspec.json.decode(row.wins or "[]", type=tuple[int, ...])
    return Agreement(
        row.id, row.game, row.rules, options, seats, row.seed, row.public, row.opener, wins
    )


def lines_of(connection: Connection, table: str, after: int) -> list[Line]:
    beside = (words.c.table == lines.c.table) & (words.c.number == lines.c.number)
    query = (
        select(lines, words.c.text)
        .join(words, beside, isouter=True)
        .where(lines.c.table == table, lines.c.number > after)
        .order_by(lines.c.number)
    )
    return [
        Line(row.number, Kind(row.kind), row.actor, row.code, row.decision, row.text or "")
        for row in connection.execute(query)
    ]


def time_of_moves(connection: Connection, table: str) -> tuple[int, int]:
    """When the first and the last move of a table was made, in milliseconds since 1970."""
    query = select(func.min(lines.c.at), func.max(lines.c.at)).where(lines.c.table == table)
    row = connection.execute(query.where(lines.c.kind == Kind.MOVE)).one()
    return (row[0], row[1]) if row[0] is not None else (_now(), _now())


def last_numbers(connection: Connection, of: Sequence[str]) -> dict[str, int]:
    """The number of the last line of each of these tables."""
    query = select(lines.c.table, func.max(lines.c.number)).where(lines.c.table.in_(of))
    rows = connection.execute(query.group_by(lines.c.table)).all()
    return {row[0]: row[1] for row in rows}


def has(connection: Connection, new: New) -> bool:
    """Whether these very lines are there."""
    first = new.lines[0].number
    return lines_of(connection, new.table, first - 1)[: len(new.lines)] == list(new.lines)


def listed(connection: Connection, where: Any, *before: ColumnElement[Any]) -> list[Listed]:
    """The newest first, unless something else comes before."""
    free = (
        select(func.count())
        .where(places.c.table == tables.c.id, places.c.bot.is_(None), places.c.holder.is_(None))
        .scalar_subquery()
    )
    query = select(tables.c.id, tables.c.game, tables.c.options, tables.c.over, free.label("free"))
    query = query.where(where).order_by(*before, tables.c.opened.desc(), tables.c.id)
    return [
        Listed(row.id, row.game, msgspec.json.decode(row.options), row.free, row.over)
        for row in connection.execute(query.limit(MOST_LISTED))
    ]


def seats_of(connection: Connection, holder: bytes) -> dict[str, list[int]]:
    """Every seat of a visitor, by table, the oldest first."""
    query = select(places.c.table, places.c.seat).join(tables, tables.c.id == places.c.table)
    query = query.where(places.c.holder == holder).order_by(tables.c.opened, places.c.seat)
    found: dict[str, list[int]] = {}
    for table, seat in connection.execute(query):
        found.setdefault(table, []).append(seat)
    return found


def opened_by(connection: Connection, opener: bytes) -> list[str]:
    """Every table that a visitor opened, the oldest first."""
    query = select(tables.c.id).where(tables.c.opener == opener).order_by(tables.c.opened)
    return list(connection.execute(query).scalars())


def words_of(connection: Connection, author: bytes) -> list[tuple[str, Kind, int, str]]:
    """Everything somebody typed: where, what it was, when, and the text."""
    beside = (words.c.table == lines.c.table) & (words.c.number == lines.c.number)
    query = select(lines.c.table, lines.c.kind, lines.c.at, words.c.text).join(lines, beside)
    query = query.where(words.c.author == author).order_by(lines.c.at, lines.c.number)
    rows = connection.execute(query)
    return [(table, Kind(kind), at, text) for table, kind, at, text in rows]


def erase(connection: Connection, visitor: bytes) -> list[str]:
    """Words, seats and tables are nobody's any more; which tables that changes.

    Seats in running games are left by a line of their table, before or after this.
    """
    said = select(words.c.table).where(words.c.author == visitor)
    sat = select(places.c.table).where(places.c.holder == visitor)
    changed = list(connection.execute(said.union(sat)).scalars())
    connection.execute(words.delete().where(words.c.author == visitor))
    over = select(tables.c.id).where(tables.c.over)
    mine = places.update().where(places.c.holder == visitor, places.c.table.in_(over))
    connection.execute(mine.values(holder=NOBODY, invitation=None))
    connection.execute(tables.update().where(tables.c.opener == visitor).values(opener=None))
    return sorted(changed)


def keep(connection: Connection, table: str, process: str, before: float, until: float) -> bool:
    """Whether the process keeps the table now: it did, nobody did, or the moment has passed."""
    row = keepers.c.table == table
    open_ = (keepers.c.process == process) | (keepers.c.until < before)
    change = keepers.update().where(row & open_).values(process=process, until=until)
    if connection.execute(change).rowcount == 1:
        return True
    if connection.execute(select(keepers.c.table).where(row)).first():
        return False
    connection.execute(keepers.insert().values(table=table, process=process, until=until))
    return True


def keep_on(connection: Connection, process: str, before: float, until: float) -> set[str]:
    """All tables of the process, kept until a new moment, and some whose moment has passed."""
    own, passed = keepers.c.process == process, keepers.c.until < before
    change = keepers.update().values(process=process, until=until)
    connection.execute(change.where(own))
    some = select(keepers.c.table).where(passed).limit(MOST_TAKEN)
    connection.execute(change.where(keepers.c.table.in_(some) & passed))
    return set(connection.execute(select(keepers.c.table).where(own)).scalars())


def leave(connection: Connection, table: str, process: str) -> None:
    own = (keepers.c.table == table) & (keepers.c.process == process)
    connection.execute(keepers.delete().where(own))


def probe(connection: Connection) -> None:
    """Write something that changes nothing."""
    connection.execute(versions.update().values(version=versions.c.version))


def _now() -> int:
    return int(time.time() * 1000)
