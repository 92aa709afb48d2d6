"""Lobbies at several processes, and at processes that are killed: nothing acknowledged is lost."""

import asyncio
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from stellwerk.fairness.deal import read
from stellwerk.server.storage.schema import lobbies, tables
from stellwerk.server.storage.store import Store
from tests.server.guests import Guest, start
from tests.server.parent import Forked, Parent
from tests.server.redis import RedisServer
from tests.server.served import Served
from tests.server.test_lobby import until

Pair = tuple[Served, Served]
SLOW = 0.01  # seconds of a commit


def test_people_at_different_processes_meet_in_one_lobby(pair: Pair) -> None:
    host, guest = Guest(pair[0].url, "Hanna"), Guest(pair[1].url, "Gustav")
    table = host.meet(["me", "person"])
    with host.told(table) as near:
        next(near)
        guest.sit(table, 2)
        assert until(near, lambda lobby: lobby["chairs"][1]["name"] == "Gustav")
        with guest.told(table) as far:
            assert until(far, lambda lobby: lobby["chairs"][0]["here"])
            assert until(near, lambda lobby: lobby["chairs"][1]["here"])
            guest.do(table, "ready", ready=True)
            agreement = host.do(table, "start").json()["lobby"]["agreement"]
            assert until(far, lambda lobby: lobby["agreement"] == agreement)
            for one in (host, guest):
                assert one.reveal(table, agreement).status_code == 200
            assert [name for name, _ in far][-1] == "started"
            assert [name for name, _ in near][-1] == "started"
    assert host.page(table)["viewer"] != guest.page(table)["viewer"]
    for one in (host, guest):
        one.http.close()


def test_what_happens_while_the_bus_is_lost_is_told_all_the_same(
    parent: Parent, tmp_path: Path, new_postgresql: str, bus: RedisServer
) -> None:
    one, two = (Forked(parent, tmp_path, new_postgresql, bus.url) for _ in range(2))
    host, guest = Guest(one.url, "Hanna"), Guest(two.url, "Gustav")
    table = host.meet(["me", "person"])
    with host.told(table) as near:
        next(near)
        bus.kill()
        try:
            guest.sit(table, 2)
            assert until(near, lambda lobby: lobby["chairs"][1]["name"] == "Gustav")
        finally:
            bus.start()
    for person in (host, guest):
        person.http.close()
    assert [one.stop(), two.stop()] == [0, 0]


@pytest.mark.parametrize("revealed", [False, True])
def test_a_deal_goes_on_where_the_process_was_killed_while_people_revealed(
    parent: Parent, tmp_path: Path, revealed: bool
) -> None:
    """Who has revealed stays so; the others still can, or the time is over all the same."""
    with closing(Forked(parent, tmp_path)) as served:
        host, guest = Guest(served.url, "Hanna"), Guest(served.url, "Gustav")
        table = host.meet(["me", "person"], order="given")
        guest.join(table, 2)
        agreement = host.do(table, "start").json()["lobby"]["agreement"]
        assert host.reveal(table, agreement).status_code == 200
        served.kill()
        served.start()
        for one in (host, guest):
            one.http.base_url = httpx.URL(served.url)
        lobby = guest.lobby(table)
        assert (lobby["agreement"], lobby["chairs"][0]["revealed"]) == (agreement, True)
        assert 0 < lobby["seconds"] <= 15
        if revealed:
            assert guest.reveal(table, agreement).json() == {"lobby": None}
        else:
            with guest.told(table) as events:
                assert [name for name, _ in events][-1] == "started"
        deal = read(host.get(f"/tables/{table}/fairness").json()["deal"])
        assert deal.shares == {0: host.share, 1: guest.share if revealed else None}
        for one in (host, guest):
            one.http.close()


def test_another_process_deals_when_the_one_that_was_asked_has_died(
    parent: Parent, tmp_path: Path, new_postgresql: str, bus: RedisServer
) -> None:
    one, two = (Forked(parent, tmp_path, new_postgresql, bus.url) for _ in range(2))
    host = Guest(one.url, "Hanna")
    table = host.meet(["me", "greedy"], start=True)
    one.kill()
    host.http.base_url = httpx.URL(two.url)
    with host.told(table) as events:
        assert [name for name, _ in events][-1] == "started"
    assert read(host.get(f"/tables/{table}/fairness").json()["deal"]).shares == {0: None}
    host.http.close()
    assert two.stop() == 0


