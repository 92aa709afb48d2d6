"""The tables of the database, and the steps that migrate an older schema.

`lines` is the log of all tables. Its `actor` is a seat, counted from 0, or one of two numbers of
`kernel/actor.py`: 6 is chance (CHANCE) and 7 a spectator (SPECTATOR). They are stored, so they must
never change, and no game may have more than six seats.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    func,
    inspect,
    literal,
    select,
    text,
)

VERSION = 6
LOCK = int.from_bytes(b"rail")

metadata = MetaData()

versions = Table("versions", metadata, Column("version", Integer, primary_key=True))

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("over", Boolean, nullable=False, default=False),
    Column("opened", BigInteger, nullable=False, index=True),
    Column("opener", LargeBinary, index=True),
    Column("wins", Text),
    Column("terms", Text),
    Column("deal", Text),
)

# There are ever more finished games. These indices are of those that are not over.
running, in_lobby = ~tables.c.over, tables.c.public & ~tables.c.over
RUNNING = Index(
    "ix_tables_running", tables.c.opener, sqlite_where=running, postgresql_where=running
)
IN_LOBBY = Index(
    "ix_tables_lobby", tables.c.opened, sqlite_where=in_lobby, postgresql_where=in_lobby
)


def table_id() -> Column[str]:
    return Column("table", String(32), ForeignKey("tables.id"), primary_key=True)


places = Table(
    "places",
    metadata,
    table_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("bot", String(40)),
    Column("invitation", LargeBinary, unique=True),
    Column("holder", LargeBinary, index=True),
    Column("opened", BigInteger),
    Column("asker", LargeBinary),
)
"""`opened` is when the table was: so the newest tables of a visitor are found without the others;
`asker` says to be the person at this seat, and waits for the others"""
NEWEST = Index("ix_places_newest", places.c.holder, places.c.opened)
ASKED = Index("ix_places_asker", places.c.asker)

# Two processes cannot both write an entry: the key refuses the second one with the same number.
lines = Table(
    "lines",
    metadata,
    table_id(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("actor", Integer, nullable=False),
    Column("code", String(80), nullable=False),
    Column("decision", Integer),
    Column("at", BigInteger, nullable=False),
)

words = Table(
    "words",
    metadata,
    table_id(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Column("author", LargeBinary, index=True),
)


# Codes by which a visitor goes on on another device, for ten minutes each.
device_codes = Table(
    "device_codes",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("visitor", LargeBinary, nullable=False, index=True),
    Column("sealed", LargeBinary, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("taken_by", LargeBinary),
    Column("doubled", Boolean, nullable=False, default=False),
)

# Tokens that stand for nothing any more, because all that they stood for is another's.
gone_visitors = Table(
    "gone_visitors",
    metadata,
    Column("visitor", LargeBinary, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# Leases: which process runs the bots of a table. They last as long as the process lives.
keepers = Table(
    "keepers",
    metadata,
    table_id(),
    Column("process", String(32), nullable=False, index=True),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("until", Float, nullable=False),
)

# Tables before their start. What starts is deleted here and inserted above, in one transaction.
lobbies = Table(
    "lobbies",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("host", LargeBinary, index=True),
    Column("waits", Boolean, nullable=False),
    Column("reveal_until", Float, index=True),
    Column("opened", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
)
"""`waits` if it is public and has a free chair; `reveal_until` while the deal is being settled"""

sitters = Table(
    "sitters",
    metadata,
    Column("lobby", String(32), ForeignKey("lobbies.id"), primary_key=True),
    Column("holder", LargeBinary, primary_key=True),
)
"""who sits in a lobby, or hosts it: to find the lobbies of a visitor"""
SITTING = Index("ix_sitters_holder", sitters.c.holder)


class WrongVersion(ValueError):
    """The database has a schema that this Stellwerk cannot migrate."""


def migrate(connection: Connection) -> None:
    """Bring the database to this version; one without any version is new."""
    if connection.dialect.name == "postgresql":  # where several processes may start at once
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    versions.create(connection, checkfirst=True)
    found = connection.execute(select(versions.c.version)).scalar()
    if found is None:
        metadata.create_all(connection)
        connection.execute(versions.insert().values(version=VERSION))
        return
    for step in range(found, VERSION):
        STEPS[step](connection)
    if found < VERSION:
        connection.execute(versions.update().values(version=VERSION))
    elif found > VERSION:
        raise WrongVersion(
            f"the database has schema {found}, this Stellwerk reads schema {VERSION}: "
            "use the Stellwerk that wrote it, or another database"
        )


def _add_keepers(connection: Connection) -> None:
    """Schema 2: leases of bots. Those of unfinished tables can be acquired by any process."""
    keepers.create(connection)
    running = select(places.c.table, literal("")).distinct()
    running = running.join(tables, tables.c.id == places.c.table)
    running = running.where(places.c.bot.is_not(None), ~tables.c.over)
    connection.execute(keepers.insert().from_select(["table", "process"], running))


def _add_owners(connection: Connection) -> None:
    """Schema 3: who opened a table, and the author of words: the present holder of the seat."""
    for column in (tables.c.opener, words.c.author):
        _add(connection, column)
    of_line = (lines.c.table == words.c.table) & (lines.c.number == words.c.number)
    of_seat = (places.c.table == words.c.table) & (places.c.seat == lines.c.actor)
    holder = select(places.c.holder).where(of_seat, of_line).scalar_subquery()
    connection.execute(words.update().values(author=holder))


def _add_wins(connection: Connection) -> None:
    """Schema 4: how often each seat won in the games before; unknown for older tables."""
    _add(connection, tables.c.wins)


def _add(connection: Connection, column: Column[object]) -> None:
    kind = column.type.compile(connection.dialect)
    connection.execute(text(f"ALTER TABLE {column.table} ADD COLUMN {column.name} {kind}"))
    for index in column.table.indexes:
        if column.name in index.columns:
            index.create(connection)


def _keep_lists_short(connection: Connection) -> None:
    """Schema 5: lists and leases that do not grow with all games ever played."""
    processes.create(connection)
    if "until" in {column["name"] for column in inspect(connection).get_columns("keepers")}:
        connection.execute(text("ALTER TABLE keepers DROP COLUMN until"))
        for index in keepers.indexes:
            index.create(connection)
    _add(connection, places.c.opened)
    opened = select(tables.c.opened).where(tables.c.id == places.c.table).scalar_subquery()
    connection.execute(places.update().values(opened=opened))
    for index in (RUNNING, IN_LOBBY):
        index.create(connection, checkfirst=True)
    connection.execute(text("DROP INDEX IF EXISTS ix_lines_at"))


def _add_terms(connection: Connection) -> None:
    """Schema 6: what people agreed on, what the deal follows from, and lobbies."""
    for column in (tables.c.terms, tables.c.deal):
        _add(connection, column)
    for table in (lobbies, sitters):
        table.create(connection)
    _add_travel(connection)


def _add_travel(connection: Connection) -> None:
    """Also schema 6: seats that go over to another device or browser."""
    _add(connection, places.c.asker)
    for table in (device_codes, gone_visitors):
        table.create(connection)


STEPS = {
    1: _add_keepers,
    2: _add_owners,
    3: _add_wins,
    4: _keep_lists_short,
    5: _add_terms,
}
