"""Faults of the database: what was promised stands, health knows, and everybody goes on after."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from stellwerk.server.live.commands import Resign
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.storage import database
from stellwerk.server.storage.database import Checkpoints, engine_for
from stellwerk.server.storage.errors import Unavailable
from stellwerk.server.storage.store import Store
from tests.server.opening import agreed, execute
from tests.server.opening import begun as begun_course
from tests.server.scenes import begun, move, play
from tests.server.served import Person, Served

IMPATIENT = [*(p for p in database.PRAGMAS if "busy" not in p), "busy_timeout=20"]


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """By another program."""
    with closing(sqlite3.connect(folder / "tables.sqlite", isolation_level=None)) as other:
        other.execute("PRAGMA busy_timeout=30000")
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


def test_bots_go_on_by_themselves_after_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PRAGMAS", IMPATIENT)

    async def scene(registry: TableRegistry) -> None:
        thinks, choose = threading.Event(), registry.bots._choose

        def slowly(*what: Any) -> int:
            assert thinks.wait(60)
            return choose(*what)

        monkeypatch.setattr(registry.bots, "_choose", slowly)
        table = await begun(registry, agreed("game_of_trains", [None, "greedy"]))
        while table.session.match.waiting_for == (0,):
            await move(table)
        while not table.owns_bots:
            await asyncio.sleep(0.01)
        failed = asyncio.Event()
        append = registry.store.append

        async def noting(*what: object) -> None:
            try:
                await append(*what)  # type: ignore[arg-type]
            except Unavailable:
                failed.set()
                raise

        monkeypatch.setattr(registry.store, "append", noting)
        with locked(tmp_path):
            thinks.set()
            await failed.wait()
            with pytest.raises(Unavailable):
                await registry.store.probe()
            assert table.session.match.waiting_for == (1,)
        while table.session.match.waiting_for != (0,):
            await asyncio.sleep(0.01)
        await move(table)

    play(tmp_path, scene)


def test_bots_whose_lease_could_not_be_asked_for_are_started_when_the_fault_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(registry: TableRegistry) -> None:
        acquire, faults = registry.store.acquire_lease, iter([Unavailable(), Unavailable()])

        async def failing_twice(*what: Any) -> bool:
            if fault := next(faults, None):
                raise fault
            return await acquire(*what)

        monkeypatch.setattr(registry.store, "acquire_lease", failing_twice)
        table = await begun(registry, agreed("game_of_trains", [None, "greedy"]))
        while table.session.match.waiting_for == (0,):
            await move(table)
        while table.session.match.waiting_for != (0,):
            await asyncio.sleep(0.01)
        assert next(faults, None) is None

    play(tmp_path, scene)


def test_a_move_that_failed_can_be_sent_again_when_the_fault_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PRAGMAS", IMPATIENT)

    async def scene(registry: TableRegistry) -> None:
        table = await begun(registry)
        number = table.session.number
        with locked(tmp_path), pytest.raises(Unavailable):
            await move(table)
        assert (await table.look()).number == number
        assert await move(table) > number

    play(tmp_path, scene)


def test_a_seat_left_to_a_bot_is_kept_even_if_nobody_could_take_it_up(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        agreement = agreed()
        session, first = begun_course(agreement)
        await store.open(agreement, first)
        (entry,) = execute(session, Resign(0, "greedy", b"anna"))
        await store.resign(agreement.table_id, 0, entry)
        leased = await store.renew_leases("me", now=1.0, until=2.0)
        assert leased.acquired == {agreement.table_id}
        store.close()

    asyncio.run(scene())


def test_health_knows_whether_something_can_be_written(tmp_path: Path) -> None:
    with closing(Served(tmp_path)) as served:
        person = Person(served.url)
        assert person.http.get("/healthz").status_code == 200
        table = person.open("trambahn", ["me", "me"], order="given")["table"]
        page = person.page(table, seat=1)
        code, decision = page["view"]["legal"][0], page["decision"]
        with locked(tmp_path):
            refused = person.move(table, code, decision, seat=1)
            assert (refused.status_code, refused.json()["problem"]) == (503, "unavailable")
            assert int(refused.headers["Retry-After"]) >= 1
            assert person.http.get("/healthz").status_code == 503
        assert person.move(table, code, decision, seat=1).status_code == 200
        assert person.http.get("/healthz").status_code == 200
        person.http.close()


def test_checkpoints_outlive_a_full_disk(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    engine = engine_for(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    faults = [sqlite3.OperationalError("database or disk is full")]

    @event.listens_for(engine, "before_cursor_execute")
    def fail(_c: object, _cursor: object, statement: str, *_: object) -> None:
        if "checkpoint" in statement and faults:
            raise engine.dialect.loaded_dbapi.OperationalError(*faults.pop().args)

    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE t (x)")
    checkpoints = Checkpoints(engine)
    checkpoints.written()
    file = tmp_path / "tables.sqlite"
    while faults or file.stat().st_size < 2 * 4096:
        assert checkpoints._thread.is_alive()
        time.sleep(0.01)
    assert "stays in SQLite's log for now: database or disk is full" in caplog.text
    checkpoints.close()
    engine.dispose()
