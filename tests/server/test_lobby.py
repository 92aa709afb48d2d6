"""The lobby over HTTP: people meet by one link, agree, reveal, and are at a table."""

import json
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from stellwerk import records
from stellwerk.fairness.deal import read, seen
from stellwerk.fairness.proof import Kept, deal_in, proved
from tests.server.guests import Guest, play_out, start
from tests.server.served import Served


@pytest.fixture
def host(served: Served) -> Iterator[Guest]:
    guest = Guest(served.url, "Hanna")
    yield guest
    guest.http.close()


@pytest.fixture
def guest(served: Served) -> Iterator[Guest]:
    guest = Guest(served.url, "Gustav")
    yield guest
    guest.http.close()


def problem(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json().get("problem")


def test_people_meet_by_one_link_and_nobody_could_choose_the_cards(
    host: Guest, guest: Guest
) -> None:
    table = host.meet(["me", "person", "greedy"])
    shown = guest.lobby(table)
    assert [(c["chair"], c["kind"], c["name"]) for c in shown["chairs"]] == [
        (1, "person", "Hanna"),
        (2, "free", ""),
        (3, "bot", ""),
    ]
    assert (shown["yours"], shown["hosting"], shown["phase"]) == ([], False, "gathering")
    guest.join(table, 2)
    agreement = start(host, guest, table=table)
    page = guest.page(table)
    assert page["commitment"] == shown["commitment"] == read(agreement).dealer
    play_out(table, host, guest)
    told = guest.get(f"/tables/{table}/fairness").json()
    found = deal_in(told["record"])
    assert found == (told["deal"], bytes.fromhex(told["seed"]))
    proof = proved(
        records.read(told["record"]),
        *found,
        Kept(shown["commitment"], seen(agreement), guest.share),
    )
    assert (proof.contributed, proof.withheld) == ([1, 2], [])
    mine = proof.seats.index(1) + 1
    assert page["viewer"] == mine
    assert page["chairs"][mine - 1]["name"] == "Gustav"


def test_the_deal_is_open_from_the_first_card_on_and_the_seed_is_not(host: Guest) -> None:
    table = host.meet(["me", "greedy"], start=True)
    lobby = host.lobby(table)
    assert host.reveal(table, lobby["agreement"]).json() == {"lobby": None}
    told = host.get(f"/tables/{table}/fairness").json()
    assert read(told["deal"]).shares == {0: host.share}
    assert (told["seed"], told["record"], told["command"]) == (None, None, None)
    assert host.page(table)["seed"] is None
    assert not host.get(f"/tables/{table}/record").text.startswith("#")


def test_a_game_against_bots_takes_two_requests(host: Guest) -> None:
    body = {"game": "trambahn", "chairs": ["me", "driver"], "commitment": host.commitment}
    opened = host.post("/lobbies", **body, start=True).json()
    answer = host.reveal(opened["table"], opened["agreement"])
    assert (answer.status_code, answer.json()) == (200, {"lobby": None})
    assert host.page(opened["table"])["commitment"] == opened["commitment"]


def test_without_anybodys_commitment_it_is_dealt_at_once(host: Guest) -> None:
    opened = host.post("/lobbies", game="trambahn", chairs=["me", "me"], start=True).json()
    assert opened["agreement"] is None
    deal = host.get(f"/tables/{opened['table']}/fairness").json()["deal"]
    assert read(deal).shares == {0: None, 1: None}


def test_several_chairs_at_one_screen_have_one_share(host: Guest) -> None:
    names = {"names": ["Anna", "Ben"], "order": "given"}
    table = host.meet(["me", "me"], "trambahn", start=True, **names)
    host.reveal(table, host.lobby(table)["agreement"])
    page = host.page(table, seat=1)
    assert [chair["name"] for chair in page["chairs"]] == ["Anna", "Ben"]
    deal = read(host.get(f"/tables/{table}/fairness").json()["deal"])
    assert deal.shares == {0: host.share, 1: host.share}


def test_a_lobby_and_its_table_send_each_other_on(host: Guest, guest: Guest) -> None:
    table = host.meet(["me", "person"])
    for path in ("", "/log", "/record", "/events", "/fairness", "/text", "/seats", "/story"):
        assert problem(guest.get(f"/tables/{table}{path}")) == (409, "not_started")
    assert problem(guest.post(f"/tables/{table}/chat", text="hello")) == (409, "not_started")
    guest.join(table, 2)
    start(host, guest, table=table)
    for path in ("", "/events"):
        assert problem(guest.get(f"/lobbies/{table}{path}")) == (409, "started")
    for what in ("rise", "start", "close"):
        assert problem(host.do(table, what)) == (409, "started")
    assert problem(guest.get("/lobbies/nowhere")) == (404, "no_such_table")


def test_who_reveals_twice_is_answered_twice(host: Guest, guest: Guest) -> None:
    table = host.meet(["me", "person"])
    guest.join(table, 2)
    agreement = host.do(table, "start").json()["lobby"]["agreement"]
    first = [host.reveal(table, agreement).json()["lobby"] for _ in range(2)]
    assert [c["revealed"] for c in first[1]["chairs"]] == [True, False]
    assert [guest.reveal(table, agreement).json() for _ in range(2)] == [{"lobby": None}] * 2
    assert host.reveal(table, agreement).status_code == 200
    assert problem(guest.reveal(table, agreement, share=host.commitment)) == (409, "started")
    assert problem(guest.reveal(table, agreement + " ")) == (409, "started")


def test_wrong_shares_and_other_agreements_are_refused(host: Guest, guest: Guest) -> None:
    table = host.meet(["me", "person"])
    assert problem(host.reveal(table, "")) == (409, "not_revealing")
    guest.join(table, 2)
    agreement = host.do(table, "start").json()["lobby"]["agreement"]
    assert problem(guest.reveal(table, agreement, share=host.share)) == (409, "wrong_share")
    assert problem(guest.reveal(table, agreement + "x")) == (409, "other_agreement")
    assert problem(guest.reveal(table, agreement, share="A" * 64)) == (400, "invalid")
    stranger = Guest(str(guest.http.base_url), "Stranger")
    assert problem(stranger.reveal(table, agreement)) == (401, "no_token")
    assert problem(guest.do(table, "rise")) == (409, "revealing")


def test_a_share_that_does_not_come_in_time_is_named_and_the_game_begins(
    host: Guest, guest: Guest
) -> None:
    table = host.meet(["me", "person"], order="given")
    guest.join(table, 2)
    with guest.told(table) as events:
        lobby = host.do(table, "start").json()["lobby"]
        assert 10 < lobby["seconds"] <= 15
        host.reveal(table, lobby["agreement"])
        assert [name for name, _ in events][-1] == "started"
    deal = host.get(f"/tables/{table}/fairness").json()["deal"]
    assert deal.endswith(f"share 1: {host.share}\nshare 2: -\n")
    assert guest.page(table)["viewer"] == 2
    assert problem(guest.reveal(table, lobby["agreement"])) == (409, "started")


def test_everybody_is_told_every_change_without_asking(host: Guest, guest: Guest) -> None:
    table = host.meet(["me", "person"], "trambahn")
    with host.told(table) as near:
        assert next(near)[1]["chairs"][0]["here"]
        guest.sit(table, 2)
        assert until(near, lambda lobby: lobby["chairs"][1]["name"] == "Gustav")["yours"] == [1]
        with guest.told(table) as far:
            assert next(far)[1]["yours"] == [2]
            assert until(near, lambda lobby: lobby["chairs"][1]["here"])
            guest.do(table, "name", chair=2, name="Gusti")
            assert until(far, lambda lobby: lobby["chairs"][1]["name"] == "Gusti")
        assert until(near, lambda lobby: not lobby["chairs"][1]["here"])
        guest.do(table, "ready", ready=True)
        agreement = host.do(table, "start").json()["lobby"]["agreement"]
        assert until(near, lambda lobby: lobby["phase"] == "revealing")["agreement"] == agreement
        for one in (host, guest):
            one.reveal(table, agreement)
        assert [name for name, _ in near][-1] == "started"


def until(events: Iterator[tuple[str, dict[str, Any]]], so: Any) -> dict[str, Any]:
    """The first state of the lobby that is as it should be."""
    return next(lobby for name, lobby in events if name == "lobby" and so(lobby))


def test_a_closed_lobby_is_gone_for_everybody(host: Guest, guest: Guest) -> None:
    table = host.meet(["me", "person"])
    with guest.told(table) as events:
        next(events)
        assert problem(guest.do(table, "close")) == (401, "no_token")
        assert host.do(table, "close").json() == {"lobby": None}
        assert list(events) == [("closed", {})]
    assert problem(host.get(f"/lobbies/{table}")) == (404, "no_such_table")
    assert host.get("/lobbies/mine").json() == []


def test_public_lobbies_are_listed_as_long_as_a_chair_is_free(host: Guest, guest: Guest) -> None:
    table = host.meet(["me", "person"], "trambahn", public=True, options={"nine": "3"})
    private = host.meet(["me", "person"])
    listed = {row["table"]: row for row in guest.get("/lobbies").json()}
    assert private not in listed
    assert listed[table] == {
        "table": table,
        "game": "trambahn",
        "options": {"nine": "3"},
        "host": "Hanna",
        "free": 1,
        "seats": 2,
    }
    guest.sit(table, 2)
    assert table not in {row["table"] for row in host.get("/lobbies").json()}


def test_ones_own_lobbies_are_listed(host: Guest, guest: Guest) -> None:
    table = host.meet(["me", "person"], order="given")
    assert guest.get("/lobbies/mine").json() == []
    guest.sit(table, 2)
    (mine,) = guest.get("/lobbies/mine").json()
    assert (mine["table"], mine["chairs"], mine["hosting"], mine["free"]) == (table, [2], False, 0)
    host.do(table, "rise")
    (own,) = host.get("/lobbies/mine").json()
    assert (own["chairs"], own["hosting"]) == ([], True)


def test_a_personal_link_leads_to_its_chair(host: Guest, guest: Guest) -> None:
    table = host.meet(["me", "person", "person"])
    answer = host.do(table, "invite", chair=3)
    assert answer.status_code == 201
    token = answer.json()["invitation"]
    assert guest.lobby(table)["chairs"][2]["reserved"]
    assert problem(guest.sit(table, 3)) == (403, "reserved")
    assert guest.sit(table, 1, invitation=token).json()["lobby"]["yours"] == [3]


def test_the_terms_are_agreed_on_before_the_start(host: Guest, guest: Guest) -> None:
    table = host.meet(["me", "person"])
    off = {"hints": False, "take_backs": False, "spectators": True, "clock": None}
    assert guest.lobby(table)["terms"] == off
    guest.join(table, 2)
    agreed = host.do(table, "agree", terms={**off, "clock": 60}, order="given").json()["lobby"]
    assert (agreed["terms"]["clock"], agreed["order"]) == (60, "given")
    assert problem(host.do(table, "start")) == (409, "not_ready")
    assert problem(guest.do(table, "agree", public=True)) == (403, "not_host")
    alone = host.meet(["me", "greedy"])
    assert host.lobby(alone)["terms"]["hints"]


def test_nobody_becomes_host_while_the_host_is_here(host: Guest, guest: Guest) -> None:
    table = host.meet(["me", "person"])
    guest.sit(table, 2)
    with host.told(table) as events:
        next(events)
        assert problem(guest.do(table, "host")) == (409, "host_is_here")
    assert problem(guest.do(table, "host")) == (409, "host_is_here")
    assert host.do(table, "host").status_code == 200


def test_a_rematch_meets_in_a_lobby_that_starts_by_itself(host: Guest, guest: Guest) -> None:
    table = host.meet(["me", "person"], "trambahn", order="given")
    guest.join(table, 2)
    start(host, guest, table=table)
    play_out(table, host, guest)
    assert host.post(f"/tables/{table}/rematch").json() == {"table": None}
    following = guest.post(f"/tables/{table}/rematch").json()["table"]
    assert guest.page(table)["next"] == following
    lobby = guest.lobby(following)
    assert (lobby["automatic"], lobby["order"], lobby["yours"]) == (True, "given", [1])
    assert [(c["name"], c["ready"], c["commitment"]) for c in lobby["chairs"]] == [
        ("Gustav", False, None),
        ("Hanna", False, None),
    ]
    assert lobby["commitment"] != guest.page(table)["commitment"]
    ready = {"ready": True}
    assert guest.do(following, "ready", **ready, commitment=guest.commitment).is_success
    last = host.do(following, "ready", **ready, commitment=host.commitment).json()["lobby"]
    assert last["phase"] == "revealing"
    for one in (host, guest):
        assert one.reveal(following, last["agreement"]).is_success
    assert guest.page(following)["viewer"] == 1
    assert sum(guest.page(following)["wins"]) >= 1


def test_chairs_move_and_bots_come_and_go(host: Guest, guest: Guest) -> None:
    table = host.meet(["me", "person"])
    guest.sit(table, 2)
    assert host.do(table, "seats", count=4).json()["lobby"]["chairs"][3]["kind"] == "free"
    host.do(table, "place", chair=3, kind="bot", bot="greedy")
    swapped = host.do(table, "swap", chair=1, **{"with": 3}).json()["lobby"]
    assert [c["bot"] or c["name"] for c in swapped["chairs"]] == ["greedy", "Gustav", "Hanna", ""]
    freed = host.do(table, "place", chair=2, kind="free").json()["lobby"]
    assert freed["chairs"][1]["kind"] == "free"
    assert guest.lobby(table)["yours"] == []
    bot = host.do(table, "place", chair=2, kind="bot", bot="nobody")
    assert problem(bot) == (400, "no_such_bot")
    assert problem(host.do(table, "place", chair=2, kind="bot")) == (400, "no_such_bot")
    assert problem(host.do(table, "seats", count=1)) == (400, "wrong_seats")
    assert problem(host.do(table, "swap", chair=1, **{"with": 6})) == (404, "no_such_chair")


@pytest.mark.parametrize(
    ("body", "word"),
    [
        ({"game": "chess", "chairs": ["me"]}, "no_such_game"),
        ({"game": "trambahn", "chairs": ["me"]}, "wrong_seats"),
        ({"game": "trambahn", "chairs": ["me", "queen"]}, "no_such_bot"),
        ({"game": "trambahn", "chairs": ["me", "person"], "options": {"x": "1"}}, "no_such_option"),
        ({"game": "trambahn", "chairs": ["me", "person"], "commitment": "AB"}, "invalid"),
        ({"game": "trambahn", "chairs": ["me", "person"], "name": "a|b"}, "bad_name"),
        ({"game": "trambahn", "chairs": ["me", "person", "x"], "start": True}, "no_such_bot"),
        ({"game": "trambahn", "chairs": ["me", "person"], "start": True}, "chairs_free"),
    ],
)
def test_what_cannot_be_opened_is_explained(host: Guest, body: dict[str, Any], word: str) -> None:
    assert host.post("/lobbies", **body).json()["problem"] == word


def test_whoever_deletes_themselves_is_in_no_lobby_any_more(host: Guest, guest: Guest) -> None:
    table, other = host.meet(["me", "person"]), guest.meet(["me", "person"])
    guest.sit(table, 2)
    (mine,) = [row for row in guest.get("/me/export").json()["lobbies"] if row["chairs"] == [2]]
    assert (mine["table"], mine["names"]) == (table, ["Gustav"])
    token = guest.http.cookies["stellwerk"]
    assert guest.http.delete("/api/me").status_code == 204
    assert host.lobby(table)["chairs"][1] | {"chair": 0} == host.lobby(table)["chairs"][1] | {
        "chair": 0,
        "kind": "free",
        "name": "",
        "commitment": None,
    }
    assert problem(host.get(f"/lobbies/{other}")) == (404, "no_such_table")
    again = Guest(str(guest.http.base_url), "Gustav", token)
    assert again.get("/me/export").json() == {"tables": [], "words": [], "lobbies": []}
    again.http.close()


def test_who_deletes_themselves_while_the_deal_is_settled_leaves_the_table(
    host: Guest, guest: Guest
) -> None:
    table = host.meet(["me", "person"], "trambahn", order="given")
    guest.join(table, 2)
    host.do(table, "start")
    assert guest.http.delete("/api/me").status_code == 204
    chairs = host.page(table)["chairs"]
    assert [(c["name"], c["bot"]) for c in chairs] == [("Hanna", None), ("Driver", "driver")]


def test_who_looks_first_at_a_table_that_starts_later_is_not_kept_waiting(
    host: Guest, guest: Guest
) -> None:
    """The refusal before the start is not remembered."""
    table = host.meet(["me", "person"])
    guest.join(table, 2)
    assert problem(guest.get(f"/tables/{table}")) == (409, "not_started")
    start(host, guest, table=table)
    assert guest.page(table)["viewer"] in (1, 2)


def test_two_browsers_of_one_person_are_told_the_same(host: Guest, served: Served) -> None:
    table = host.meet(["me", "person"])
    again = Guest(served.url, "Hanna", host.http.cookies["stellwerk"])
    assert json.dumps(again.lobby(table)) == json.dumps(host.lobby(table))
    again.http.close()


def test_an_agreement_is_what_everybody_has_seen(host: Guest, guest: Guest) -> None:
    """Nothing in it but what the lobby showed."""
    table = host.meet(["me", "person", "greedy"], "voll_verplant", options={"map": "berlin"})
    guest.join(table, 2)
    before = guest.lobby(table)
    lobby = host.do(table, "start").json()["lobby"]
    deal = read(lobby["agreement"])
    assert (deal.table, deal.game, deal.order) == (table, before["game"], before["order"])
    assert (deal.options, deal.dealer) == (before["options"], before["commitment"])
    assert [chair.commitment for chair in deal.chairs] == [
        chair["commitment"] for chair in before["chairs"]
    ]
    assert lobby["agreement"] == deal.agreement


def test_silence_is_broken_so_that_a_dead_stream_is_known(host: Guest) -> None:
    table = host.meet(["me", "person"])
    told = list[str]()

    def listen() -> None:
        with host.told(table) as events:
            told.extend(name for name, _ in events)

    listening = threading.Thread(target=listen)
    listening.start()
    end = time.monotonic() + 30
    while "alive" not in told and time.monotonic() < end:
        time.sleep(0.1)
    host.do(table, "close")
    listening.join(30)
    assert told == ["lobby", "alive", "closed"]
