"""The clock with two processes on one database, and when one of them dies."""

import asyncio
import time
from pathlib import Path
from typing import Any

from stellwerk.server.storage.log import Kind, LogEntry
from stellwerk.server.storage.store import Store
from tests.server.parent import Forked, Parent
from tests.server.redis import RedisServer
from tests.server.served import Person, Served
from tests.server.test_terms import problem


def table_with_a_clock(anna: Person, ben: Person) -> str:
    terms = {"clock": 5}
    told = anna.open("game_of_trains", ["me", "person"], order="given", terms=terms)
    ben.post("/seats", invitation=told["invitations"][0]["invitation"], name="Ben")
    table: str = told["table"]
    return table


def until_warm(person: Person, table: str) -> dict[str, Any]:
    end = time.monotonic() + 40
    while not (page := person.page(table))["chairs"][0]["warm"]:
        assert time.monotonic() < end, "nothing happens when the time is over"
        time.sleep(0.05)
    return page


def entries_of(database: str, table: str) -> list[LogEntry]:
    async def read() -> list[LogEntry]:
        store = Store(database)
        entries = await store.entries(table)
        store.close()
        return entries

    return asyncio.run(read())


def test_one_process_acts_and_the_owner_is_back_at_any(pair: tuple[Served, Served]) -> None:
    anna, ben = (Person(served.url) for served in pair)
    table = table_with_a_clock(anna, ben)
    until = anna.page(table)["chairs"][0]["until"]
    assert ben.page(table)["chairs"][0]["until"] == until
    for person in (anna, ben):
        until_warm(person, table)
    there = Person(pair[1].url, anna.http.cookies["stellwerk"])
    answer = there.post(f"/tables/{table}/back", seat=1)
    assert answer.status_code == 200, answer.text
    assert anna.page(table)["chairs"][0]["warm"] is None
    entries = entries_of(pair[0].database, table)
    warm = [entry for entry in entries if entry.kind is Kind.WARM]
    assert len(warm) == 1
    assert warm[0].at >= until
    assert problem(there.post(f"/tables/{table}/back", seat=2)) == (403, "not_your_seat")
    for person in (anna, ben, there):
        person.http.close()


def test_time_is_over_though_the_process_that_kept_it_was_killed(
    parent: Parent, tmp_path: Path, new_postgresql: str, bus: RedisServer
) -> None:
    one, two = (Forked(parent, tmp_path, new_postgresql, bus.url) for _ in range(2))
    anna, ben = Person(one.url), Person(two.url)
    table = table_with_a_clock(anna, ben)
    until = ben.page(table)["chairs"][0]["until"]
    one.kill()
    page = until_warm(ben, table)
    assert page["view"]["to_act"]
    entries = entries_of(new_postgresql, table)
    assert [entry.at >= until for entry in entries if entry.kind is Kind.WARM] == [True]
    assert ben.until_asked(table)["view"]["legal"]  # the bot has moved for Anna
    for person in (anna, ben):
        person.http.close()
    assert two.stop() == 0


def test_who_looks_at_one_process_is_not_away_for_the_other(pair: tuple[Served, Served]) -> None:
    """Even if that one has never heard of the table: nobody is voted away while they are here."""
    anna, ben = (Person(pair[0].url) for _ in range(2))
    told = anna.open("game_of_trains", ["me", "person"], order="given")
    table = told["table"]
    ben.post("/seats", invitation=told["invitations"][0]["invitation"])
    there = {who: Person(pair[1].url, who.http.cookies["stellwerk"]) for who in (anna, ben)}
    with anna.stream(table) as parts:
        next(parts)
        assert there[ben].post(f"/tables/{table}/warm", seat=1).status_code == 200
        chair = there[ben].page(table)["chairs"][0]
        assert (chair["warm"], chair["votes"]) == (None, [2])
        with ben.stream(table), there[anna].presence(table) as told_there:
            while next(told_there)["seats"] != [1, 2]:
                pass
            assert there[anna].post(f"/tables/{table}/end").status_code == 200
            assert there[anna].page(table)["ended"] is None
    for person in (anna, ben, *there.values()):
        person.http.close()
