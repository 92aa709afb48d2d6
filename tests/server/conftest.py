"""One server for all tests that leave it alive."""

from collections.abc import Iterator

import pytest

from tests.server.postgres import postgres
from tests.server.served import Person, Served


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
def anna(served: Served) -> Iterator[Person]:
    person = Person(served.url)
    yield person
    person.http.close()


@pytest.fixture
def ben(served: Served) -> Iterator[Person]:
    person = Person(served.url)
    yield person
    person.http.close()
