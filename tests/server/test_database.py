"""The file of the database: for its owner alone, and for one server at a time."""

import asyncio
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from stellwerk.cli.commands import stellwerk
from stellwerk.cli.serve import own_database
from stellwerk.server.storage.database import engine_for, patiently
from stellwerk.server.storage.lock import ServedAlready, exclusive
from stellwerk.server.storage.log import Kind, LogEntry
from stellwerk.server.storage.store import Store
from tests.server.opening import agreed
from tests.server.parent import Forked, Parent
from tests.server.served import Person


@pytest.fixture(autouse=True)
def careless() -> Iterator[None]:
    """A machine where new files can be read by everybody."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(file: Path) -> dict[str, int]:
    return {part.name: part.stat().st_mode & 0o777 for part in file.parent.glob(f"{file.name}*")}


def written(store: Store) -> None:
    async def write() -> None:
        await store.open(agreed(), [LogEntry(1, Kind.CHAT, 0, words="Servus")])

    asyncio.run(write())


def test_nobody_but_the_owner_can_read_the_database(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with closing(Store(f"sqlite:///{file}")) as store:
        written(store)
        names = [f"tables.sqlite{end}" for end in ("", "-shm", "-wal")]
        assert modes(file) == dict.fromkeys(names, 0o600)


def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with closing(Store(f"sqlite:///{file}")) as store:
        written(store)
        for part in tmp_path.iterdir():
            part.chmod(0o644)
        with closing(Store(f"sqlite:///{file}")):
            assert set(modes(file).values()) == {0o600}


def test_the_folder_made_for_it_is_the_owners_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert own_database() == f"sqlite:///{tmp_path}/data/stellwerk/tables.sqlite"
    assert (tmp_path / "data" / "stellwerk").stat().st_mode & 0o777 == 0o700


def test_a_second_server_on_the_same_file_says_so_and_serves_nothing(
    parent: Parent, tmp_path: Path
) -> None:
    first = Forked(parent, tmp_path)
    second = CliRunner().invoke(stellwerk, ["serve", "--port", "0", "--database", first.database])
    assert second.exit_code == 1
    assert f"another server plays on {first.database}: stop that one" in second.output
    assert "Stellwerk is open" not in second.output
    anna = Person(first.url)
    assert anna.open("trambahn", ["me", "person"])
    first.kill()
    first.start()  # the lock has died with its process
    assert anna.http.get(f"{first.url}/healthz").status_code == 200
    anna.http.close()
    assert first.stop() == 0
    assert (tmp_path / "tables.sqlite.lock").stat().st_mode & 0o777 == 0o600


def test_a_program_that_the_server_starts_does_not_keep_the_lock(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with exclusive(database):
        left = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
        with pytest.raises(ServedAlready), exclusive(database):
            pass
    with exclusive(database):
        left.communicate(b"\n")


@pytest.mark.parametrize("database", ["sqlite://", "sqlite:///:memory:", "postgresql://db/tables"])
def test_databases_without_a_file_can_be_shared(database: str) -> None:
    with exclusive(database), exclusive(database):
        pass


def test_processes_that_wait_for_each_other_both_write(new_postgresql: str) -> None:
    """PostgreSQL refuses one of the two, which tries again."""
    engines, met = [engine_for(new_postgresql) for _ in range(2)], threading.Barrier(2)
    with engines[0].begin() as connection:
        connection.exec_driver_sql("CREATE TABLE counts (id int PRIMARY KEY, n int)")
        connection.exec_driver_sql("INSERT INTO counts VALUES (1, 0), (2, 0)")

    def count(which: int) -> None:
        def work(again: bool) -> None:
            with engines[which].begin() as connection:
                for row in (which + 1, 2 - which):
                    connection.exec_driver_sql("UPDATE counts SET n = n + 1 WHERE id = %s", (row,))
                    if row == which + 1 and not again:
                        met.wait(10)

        patiently(engines[which], work)

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(count, range(2)))
    with engines[0].connect() as connection:
        assert set(connection.exec_driver_sql("SELECT n FROM counts").scalars()) == {2}
    for engine in engines:
        engine.dispose()
