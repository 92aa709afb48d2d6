"""Talk: said once, by people as much as they like, and never in the way of those who play."""

from pathlib import Path

import pytest

from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.course import MOST_CHAT
from stellwerk.server.limits import LIMITS, VISITORS_AN_ADDRESS
from stellwerk.server.pages import Reader, page_of
from tests.server.opening import agreed, begun
from tests.server.parent import Forked, Parent
from tests.server.served import Person, Served


def test_a_message_sent_again_is_said_once_also_after_a_crash(
    parent: Parent, tmp_path: Path
) -> None:
    server = Forked(parent, tmp_path)
    anna, ben = Person(server.url), Person(server.url)
    table = anna.open("trambahn", ["me", "me"], order="given")["table"]
    path = f"/tables/{table}/chat"
    said = {"text": "Hello", "seat": 1, "id": "a-message-of-mine"}
    with ben.events(table) as events:
        next(events)
        for _ in range(2):
            assert anna.post(path, **said).status_code == 200
        assert "a-message-of-mine" not in next(events)  # it is nobody else's business
    server.kill()
    server.start()
    again = Person(server.url, anna.http.cookies["stellwerk"])
    assert again.post(path, **said).status_code == 200
    assert again.post(path, **{**said, "seat": 2}).status_code == 200
    assert again.post(path, text="Hello", seat=1).status_code == 200
    seats = [message["seat"] for message in again.page(table, seat=1)["chat"]]
    assert seats == [1, 2, 1]
    for person in (anna, ben, again):
        person.http.close()
    assert server.stop() == 0


def test_spectators_do_not_push_the_words_of_players_out_of_the_page() -> None:
    course, _ = begun(agreed())
    list(course.said(0, "Good luck"))
    for number in range(2 * MOST_CHAT):
        list(course.said(SPECTATOR, f"spam {number}"))
    list(course.said(1, "Thanks"))
    texts = [message.text for message in page_of(course, Reader(0)).chat]
    assert texts[0] == "Good luck"
    assert texts[-2:] == [f"spam {2 * MOST_CHAT - 1}", "Thanks"]
    assert len(texts) == MOST_CHAT + 2
    for number in range(MOST_CHAT):
        list(course.said(0, f"talk {number}"))
    texts = [message.text for message in page_of(course, Reader(0)).chat]
    assert len(texts) == 2 * MOST_CHAT
    assert "Thanks" not in texts


@pytest.fixture
def crowded(served: Served, anna: Person) -> str:
    table: str = anna.open("trambahn", ["me", "person"])["table"]
    return table


def test_whoever_talks_too_much_has_to_wait(served: Served, anna: Person, crowded: str) -> None:
    stranger = Person(served.url, anna.post("/visitors").json()["token"])
    stranger.http.headers["X-Forwarded-For"] = "192.0.2.10"
    path = f"/tables/{crowded}/chat"
    answers = [stranger.post(path, text="hm") for _ in range(LIMITS["chat"].burst + 2)]
    assert [answer.status_code for answer in answers[:2]] == [200, 200]
    assert answers[-1].status_code == 429
    assert anna.post(path, text="hm").status_code == 200
    stranger.http.close()


def test_the_spectators_of_a_table_share_a_limit_and_players_do_not(
    served: Served, anna: Person, crowded: str
) -> None:
    path, statuses = f"/tables/{crowded}/chat", list[int]()
    for number in range(LIMITS["spectators"].burst * VISITORS_AN_ADDRESS + 1):
        stranger = Person(served.url, anna.post("/visitors").json()["token"])
        stranger.http.headers["X-Forwarded-For"] = f"192.0.2.{100 + number}"
        statuses.append(stranger.post(path, text="hm").status_code)
        stranger.http.close()
    assert statuses[0] == 200
    assert statuses[-1] == 429
    anna.http.headers["X-Forwarded-For"] = "192.0.2.99"
    assert anna.post(path, text="we go on").status_code == 200
