"""Going on on another device: all seats go along, once, to one visitor, whatever happens."""

import asyncio
import json
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from stellwerk.server.http import devices
from stellwerk.server.http.devices import EVERYBODY
from stellwerk.server.live.commands import Move
from stellwerk.server.storage.travel import NewCode
from stellwerk.server.web.device_codes import ALPHABET, LETTERS, SECONDS_VALID, new_code, plain_code
from stellwerk.server.web.problems import ApiError
from stellwerk.server.web.rate_limits import Limits, RateKey, TooMany
from tests.server.opening import agreed
from tests.server.parent import Forked, Parent
from tests.server.scenes import opened, sit
from tests.server.served import Person, Served
from tests.server.visited import stopped_clock, visited

Pair = tuple[Served, Served]

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning:litestar")


def code_of(person: Person) -> str:
    answer = person.post("/me/codes")
    assert answer.status_code == 201, answer.text
    code: str = answer.json()["code"]
    return code


def arrive(person: Person, code: str, both: bool) -> httpx.Response:
    looked = person.post("/codes/look", code=code)
    assert looked.status_code == 200, looked.text
    return person.post("/codes/use", code=code, both=both)


def tables_of(person: Person) -> set[str]:
    return {table["table"] for table in person.get("/tables/mine").json()}


def test_both_devices_are_one_visitor_from_then_on(anna: Person, ben: Person) -> None:
    table = anna.open("trambahn", ["me", "greedy"], order="given", name="Anna")["table"]
    code = code_of(anna)
    found = ben.post("/codes/look", code=code.lower().replace("-", " ")).json()
    assert found == {"tables": 1, "yours": 0, "same": False}
    assert arrive(ben, code, both=True).json() == {"tables": 1}
    assert ben.http.cookies["stellwerk"] == anna.http.cookies["stellwerk"]
    assert anna.get("/me").json() == {"gone_on": False, "shared": True}
    for person in (anna, ben):
        assert person.get(f"/tables/{table}/seats").json()["yours"] == [1]
    ben.play_on(table, 1)
    assert anna.page(table)["view"]["entries"] > 0


def test_whoever_moves_has_all_and_the_other_device_nothing(anna: Person, ben: Person) -> None:
    table = anna.open("trambahn", ["me", "me", "person"][:2], order="given", name="Anna")["table"]
    hosted = anna.open("trambahn", ["person", "person"], order="given")["table"]
    anna.post(f"/tables/{table}/chat", text="Hello", seat=1)
    page = anna.page(table, seat=1)
    assert arrive(ben, code_of(anna), both=False).json() == {"tables": 2}
    assert anna.http.cookies["stellwerk"] != ben.http.cookies["stellwerk"]
    assert anna.get("/me").json() == {"gone_on": True, "shared": False}
    assert (tables_of(anna), tables_of(ben)) == (set(), {table})
    seat = page["view"]["to_act"][0]
    page = ben.page(table, seat=seat)
    code, decision = page["view"]["legal"][0], page["decision"]
    assert anna.move(table, code, decision, seat=seat).json()["problem"] == "not_your_seat"
    assert anna.get(f"/tables/{table}", seat=seat).status_code == 403
    mine = anna.get(f"/tables/{table}/seats").json()
    assert (mine["yours"], mine["gone_on"]) == ([], True)
    assert ben.move(table, code, decision, seat=seat).status_code == 200
    assert [chair["name"] for chair in page["chairs"]] == ["Anna 1", "Anna 2"]
    assert "Hello" in [word["text"] for word in ben.get("/me/export").json()["words"]]
    assert anna.get("/me/export").json() == {"lobbies": [], "tables": [], "words": []}
    assert anna.post(f"/tables/{hosted}/invitations", seat=1).status_code == 403
    assert ben.post(f"/tables/{hosted}/invitations", seat=1).status_code == 201
    back = code_of(ben)
    assert arrive(anna, back, both=False).status_code == 200
    assert anna.get("/me").json()["gone_on"] is False
    assert anna.get(f"/tables/{table}/seats").json()["yours"] == [1, 2]


def test_the_stream_of_the_old_device_ends_and_everybody_is_told(anna: Person, ben: Person) -> None:
    opened = anna.open("trambahn", ["me", "person"], order="given", name="Anna")
    table = opened["table"]
    friend = Person(str(anna.http.base_url))
    friend.post("/seats", invitation=opened["invitations"][0]["invitation"], name="Carl")
    with anna.events(table, seat=1) as old, friend.events(table) as told:
        next(old), next(told)
        arrive(ben, code_of(anna), both=False)
        assert "Anna goes on on another device." in next(told)
        for _ in old:
            pass  # until it ends
    note = friend.page(table)["chat"][-1]
    assert (note["text"], note["note"]) == ("Anna goes on on another device.", True)
    assert ben.page(table)["chat"][-1]["text"] == "You go on on another device."
    friend.http.close()


