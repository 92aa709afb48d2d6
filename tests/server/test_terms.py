"""What was agreed on holds for everybody: hints, take-backs and spectators."""

import json
from typing import Any

import pytest

from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.live.commands import AskForHelp, Sit
from stellwerk.server.live.snapshots import Reader, page_of
from stellwerk.server.storage.log import Kind, Terms
from tests.server.opening import agreed, execute
from tests.server.served import Person, Served
from tests.server.test_quiet import World, codes

BETWEEN_PEOPLE = ["me", "person"]


def opened(anna: Person, ben: Person, seats: list[str] = BETWEEN_PEOPLE, **terms: Any) -> str:
    """A table of Voll verplant where Anna sits at seat 1 and Ben at seat 2."""
    told = anna.open("voll_verplant", seats, order="given", name="Anna", terms=terms)
    for invitation in told["invitations"]:
        answer = ben.post("/seats", invitation=invitation["invitation"], name="Ben")
        assert answer.status_code == 201, answer.text
    table: str = told["table"]
    return table


def problem(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["problem"]


@pytest.mark.parametrize(
    ("seats", "alone"),
    [
        (["me", "driver"], True),
        (["me", "me"], True),
        (["greedy", "random"], True),
        (["person", "driver"], True),
        (["me", "person"], False),
        (["person", "person"], False),
    ],
)
def test_without_a_word_help_is_for_who_plays_with_nobody_else(
    anna: Person, seats: list[str], alone: bool
) -> None:
    table = anna.open("game_of_trains", seats)["table"]
    terms = {"hints": alone, "take_backs": alone, "spectators": True, "clock": None}
    assert anna.page(table)["terms"] == terms


def test_people_agree_on_what_they_like(anna: Person, ben: Person) -> None:
    table = opened(anna, ben, hints=True, clock=90)
    terms = {"hints": True, "take_backs": False, "spectators": True, "clock": 90}
    assert anna.page(table)["terms"] == ben.page(table)["terms"] == terms
    for clock in (0, 4, -1, 10**9, 1.5, "long"):
        refused = anna.post(
            "/tables", game="game_of_trains", seats=["me", "me"], terms={"clock": clock}
        )
        assert problem(refused) == (400, "invalid"), clock


def test_old_tables_allow_everything() -> None:
    assert agreed().terms == Terms(hints=True, take_backs=True, spectators=True, clock=None)


def test_a_hint_that_was_not_agreed_on_is_refused_until_the_end(anna: Person, ben: Person) -> None:
    table = opened(anna, ben)
    assert problem(anna.get(f"/tables/{table}/advice")) == (409, "no_hints")
    german = anna.get(f"/tables/{table}/advice", language="de").json()["error"]
    assert "ohne Rat" in german
    assert anna.page(table)["chat"] == []
    play_out(table, anna, ben)
    last = len(anna.get(f"/tables/{table}/log").json())
    assert ben.get(f"/tables/{table}/advice", at=last - 1).status_code == 200


def play_out(table: str, *people: Person) -> None:
    """To the end, by whoever is asked."""
    for number in range(300):
        page = people[0].page(table)
        if page["view"]["result"]:
            return
        people[page["view"]["to_act"][0] - 1].play_once(table, number)
    raise AssertionError("no end after 300 moves")


def test_a_take_back_that_was_not_agreed_on_is_refused_and_not_offered(
    anna: Person, ben: Person
) -> None:
    table = opened(anna, ben)
    page = anna.page(table)
    anna.move(table, page["view"]["legal"][0], page["decision"])
    page = anna.page(table)
    assert not page["view"]["can_undo"]
    refused = anna.post(f"/tables/{table}/undo", decision=page["decision"])
    assert problem(refused) == (409, "no_take_backs")
    assert anna.page(table)["number"] == page["number"]


def test_a_hint_between_people_is_told_to_all_once_a_decision(
    served: Served, anna: Person, ben: Person
) -> None:
    table = opened(anna, ben, hints=True)
    before = anna.page(table)["number"]
    for _ in range(3):
        assert anna.get(f"/tables/{table}/advice").status_code == 200
    page = ben.page(table)
    assert page["number"] == before + 1
    assert [(note["text"], note["note"]) for note in page["chat"]] == [
        ("Anna asked for a hint.", True)
    ]
    assert anna.page(table)["chat"][0]["text"] == "You asked for a hint."
    assert anna.page(table, language="de")["chat"][0]["text"] == "Du hast um Rat gefragt."
    with ben.events(table, after=before) as events:
        told = json.loads(next(events).split("\ndata: ")[1])
    assert (told["kind"], told["seat"], told["text"]) == ("help", 1, "Anna asked for a hint.")
    assert anna.page(table)["decision"] is not None
    anna.play_once(table)
    ben.play_once(table)
    anna.get(f"/tables/{table}/advice")
    assert len(ben.page(table)["chat"]) == 2


def test_nobody_else_is_told_of_a_hint_where_nobody_else_plays(anna: Person) -> None:
    table = anna.open("game_of_trains", ["me", "me"], order="given")["table"]
    number = anna.page(table)["number"]
    assert anna.get(f"/tables/{table}/advice", seat=1).status_code == 200
    assert anna.page(table)["number"] == number


def test_a_hint_tells_nothing_of_a_hidden_answer() -> None:
    """Who has answered in part asks again, and others hear of one hint, as of one answer."""
    silent, chain = World(), World()
    _, special = codes(chain.session)
    for world in (silent, chain):
        world.entries += execute(world.session, Sit(0, b"anna", "Anna"))
        asking(world)
    chain.move(0, special)
    asking(chain)
    assert sum(entry.kind is Kind.HELP for entry in chain.entries) == 1
    for viewer in (1, 2, SPECTATOR):
        assert silent.seen(viewer) == chain.seen(viewer)


def asking(world: World) -> None:
    session = world.session
    session.holders[0] = b"anna"
    command = AskForHelp(0, session.decision(0), b"anna")
    if not session.already_done(command):
        world.entries += execute(session, command)


def test_who_has_no_seat_is_refused_where_people_play_alone(
    served: Served, anna: Person, ben: Person
) -> None:
    table = opened(anna, ben, spectators=False)
    stranger = Person(served.url)
    for part in ("", "/log", "/text", "/record", "/events"):
        assert problem(stranger.get(f"/tables/{table}{part}")) == (403, "no_spectators"), part
    assert problem(stranger.get(f"/tables/{table}", at=1)) == (403, "no_spectators")
    said = stranger.post(f"/tables/{table}/chat", text="hello")
    assert problem(said) == (403, "no_spectators")
    assert "ohne Zuschauer" in stranger.get(f"/tables/{table}", language="de").json()["error"]
    assert ben.page(table)["viewer"] == 2
    play_out(table, anna, ben)
    for part in ("", "/log", "/text", "/record", "/story"):
        assert stranger.get(f"/tables/{table}{part}").status_code == 200, part
    stranger.http.close()


def test_who_was_invited_may_look_until_all_have_sat_down(served: Served, anna: Person) -> None:
    told = anna.open("game_of_trains", BETWEEN_PEOPLE, terms={"spectators": False})
    table, ben, stranger = told["table"], Person(served.url), Person(served.url)
    assert ben.page(table)["viewer"] is None
    with stranger.stream(table) as parts:
        assert "fresh" in [next(parts), next(parts)][1]
        ben.post("/seats", invitation=told["invitations"][0]["invitation"], name="Ben")
        assert "sits down" in list(parts)[-1]  # and then the stream ends
    assert problem(stranger.get(f"/tables/{table}")) == (403, "no_spectators")
    for person in (ben, stranger):
        person.http.close()


def test_the_next_table_has_the_terms_of_the_last(anna: Person, ben: Person) -> None:
    table = opened(anna, ben, hints=True, spectators=False, clock=300)
    play_out(table, anna, ben)
    anna.post(f"/tables/{table}/rematch")
    following = ben.post(f"/tables/{table}/rematch").json()["table"]
    assert anna.page(following)["terms"] == anna.page(table)["terms"]


def test_a_page_of_a_table_without_a_clock_has_no_deadline() -> None:
    world = World()
    page = page_of(world.session, Reader(0))
    assert {chair.until for chair in page.chairs} == {None}
