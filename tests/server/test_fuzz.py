"""Bad input without end: no error of the server, no hang, no growth, nothing changed."""

import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote, urlsplit

import httpx
import pytest

from tests.server.parent import Forked, Parent
from tests.server.served import Person

ROUNDS = 400
MOST_GROWTH = 6_000_000  # bytes
SIGNS = "PSxr?.b17 \t\0é—\U0001f683'\"<>&|/\\%;{}[]()$`-_~\n\r"
ODD_NUMBERS = ["", "-1", "0", "1", "99999999999999999999", "1e9", "0x10", "١", "NaN", " 7 ", "1,2"]
AS_JSON = {"Content-Type": "application/json"}
READ_HEADERS = [
    b"Accept-Language",
    b"Accept-Encoding",
    b"Authorization",
    b"Content-Type",
    b"Forwarded",
    b"Host",
    b"Last-Event-ID",
    b"Origin",
    b"Sec-Fetch-Site",
    b"X-Forwarded-For",
    b"X-Forwarded-Proto",
]
SPOILT = [*range(33, 127), *range(128, 256)]  # bytes that may stand in a header
ODD_VALUES: list[Any] = [None, True, -1, 0, 2**31, 2**64, 1.5, "", "me", [], {}, [[]], {"a": 1}]


@pytest.fixture(scope="module")
def server(parent: Parent, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Forked]:
    server = Forked(parent, tmp_path_factory.mktemp("fuzz"))
    yield server
    assert server.stop() == 0


@pytest.fixture
def anna(server: Forked) -> Iterator[Person]:
    person = Person(server.url)
    yield person
    person.http.close()


@pytest.fixture
def table(anna: Person) -> str:
    opened: str = anna.open("trambahn", ["me", "person"], order="given")["table"]
    return opened


def text(random: Random, most: int = 90) -> str:
    return "".join(random.choice(SIGNS) for _ in range(random.randint(0, most)))


def like(random: Random, code: str) -> str:
    """Nearly a code: a sign changed, added or left out."""
    at = random.randrange(len(code) + 1)
    return code[:at] + random.choice([text(random, 2), ""]) + code[at + random.randint(0, 1) :]


def value(random: Random) -> Any:
    return random.choice([*ODD_VALUES, text(random), random.randint(-(2**40), 2**40)])


def spoilt(random: Random, body: Any) -> bytes:
    """JSON with a few bytes that do not belong there."""
    whole = json.dumps(body).encode()
    at = random.randrange(len(whole))
    return whole[:at] + random.randbytes(random.randint(1, 3)) + whole[at + 1 :]


def odd_headers(random: Random) -> dict[bytes, bytes]:
    """Of those that we read, one with signs that it has no use for."""
    value = random.choice(
        [
            b"http://[",
            b"http://a]:",
            b"[",
            b"::1]:x",
            b"%",
            b"=",
            b"q=;q=,;",
            b"\xff\xfe",
            b"0" * 99,
        ]
    )
    return {
        random.choice(READ_HEADERS): value + bytes(random.choices(SPOILT, k=random.randint(0, 9)))
    }


def odd_path(random: Random) -> str:
    return "".join(f"%{byte:02x}" for byte in random.randbytes(random.randint(1, 20)))


def some_request(random: Random, table: str, codes: list[str]) -> tuple[str, str, dict[str, Any]]:
    """A request that ought to be refused; if it is not, it changes nothing but the talk."""
    place = random.choice([table, table, table, quote(text(random, 40), safe="") or "x", "x" * 400])
    number, odd = random.choice(ODD_NUMBERS), value(random)
    move = {"code": like(random, random.choice(codes)), "decision": random.choice([odd, 10**6])}
    opening = {"game": "trambahn", "seats": ["me", text(random, 9)], "options": {text(random): odd}}
    many = {text(random, 9): value(random) for _ in range(4)}
    possible: list[tuple[str, str, dict[str, Any]]] = [
        ("POST", f"/api/tables/{place}/moves", {"json": move}),
        ("POST", f"/api/tables/{place}/undo", {"json": {"decision": odd}}),
        ("POST", f"/api/tables/{place}/chat", {"json": {"text": odd, "seat": odd}}),
        ("POST", "/api/tables", {"json": opening}),
        ("POST", "/api/tables", {"json": {"game": text(random), "seats": odd, **many}}),
        ("POST", "/api/seats", {"json": {"invitation": text(random), "name": odd}}),
        ("POST", "/api/seats", {"content": random.randbytes(300)}),
        ("POST", "/api/seats", {"content": spoilt(random, move), "headers": AS_JSON}),
        (
            "POST",
            f"/api/tables/{place}/chat",
            {"json": {"text": "hi"}, "headers": odd_headers(random)},
        ),
        ("GET", f"/api/tables/{place}", {"headers": odd_headers(random)}),
        ("GET", f"/api/tables/{odd_path(random)}?{odd_path(random)}", {}),
        ("POST", f"/{odd_path(random)}", {"json": odd}),
        ("GET", f"/api/tables/{place}", {"params": {"seat": number, "at": number}}),
        ("GET", f"/api/tables/{place}/log", {"params": {"seat": number}}),
        ("GET", f"/api/tables/{place}/record", {"params": {"seat": number}}),
        (
            "GET",
            "/api/tables/mine",
            {"headers": {b"Cookie": b"stellwerk=" + bytes(random.choices(SPOILT, k=43))}},
        ),
        ("GET", "/" + quote(text(random)), {}),
    ]
    return random.choice(possible)