@pytest.mark.parametrize("both", [False, True])
def test_the_new_device_keeps_the_seats_that_it_had(anna: Person, ben: Person, both: bool) -> None:
    theirs = anna.open("trambahn", ["me", "greedy"])["table"]
    own = ben.open("trambahn", ["me", "greedy"])["table"]
    code = code_of(anna)
    assert ben.post("/codes/look", code=code).json() == {"tables": 1, "yours": 1, "same": False}
    assert arrive(ben, code, both).json() == {"tables": 2}
    assert tables_of(ben) == {theirs, own}
    assert tables_of(anna) == (tables_of(ben) if both else set())


@pytest.mark.parametrize("both", [False, True])
def test_a_code_is_good_for_one_device_which_may_send_it_again(
    served: Served, anna: Person, ben: Person, both: bool
) -> None:
    anna.open("trambahn", ["me", "greedy"])
    code = code_of(anna)
    assert anna.post("/codes/use", code=code, both=both).json()["problem"] == "own_code"
    ben.post("/codes/look", code=code)
    before = Person(served.url, ben.http.cookies["stellwerk"])
    for _ in range(2):
        assert before.post("/codes/use", code=code, both=both).json() == {"tables": 1}
    for person in (Person(served.url), Person(served.url)):
        assert person.post("/codes/look", code=code).json()["problem"] == "no_such_code"
        answer = person.post("/codes/use", code=code, both=both)
        assert (answer.status_code, answer.json()["problem"]) == (404, "no_such_code")
    assert Person(served.url).post("/me/codes").json()["problem"] == "no_token"


def test_a_newer_code_takes_the_place_of_the_one_before(anna: Person, ben: Person) -> None:
    anna.open("trambahn", ["me", "greedy"])
    old, new = code_of(anna), code_of(anna)
    assert ben.post("/codes/use", code=old, both=True).json()["problem"] == "no_such_code"
    assert arrive(ben, new, both=True).status_code == 200


def test_many_devices_at_the_same_moment_are_one(served: Served, anna: Person) -> None:
    tables = {anna.open("trambahn", ["me", "greedy"])["table"] for _ in range(3)}
    code = code_of(anna)
    people = [Person(served.url, anna.post("/visitors").json()["token"]) for _ in range(8)]
    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(lambda person: arrive_at_once(person, code), people))
    assert sorted(answers) == [200, *[404] * 7]
    assert [tables_of(p) for p, answer in zip(people, answers, strict=True) if answer == 200] == [
        tables
    ]
    assert all(not tables_of(p) for p, a in zip(people, answers, strict=True) if a != 200)


def arrive_at_once(person: Person, code: str) -> int:
    return person.post("/codes/use", code=code, both=False).status_code


def test_after_ten_minutes_a_code_is_no_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with visited(tmp_path) as anna:
            await anna.post("/tables", json={"game": "trambahn", "seats": ["me", "greedy"]})
            made = (await anna.post("/me/codes")).json()
            assert made["seconds"] == SECONDS_VALID == 600
            token = (await anna.post("/visitors")).json()["token"]
            other = {"Authorization": f"Bearer {token}"}
            now = time.time() * 1000
            for seconds, status in ((SECONDS_VALID - 5, 200), (SECONDS_VALID + 5, 404)):
                later = int(now + seconds * 1000)
                monkeypatch.setattr(devices, "_now", lambda later=later: later)
                body = {"code": made["code"]}
                answer = await anna.post("/codes/look", json=body, headers=other)
                assert answer.status_code == status

    asyncio.run(scene())


def test_a_million_guesses_find_nothing() -> None:
    """From ten thousand addresses, as fast as they like, as long as codes are valid."""
    assert len(ALPHABET) ** LETTERS >= 2**50
    now = 0.0
    limits = Limits(lambda: now)
    tried = 0
    for number in range(1_000_000):
        now = number * SECONDS_VALID / 1_000_000
        try:
            limits.spend("codes", RateKey(None, f"192.0.{number % 10_000}"))
            limits.spend("all_codes", EVERYBODY)
        except TooMany:
            continue
        tried += 1
    assert tried < 4000
    found = tried * 10_000 / len(ALPHABET) ** LETTERS  # with ten thousand codes open at once
    assert found < 1e-7


@pytest.mark.parametrize(("client", "most"), [("192.0.2.1", 50), ("127.0.0.1", 200)])
def test_whoever_guesses_has_to_wait_even_on_the_machine_of_the_server(
    tmp_path: Path, client: str, most: int
) -> None:
    """There no other limit holds: a proxy that does not say for whom it asks looks like that."""

    async def scene() -> None:
        async with visited(tmp_path, stopped_clock, client=client) as http:
            answers = [await http.post("/codes/look", json={"code": "-"}) for _ in range(most + 9)]
            assert [answer.status_code for answer in answers] == [404] * most + [429] * 9
            assert int(answers[-1].headers["Retry-After"]) >= 1

    asyncio.run(scene())


