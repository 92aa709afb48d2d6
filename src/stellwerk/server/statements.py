"""What is said to the database: statements on one connection, each a few lines of SQLAlchemy."""

import time
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, TextClause, func, select, text

from stellwerk.server.lines import Agreement, Kind, Line, Listed, Place
from stellwerk.server.problems import Refused
from stellwerk.server.schema import keepers, lines, places, tables, versions, words

MOST_LISTED = 100
MOST_RUNNING, MOST_PUBLIC = 200, 10  # tables that one visitor may have open at a time
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


def check_room(connection: Connection, opener: bytes | None, public: bool) -> None:
    """A visitor has only so many running tables, and fewer that wait in the lobby."""
    mine = select(func.count()).where(tables.c.opener == opener, ~tables.c.over)
    if (connection.execute(mine).scalar() or 0) >= MOST_RUNNING:
        raise Refused("too_many_tables", most=MOST_RUNNING)
    if public and (connection.execute(mine.where(_waits())).scalar() or 0) >= MOST_PUBLIC:
        raise Refused("too_many_public", most=MOST_PUBLIC)


def _waits() -> ColumnElement[bool]:
    """Whether a table is in the lobby: anybody may take a seat there, and one is free."""
    free = select(places.c.table).where(places.c.bot.is_(None), places.c.holder.is_(None))
    return tables.c.public & ~tables.c.over & tables.c.id.in_(free)


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
    return Agreement(row.id, row.game, row.rules, options, seats, row.seed, row.public, row.opener)


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


def has(connection: Connection, new: New) -> bool:
    """Whether these very lines are there."""
    first = new.lines[0].number
    return lines_of(connection, new.table, first - 1)[: len(new.lines)] == list(new.lines)


def lobby(connection: Connection) -> list[Listed]:
    """Public tables with a free seat: the newest of each opener, then each one's second, …"""
    newest = (tables.c.opened.desc(), tables.c.id)
    turn = func.row_number().over(partition_by=tables.c.opener, order_by=newest)
    return listed(connection, _waits(), turn)


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


def _is_old(untouched: int, unstarted: int) -> ColumnElement[bool]:
    """Not over, and without a line since then; earlier, if no person has moved there."""
    last = select(func.max(lines.c.at)).where(lines.c.table == tables.c.id).scalar_subquery()
    touched = func.coalesce(last, tables.c.opened)
    person = (places.c.table == lines.c.table) & (places.c.seat == lines.c.actor)
    moved = select(lines.c.number).join(places, person & places.c.bot.is_(None))
    moved = moved.where(lines.c.table == tables.c.id, lines.c.kind == Kind.MOVE)
    old = (touched < untouched) | ((touched < unstarted) & ~moved.exists())
    return ~tables.c.over & (tables.c.opened < unstarted) & old


def old_tables(connection: Connection, untouched: int, unstarted: int) -> list[str]:
    query = select(tables.c.id).where(_is_old(untouched, unstarted))
    return list(connection.execute(query).scalars())


def delete_old(
    connection: Connection, names: Sequence[str], untouched: int, unstarted: int
) -> list[str]:
    """Those of them that are still old; which they were. Nobody can write there meanwhile."""
    these = select(tables.c.id).where(tables.c.id.in_(names))
    held = list(connection.execute(these.with_for_update(skip_locked=True)).scalars())
    query = select(tables.c.id).where(tables.c.id.in_(held), _is_old(untouched, unstarted))
    gone = list(connection.execute(query).scalars())
    for rows in (words, lines, places, keepers):
        connection.execute(rows.delete().where(rows.c.table.in_(gone)))
    connection.execute(tables.delete().where(tables.c.id.in_(gone)))
    return gone


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