def fuzz(person: Person, table: str, codes: list[str], random: Random) -> None:
    for _ in range(ROUNDS):
        method, path, more = some_request(random, table, codes)
        answer = person.http.request(method, path, **more)
        assert answer.status_code < 500, (method, path, more, answer.text)
        assert answer.status_code < 400 or answer.json()["error"]


def memory_of(server: Forked) -> int:
    pages = Path(f"/proc/{server.pid}/statm").read_text().split()[1]
    return int(pages) * 4096


def test_odd_requests_are_refused_change_nothing_and_leave_nothing(
    server: Forked, anna: Person, table: str
) -> None:
    codes, before = anna.page(table)["view"]["legal"], anna.page(table)["view"]
    fuzz(anna, table, codes, Random(1))
    used = memory_of(server) if Path("/proc/self/statm").exists() else None
    for seed in (2, 3):
        fuzz(anna, table, codes, Random(seed))
    assert anna.page(table)["view"] == before
    assert used is None or memory_of(server) - used < MOST_GROWTH


def test_odd_numbers_of_events_are_answered_and_viewers_who_leave_are_forgotten(
    server: Forked, anna: Person, table: str
) -> None:
    for number in [*ODD_NUMBERS, *map(str, range(-3, 30))]:
        header = {b"Last-Event-ID": number.strip().encode()}
        ways: list[Any] = [{"headers": header}, {"params": {"after": number}}]
        for way in ways:
            with anna.http.stream("GET", f"/api/tables/{table}/events", **way) as answer:
                assert answer.status_code in (200, 400)
                assert next(answer.iter_text())
    wait_for_no_viewers(server)


def wait_for_no_viewers(server: Forked) -> None:
    end = time.monotonic() + 30
    while "\nstellwerk_viewers 0.0\n" not in httpx.get(f"{server.url}/metrics").text:
        assert time.monotonic() < end, "somebody still looks on"


def test_what_is_no_http_stops_nobody(server: Forked, anna: Person, table: str) -> None:
    random, address = Random(5), urlsplit(server.url)
    whole = f"POST /api/tables/{table}/moves HTTP/1.1\r\nHost: x\r\nContent-Length: 40\r\n\r\n"
    for _ in range(60):
        with socket.create_connection((address.hostname or "", address.port or 0), 5) as entry:
            cut = whole[: random.randint(0, len(whole))].encode()
            entry.sendall(random.choice([random.randbytes(200), cut, b"GET " + b"/" * 70_000]))
            if random.random() < 0.5:
                entry.shutdown(socket.SHUT_WR)
    assert anna.http.get("/healthz").status_code == 200
    assert anna.page(table)["number"]


def test_old_requests_sent_again_change_nothing(server: Forked, anna: Person) -> None:
    ben = Person(server.url)
    opened = anna.open("trambahn", ["me", "person"], order="given")
    table, invitation = opened["table"], opened["invitations"][0]["invitation"]
    acceptance = {"invitation": invitation, "name": "Ben"}
    assert ben.post("/seats", **acceptance).status_code == 201
    sent = []
    for _ in range(12):
        who = next(p for p in (anna, ben) if p.page(table)["view"]["legal"])
        page = who.page(table)
        sent.append((who, {"code": page["view"]["legal"][0], "decision": page["decision"]}))
        assert who.move(table, **sent[-1][1]).status_code == 200
    before, stranger = anna.page(table), Person(server.url)
    for who, body in sent:
        assert who.move(table, **body).status_code == 200  # as it was: it is written
        other = ben if who is anna else anna
        assert other.move(table, **body).status_code in (409, 422)
        assert stranger.move(table, **body).status_code == 401
    assert stranger.post("/seats", **acceptance).status_code == 409
    assert ben.post("/seats", **acceptance).status_code == 201
    assert anna.page(table) == before
    ben.http.close()
    stranger.http.close()
