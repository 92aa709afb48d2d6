"""Previews: the page of a table tells messengers what it is, and nothing that is private."""

from html.parser import HTMLParser

import pytest

from tests.server.guests import Guest
from tests.server.served import Person, Served

NASTY = '"><script>x</script>'
GAMES = [("trambahn", "Trambahn"), ("game_of_trains", "Game of Trains")]


class Head(HTMLParser):
    """The tags of a page, as whatever reads HTML finds them."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.said: dict[str, str] = {}
        self.title = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        given = dict(attrs)
        name = given.get("property") or given.get("name")
        if tag == "meta" and name:
            assert name not in self.said, f"{name} stands there twice"
            self.said[name] = given["content"] or ""

    def handle_data(self, data: str) -> None:
        if self.tags[-1:] == ["title"]:
            self.title += data.strip()


def head_of(person: Person, table: str, language: str = "en") -> Head:
    return Head(person.http.get(f"/table/{table}", headers={"Accept-Language": language}).text)


@pytest.mark.parametrize(("game", "title"), GAMES)
def test_a_private_table_tells_its_game_and_that_it_is_an_invitation(
    anna: Person, game: str, title: str
) -> None:
    opened = anna.open(game, ["me", "person"], name="Annabella")
    answer = anna.http.get(f"/table/{opened['table']}")
    head = Head(answer.text)
    assert head.said["og:title"] == title
    assert head.title == f"{title} · Stellwerk"
    assert head.said["og:description"] == f"You are invited to a game of {title}."
    assert head.said["description"] == head.said["og:description"]
    for secret in ("Annabella", opened["invitations"][0]["invitation"], opened["commitment"]):
        assert secret not in answer.text


def test_a_public_table_tells_who_waits_for_how_many(served: Served, anna: Person) -> None:
    seats = ["me", "person", "person"]
    opened = anna.open("game_of_trains", seats, name="Anna", public=True, order="given")
    table = opened["table"]
    said = head_of(anna, table).said["og:description"]
    assert said == "Anna is waiting for 2 more players."
    ben = Person(served.url, anna.post("/visitors").json()["token"])
    assert ben.post(f"/tables/{table}/seats", seat=2, name="Ben").status_code == 201
    said = head_of(anna, table, "de").said["og:description"]
    assert said == "Anna und Ben warten noch auf eine Person."
    clara = Person(served.url, anna.post("/visitors").json()["token"])
    assert clara.post(f"/tables/{table}/seats", seat=3, name="Clara").status_code == 201
    assert head_of(anna, table).said["og:description"] == "Watch the game at this table."


def test_an_empty_public_table_has_free_seats(anna: Person) -> None:
    table = anna.open("trambahn", ["person", "person"], public=True)["table"]
    assert head_of(anna, table).said["og:description"] == "2 seats are free."


def test_a_name_is_text_and_no_markup(anna: Person) -> None:
    plain = Head(anna.http.get("/").text)
    table = anna.open("trambahn", ["me", "person"], name=NASTY, public=True)["table"]
    head = head_of(anna, table)
    assert head.said["og:description"] == f"{NASTY} is waiting for one more player."
    assert head.tags.count("script") == plain.tags.count("script")
    assert NASTY not in anna.http.get(f"/table/{table}").text


def test_the_page_is_otherwise_the_same_and_as_strict(anna: Person) -> None:
    table = anna.open("trambahn", ["me", "person"])["table"]
    page, shelf = anna.http.get(f"/table/{table}"), anna.http.get("/")
    for header in ("content-security-policy", "cache-control", "content-type"):
        assert page.headers[header] == shelf.headers[header]
    assert page.headers["vary"] == "Accept-Encoding, Accept-Language"
    assert page.text.partition("</title>")[2] == shelf.text.partition("</title>")[2]
    for accepted in ("identity", "gzip", "gzip, deflate, br"):
        encoded = anna.http.get(f"/table/{table}", headers={"Accept-Encoding": accepted})
        assert encoded.headers.get("content-encoding", "identity") in accepted
        assert encoded.text == page.text


@pytest.mark.parametrize("path", ["/table/none", "/table/" + "x" * 40, "/table/a%22b", "/fairness"])
def test_other_pages_are_those_of_the_shelf(anna: Person, path: str) -> None:
    assert anna.http.get(path).text == anna.http.get("/").text


def test_a_lobby_tells_its_game_and_who_waits_there_if_it_is_public(served: Served) -> None:
    host = Guest(served.url, "Annabella")
    private = head_of(host, host.meet(["me", "person"], "trambahn"))
    assert private.title == "Trambahn · Stellwerk"
    assert private.said["og:description"] == "You are invited to a game of Trambahn."
    assert not any("Annabella" in text for text in private.said.values())
    public = head_of(host, host.meet(["me", "person"], "trambahn", public=True))
    assert "Annabella" in public.said["og:description"]
    host.http.close()