def test_a_code_is_read_as_people_type_it() -> None:
    assert plain_code(" 7kq2m - x9rta ") == "7KQ2MX9RTA"
    assert plain_code("o1lil-00000") == "0111100000"
    for wrong in ("", "7KQ2M", "7KQ2M-X9RT!", "7KQ2M-X9RTUA", "é" * 10):
        assert plain_code(wrong) is None
    assert all(plain_code(code) == code for code in (new_code() for _ in range(1000)))


def test_the_database_knows_neither_the_code_nor_the_token(tmp_path: Path) -> None:
    with closing(Served(tmp_path)) as served:
        anna = Person(served.url)
        anna.open("trambahn", ["me", "greedy"])
        code, token = code_of(anna), anna.http.cookies["stellwerk"]
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
            kept = "\n".join(database.iterdump())
        assert "device_codes" in kept
        for secret in (code, code.replace("-", ""), token):
            assert secret not in kept
            assert secret.encode().hex() not in kept.lower()
        anna.http.delete("/api/me")
        anna.http.close()
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
            assert database.execute("select count(*) from device_codes").fetchone() == (0,)


def test_a_kill_in_between_leaves_all_seats_with_one_visitor(
    parent: Parent, tmp_path: Path
) -> None:
    """Sent again by the device that was on its way, it is done, once."""
    server = Forked(parent, tmp_path)
    random = Random(7)
    for _ in range(6):
        anna, ben = Person(server.url), Person(server.url)
        tables = {anna.open("trambahn", ["me", "greedy"])["table"] for _ in range(3)}
        code = code_of(anna)
        ben.post("/codes/look", code=code)
        using = threading.Thread(target=use_until_the_power_cut, args=(ben, code))
        using.start()
        time.sleep(random.uniform(0.0, 0.08))
        server.kill()
        using.join()
        server.start()
        old = Person(server.url, anna.http.cookies["stellwerk"])
        new = Person(server.url, ben.http.cookies["stellwerk"])
        assert sorted([tables_of(old), tables_of(new)], key=len) == [set(), tables]
        answer = new.post("/codes/use", code=code, both=False)
        assert answer.status_code == 200, answer.text
        assert (tables_of(old), tables_of(new)) == (set(), tables)
        for table in tables:
            new.play_on(table, 1)
        for person in (anna, ben, old, new):
            person.http.close()
    assert server.stop() == 0


def use_until_the_power_cut(person: Person, code: str) -> None:
    with suppress(httpx.TransportError):
        person.post("/codes/use", code=code, both=False)


def test_another_process_knows_it_at_once(pair: Pair) -> None:
    here, there = pair
    anna, ben = Person(here.url), Person(there.url)
    opened = anna.open("trambahn", ["me", "me"], order="given", name="Anna")
    table = opened["table"]
    far = Person(there.url, anna.http.cookies["stellwerk"])
    page: dict[str, Any] = far.page(table, seat=1)
    seat = page["view"]["to_act"][0]
    page = far.page(table, seat=seat)
    code, decision = page["view"]["legal"][0], page["decision"]
    with far.events(table, seat=1) as events:
        next(events)
        arrive(ben, code_of(anna), both=False)
        for _ in events:
            pass  # until it ends
    near = Person(here.url, ben.http.cookies["stellwerk"])
    for old in (anna, far):
        assert old.move(table, code, decision, seat=seat).status_code == 403
        assert old.get(f"/tables/{table}/seats").json()["gone_on"] is True
    assert near.get(f"/tables/{table}/seats").json()["yours"] == [1, 2]
    assert near.move(table, code, decision, seat=seat).status_code == 200
    with ben.events(table, seat=1, after=page["number"]) as events:
        told = [json.loads(next(events).split("data: ")[1])["kind"] for _ in range(3)]
    assert told == ["travel", "travel", "move"]
    for person in (anna, ben, far, near):
        person.http.close()


def test_a_process_that_was_told_nothing_lets_the_old_token_do_nothing(tmp_path: Path) -> None:
    """The other one was killed right after the commit: what is stored counts."""

    async def scene() -> None:
        async with opened(tmp_path) as one, opened(tmp_path) as two:
            table = await one.open(agreed(), {})
            for seat in (0, 1):
                await sit(table, seat, b"anna", "Anna")
            there = await two.load(table.id)
            session = there.session
            seat = session.match.waiting_for[0]
            code, decision = session.match.legal(seat)[0], session.decision(seat)
            until = int(time.time() * 1000) + 60_000
            await one.store.open_code(NewCode(b"code", b"anna", b"sealed", until), until)
            journey = await one.store.use_code(b"code", b"ben", both=False, now=until)
            assert [len(entries) for _, entries in journey.told] == [2]
            assert session.holders == [b"anna", b"anna"]  # as far as this process knows
            with pytest.raises(ApiError) as refused:
                await two.change(table.id, Move(seat, code, decision, b"anna"))
            assert refused.value.problem == "not_your_seat"
            session = await two.change(table.id, Move(seat, code, decision, b"ben"))
            assert session.holders == [b"ben", b"ben"]

    asyncio.run(scene())
