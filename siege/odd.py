"""Odd requests: nearly right, wrong in one or in many places, for every route there is."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple
from urllib.parse import quote

import msgspec

SIGNS = "PSxr?.b17 \t\0é—\U0001f683'\"<>&|/\\%;{}[]()$`-_~\n\r"
NUMBERS = ["", "-1", "0", "1", "7", "99999999999999999999", "1e9", "0x10", "١", "NaN", " 7 ", "1,2"]
VALUES: list[Any] = [None, True, -1, 0, 1, 2**31, 2**64 - 1, 1e308, 1.5, "", "me", [], {}, [[]]]
METHODS = ["GET"] * 6 + ["POST"] * 6 + ["DELETE", "PUT", "PATCH", "HEAD", "OPTIONS", "BREW"]
ORIGINS = ["null", "http://[", "http://a]", "http://evil", "//", "http://127.0.0.1@evil"]
HEADERS: list[Callable[[Random], str]] = [
    lambda r: (
        f"Origin: {r.choice(['null', 'http://[', 'http://a]', 'http://evil', '//', text(r)])}"
    ),
    lambda r: f"Sec-Fetch-Site: {r.choice(['cross-site', 'same-site', 'none', text(r)])}",
    lambda r: f"Accept-Language: {text(r)}",
    lambda r: f"Cookie: stellwerk={text(r)}",
    lambda r: f"Authorization: {r.choice(['', 'Bearer ', 'Basic '])}{text(r, 50)}",
    lambda r: f"Last-Event-ID: {r.choice(NUMBERS)}",
    lambda r: f"X-Forwarded-For: {r.choice(['::1', '10.0.0.1, ::', 'unknown', text(r)])}",
    lambda r: f"X-Forwarded-Proto: {text(r, 8)}",
    lambda r: f"Accept: {text(r)}",
    lambda r: f"If-None-Match: {text(r)}",
    lambda r: f"Range: bytes={r.choice(NUMBERS)}-",
]
TYPES = ["application/json"] * 9 + ["text/plain", "application/x-msgpack", "application/json; a"]
BOTS = ["random", "greedy"]
AT_A_TABLE = ["", "/log", "/record", "/fairness", "/seats", "/moves", "/undo", "/chat", "/resign"]
AT_A_TABLE += ["/rematch", "/invitations", "/advice"]
ELSEWHERE = ["/tables", "/tables", "/seats", "/visitors", "/games", "/me", "/me/export"]
ELSEWHERE += ["/replays", "/tables/mine", "/openapi.json", "/maps/berlin", "/maps/%2e%2e", "/x"]


class Target(NamedTuple):
    """What a fuzzer knows: a table of its own, its token, and where it asks."""

    table: str
    token: str
    host: str


def text(random: Random, most: int = 40) -> str:
    """As it may stand in a header: without the end of a line."""
    signs = (random.choice(SIGNS) for _ in range(random.randint(0, most)))
    return "".join(sign for sign in signs if sign not in "\r\n\0").encode().decode("latin-1")


def value(random: Random) -> Any:
    return random.choice([*VALUES, text(random), random.randint(-(2**63), 2**63)])


def body_for(random: Random, path: str) -> Any:
    """A body of the right form, as far as luck goes."""
    odd, number = value(random), random.choice([1, 2, 7, value(random)])
    forms: dict[str, Any] = {
        "moves": {"code": random.choice(["draw", "P r7", odd]), "decision": number},
        "undo": {"decision": number},
        "chat": {"text": odd, "seat": number},
        "resign": {"bot": random.choice([*BOTS, odd]), "seat": number},
        "rematch": {"seat": number},
        "invitations": {"seat": number},
        "seats": {"invitation": odd, "name": value(random), "seat": number},
        "replays": {"record": random.choice(["game: trambahn\n", odd]), "at": number},
        "tables": {
            "game": random.choice(["trambahn", "voll_verplant", odd]),
            "seats": random.choice([["me", "me"], ["me", "person"], [odd], odd]),
            "options": random.choice([{}, {"map": odd}, odd]),
            "public": odd,
        },
    }
    form: dict[str, Any] = forms.get(path.rpartition("/")[2], {"a": odd})
    return {**form, text(random, 5): odd} if random.random() < 0.2 else form


def data_for(random: Random, path: str) -> bytes:
    """Mostly JSON, sometimes none, deep, torn or not even text."""
    chance = random.random()
    if chance < 0.7:
        return msgspec.json.encode(body_for(random, path))
    if chance < 0.8:
        return random.randbytes(random.randint(0, 300))
    if chance < 0.9:
        whole = msgspec.json.encode(body_for(random, path))
        return whole[: random.randint(0, len(whole))] + random.choice([b"", b"\xff", b"\xed\xa0"])
    if chance < 0.95:
        return random.choice([b"[", b'{"a":']) * random.randint(1, 3000)
    return random.choice([b"", b"9" * 4000, b'{"decision":1e999}', b'"\\ud800"', b"\xef\xbb\xbf{}"])


def path_for(random: Random, table: str) -> str:
    place = random.choice([table] * 6 + [quote(text(random), safe="") or "x", "x" * 300, "."])
    parts = ["", "/log", "/record", "/fairness", "/seats", "/moves", "/undo", "/chat", "/resign"]
    parts += ["/rematch", "/invitations", "/advice"]
    others = [
        "/tables",
        "/tables",
        "/seats",
        "/visitors",
        "/games",
        "/me",
        "/me/export",
        "/replays",
    ]
    others += [
        "/tables/mine",
        "/openapi.json",
        "/maps/berlin",
        f"/maps/{quote(text(random))}",
        "/x",
    ]
    chance = random.random()
    if chance < 0.6:
        path = f"/api/tables/{place}{random.choice(AT_A_TABLE)}"
    elif chance < 0.9:
        path = f"/api{random.choice([*ELSEWHERE, quote(text(random))])}"
    else:
        path = random.choice(["/healthz", "/metrics", "/", "/assets/x", f"/{quote(text(random))}"])
    return path


def query_for(random: Random) -> str:
    names = ["seat", "at", "after", "language", quote(text(random, 6))]
    some = [f"{random.choice(names)}={quote(random.choice(NUMBERS))}" for _ in range(2)]
    return "?" + "&".join(some) if random.random() < 0.4 else ""


def odd_request(random: Random, target: Target) -> bytes:
    """The bytes of a request; what is no HTTP at all is left to the floods of connections."""
    method, path = random.choice(METHODS), path_for(random, target.table)
    lines = [f"{method} {path}{query_for(random)} HTTP/1.1", f"Host: {target.host}"]
    if random.random() < 0.6:
        lines.append(f"Authorization: Bearer {target.token}")
    if random.random() < 0.3:
        lines.append(random.choice(HEADERS)(random))
    data = b""
    if method not in ("GET", "HEAD", "OPTIONS"):
        data = data_for(random, path)
        lines += [f"Content-Type: {random.choice(TYPES)}", f"Content-Length: {len(data)}"]
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + data
