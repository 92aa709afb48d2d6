"""A ring for somebody who is waited for: to that person alone, once a minute, wherever they are."""

import json
import time
from collections.abc import Iterator

from tests.server.served import Person, Served
from tests.server.test_terms import opened, problem


def first_nudge(parts: Iterator[str]) -> dict[str, int]:
    told: dict[str, int] = json.loads(
        next(part for part in parts if part.startswith("event: nudge")).split("\ndata: ")[1]
    )
    return told


def names_until(parts: Iterator[str], last: str) -> list[str]:
    """The names of the events up to this one."""
    names = [""]
    while names[-1] != last:
        names.append(next(parts).split("event: ")[-1].split("\n")[0])
    return names


def game_of_trains(anna: Person, ben: Person) -> str:
    told = anna.open("game_of_trains", ["me", "person"], order="given", name="Anna")
    ben.post("/seats", invitation=told["invitations"][0]["invitation"], name="Ben")
    table: str = told["table"]
    return table


def test_only_the_person_who_is_waited_for_hears_it(
    served: Served, anna: Person, ben: Person
) -> None:
    table, stranger = game_of_trains(anna, ben), Person(served.url)
    number = anna.page(table)["number"]
    with (
        anna.stream(table) as hers,
        ben.stream(table) as his,
        stranger.stream(table) as theirs,
    ):
        for parts in (hers, his, theirs):
            names_until(parts, "fresh")
        assert ben.post(f"/tables/{table}/nudge", seat=1).status_code == 200
        assert first_nudge(hers) == {"seat": 1, "by": 2}
        stranger.post(f"/tables/{table}/chat", text="hello")
        for parts in (his, theirs):
            assert "nudge" not in names_until(parts, "chat")
    assert anna.page(table)["number"] == number + 1  # the chat alone
    stranger.http.close()


def test_it_rings_once_a_minute_and_only_where_somebody_is_waited_for(
    served: Served, anna: Person, ben: Person
) -> None:
    table, stranger = game_of_trains(anna, ben), Person(served.url)
    path = f"/tables/{table}/nudge"
    assert problem(anna.post(path, seat=1)) == (409, "not_waited_for")
    assert problem(anna.post(path, seat=2)) == (409, "not_waited_for")
    assert problem(ben.post(path, seat=6)) == (409, "not_waited_for")
    assert problem(stranger.post(path, seat=1)) == (401, "no_token")
    assert ben.post(path, seat=1).status_code == 200
    assert problem(ben.post(path, seat=1)) == (409, "nudged")
    anna.play_once(table)
    assert anna.post(path, seat=2).status_code == 200
    assert problem(ben.post(path, seat=1)) == (409, "not_waited_for")
    stranger.http.close()


def test_it_rings_at_another_process(pair: tuple[Served, Served]) -> None:
    anna, ben = (Person(served.url) for served in pair)
    table = game_of_trains(anna, ben)
    with anna.stream(table) as parts:
        names_until(parts, "fresh")
        assert ben.post(f"/tables/{table}/nudge", seat=1).status_code == 200
        assert first_nudge(parts) == {"seat": 1, "by": 2}
    for person in (anna, ben):
        person.http.close()


def test_a_stream_says_what_time_it_is_where_a_clock_runs(anna: Person, ben: Person) -> None:
    table = opened(anna, ben, clock=3600)
    with anna.stream(table) as parts:
        told = next(part for part in parts if part.startswith("event: time"))
    now = json.loads(told.split("\ndata: ")[1])["now"]
    assert abs(now - time.time() * 1000) < 60_000
    until = anna.page(table)["chairs"][0]["until"]
    assert now < until < now + 3_600_000
