"""A seat that is left to a bot, and another game with the same people."""

import time

from tests.server.served import Person, Served
from tests.server.test_events_http import data_of, until


def two_people(anna: Person, ben: Person) -> str:
    opened = anna.open("game_of_trains", ["me", "person", "greedy"], order="given", name="Anna")
    ben.post("/seats", invitation=opened["invitations"][0]["invitation"], name="Ben")
    table: str = opened["table"]
    return table


def play_out(table: str, *people: Person) -> None:
    """Everybody plays who is asked; the bots have their time."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        for person in people:
            page = person.page(table)
            if page["view"]["result"]:
                return
            if page["view"]["legal"]:
                person.move(table, page["view"]["legal"][0], page["decision"])
    raise AssertionError("nobody wins")


def test_a_seat_that_is_left_is_played_by_a_bot_to_the_end(anna: Person, ben: Person) -> None:
    table = two_people(anna, ben)
    before = ben.page(table)["number"]
    assert ben.post(f"/tables/{table}/resign", bot="genius").json()["problem"] == "no_such_bot"
    assert ben.post(f"/tables/{table}/resign", bot="greedy").status_code == 200
    page = anna.page(table)
    assert [chair["name"] for chair in page["chairs"]] == ["Anna", "Greedy bot 2", "Greedy bot 3"]
    assert not any(chair["free"] for chair in page["chairs"])
    assert ben.page(table)["viewer"] is None
    assert ben.post(f"/tables/{table}/resign", bot="greedy").status_code == 403
    assert table not in ben.get("/tables/mine").text
    with anna.events(table, after=before) as events:
        event = data_of(next(events))
    assert (event["kind"], event["seat"], event["code"]) == ("resign", 2, "greedy")
    assert event["text"] == "Ben leaves. Greedy bot plays on at seat 2."
    assert anna.play_on(table, 300)["view"]["result"]
    refused = anna.post(f"/tables/{table}/resign", bot="greedy")
    assert (refused.status_code, refused.json()["problem"]) == (409, "over")


def test_what_somebody_said_stays_under_their_name_when_they_have_left(
    anna: Person, ben: Person
) -> None:
    table = two_people(anna, ben)
    ben.post(f"/tables/{table}/chat", text="See you")
    ben.post(f"/tables/{table}/resign", bot="greedy")
    said, left = anna.page(table)["chat"]
    assert (said["name"], said["text"], said["note"]) == ("Ben", "See you", False)
    assert (left["seat"], left["note"]) == (2, True)
    assert left["text"] == "Ben leaves. Greedy bot plays on at seat 2."
    german = anna.page(table, language="de")["chat"][1]
    assert german["text"] == "Ben geht. Gieriger Bot spielt auf Platz 2 weiter."


def test_nobody_takes_a_seat_that_was_left(served: Served, anna: Person, ben: Person) -> None:
    opened = anna.open("trambahn", ["me", "person"], order="given", public=True)
    invitation = opened["invitations"][0]["invitation"]
    ben.post("/seats", invitation=invitation)
    ben.post(f"/tables/{opened['table']}/resign", bot="greedy")
    assert anna.post("/seats", invitation=invitation).status_code == 404
    assert anna.post(f"/tables/{opened['table']}/seats", seat=2).status_code == 409
    assert opened["table"] not in anna.get("/tables").text


def test_all_who_agree_play_again_one_seat_on(anna: Person, ben: Person) -> None:
    table = two_people(anna, ben)
    early = anna.post(f"/tables/{table}/rematch")
    assert (early.status_code, early.json()["problem"]) == (409, "not_over")
    play_out(table, anna, ben)
    before = anna.page(table)["number"]
    for _ in range(2):
        assert anna.post(f"/tables/{table}/rematch").json() == {"table": None}
    assert ben.page(table)["offers"] == [1]
    following = ben.post(f"/tables/{table}/rematch").json()["table"]
    assert anna.post(f"/tables/{table}/rematch").json() == {"table": following}
    page = anna.page(following)
    assert [chair["name"] for chair in page["chairs"]] == ["Ben", "Greedy bot", "Anna"]
    assert (page["viewer"], ben.page(following)["viewer"]) == (3, 1)
    assert page["commitment"] != anna.page(table)["commitment"]
    assert anna.page(table)["next"] == following
    with anna.events(table, after=before) as events:
        last = data_of(until(events, before + 3)[-1])
    assert (last["kind"], last["code"]) == ("rematch", following)
    play_out(following, anna, ben)


def test_somebody_alone_with_bots_plays_again_at_once(anna: Person, ben: Person) -> None:
    table = anna.open("game_of_trains", ["me", "greedy"], order="given", name="Anna")["table"]
    anna.play_on(table, 300)
    assert ben.post(f"/tables/{table}/rematch").status_code == 401
    following = anna.post(f"/tables/{table}/rematch").json()["table"]
    assert anna.until_asked(following)["viewer"] == 2
    ben.open("trambahn", ["me", "person"])
    assert ben.post(f"/tables/{table}/rematch").status_code == 403


def test_an_invitation_written_anew_kills_the_one_before(anna: Person, ben: Person) -> None:
    opened = anna.open("trambahn", ["me", "person"], order="given")
    path, (old,) = f"/tables/{opened['table']}/invitations", opened["invitations"]
    new = anna.post(path, seat=2)
    assert new.status_code == 201
    assert ben.post("/seats", invitation=old["invitation"]).status_code == 404
    assert ben.post(path, seat=2).json()["problem"] == "not_opener"
    taken = ben.post("/seats", invitation=new.json()["invitation"])
    assert taken.json() == {"table": opened["table"], "seat": 2}
    assert anna.post(path, seat=2).json()["problem"] == "seat_taken"
    assert anna.post(path, seat=3).json()["problem"] == "not_for_people"
    assert ben.post(path, seat=2).json()["problem"] == "not_opener"
