"""Servers: one for all tests that leave it alive, two that share a database; and stores."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from stellwerk.server.storage.store import Store
from tests.server.parent import Forked, Parent
from tests.server.postgres import new_database, postgres
from tests.server.redis import RedisServer, redis
from tests.server.served import Person, Served

NUMBERS = count()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("served"))
    yield served
    assert served.stop() == 0


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str | None]:
    with postgres() as address:
        yield address


@pytest.fixture
def new_postgresql(postgresql: str | None) -> str:
    """The address of a database with a name of its own."""
    return new_postgresql_at(postgresql)


def new_postgresql_at(address: str | None) -> str:
    if address is None:
        pytest.skip("there is no PostgreSQL on this machine: it was not tried with one")
    return new_database(address, f"test_{next(NUMBERS)}")


@pytest.fixture(scope="session")
def bus() -> Iterator[RedisServer]:
    with redis() as server:
        if server is None:
            pytest.skip(
                "there is no Redis on this machine: it was not tried with several processes"
            )
        yield server


@pytest.fixture(scope="session")
def parent() -> Iterator[Parent]:
    parent = Parent()
    yield parent
    parent.close()


@pytest.fixture(scope="session")
def pair(
    parent: Parent,
    tmp_path_factory: pytest.TempPathFactory,
    postgresql: str | None,
    bus: RedisServer,
) -> Iterator[tuple[Served, Served]]:
    """Two processes that share a database and a bus."""
    folder, database = tmp_path_factory.mktemp("pair"), new_postgresql_at(postgresql)
    one, two = (Forked(parent, folder, database, bus.url) for _ in range(2))
    yield one, two
    assert [one.stop(), two.stop()] == [0, 0]


@pytest.fixture
def anna(served: Served) -> Iterator[Person]:
    person = Person(served.url)
    yield person
    person.http.close()


@pytest.fixture
def ben(served: Served) -> Iterator[Person]:
    person = Person(served.url)
    yield person
    person.http.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    address: str = request.getfixturevalue("new_postgresql")
    return address


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    yield store
    store.close()
