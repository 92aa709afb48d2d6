"""kill -9 in the middle of everything: nothing acknowledged is missing, nothing is doubled."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import TypeVar

import httpx
import pytest

from stellwerk.dealer import first_deviation
from stellwerk.server.course import Course, replayed
from stellwerk.server.lines import Kind, Line
from stellwerk.server.store import Store
from tests.server.served import Person, Served

T = TypeVar("T")

KILLS = 5
TABLES = 4


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    served = Served(tmp_path)
    yield served
    served.kill()


class Stubborn:
    """A person who sends everything again until it is answered, whoever pulls the plug."""

    def __init__(self, served: Served, person: Person) -> None:
        self.served = served
        self.person = person
        self.random = Random(9)
        self.kills = 0
        self.pull_the_plug_soon()

    def pull_the_plug_soon(self) -> None:
        if self.kills < KILLS:
            self.plug = threading.Timer(self.random.uniform(0.1, 0.6), self.served.process.kill)
            self.plug.start()

    def insist(self, act: Callable[[], T]) -> T:
        while True:
            try:
                return act()
            except httpx.TransportError:
                self.plug.join()
                self.served.kill()
                self.served.start()
                self.person.http.base_url = self.served.url
                self.kills += 1
                self.pull_the_plug_soon()

    def play(self, table: str) -> list[tuple[int, str]]:
        """To the end, or until every plug was pulled: what was acknowledged."""
        moves: list[tuple[int, str]] = []
        while self.kills < KILLS:
            page = self.insist(lambda: self.person.until_asked(table))
            if page["view"]["result"]:
                break
            code, decision = self.random.choice(page["view"]["legal"]), page["decision"]
            answer = self.insist(lambda c=code, d=decision: self.person.move(table, c, d))  # type: ignore[misc]
            assert answer.status_code == 200, answer.text
            moves.append((decision, code))
        return moves


def test_nothing_acknowledged_is_missing_and_nothing_is_doubled(served: Served) -> None:
    person = Person(served.url)
    others = [person.open("game_of_trains", ["greedy", "random"])["table"] for _ in range(TABLES)]
    own = [person.open("trambahn", ["me", "greedy"], order="given")["table"] for _ in range(TABLES)]
    anna = Stubborn(served, person)
    moves = {table: anna.play(table) for table in own}
    assert anna.kills == KILLS
    seen = {table: person.page(table)["number"] for table in (*own, *others)}
    person.http.close()
    served.kill()
    for table, number in seen.items():
        course, lines = story(served, table)
        assert number <= len(lines)
        assert [line.number for line in lines] == list(range(1, len(lines) + 1))
        assert first_deviation(course.match, course.agreement.seed) is None
        mine = [line for line in lines if line.actor == 0 and line.kind is Kind.MOVE]
        assert table in others or [(line.decision, line.code) for line in mine] == moves[table]


def story(served: Served, table: str) -> tuple[Course, list[Line]]:
    """What the store has of a table, replayed by the rules."""

    async def read() -> tuple[Course, list[Line]]:
        store = Store(served.database)
        agreement, lines = await store.agreement(table), await store.lines(table)
        store.close()
        assert agreement is not None
        return replayed(agreement, lines), lines

    return asyncio.run(read())