class Meeting(threading.Thread):
    """Two people who meet again and again, and ask until they are answered."""

    def __init__(self, servers: list[Forked], number: int) -> None:
        super().__init__(daemon=True)
        self.servers, self.random = servers, Random(number)
        self.leaving = threading.Event()
        tokens = [httpx.post(f"{servers[0].url}/api/visitors").json()["token"] for _ in range(2)]
        self.guests = [Guest(servers[0].url, f"P{n}", token) for n, token in enumerate(tokens)]
        self.told: list[tuple[str, int, str]] = []
        """the table, chair and share of everybody who was told that it is written"""
        self.started: list[str] = []
        self.failed: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.leaving.is_set():
                self.meet()
        except httpx.TransportError:
            assert self.leaving.is_set()
        except BaseException as error:
            self.failed = error

    def meet(self) -> None:
        host, guest = self.guests
        opened = {"game": "game_of_trains", "chairs": ["me", "person"]}
        body = {**opened, "commitment": host.commitment}
        table = self.insist(lambda: host.post("/lobbies", **body)).json()["table"]
        self.insist(lambda: guest.sit(table, 2))
        self.insist(lambda: guest.do(table, "ready", ready=True))
        answer = self.insist(lambda: host.do(table, "start"))
        agreement = answer.json()["lobby"]["agreement"]
        for chair, one in enumerate(self.guests):
            self.reveal(one, table, chair, agreement)
        self.insist(lambda: host.get(f"/tables/{table}"))
        self.started.append(table)

    def reveal(self, one: Guest, table: str, chair: int, agreement: str) -> None:
        self.insist(lambda: one.reveal(table, agreement))
        self.told.append((table, chair, one.share))

    def insist(self, ask: Callable[[], httpx.Response]) -> httpx.Response:
        while True:
            try:
                answer = ask()
            except httpx.TransportError:
                if self.leaving.is_set():
                    raise
                time.sleep(0.01)
                url = self.random.choice(self.servers).url
                for guest in self.guests:
                    guest.http.base_url = httpx.URL(url)
                continue
            assert answer.status_code < 300, answer.text
            return answer


class Kept:
    """What the database has."""

    def __init__(self, database: str) -> None:
        self.store = Store(database)

    def both(self) -> set[str]:
        """Lobbies that are tables too: there must never be one."""
        with self.store.engine.connect() as connection:
            query = select(tables.c.id).join(lobbies, lobbies.c.id == tables.c.id)
            return set(connection.execute(query).scalars())

    def shares(self, table: str) -> dict[int, str | None] | None:
        async def found() -> Any:
            lobby, agreement = await self.store.lobby(table), await self.store.agreement(table)
            return lobby, agreement

        lobby, agreement = asyncio.run(found())
        if agreement is not None:
            return dict(read(agreement.deal or "").shares)
        return None if lobby is None else {}

    def check(self, meeting: Meeting) -> None:
        """All that its people were told."""
        for table, chair, share in meeting.told:
            shares = self.shares(table)
            assert shares is not None, "a lobby is lost"
            assert not shares or shares[chair] == share, "an acknowledged share is missing"
        for table in meeting.started:
            assert self.shares(table) == {n: one.share for n, one in enumerate(meeting.guests)}


def meet_while_killed(servers: list[Forked], kills: int) -> None:
    """What was acknowledged is kept, and everybody comes to a table in the end."""
    meetings, kept = [Meeting(servers, number) for number in range(3)], Kept(servers[0].database)
    for meeting in meetings:
        meeting.start()
    kill_them(servers, kept, kills)
    end = time.monotonic() + 60
    while not all(meeting.started or meeting.failed for meeting in meetings):
        assert time.monotonic() < end, "nobody comes to a table"
        time.sleep(0.05)
    for meeting in meetings:
        meeting.leaving.set()
    for meeting in meetings:
        meeting.join(60)
        assert meeting.failed is None
        kept.check(meeting)
    assert kept.both() == set()
    kept.store.close()


def kill_them(servers: list[Forked], kept: Kept, kills: int) -> None:
    random = Random(3)
    for _ in range(kills):
        time.sleep(random.uniform(0.05, 0.4))
        served = random.choice(servers)
        served.kill()
        try:
            assert kept.both() == set()
        finally:
            served.start()


def test_nothing_acknowledged_is_lost_between_start_and_deal(
    parent: Parent, tmp_path: Path
) -> None:
    with closing(Forked(parent, tmp_path, slow=SLOW)) as served:
        meet_while_killed([served], kills=10)


def test_one_of_two_processes_may_die_while_people_meet(
    parent: Parent, tmp_path: Path, new_postgresql: str, bus: RedisServer
) -> None:
    servers = [Forked(parent, tmp_path, new_postgresql, bus.url, SLOW) for _ in range(2)]
    meet_while_killed(servers, kills=8)
    assert [served.stop() for served in servers] == [0, 0]


def test_a_lobby_starts_at_the_process_that_was_asked_last(pair: Pair) -> None:
    """Every request of one person at another process."""
    token = httpx.post(f"{pair[0].url}/api/visitors").json()["token"]
    here, there = (Guest(served.url, "Hanna", token) for served in pair)
    there.share = here.share
    table = here.meet(["me", "greedy"])
    assert there.lobby(table)["hosting"]
    assert here.lobby(table)["yours"] == [1]
    start(there, table=table)
    assert here.page(table)["viewer"] == there.page(table)["viewer"]
    for one in (here, there):
        one.http.close()
