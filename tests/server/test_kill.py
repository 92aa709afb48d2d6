"""kill -9 in the middle of everything: nothing acknowledged is missing, nothing is doubled.

People and bots play at many tables. Whenever a server dies, the store must have every move that was
acknowledged until then; then a server starts again, and everybody goes on. Commits take as long as
on a slow disk, so that a server that acknowledges too early would be found out.
"""

import asyncio
import threading
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest
from sqlalchemy import func, select

from stellwerk.dealer import first_deviation
from stellwerk.server.live.session import replayed
from stellwerk.server.storage.log import Kind
from stellwerk.server.storage.schema import keepers, lines, tables
from stellwerk.server.storage.store import Store
from tests.server.parent import Forked, Parent
from tests.server.redis import RedisServer
from tests.server.served import Person

PEOPLE = 5
SLOW = 0.01  # seconds of a commit


class Move(NamedTuple):
    """What somebody was told is written."""

    table: str
    seat: int
    decision: int
    code: str


class Stubborn(threading.Thread):
    """A person who plays at both ends of a table, and sends everything until it is answered."""

    def __init__(self, servers: list[Forked], token: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.servers = servers
        self.random = Random(seed)
        self.person = Person(servers[0].url, token)
        self.told: list[Move] = []
        self.tables: list[str] = []
        self.failed: BaseException | None = None
        self.leaving = threading.Event()

    def run(self) -> None:
        try:
            while not self.leaving.is_set():
                table = self.insist("POST", "/tables", game="trambahn", seats=["me", "me"])["table"]
                self.tables.append(table)
                self.play(table)
        except BaseException as error:
            self.failed = error
        self.person.http.close()

    def play(self, table: str) -> None:
        while not self.leaving.is_set():
            page = self.insist("GET", f"/tables/{table}?seat=1")
            if not page["view"]["to_act"]:
                return
            seat = page["view"]["to_act"][0]
            if seat != 1:
                page = self.insist("GET", f"/tables/{table}?seat={seat}")
            code, decision = self.random.choice(page["view"]["legal"]), page["decision"]
            path = f"/tables/{table}/moves"
            self.insist("POST", path, code=code, decision=decision, seat=seat)
            self.told.append(Move(table, seat - 1, decision, code))

    def insist(self, method: str, path: str, **body: Any) -> Any:
        while True:
            try:
                answer = self.person.http.request(method, "/api" + path, json=body or None)
            except httpx.TransportError:
                if self.leaving.is_set():
                    raise
                time.sleep(0.005)
                self.person.http.base_url = httpx.URL(self.random.choice(self.servers).url)
                continue
            assert answer.status_code < 300, answer.text
            return answer.json()


class Trial:
    """People and bots at work, on servers that somebody kills."""

    def __init__(self, servers: list[Forked]) -> None:
        self.servers = servers
        self.store = Store(servers[0].database)
        self.random = Random(9)
        self.host = Person(servers[0].url)
        tokens = [self.host.post("/visitors").json()["token"] for _ in range(PEOPLE)]
        self.people = [Stubborn(servers, token, seed) for seed, token in enumerate(tokens)]
        self.bots: list[str] = []

    def run(self, kills: int) -> None:
        for person in self.people:
            person.start()
        for number in range(kills):
            if number % 5 == 0:
                self.let_bots_play()
            time.sleep(self.random.uniform(0.02, 0.3))
            served = self.random.choice(self.servers)
            served.kill()
            try:
                self.check()
            finally:
                served.start()

    def let_bots_play(self) -> None:
        self.host.http.base_url = httpx.URL(self.servers[0].url)
        for game, seats in (("trambahn", ["greedy", "random"]), ("voll_verplant", ["greedy"] * 4)):
            self.bots.append(self.host.open(game, seats)["table"])

    def check(self) -> None:
        """Everything that was acknowledged so far is in the store, once."""
        told = Counter(move for person in self.people for move in list(person.told))
        kept = self.kept()
        assert told - kept == Counter()
        assert set(kept.values()) <= {1}
        assert [person.failed for person in self.people if person.failed] == []

    def kept(self) -> Counter[Move]:
        query = select(lines.c.table, lines.c.actor, lines.c.decision, lines.c.code)
        with self.store.engine.connect() as connection:
            rows = connection.execute(query.where(lines.c.kind == Kind.MOVE)).all()
        return Counter(Move(*row) for row in rows)

    def go_on(self) -> None:
        """At every table something happens again, by people or by bots."""
        self.host.http.base_url = httpx.URL(self.servers[0].url)
        before, end = self.running(), time.monotonic() + 60
        while standing := {
            table for table, last in before.items() if self.running().get(table, last + 1) <= last
        }:
            assert time.monotonic() < end, f"tables that do not go on: {standing}"
            for table in self.bots:  # bots think where somebody looks
                self.host.get(f"/tables/{table}")
        self.send_home()
        self.check()

    def running(self) -> dict[str, int]:
        """The last line of every table that is not over."""
        query = select(lines.c.table, func.max(lines.c.number)).group_by(lines.c.table)
        query = query.join(tables, tables.c.id == lines.c.table).where(~tables.c.over)
        with self.store.engine.connect() as connection:
            return dict(connection.execute(query).all())

    def send_home(self) -> None:
        for person in self.people:
            person.leaving.set()
        for person in self.people:
            if person.ident:
                person.join()

    def close(self) -> None:
        for served in self.servers:
            served.kill()
        self.send_home()
        self.host.http.close()
        self.store.close()

    async def read_everything(self) -> None:
        """Every table is a game by the rules, of the cards that its seed has decided."""
        for table in [*self.bots, *(table for person in self.people for table in person.tables)]:
            agreement, story = await self.store.agreement(table), await self.store.entries(table)
            assert agreement is not None
            assert [entry.number for entry in story] == list(range(1, len(story) + 1))
            match = replayed(agreement, story).match
            assert first_deviation(match, agreement.seed) is None


def test_nothing_acknowledged_is_missing_and_nothing_is_doubled(
    parent: Parent, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    with closing(Trial([Forked(parent, tmp_path, slow=SLOW)])) as trial:
        trial.run(request.config.getoption("--kills"))
        trial.go_on()
        asyncio.run(trial.read_everything())


def test_one_of_two_processes_may_die_at_any_moment(
    parent: Parent, tmp_path: Path, new_postgresql: str, bus: RedisServer
) -> None:
    servers = [Forked(parent, tmp_path, new_postgresql, bus.url, SLOW) for _ in range(2)]
    with closing(Trial(servers)) as trial:
        trial.run(kills=10)
        trial.go_on()
        asyncio.run(trial.read_everything())


def test_somebody_who_looks_at_one_process_wakes_the_bots_of_another(
    parent: Parent, tmp_path: Path, new_postgresql: str, bus: RedisServer
) -> None:
    servers = [Forked(parent, tmp_path, new_postgresql, bus.url, SLOW) for _ in range(2)]
    with closing(Trial(servers)) as trial:
        table = trial.host.open("trambahn", ["greedy", "random"])["table"]
        first = keeper_of(trial.store, table)
        servers[0].kill()
        while keeper_of(trial.store, table) == first:
            time.sleep(0.05)
        servers[0].start()
        trial.bots = [table]
        trial.go_on()


def keeper_of(store: Store, table: str) -> str:
    """The process whose bots think at the table, as soon as there is one."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        with store.engine.connect() as connection:
            query = select(keepers.c.process).where(keepers.c.table == table)
            if process := connection.execute(query).scalar():
                return str(process)
        time.sleep(0.05)
    raise AssertionError("nobody keeps the table")
