"""The table in characters: what a viewer may know, in their language, now and at every moment."""

import re

import httpx
import pytest

from stellwerk import games
from stellwerk.server.http.text import WIDTH
from tests.server.served import A_TURN, Person

CARD = re.compile(r"(?<![\w×])(?:[brgy]\d+|c)(?!\w)")


def text_of(person: Person, table: str, **query: object) -> str:
    answer: httpx.Response = person.get(f"/tables/{table}/text", **query)
    assert answer.status_code == 200, answer.text
    told: str = answer.json()["text"]
    return told


def line_of(text: str, name: str) -> str:
    """The line with the name of a seat, its money and its hand."""
    return next(line for line in text.splitlines() if line[2:].startswith(name))


@pytest.mark.parametrize("game", games.NAMES)
def test_the_text_fits_its_width_and_names_everybody(anna: Person, game: str) -> None:
    table = anna.open(game, ["me", "greedy"], order="given", name="Anna")["table"]
    anna.play_on(table, A_TURN)
    lines = text_of(anna, table).splitlines()
    assert max(map(len, lines)) <= WIDTH
    assert lines[0].strip()
    assert lines[-1].strip()
    for name in anna.page(table)["view"]["names"]:
        assert any(name in line for line in lines)


def test_a_seat_reads_its_own_hand_and_never_that_of_another(anna: Person, ben: Person) -> None:
    opened = anna.open("trambahn", ["me", "person"], order="given", name="Anna")
    table = opened["table"]
    invitation = opened["invitations"][0]["invitation"]
    assert ben.post("/seats", invitation=invitation, name="Ben").status_code == 201
    for person, own, other in ((anna, "Anna", "Ben"), (ben, "Ben", "Anna")):
        page = person.page(table)
        hand = page["view"]["table"]["seats"][page["viewer"] - 1]["hand"]
        text = text_of(person, table)
        assert CARD.findall(line_of(text, own)) == hand
        assert CARD.findall(line_of(text, other)) == []
    guest = Person(str(anna.http.base_url).removesuffix("/"))
    assert not CARD.findall(line_of(text_of(guest, table), "Anna"))


def test_one_of_several_own_seats_is_asked_for_by_its_number(anna: Person, ben: Person) -> None:
    table = anna.open("trambahn", ["me", "me"], order="given", names=["Anna", "Otto"])["table"]
    hands = [
        CARD.findall(line_of(text_of(anna, table, seat=seat), name))
        for seat, name in ((1, "Anna"), (2, "Otto"))
    ]
    assert [len(hand) for hand in hands] == [6, 6]
    assert ben.get(f"/tables/{table}/text", seat=1).status_code == 401


def test_the_text_of_an_earlier_moment_is_what_was_read_then(anna: Person) -> None:
    table = anna.open("trambahn", ["me", "person"], order="given", name="Anna")["table"]
    before, page = text_of(anna, table), anna.page(table)
    anna.move(table, page["view"]["legal"][0], page["decision"])
    assert text_of(anna, table) != before
    assert text_of(anna, table, at=page["view"]["entries"]) == before
    entries = anna.page(table)["view"]["entries"]
    assert text_of(anna, table, at=entries) == text_of(anna, table)
    assert anna.get(f"/tables/{table}/text", at=entries + 1).json()["problem"] == "no_such_moment"


def test_the_text_is_told_in_the_language_that_is_asked_for(anna: Person) -> None:
    table = anna.open("trambahn", ["me", "person"], order="given")["table"]
    assert "draw pile" in text_of(anna, table)
    assert "Nachziehstapel" in text_of(anna, table, language="de")


def test_a_record_is_drawn_as_its_table_was(anna: Person) -> None:
    table = anna.open("game_of_trains", ["me", "greedy"], order="given", name="Anna")["table"]
    anna.play_on(table, 300)
    record = anna.get(f"/tables/{table}/record").text
    for at in (25, None):
        answer = anna.post("/replays/text", record=record, at=at, seat=1)
        query = {} if at is None else {"at": at}
        assert answer.json()["text"] == text_of(anna, table, **query)


def test_there_is_no_text_of_a_table_that_is_not_there(anna: Person) -> None:
    assert anna.get("/tables/nowhere/text").json()["problem"] == "no_such_table"
