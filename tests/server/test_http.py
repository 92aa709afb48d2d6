"""The whole server over real HTTP: games, seats by link, retries, undo, talk, records."""

import hashlib
import re
from pathlib import Path

import pytest

from stellwerk import records
from stellwerk.dealer import first_deviation
from tests.server.served import Person, Served


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("trambahn", ["me", "greedy"]),
        ("game_of_trains", ["me", "apprentice", "greedy"]),
        ("voll_verplant", ["me", "greedy"]),
    ],
)
def test_a_whole_game_against_bots(anna: Person, game: str, seats: list[str]) -> None:
    opened = anna.open(game, seats, name="Anna")
    page = anna.page(opened["table"])
    assert (page["seed"], page["commitment"]) == (None, opened["commitment"])
    page = anna.play_on(opened["table"], 300)
    assert page["view"]["result"]["ranks"]
    seed = bytes.fromhex(page["seed"])
    assert hashlib.sha256(seed).hexdigest() == opened["commitment"]
    match = records.read(anna.get(f"/tables/{opened['table']}/record").content)
    assert match.is_over()
    assert first_deviation(match, seed) is None


def test_two_people_by_link_each_see_their_own_hand(anna: Person, ben: Person) -> None:
    opened = anna.open("trambahn", ["me", "person"], order="given", name="Anna")
    table, (invitation,) = opened["table"], opened["invitations"]
    taken = ben.post("/seats", invitation=invitation["invitation"], name="Ben")
    assert taken.json() == {"table": table, "seat": 2}
    mine, theirs = anna.page(table), ben.page(table)
    assert (mine["viewer"], theirs["viewer"]) == (1, 2)
    assert mine["view"]["table"] != theirs["view"]["table"]
    assert [chair["name"] for chair in theirs["chairs"]] == ["Anna", "Ben"]
    assert anna.move(table, mine["view"]["legal"][0], mine["decision"]).status_code == 200
    assert ben.move(table, mine["view"]["legal"][0], theirs["decision"]).status_code in (409, 422)


def test_an_invitation_is_for_one_visitor(served: Served, anna: Person, ben: Person) -> None:
    opened = anna.open("trambahn", ["me", "person"])
    invitation = opened["invitations"][0]["invitation"]
    assert ben.post("/seats", invitation=invitation).status_code == 201
    assert ben.post("/seats", invitation=invitation).status_code == 201
    cleo = Person(served.url)
    refused = cleo.post("/seats", invitation=invitation)
    assert refused.status_code == 409
    assert "taken" in refused.json()["error"]
    assert cleo.post("/seats", invitation="x" * 43).status_code == 404
    cleo.http.close()


def test_a_move_sent_twice_is_played_once(anna: Person) -> None:
    table = anna.open("trambahn", ["me", "person"], order="given")["table"]
    page = anna.page(table)
    code, other = page["view"]["legal"][:2]
    first = anna.move(table, code, page["decision"])
    assert first.json() == anna.move(table, code, page["decision"]).json()
    conflict = anna.move(table, other, page["decision"])
    assert conflict.status_code == 409
    assert conflict.json()["error"] == (
        f'decision {page["decision"]} has already been answered with "{code}"'
    )
    assert anna.page(table)["view"]["entries"] == page["view"]["entries"] + 1


def test_an_old_decision_is_a_conflict_that_names_the_open_one(anna: Person) -> None:
    table = anna.open("trambahn", ["me", "person"], order="given")["table"]
    page = anna.page(table)
    answer = anna.move(table, page["view"]["legal"][0], page["decision"] - 1)
    assert answer.status_code == 409
    assert f"answer decision {page['decision']}" in answer.json()["error"]


def test_a_move_can_be_taken_back_once_however_often_it_is_asked(anna: Person) -> None:
    seats, terms = ["me", "person"], {"take_backs": True}
    table = anna.open("trambahn", seats, order="given", terms=terms)["table"]
    before = anna.page(table)
    anna.move(table, before["view"]["legal"][0], before["decision"])
    page = anna.page(table)
    assert page["view"]["can_undo"]
    for _ in range(2):
        answer = anna.post(f"/tables/{table}/undo", decision=page["decision"])
        assert answer.status_code == 200
    after = anna.page(table)
    assert after["view"] == before["view"]
    assert after["decision"] > page["decision"]
    refused = anna.post(f"/tables/{table}/undo", decision=after["decision"])
    assert refused.status_code == 422


def test_several_seats_on_one_screen(anna: Person) -> None:
    table = anna.open("trambahn", ["me", "me"], name="Anna")["table"]
    one, two = anna.page(table, seat=1), anna.page(table, seat=2)
    assert (one["viewer"], two["viewer"]) == (1, 2)
    code = one["view"]["legal"][0]
    assert "say which `seat`" in anna.move(table, code, one["decision"]).json()["error"]
    assert anna.move(table, code, one["decision"], seat=1).status_code == 200


def test_a_table_says_which_seats_are_yours_and_whether_you_may_invite(
    anna: Person, ben: Person
) -> None:
    table = anna.open("trambahn", ["me", "me"], order="given")["table"]
    hers = {"yours": [1, 2], "public": False, "inviting": True, "asked": None, "gone_on": False}
    assert anna.get(f"/tables/{table}/seats").json() == hers
    his = {**hers, "yours": [], "inviting": False}
    assert ben.get(f"/tables/{table}/seats").json() == his


