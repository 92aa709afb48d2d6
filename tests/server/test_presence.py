"""Presence: who is at a table, told to everybody, and no line of it."""

import time

from stellwerk.bots.searching import PATIENCE
from stellwerk.server.live.bots import SECONDS_UNTIL_SEEN
from tests.server.served import Person, Served
from tests.server.test_asks import seated


def test_everybody_is_told_who_comes_and_who_leaves(
    served: Served, anna: Person, ben: Person
) -> None:
    opened = anna.open("trambahn", ["me", "person"], order="given")
    table = opened["table"]
    ben.post("/seats", invitation=opened["invitations"][0]["invitation"])
    stranger = Person(served.url)
    with anna.presence(table) as told:
        assert next(told) == {"seats": [1], "spectators": 0, "thinking": []}
        with ben.presence(table) as theirs:
            assert next(theirs)["seats"] == [1, 2]
            assert next(told)["seats"] == [1, 2]
            with stranger.presence(table):
                assert next(told)["spectators"] == next(theirs)["spectators"] == 1
            assert next(told)["spectators"] == 0
        assert next(told) == {"seats": [1], "spectators": 0, "thinking": []}
    stranger.http.close()


def test_somebody_with_two_seats_and_two_windows_is_here_once(anna: Person, ben: Person) -> None:
    table = anna.open("trambahn", ["me", "me"])["table"]
    with ben.presence(table) as told, anna.presence(table, seat=1):
        assert next(told)["seats"] == []
        assert next(told) == {"seats": [1, 2], "spectators": 1, "thinking": []}
        with anna.presence(table, seat=2) as again:
            assert next(again) == {"seats": [1, 2], "spectators": 1, "thinking": []}


def test_whoever_takes_a_seat_while_watching_is_no_spectator_any_more(
    served: Served, anna: Person
) -> None:
    opened = anna.open("trambahn", ["me", "person"], order="given")
    ben = Person(served.url, anna.post("/visitors").json()["token"])
    with ben.presence(opened["table"]) as told:
        assert next(told)["spectators"] == 1
        again = Person(served.url, ben.http.headers["Authorization"].removeprefix("Bearer "))
        again.post("/seats", invitation=opened["invitations"][0]["invitation"])
        assert next(told) == {"seats": [2], "spectators": 0, "thinking": []}
        again.http.close()
    ben.http.close()


def test_a_bot_that_thinks_for_a_moment_is_seen_to_think(anna: Person, ben: Person) -> None:
    assert SECONDS_UNTIL_SEEN < PATIENCE
    table = anna.open("game_of_trains", ["me", "dispatcher"], order="given")["table"]
    with ben.presence(table) as told:
        assert next(told)["thinking"] == []
        page = anna.page(table)
        anna.move(table, page["view"]["legal"][0], page["decision"])
        while next(told)["thinking"] != [2]:
            pass
        while next(told)["thinking"]:
            pass


def test_presence_has_no_number_and_leaves_the_numbers_of_lines_alone(anna: Person) -> None:
    table = anna.open("trambahn", ["me", "me"], order="given")["table"]
    number = anna.page(table, seat=1)["number"]
    with anna.stream(table, seat=1) as parts:
        next(parts)
        assert next(parts).startswith(f"id: {number}\nevent: fresh\n")
        assert next(parts).startswith("event: presence\ndata: {")
    assert anna.page(table, seat=1)["number"] == number


def is_here(person: Person, table: str, seconds: float = 4.9) -> None:
    answer = person.post(f"/tables/{table}/here", seconds=seconds)
    assert answer.json() == {"seated": True}, answer.text


def test_whoever_vanishes_without_a_word_is_away_within_five_seconds(
    anna: Person, ben: Person
) -> None:
    """Their stream stays open: nobody has told the server that the cable was pulled."""
    table = seated(anna, ben)
    with anna.presence(table) as told, ben.presence(table) as silent:
        assert next(silent)["seats"] == [1, 2]
        while next(told)["seats"] != [1, 2]:
            pass
        is_here(ben, table)
        began = time.monotonic()
        assert next(told)["seats"] == [1]
        assert 4.5 < time.monotonic() - began < 5.5
        is_here(ben, table)
        assert next(told)["seats"] == [1, 2]
        assert time.monotonic() - began < 6.5


def test_whoever_gives_signs_is_here_all_the_time_and_a_program_needs_none(
    anna: Person, ben: Person
) -> None:
    table = seated(anna, ben)
    with anna.presence(table) as told, ben.presence(table):
        while next(told)["seats"] != [1, 2]:
            pass
        for _ in range(8):
            is_here(ben, table, seconds=0.6)
            time.sleep(0.2)
        assert next(told)["seats"] == [1]  # the next thing that is told: nothing came in between
    assert anna.post(f"/tables/{table}/here", seconds=76).status_code == 400


def test_who_comes_back_with_a_new_stream_is_here(anna: Person, ben: Person) -> None:
    table = seated(anna, ben)
    with anna.presence(table) as told:
        with ben.presence(table):
            is_here(ben, table, seconds=0.5)
            while next(told)["seats"] != [1, 2]:
                pass
            assert next(told)["seats"] == [1]
            with Person(str(ben.http.base_url), ben.http.cookies["stellwerk"]).presence(table):
                assert next(told)["seats"] == [1, 2]
        assert next(told)["seats"] == [1]


def test_a_stranger_gives_no_sign(served: Served, anna: Person, ben: Person) -> None:
    table = seated(anna, ben)
    stranger = Person(served.url)
    assert stranger.post(f"/tables/{table}/here", seconds=4).json() == {"seated": False}
    with anna.presence(table) as told:
        assert next(told) == {"seats": [1], "spectators": 0, "thinking": []}
    stranger.http.close()


def test_signs_that_another_process_hears_count_at_every_process(
    pair: tuple[Served, Served],
) -> None:
    here, there = pair
    anna, ben = Person(here.url), Person(here.url)
    table = seated(anna, ben)
    far = Person(there.url, ben.http.cookies["stellwerk"])
    with anna.presence(table) as told, ben.presence(table):
        while next(told)["seats"] != [1, 2]:
            pass
        for _ in range(4):
            is_here(far, table, seconds=1.5)
            time.sleep(0.5)
        began = time.monotonic()
        assert next(told)["seats"] == [1]
        assert time.monotonic() - began < 2.5
        is_here(far, table, seconds=1.5)
        assert next(told)["seats"] == [1, 2]
    for person in (anna, ben, far):
        person.http.close()
