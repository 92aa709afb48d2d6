"""The guard: no strangers at the table, no other site, no input that breaks anything."""

import socket
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.server.served import Person, Served


@pytest.fixture
def table(anna: Person) -> str:
    opened: str = anna.open("trambahn", ["me", "person"], order="given")["table"]
    return opened


def test_without_a_token_or_with_a_wrong_one_nobody_moves(
    served: Served, anna: Person, table: str
) -> None:
    page = anna.page(table)
    code, decision = page["view"]["legal"][0], page["decision"]
    stranger = Person(served.url)
    assert stranger.move(table, code, decision).status_code == 401
    assert stranger.page(table)["decision"] is None
    for token, status in (("x" * 43, 403), ("short", 401), ("ü" * 43, 401)):
        header = {b"Authorization": f"Bearer {token}".encode()}
        body = {"code": code, "decision": decision}
        answer = stranger.http.post(f"/api/tables/{table}/moves", json=body, headers=header)
        assert answer.status_code == status
    stranger.http.cookies.set("stellwerk", "x" * 43)
    for path in ("moves", "undo", "chat"):
        body = {"moves": {"code": code}, "undo": {}, "chat": {"text": "hi"}}[path]
        body |= {} if path == "chat" else {"decision": decision}
        status = 200 if path == "chat" else 403
        assert stranger.http.post(f"/api/tables/{table}/{path}", json=body).status_code == status
    assert anna.page(table)["view"] == page["view"]
    stranger.http.close()


def test_nobody_looks_through_the_eyes_of_another(anna: Person, ben: Person, table: str) -> None:
    ben.open("trambahn", ["me", "person"])
    for path in ("", "/record", "/events"):
        assert ben.get(f"/tables/{table}{path}", seat=1).status_code == 403
    assert anna.get(f"/tables/{table}", seat=2).status_code == 403


def test_the_token_is_in_a_cookie_that_no_script_reads(anna: Person) -> None:
    answer = anna.post("/tables", game="trambahn", seats=["me", "greedy"])
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert "Secure" not in cookie
    token = anna.http.cookies["stellwerk"]
    assert token not in answer.text
    assert "set-cookie" not in anna.post("/tables", game="trambahn", seats=["me", "me"]).headers