def test_talk_is_text_and_is_heard(anna: Person, ben: Person) -> None:
    table = anna.open("trambahn", ["me", "person"], order="given")["table"]
    words = "<script>alert(1)</script>\x00 Grüß dich\nBen"
    assert anna.post(f"/tables/{table}/chat", text=words).status_code == 200
    (message,) = ben.page(table)["chat"]
    assert message["text"] == "<script>alert(1)</script> Grüß dich\nBen"
    assert ben.post(f"/tables/{table}/chat", text="I only watch").status_code == 200
    assert "stellwerk" in ben.http.cookies
    assert anna.page(table)["chat"][-1]["seat"] is None
    assert anna.post(f"/tables/{table}/chat", text="\x00").status_code == 400


def test_public_tables_are_listed_and_anybody_may_sit(anna: Person, ben: Person) -> None:
    opened = anna.open("voll_verplant", ["me", "person", "greedy"], public=True, order="given")
    listed = {table["table"]: table["free"] for table in ben.get("/tables").json()}
    assert listed[opened["table"]] == 1
    path = f"/tables/{opened['table']}/seats"
    assert ben.post(path, seat=3).status_code == 400
    assert ben.post(path, seat=6).status_code == 400
    assert ben.post(path, seat=2, name="Ben").status_code == 201
    assert opened["table"] not in {table["table"] for table in ben.get("/tables").json()}
    assert [table["table"] for table in ben.get("/tables/mine").json()] == [opened["table"]]


def test_a_private_table_is_not_listed_and_nobody_sits_down_unasked(
    anna: Person, ben: Person
) -> None:
    opened = anna.open("trambahn", ["me", "person"], order="given")
    assert opened["table"] not in ben.get("/tables").text
    assert ben.post(f"/tables/{opened['table']}/seats", seat=2).status_code == 403


def test_the_order_of_seats_is_random_unless_given(anna: Person) -> None:
    yours = {anna.open("trambahn", ["me", "person"])["yours"][0] for _ in range(20)}
    assert yours == {1, 2}


def test_a_running_record_hides_what_the_viewer_may_not_know(anna: Person, ben: Person) -> None:
    table = anna.open("trambahn", ["me", "person"], order="given")["table"]
    mine = anna.get(f"/tables/{table}/record").text
    theirs = ben.get(f"/tables/{table}/record").text
    assert "- deal 2 ?" in mine
    assert "- deal 1 ?" not in mine
    assert "- deal 1 ?" in theirs


def test_what_can_be_played_is_told(anna: Person) -> None:
    shelf = {game["name"]: game for game in anna.get("/games").json()}
    assert shelf["game_of_trains"]["seats"] == [2, 3, 4]
    assert "driver" in [bot["name"] for bot in shelf["trambahn"]["bots"]]
    codes = {code["example"]: code["about"] for code in shelf["game_of_trains"]["codes"]}
    assert codes["put 3"] == "the wagon drawn replaces the one at position 3"
    assert anna.http.get("/healthz").json()["status"] == "ok"


def test_every_route_of_the_schema_stands_in_the_page_of_the_api(anna: Person) -> None:
    page = (Path(__file__).parents[2] / "docs" / "http-api.md").read_text()
    routes = {
        f"{method.upper()} {path}"
        for path, methods in anna.get("/openapi.json").json()["paths"].items()
        for method in methods
    }
    assert set(re.findall(r"^\| `([A-Z]+ /\S+)` \|", page, re.MULTILINE)) == routes


def test_every_metric_of_ours_stands_in_the_page_about_hosting(anna: Person) -> None:
    table = anna.open("trambahn", ["me", "me"], order="given")["table"]
    page = anna.page(table)
    anna.move(table, page["view"]["legal"][0], page["decision"], seat=1)
    text = anna.http.get("/metrics").text
    assert 'stellwerk_lines_total{kind="move"}' in text
    hosting = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
    names = set(re.findall(r"^stellwerk_\w+?(?=_bucket|_sum|_count|_created|\{| )", text, re.M))
    assert names == set(re.findall(r"^\| `(stellwerk_\w+)`", hosting, re.M)) | {"stellwerk_lines"}


def test_a_program_plays_with_a_bearer_token(served: Served, anna: Person) -> None:
    program = Person(served.url, anna.post("/visitors").json()["token"])
    table = program.open("trambahn", ["me", "random"])["table"]
    assert program.play_on(table, 3)["viewer"] is not None
    assert program.get("/tables/mine").json()[0]["table"] == table
    program.http.close()


@pytest.mark.parametrize("what", ["", "/log"])
def test_what_is_long_is_sent_compressed(anna: Person, what: str) -> None:
    table = anna.open("voll_verplant", ["me", *["greedy"] * 3])["table"]
    anna.play_on(table, 5)
    answers = {
        encoding: anna.http.get(f"/api/tables/{table}{what}", headers={"Accept-Encoding": encoding})
        for encoding in ("gzip", "identity")
    }
    assert answers["gzip"].headers["content-encoding"] == "gzip"
    assert answers["gzip"].headers["vary"] == "Accept-Encoding"
    assert "content-encoding" not in answers["identity"].headers
    sizes = [int(answer.headers["content-length"]) for answer in answers.values()]
    assert sizes[0] < sizes[1] / 2
