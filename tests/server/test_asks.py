"""Coming back: a person whose browser is lost gets the seat, if the others say that it is them."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.parent import Forked, Parent
from tests.server.served import Person, Served

Pair = tuple[Served, Served]


def seated(*people: Person) -> str:
    """A private table of Game of Trains, one seat for each."""
    host, *others = people
    seats = ["me", *["person"] * len(others)]
    opened = host.open("game_of_trains", seats, order="given", name="Person 1")
    for number, (person, told) in enumerate(zip(others, opened["invitations"], strict=True), 2):
        name = f"Person {number}"
        assert person.post("/seats", invitation=told["invitation"], name=name).status_code == 201
    table: str = opened["table"]
    return table


@pytest.fixture
def stranger(served: Served) -> Person:
    return Person(served.url)


def problem(person: Person, table: str, path: str, **body: object) -> str:
    answer = person.post(f"/tables/{table}/{path}", **body)
    assert answer.status_code >= 400, answer.text
    word: str = answer.json()["problem"]
    return word


def test_the_others_let_somebody_back_in_and_the_old_browser_has_lost_the_seat(
    anna: Person, ben: Person, stranger: Person
) -> None:
    table = seated(anna, ben)
    ben.post(f"/tables/{table}/chat", text="Hello")
    with anna.events(table) as told, stranger.events(table) as seen, ben.events(table) as old:
        next(told), next(seen), next(old)
    answer = stranger.post(f"/tables/{table}/asks", seat=2)
    assert answer.status_code == 200, answer.text
    assert stranger.post(f"/tables/{table}/asks", seat=2).json() == answer.json()
    for person in (anna, stranger):
        page = person.page(table)
        assert page["asks"] == [2]
        assert page["chat"][-1]["text"] == "Somebody in another browser says: “I am Person 2.”"
    assert stranger.get(f"/tables/{table}/seats").json()["asked"] == 2
    assert anna.get(f"/tables/{table}/seats").json()["asked"] is None
    answer = anna.post(f"/tables/{table}/asks/answer", seat=2, welcome=True)
    assert answer.status_code == 200, answer.text
    page = stranger.page(table)
    assert (page["viewer"], page["asks"]) == (2, [])
    assert page["chat"][-1]["text"] == "You are back, in another browser: Person 1 let you in."
    assert anna.page(table)["chat"][-1]["text"] == "You let Person 2 back in, in another browser."
    assert stranger.get(f"/tables/{table}/seats").json()["yours"] == [2]
    assert ben.get(f"/tables/{table}/seats").json()["yours"] == []
    assert problem(ben, table, "resign", bot="greedy") == "not_your_seat"
    words = [word["text"] for word in stranger.get("/me/export").json()["words"]]
    assert words == ["Person 2", "Hello"]
    assert ben.get("/me/export").json() == {"lobbies": [], "tables": [], "words": []}


def test_one_no_is_enough_and_the_person_themselves_may_say_it(
    served: Served, anna: Person, ben: Person
) -> None:
    table = seated(anna, ben)
    for who in (anna, ben):
        stranger = Person(served.url)
        assert stranger.post(f"/tables/{table}/asks", seat=2).status_code == 200
        assert who.post(f"/tables/{table}/asks/answer", seat=2, welcome=False).status_code == 200
        assert anna.page(table)["asks"] == []
        assert problem(anna, table, "asks/answer", seat=2, welcome=True) == "nobody_asks"
        assert stranger.page(table)["viewer"] is None
    texts = [message["text"] for message in ben.page(table)["chat"]]
    assert texts[-1] == "Whoever said that they were you was not let in."


def test_who_may_ask_and_who_may_answer(
    served: Served, anna: Person, ben: Person, stranger: Person
) -> None:
    table = seated(anna, ben)
    assert problem(anna, table, "asks", seat=2) == "has_seat"
    assert problem(stranger, table, "asks", seat=4) == "not_another_seat"
    assert stranger.post(f"/tables/{table}/asks", seat=2).status_code == 200
    other = Person(served.url)
    assert problem(other, table, "asks", seat=2) == "asked_already"
    assert problem(stranger, table, "asks/answer", seat=2, welcome=True) == "not_your_seat"
    assert problem(Person(served.url), table, "asks/answer", seat=2, welcome=True) == "no_token"
    assert problem(ben, table, "asks/answer", seat=2, welcome=True) == "not_another_seat"
    assert problem(anna, table, "asks/answer", seat=1, welcome=True) == "nobody_asks"
    with ben.presence(table) as here:
        next(here)
        assert problem(anna, table, "asks/answer", seat=2, welcome=True) == "is_here"
        assert problem(Person(served.url), table, "asks", seat=2) == "is_here"


def test_where_only_bots_sit_nobody_can_say_who_it_is(anna: Person, stranger: Person) -> None:
    table = anna.open("trambahn", ["me", "greedy"], order="given")["table"]
    assert problem(stranger, table, "asks", seat=1) == "nobody_to_ask"
    assert problem(stranger, table, "asks", seat=2) == "not_another_seat"
    alone = anna.open("trambahn", ["me", "me"], order="given")["table"]
    assert problem(stranger, alone, "asks", seat=1) == "nobody_to_ask"


def test_a_seat_that_was_left_or_deleted_meanwhile_is_asked_for_no_more(
    served: Served, anna: Person, ben: Person, stranger: Person
) -> None:
    table = seated(anna, ben)
    stranger.post(f"/tables/{table}/asks", seat=2)
    ben.post(f"/tables/{table}/resign", bot="greedy")
    assert anna.page(table)["asks"] == []
    assert problem(anna, table, "asks/answer", seat=2, welcome=True) == "nobody_asks"
    again = seated(anna, Person(served.url))
    stranger.post(f"/tables/{again}/asks", seat=2)
    assert stranger.http.delete("/api/me").status_code == 204
    assert problem(anna, again, "asks/answer", seat=2, welcome=True) == "nobody_asks"
    assert anna.post(f"/tables/{again}/asks/answer", seat=2, welcome=False).status_code == 200


def test_of_many_who_ask_one_asks_and_of_many_answers_one_counts(served: Served) -> None:
    people = [Person(served.url) for _ in range(3)]
    table = seated(*people)
    strangers = [Person(served.url) for _ in range(6)]
    with ThreadPoolExecutor(6) as threads:
        asked = list(threads.map(lambda s: s.post(f"/tables/{table}/asks", seat=3), strangers))
        assert sorted(answer.status_code for answer in asked) == [200, *[409] * 5]
        said = [(person, yes) for person in people[:2] for yes in (True, False)]
        answers = list(
            threads.map(
                lambda one: one[0].post(f"/tables/{table}/asks/answer", seat=3, welcome=one[1]),
                said,
            )
        )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    welcome = said[[answer.status_code for answer in answers].index(200)][1]
    holders = [s for s in strangers if s.get(f"/tables/{table}/seats").json()["yours"] == [3]]
    assert len(holders) == welcome
    assert people[2].get(f"/tables/{table}/seats").json()["yours"] == ([] if welcome else [3])


def test_two_processes_agree_on_whose_seat_it_is(pair: Pair) -> None:
    here, there = pair
    with ExitStack() as people:
        anna, ben = Person(here.url), Person(here.url)
        table = seated(anna, ben)
        stranger, far = Person(there.url), Person(there.url, anna.http.cookies["stellwerk"])
        old = Person(there.url, ben.http.cookies["stellwerk"])
        assert old.get(f"/tables/{table}/seats").json()["yours"] == [2]
        assert stranger.post(f"/tables/{table}/asks", seat=2).status_code == 200
        assert problem(Person(here.url), table, "asks", seat=2) == "asked_already"
        answer = anna.post(f"/tables/{table}/asks/answer", seat=2, welcome=True)
        assert answer.status_code == 200
        assert stranger.get(f"/tables/{table}/seats").json()["yours"] == [2]
        near = Person(here.url, stranger.http.cookies["stellwerk"])
        assert near.get(f"/tables/{table}/seats").json()["yours"] == [2]
        for lost in (ben, old):
            assert problem(lost, table, "resign", bot="greedy") == "not_your_seat"
        with far.events(table, after=0) as one, anna.events(table, after=0) as other:
            told = [(next(one), next(other)) for _ in range(2)]
        assert all(mine == theirs for mine, theirs in told)
        for person in (anna, ben, stranger, far, old, near):
            people.callback(person.http.close)


def test_an_ask_survives_a_kill_with_the_very_same_events(parent: Parent, tmp_path: Path) -> None:
    server = Forked(parent, tmp_path)
    anna, ben, stranger = (Person(server.url) for _ in range(3))
    table = seated(anna, ben)
    number = anna.page(table)["number"]
    assert stranger.post(f"/tables/{table}/asks", seat=2).status_code == 200
    with anna.events(table, after=number) as events:
        before = next(events)
    server.kill()
    server.start()
    again = Person(server.url, anna.http.cookies["stellwerk"])
    back = Person(server.url, stranger.http.cookies["stellwerk"])
    with again.events(table, after=number) as events:
        assert next(events) == before
    assert back.get(f"/tables/{table}/seats").json()["asked"] == 2
    answer = again.post(f"/tables/{table}/asks/answer", seat=2, welcome=True)
    assert answer.status_code == 200
    server.kill()
    server.start()
    at_last = Person(server.url, stranger.http.cookies["stellwerk"])
    assert at_last.get(f"/tables/{table}/seats").json()["yours"] == [2]
    lost = Person(server.url, ben.http.cookies["stellwerk"])
    assert lost.get(f"/tables/{table}/seats").json()["yours"] == []
    for person in (anna, ben, stranger, again, back, at_last, lost):
        person.http.close()
    assert server.stop() == 0


def test_an_invitation_that_is_used_says_by_whom(
    served: Served, anna: Person, ben: Person, stranger: Person
) -> None:
    opened = anna.open("trambahn", ["me", "person"], order="given", name="Anna")
    table, invitation = opened["table"], opened["invitations"][0]["invitation"]
    found = {"table": table, "seat": 2, "state": "free", "name": ""}
    assert stranger.post("/invitations/look", invitation=invitation).json() == found
    ben.post("/seats", invitation=invitation, name="Ben")
    found |= {"state": "taken", "name": "Ben"}
    assert stranger.post("/invitations/look", invitation=invitation).json() == found
    assert ben.post("/invitations/look", invitation=invitation).json()["state"] == "yours"
    ben.post(f"/tables/{table}/resign", bot="greedy")
    answer = stranger.post("/invitations/look", invitation=invitation)
    assert (answer.status_code, answer.json()["problem"]) == (404, "no_such_invitation")
