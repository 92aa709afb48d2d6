"""Query plans: lists look at what they show, and not at all games that were ever played."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, event

from stellwerk.server.lobby import state
from stellwerk.server.storage import lease_queries, lobby_queries, public_tables, queries
from stellwerk.server.storage.store import Store
from tests.server.opening import agreed
from tests.server.test_lobby_rules import MET


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with store.engine.begin() as connection:
        _fill(connection)
        connection.exec_driver_sql("ANALYZE")
        yield connection
    store.close()


def _fill(connection: Connection) -> None:
    """Many tables that are over, and a few that go on."""
    for number in range(500):
        agreement = agreed(table=f"table-{number}", public=True)
        queries.open_table(connection, agreement, [])
        queries.append(connection, queries.NewEntries(agreement.table_id, [], over=number > 1))


def plan_of(connection: Connection, query: Callable[[Connection], object]) -> str:
    """How SQLite carries out everything that the query asks for."""
    asked: list[tuple[str, tuple[object, ...]]] = []

    def note(*execution: object) -> None:
        asked.append((str(execution[2]), tuple(execution[3])))  # type: ignore[arg-type]

    event.listen(connection, "before_cursor_execute", note)
    query(connection)
    event.remove(connection, "before_cursor_execute", note)
    rows = [
        row
        for statement, values in asked
        for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
    ]
    return "\n".join(str(row[3]) for row in rows)


def test_the_lobby_looks_at_public_tables_that_are_not_over(connection: Connection) -> None:
    assert "tables USING INDEX ix_tables_lobby" in plan_of(connection, public_tables.public_tables)


def test_a_visitors_tables_are_found_from_the_newest_on(connection: Connection) -> None:
    plan = plan_of(connection, lambda c: queries.tables_of(c, b"table-7 0"))
    assert "places USING INDEX ix_places_newest (holder=?)" in plan
    assert "SCAN" not in plan


def test_room_for_another_table_is_counted_among_those_that_go_on(connection: Connection) -> None:
    plan = plan_of(connection, lambda c: public_tables.check_room(c, b"table-7 0", public=True))
    assert "ix_tables_running" in plan
    assert "SCAN tables" not in plan


def test_lobbies_are_found_by_who_sits_there_and_by_their_time(connection: Connection) -> None:
    for number in range(200):
        met = replace(MET, id=f"lobby-{number}", host=b"host %d" % number, chairs=())
        lobby_queries.open_lobby(connection, state.stored(met))
    plan = plan_of(connection, lambda c: lobby_queries.lobbies_of(c, b"host 7"))
    assert "sitters USING INDEX ix_sitters_holder (holder=?)" in plan
    assert "SCAN" not in plan
    plan = plan_of(connection, lambda c: lobby_queries.due(c, 1.0))
    assert "lobbies USING INDEX ix_lobbies_reveal_until" in plan


def test_to_renew_leases_is_to_look_for_dead_processes_alone(connection: Connection) -> None:
    plan = plan_of(connection, lambda c: lease_queries.renew_leases(c, "one", 2.0, 4.0))
    plan += plan_of(connection, lambda c: lease_queries.renew_leases(c, "one", 3.0, 5.0))
    assert "keepers" in plan