def test_behind_a_proxy_with_tls_the_cookie_is_secure(ben: Person) -> None:
    ben.http.headers["X-Forwarded-Proto"] = "https"
    answer = ben.post("/tables", game="trambahn", seats=["me", "greedy"])
    assert "Secure" in answer.headers["set-cookie"]


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Origin": "http://["},
        {"Origin": "http://a]"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_another_site_cannot_move(anna: Person, table: str, headers: dict[str, str]) -> None:
    page = anna.page(table)
    body = {"code": page["view"]["legal"][0], "decision": page["decision"]}
    answer = anna.http.post(f"/api/tables/{table}/moves", json=body, headers=headers)
    assert answer.status_code == 403
    assert "another site" in answer.json()["error"]
    assert anna.page(table) == page


def test_our_own_page_can_move(served: Served, anna: Person, table: str) -> None:
    page = anna.page(table)
    body = {"code": page["view"]["legal"][0], "decision": page["decision"]}
    headers = {"Origin": served.url, "Sec-Fetch-Site": "same-origin"}
    answer = anna.http.post(f"/api/tables/{table}/moves", json=body, headers=headers)
    assert answer.status_code == 200


@pytest.mark.parametrize("path", ["/healthz", "/api/tables", "/nowhere.txt", "/api/tables/x"])
def test_every_answer_has_the_headers_of_the_guard(anna: Person, path: str) -> None:
    headers = anna.http.get(path).headers
    assert headers["content-security-policy"].startswith("default-src 'none'")
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cache-control"] == "no-store"
    assert "server" not in headers


def test_a_request_that_is_too_large_is_refused(anna: Person, table: str) -> None:
    answer = anna.post(f"/tables/{table}/chat", text="x" * 20_000)
    assert answer.status_code == 413
    assert anna.http.get("/healthz", headers={"X-Long": "x" * 2_000_000}).status_code == 400


@pytest.mark.parametrize(
    "request_", ["GET /healthz HTTP/1.1\r\nX-Long: {long}\r\n\r\n", "GET /{long} HTTP/1.1\r\n\r\n"]
)
def test_headers_that_come_in_one_piece_are_limited_too(served: Served, request_: str) -> None:
    address = urlsplit(served.url)
    for size, status in ((16_000, b"HTTP/1.1 200"), (17_000, b"HTTP/1.1 400")):
        with socket.create_connection((address.hostname or "", address.port or 0), 10) as entry:
            entry.sendall(request_.format(long="x" * size).encode())
            assert entry.recv(1000)[:12] in (status, status.replace(b"200", b"404"))


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/x", "/api/x/y", "/api/x.json", "/api/log"])
def test_what_the_api_does_not_know_is_said_in_json(anna: Person, path: str) -> None:
    answer = anna.http.get(path)
    assert (answer.status_code, answer.json()["problem"]) == (404, "no_such_page")


def test_a_type_is_said_once(anna: Person, table: str) -> None:
    paths = ["/", f"/api/tables/{table}/record", "/api/openapi.json", "/api/tables", "/licences.md"]
    for path in paths:
        assert anna.http.get(path).headers["content-type"].count("charset") <= 1, path
    record = anna.get(f"/tables/{table}/record")
    assert record.headers["content-type"] == "text/plain; charset=utf-8"


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ({"game": "chess"}, "the games are: trambahn"),
        ({"seats": ["me"]}, "played with 2 seats"),
        ({"seats": ["me", "os:system"]}, "use one of: me, person, random"),
        ({"seats": ["me", "search:1000000"]}, "a seat cannot be for"),
        ({"seats": "me"}, "Expected `array`"),
        ({"options": {"nine": "12"}}, "option nine is one of"),
        ({"options": {"map": "berlin"}}, "has no option"),
        ({"game": "voll_verplant", "options": {"map": "/etc/x.toml"}}, "option map is one of"),
        ({"name": "a | b"}, "without |"),
        ({"name": "x" * 99}, "24"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_table_that_cannot_be_opened_is_explained(
    anna: Person, body: dict[str, Any], says: str
) -> None:
    answer = anna.post("/tables", **{"game": "trambahn", "seats": ["me", "greedy"], **body})
    assert answer.status_code == 400
    assert says in answer.json()["error"]


ODD: list[Any] = [None, True, -1, 2**70, 1.5, "", "?", "P ?", "\x00", "é" * 300, "../..", [], {}]


def test_no_input_gives_an_error_of_the_server(served: Served, anna: Person, table: str) -> None:
    random = Random(6)
    fields = ["code", "decision", "seat", "text", "invitation", "game", "seats", "options", "name"]
    paths = ["/tables", "/seats", "/visitors"]
    paths += [f"/tables/{t}/{p}" for t in (table, "%00", "é", "x" * 999) for p in ("moves", "chat")]
    stranger = Person(served.url)
    for _ in range(300):
        body = {random.choice(fields): random.choice(ODD) for _ in range(random.randint(0, 4))}
        who = random.choice([anna, stranger])
        answer = who.http.post("/api" + random.choice(paths), json=body)
        assert answer.status_code < 500, (body, answer.text)
        assert answer.status_code < 300 or answer.json()["error"]
    stranger.http.close()


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[" * 10_000, b"null", b'"\\ud800"'])
def test_what_is_no_json_is_refused(anna: Person, table: str, content: bytes) -> None:
    for kind in ("application/json", "text/plain", "application/x-msgpack", "multipart/form-data"):
        answer = anna.http.post(
            f"/api/tables/{table}/moves", content=content, headers={"Content-Type": kind}
        )
        assert 400 <= answer.status_code < 500, (kind, answer.text)


@pytest.mark.parametrize("body", [b'{"text": "\xff"}', b'{"\xc3\x28": 1}', b"\xed\xa0\x80"])
def test_what_is_not_utf8_is_refused_with_a_sentence(anna: Person, table: str, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    for path in (f"/api/tables/{table}/chat", "/api/tables", "/api/replays"):
        answer = anna.http.post(path, content=body, headers=headers)
        assert (answer.status_code, answer.json()["problem"]) == (400, "bad_encoding")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", None])
def test_a_body_that_does_not_say_it_is_json_is_refused(
    anna: Person, table: str, kind: str | None
) -> None:
    page = anna.page(table)
    headers = {} if kind is None else {"Content-Type": kind}
    for said in (b'{"text": "from a form"}', b"not even json"):
        answer = anna.http.post(f"/api/tables/{table}/chat", content=said, headers=headers)
        assert (answer.status_code, answer.json()["problem"]) == (415, "no_json")
    assert anna.page(table) == page


@pytest.mark.parametrize(
    "query", ["seat=0", "seat=7", "seat=x", "seat=", "after=-1", "seat=1&seat=2"]
)
def test_odd_queries_are_refused_or_ignored(
    served: Served, anna: Person, table: str, query: str
) -> None:
    for path in ("", "/record"):
        assert anna.http.get(f"/api/tables/{table}{path}?{query}").status_code < 500
