"""The game so far: every earlier page and the log, as that viewer may know them."""

from tests.server.served import A_TURN, Person


def test_the_page_of_an_earlier_moment_is_what_was_seen_then(anna: Person) -> None:
    table = anna.open("trambahn", ["me", "person"], order="given", name="Anna")["table"]
    before = anna.page(table)
    anna.move(table, before["view"]["legal"][0], before["decision"])
    past = anna.page(table, at=before["view"]["entries"])
    assert past["view"]["table"] == before["view"]["table"]
    assert past["view"]["to_act"] == [1]
    assert (past["view"]["legal"], past["decision"]) == ([], None)
    now = anna.page(table)
    assert anna.page(table, at=now["view"]["entries"]) == now


def test_the_first_page_is_before_the_first_card(anna: Person) -> None:
    table = anna.open("trambahn", ["me", "person"])["table"]
    assert [seat["hand_count"] for seat in anna.page(table, at=0)["view"]["table"]["seats"]] == [
        0,
        0,
    ]


def test_a_moment_that_never_was_is_not_found(anna: Person) -> None:
    table = anna.open("trambahn", ["me", "person"])["table"]
    entries = anna.page(table)["view"]["entries"]
    answer = anna.get(f"/tables/{table}", at=entries + 1)
    assert answer.status_code == 404
    assert f"the log has {entries} entries" in answer.json()["error"]
    assert anna.get(f"/tables/{table}", at=-1).status_code == 400


def test_the_log_tells_each_entry_as_the_record_of_that_viewer(anna: Person, ben: Person) -> None:
    table = anna.open("trambahn", ["me", "greedy"], order="given", name="Anna")["table"]
    anna.play_on(table, A_TURN)
    for person in (anna, ben):
        log = person.get(f"/tables/{table}/log").json()
        entries = person.get(f"/tables/{table}/record").text.split("\n\n")[1].splitlines()
        assert [f"{told['seat'] or '-'} {told['code']}" for told in log] == entries
        assert [told["number"] for told in log] == list(range(1, len(log) + 1))
        for after in (0, 3, len(log), len(log) + 5):
            assert person.get(f"/tables/{table}/log", after=after).json() == log[after:]
    assert {told["text"] for told in log} >= {"Anna drew a card.", "Anna ended the step."}
    assert anna.get(f"/tables/{table}/log", after=-1).status_code == 400


def test_after_the_end_the_past_is_open(anna: Person, ben: Person) -> None:
    table = anna.open("game_of_trains", ["me", "greedy"], order="given")["table"]
    anna.play_on(table, 300)
    seats = ben.page(table, at=18)["view"]["table"]["seats"]
    assert any(seat["draft"] for seat in seats)
    assert not any(seat["draft"] is None for seat in seats)
    assert not any("?" in told["code"] for told in ben.get(f"/tables/{table}/log").json())
