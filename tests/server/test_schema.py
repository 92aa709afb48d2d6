"""Schemas: an older store becomes a newer one, and nothing in it is lost."""

from msgspec import structs
from sqlalchemy import Connection, inspect, select, text

from stellwerk.server.storage.log import Kind, LogEntry, Terms
from stellwerk.server.storage.schema import (
    IN_LOBBY,
    NEWEST,
    RUNNING,
    keepers,
    lines,
    lobbies,
    places,
    processes,
    sitters,
    tables,
    versions,
    words,
)
from stellwerk.server.storage.store import Store
from tests.server.opening import agreed
from tests.server.test_store import run


def become_the_fifth(connection: Connection) -> None:
    for column in (tables.c.terms, tables.c.deal):
        connection.execute(text(f"ALTER TABLE {tables} DROP COLUMN {column.name}"))
    for table in (sitters, lobbies):
        table.drop(connection)
    connection.execute(versions.update().values(version=5))


def become_the_fourth(connection: Connection) -> None:
    become_the_fifth(connection)
    for index in (RUNNING, IN_LOBBY, NEWEST, *keepers.indexes):
        index.drop(connection)
    processes.drop(connection)
    connection.execute(text(f"ALTER TABLE {places} DROP COLUMN opened"))
    connection.execute(text(f"ALTER TABLE {keepers} ADD COLUMN until FLOAT NOT NULL DEFAULT 0"))
    connection.execute(text(f"CREATE INDEX ix_lines_at ON {lines} (at)"))
    connection.execute(versions.update().values(version=4))


def become_the_third(connection: Connection) -> None:
    become_the_fourth(connection)
    connection.execute(text(f"ALTER TABLE {tables} DROP COLUMN wins"))
    connection.execute(versions.update().values(version=3))


def become_the_second(connection: Connection) -> None:
    become_the_third(connection)
    for column in (tables.c.opener, words.c.author):
        for index in column.table.indexes - {RUNNING}:
            if column.name in index.columns:
                index.drop(connection)
        connection.execute(text(f"ALTER TABLE {column.table} DROP COLUMN {column.name}"))
    connection.execute(versions.update().values(version=2))


def become_the_first(connection: Connection) -> None:
    become_the_second(connection)
    keepers.drop(connection)
    connection.execute(versions.update().values(version=1))


def test_a_store_of_the_first_version_is_brought_up_to_date(store: Store, database: str) -> None:
    async def before() -> None:
        await store.open(agreed(table="bots", bots=("random", "random")), [])
        await store.open(agreed(table="people"), [])
        await store.open(agreed(table="over", bots=("random", "random")), [])
        await store.append("over", [], over=True)

    async def after() -> None:
        assert (await again.renew_leases("me", now=1.0, until=2.0)).acquired == {"bots"}

    run(before)
    with store.engine.begin() as connection:
        become_the_first(connection)
    again = Store(database)
    run(after)
    again.close()


def test_words_of_the_second_version_belong_to_whoever_has_the_seat(
    store: Store, database: str
) -> None:
    async def before() -> None:
        await store.open(agreed(), [])
        await store.sit("table-1", 1, b"ben", LogEntry(1, Kind.SIT, 1, words="Ben"))
        await store.append("table-1", [LogEntry(2, Kind.CHAT, 7, words="hello")])

    run(before)
    with store.engine.begin() as connection:
        become_the_second(connection)
    again = Store(database)
    with again.engine.begin() as connection:
        found = connection.execute(select(words.c.text, words.c.author).order_by(words.c.number))
        assert [tuple(row) for row in found] == [("Ben", b"ben"), ("hello", None)]
    again.close()


def test_a_table_of_the_third_version_has_no_games_before(store: Store, database: str) -> None:
    async def before() -> None:
        await store.open(structs.replace(agreed(), wins=(1, 2)), [])
        await store.open(structs.replace(agreed(table="later"), wins=(1, 2)), [])
        found = await store.agreement("later")
        assert found is not None
        assert found.wins == (1, 2)

    async def after() -> None:
        found = await again.agreement("table-1")
        assert found is not None
        assert found.wins == ()
        await again.open(structs.replace(agreed(table="new"), wins=(0, 1)), [])

    run(before)
    with store.engine.begin() as connection:
        become_the_third(connection)
    again = Store(database)
    run(after)
    again.close()


def test_at_a_table_of_the_fifth_version_everything_is_allowed(store: Store, database: str) -> None:
    strict = Terms(hints=False, take_backs=False, spectators=False, clock=60)

    async def before() -> None:
        await store.open(structs.replace(agreed(), terms=strict, deal="stellwerk 2"), [])
        found = await store.agreement("table-1")
        assert found is not None
        assert (found.terms, found.deal) == (strict, "stellwerk 2")

    async def after() -> None:
        found = await again.agreement("table-1")
        assert found is not None
        assert (found.terms, found.deal) == (Terms(), None)

    run(before)
    with store.engine.begin() as connection:
        become_the_fifth(connection)
    again = Store(database)
    run(after)
    again.close()


def test_tables_of_the_fourth_version_are_listed_and_leased_as_before(
    store: Store, database: str
) -> None:
    async def before() -> None:
        await store.open(agreed(table="bots", bots=("random", None), public=True), [])
        await store.sit("bots", 1, b"ben", LogEntry(1, Kind.SIT, 1, words="Ben"))
        await store.open(agreed(table="free", public=True), [])

    async def after() -> None:
        assert [found.table for found in await again.tables_of(b"ben")] == ["bots"]
        assert [found.table for found in await again.public_tables()] == ["free"]
        assert (await again.renew_leases("me", now=1.0, until=2.0)).acquired == {"bots"}

    run(before)
    with store.engine.begin() as connection:
        become_the_fourth(connection)
    again = Store(database)
    run(after)
    with again.engine.begin() as connection:
        found = {index["name"] for index in inspect(connection).get_indexes("lines")}
        assert found == set()
    again.close()
