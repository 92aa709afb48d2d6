"""Two processes on one PostgreSQL and one bus: as if they were one."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.storage.log import Kind, LogEntry
from stellwerk.server.storage.store import Store
from tests.server.parent import Forked, Parent
from tests.server.redis import RedisServer
from tests.server.served import Person, Served
from tests.server.test_events_http import number_of, until

Pair = tuple[Served, Served]


@contextmanager
def at_both(pair: Pair) -> Iterator[tuple[Person, Person]]:
    """One visitor who is sent now to the one process, now to the other."""
    with httpx.Client(base_url=pair[0].url) as http:
        token = http.post("/api/visitors").json()["token"]
    here, there = (Person(served.url, token) for served in pair)
    yield here, there
    here.http.close()
    there.http.close()


def lines_written(served: Served, kind: str) -> float:
    text = httpx.get(f"{served.url}/metrics").text
    start = f'stellwerk_lines_total{{kind="{kind}"}} '
    return sum(float(entry.removeprefix(start)) for entry in text.split("\n") if start in entry)


def test_a_viewer_of_one_process_sees_the_moves_made_on_the_other(pair: Pair) -> None:
    with at_both(pair) as (here, there), ExitStack() as streams:
        table = here.open("trambahn", ["me", "me"], order="given")["table"]
        seats = (1, 2)
        near = [streams.enter_context(here.events(table, seat=seat)) for seat in seats]
        far = [streams.enter_context(there.events(table, seat=seat)) for seat in seats]
        begins = [next(events) for events in near]
        assert begins == [next(events) for events in far]
        for number in range(20):
            seat = here.page(table, seat=1)["view"]["to_act"][0]
            who = (here, there)[number % 2]  # and each knows at once what the other has answered
            page = who.page(table, seat=seat)
            answer = who.move(table, page["view"]["legal"][0], page["decision"], seat=seat)
            assert answer.status_code == 200, answer.text
        last = here.page(table, seat=1)["number"]
        for seat in (0, 1):
            told = until(near[seat], last)
            assert until(far[seat], last) == told
            numbers = [number_of(event) for event in told]
            assert numbers == list(range(number_of(begins[seat]) + 1, last + 1))


def test_everybody_at_any_process_is_here(pair: Pair) -> None:
    with at_both(pair) as (here, there):
        table = here.open("trambahn", ["me", "person"], order="given")["table"]
        stranger = Person(pair[1].url)
        with stranger.presence(table) as far:
            assert next(far) == {"seats": [], "spectators": 1, "thinking": []}
            with here.presence(table) as near:
                while next(near) != {"seats": [1], "spectators": 1, "thinking": []}:
                    pass
                while next(far)["seats"] != [1]:
                    pass
                with there.presence(table) as also_far:  # the same visitor, and no second one
                    assert next(also_far) == {"seats": [1], "spectators": 1, "thinking": []}
            while next(far)["seats"]:
                pass
        stranger.http.close()


def test_what_one_process_has_answered_the_other_knows(pair: Pair) -> None:
    """A seat taken here can move there, and a move sent again there is not played again."""
    with at_both(pair) as (here, there), httpx.Client(base_url=pair[1].url) as http:
        opened = here.open("trambahn", ["person", "person"])
        table, invitation = opened["table"], opened["invitations"][1]["invitation"]
        assert there.page(table)["chairs"][1]["free"]
        taken = here.post("/seats", invitation=invitation, name="Ben")
        assert taken.status_code == 201
        assert there.page(table)["viewer"] == 2
        assert there.post(f"/tables/{table}/chat", text="hello").status_code == 200
        assert here.page(table)["chat"][0]["text"] == "hello"
        assert http.get(f"/api/tables/{table}").json()["viewer"] is None


def test_a_move_sent_again_to_another_process_is_not_played_again(pair: Pair) -> None:
    with at_both(pair) as (here, there):
        table = here.open("trambahn", ["me", "greedy"], order="given")["table"]
        assert there.page(table)["viewer"] == 1
        page = here.until_asked(table)
        codes = page["view"]["legal"]
        assert here.move(table, codes[0], page["decision"]).status_code == 200
        assert there.move(table, codes[0], page["decision"]).status_code == 200
        assert there.move(table, codes[1], page["decision"]).status_code == 409


def test_bots_think_in_one_process_alone(pair: Pair) -> None:
    before = [lines_written(served, "move") for served in pair]
    with at_both(pair) as (here, there):
        table = here.open("game_of_trains", ["greedy", "random", "greedy"])["table"]
        assert there.until_over(table)["view"]["result"] == here.page(table)["view"]["result"]
    written = [lines_written(served, "move") for served in pair]
    assert sum(now == then for now, then in zip(written, before, strict=True)) == 1


def test_bots_of_a_killed_process_go_on_in_the_other(
    parent: Parent, tmp_path: Path, new_postgresql: str, bus: RedisServer
) -> None:
    one, two = (Forked(parent, tmp_path, new_postgresql, bus.url) for _ in range(2))
    with at_both((one, two)) as (here, there):
        tables = [here.open("trambahn", ["greedy", "random"])["table"] for _ in range(4)]
        one.kill()
        for table in tables:
            there.until_over(table)
    assert two.stop() == 0


def test_what_happens_while_the_bus_is_lost_is_told_when_it_is_back(
    parent: Parent, tmp_path: Path, new_postgresql: str, bus: RedisServer
) -> None:
    one, two = (Forked(parent, tmp_path, new_postgresql, bus.url) for _ in range(2))
    with at_both((one, two)) as (here, there):
        table = here.open("trambahn", ["me", "greedy"], order="given")["table"]
        with there.events(table) as events:
            first = number_of(next(events))
            bus.kill()
            last = here.play_on(table, 3)["number"]
            bus.start()
            told = [number_of(event) for event in until(events, last)]
            assert told == list(range(first + 1, last + 1))
            more = here.play_on(table, 1)["number"]
            assert [number_of(event) for event in until(events, more)][-1] == more
    assert [one.stop(), two.stop()] == [0, 0]


@pytest.mark.parametrize(
    ("flags", "says"),
    [
        (["--bus", "redis://localhost"], "share one --database postgresql://"),
        (["--database", "postgresql://nobody@localhost:1/x", "--bus", "redis://x"], "refused"),
    ],
)
def test_what_cannot_be_served_is_explained(flags: list[str], says: str) -> None:
    command = [sys.executable, "-c", "from stellwerk.cli import main; main()", "serve", *flags]
    ended = subprocess.run([*command, "--port", "0"], capture_output=True, text=True, check=False)
    assert ended.returncode != 0
    assert says in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_bus_that_does_not_answer_is_named(new_postgresql: str) -> None:
    command = [sys.executable, "-c", "from stellwerk.cli import main; main()", "serve"]
    flags = ["--port", "0", "--database", new_postgresql, "--bus", "unix:///nowhere/at/all"]
    ended = subprocess.run([*command, *flags], capture_output=True, text=True, check=False)
    assert ended.returncode != 0
    assert "the bus does not answer" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_viewer_hears_of_a_move_that_the_bus_has_not_told(pair: Pair) -> None:
    """A note may be lost: the line is in the store all the same."""
    here, there = (Person(server.url) for server in pair)
    table = here.open("trambahn", ["me", "me"], order="given")["table"]
    with there.events(table) as events:
        seen = json.loads(next(events).split("data: ")[1])["number"]
        asyncio.run(written(pair[0].database, table, seen + 1))
        assert json.loads(next(events).split("data: ")[1])["text"] == "hm"
    for person in (here, there):
        person.http.close()


async def written(database: str, table: str, number: int) -> None:
    """A line of a process that tells nobody."""
    store = Store(database)
    await store.append(table, [LogEntry(number, Kind.CHAT, SPECTATOR, words="hm")])
    store.close()
