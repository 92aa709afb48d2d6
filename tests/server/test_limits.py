"""Limits: too much at once is refused, with the time to wait, and others are not disturbed."""

import asyncio
import re
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from stellwerk.server.storage.public_tables import MOST_PUBLIC
from stellwerk.server.web.rate_limits import (
    LIMITS,
    MOST_BUCKETS,
    MOST_STREAMS,
    VISITORS_AN_ADDRESS,
    Limits,
    RateKey,
    TooMany,
    household,
)
from tests.server.served import Person, Served
from tests.server.visited import stopped_clock, visited

ANNA, BEN = RateKey(b"anna", "192.0.2.1"), RateKey(b"ben", "192.0.2.2")


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("name", LIMITS)
def test_a_bucket_is_emptied_and_fills_again(name: str) -> None:
    clock, limit = Clock(), LIMITS[name]
    limits = Limits(clock)
    for _ in range(limit.burst):
        limits.spend(name, ANNA)
    with pytest.raises(TooMany) as refused:
        limits.spend(name, ANNA)
    limits.spend(name, BEN)
    assert refused.value.seconds is not None
    assert 0 <= refused.value.seconds - 1 / limit.a_second <= 1
    clock.now += 1 / limit.a_second
    limits.spend(name, ANNA)
    with pytest.raises(TooMany):
        limits.spend(name, ANNA)
    clock.now += 10 * limit.burst / limit.a_second
    for _ in range(limit.burst):
        limits.spend(name, ANNA)
    with pytest.raises(TooMany):
        limits.spend(name, ANNA)


def test_many_visitors_at_one_address_share_its_bucket() -> None:
    limits = Limits(Clock())
    for number in range(LIMITS["tables"].burst * VISITORS_AN_ADDRESS):
        limits.spend("tables", RateKey(str(number).encode(), "192.0.2.1"))
    with pytest.raises(TooMany):
        limits.spend("tables", RateKey(b"another", "192.0.2.1"))
    limits.spend("tables", BEN)


def test_whoever_is_on_this_machine_is_not_counted() -> None:
    limits = Limits(Clock())
    for _ in range(1000):
        limits.spend("tables", None)


def test_tables_of_strangers_are_limited(served: Served, anna: Person) -> None:
    stranger = Person(served.url, anna.post("/visitors").json()["token"])
    stranger.http.headers["X-Forwarded-For"] = "192.0.2.7"
    answers = [
        stranger.post("/tables", game="trambahn", seats=["me", "person"])
        for _ in range(LIMITS["tables"].burst + 2)
    ]
    assert {answer.status_code for answer in answers} == {201, 429}
    refused = answers[-1]
    assert refused.json()["problem"] == "too_many"
    assert 1 <= int(refused.headers["Retry-After"]) <= 61
    assert anna.open("trambahn", ["me", "person"])
    stranger.http.close()


def test_public_tables_of_an_address_are_limited_whoever_opens_them(served: Served) -> None:
    host, opened = Person(served.url), 0
    host.http.headers["X-Forwarded-For"] = "192.0.2.9"
    body = {"game": "trambahn", "seats": ["person", "person"], "public": True}
    for _ in range(LIMITS["public"].burst * VISITORS_AN_ADDRESS):
        host.http.cookies.clear()
        opened += host.post("/tables", **body).status_code == 201
    assert opened == LIMITS["public"].burst * VISITORS_AN_ADDRESS
    host.http.cookies.clear()
    assert host.post("/tables", **body).status_code == 429
    assert host.open("trambahn", ["person", "person"])
    host.http.close()


def test_one_visitor_has_ten_tables_in_the_lobby_wherever_they_ask(
    served: Served, anna: Person
) -> None:
    host, statuses = Person(served.url, anna.post("/visitors").json()["token"]), list[int]()
    body = {"game": "trambahn", "seats": ["person", "person"], "public": True}
    for _ in range(MOST_PUBLIC):
        statuses.append(host.post("/tables", **body).status_code)  # from this machine itself
    host.http.headers["X-Forwarded-For"] = "192.0.2.11"
    refused = host.post("/tables", **body)
    assert statuses == [201] * MOST_PUBLIC
    assert (refused.status_code, refused.json()["problem"]) == (409, "too_many_public")
    host.http.close()


def test_streams_of_a_stranger_are_limited_and_counted_down(served: Served, anna: Person) -> None:
    table = anna.open("trambahn", ["me", "person"])["table"]
    stranger = Person(served.url, anna.post("/visitors").json()["token"])
    stranger.http.headers["X-Forwarded-For"] = "192.0.2.8"
    with ExitStack() as streams:
        for _ in range(MOST_STREAMS):
            next(streams.enter_context(stranger.events(table)))
        assert stranger.get(f"/tables/{table}/events").status_code == 429
    with anna.presence(table) as told:
        while next(told)["spectators"]:
            pass
    with stranger.events(table) as events:
        assert next(events)
    stranger.http.close()


def test_the_page_of_the_api_names_every_limit() -> None:
    page = (Path(__file__).parents[2] / "docs" / "http-api.md").read_text()
    rows = dict(re.findall(r"^\| `(\w+)`[a-z ]* \| (\d+) \| ", page, re.MULTILINE))
    assert {name: int(rows[name]) for name in LIMITS} == {
        name: limit.burst for name, limit in LIMITS.items()
    }
    assert int(rows["streams"]) == MOST_STREAMS
    rates = {
        "requests": "20 a second",
        "tables": "60 an hour",
        "public": "12 an hour",
        "chat": "20 a minute",
        "spectators": "4 a minute",
        "advice": "30 a minute",
        "codes": "4 a minute",
        "all_codes": "5 a second",
        "asks": "30 an hour",
        "reports": "60 an hour",
        "exports": "60 an hour",
        "reading": "6 a minute",
    }
    assert {name: eval_rate(rates[name]) for name in LIMITS} == {
        name: pytest.approx(limit.a_second) for name, limit in LIMITS.items()
    }
    assert all(rate in page for rate in rates.values())


def eval_rate(text: str) -> float:
    count, _, unit = text.split(" ")
    return int(count) / {"second": 1, "minute": 60, "hour": 3600}[unit]


def test_tokens_that_are_made_up_do_not_wash_an_address_clean() -> None:
    limits = Limits(Clock())
    for _ in range(LIMITS["tables"].burst * VISITORS_AN_ADDRESS):
        limits.spend("tables", RateKey(None, "192.0.2.1"))
    for number in range(2 * MOST_BUCKETS):
        limits.spend("requests", RateKey(str(number).encode(), f"address {number}"))
    assert len(limits._buckets) <= MOST_BUCKETS
    with pytest.raises(TooMany):
        limits.spend("tables", RateKey(b"one more", "192.0.2.1"))


def test_a_refused_address_makes_nothing_to_remember() -> None:
    limits = Limits(Clock())
    for number in range(10_000):
        with suppress(TooMany):
            limits.spend("requests", RateKey(str(number).encode(), "192.0.2.1"))
    assert len(limits._buckets) == 1 + LIMITS["requests"].burst * VISITORS_AN_ADDRESS


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2::3", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("somebody", "somebody"),
    ],
)
def test_an_ipv6_address_counts_with_its_household(address: str, counted: str) -> None:
    assert household(address) == counted


@pytest.mark.filterwarnings("ignore::DeprecationWarning:litestar")
def test_only_requests_of_this_machine_itself_are_not_counted(tmp_path: Path) -> None:
    """A proxy that passes on what a visitor says of itself makes nobody unlimited."""

    async def scene() -> None:
        async with visited(tmp_path, stopped_clock) as anna:
            behind = {"X-Forwarded-For": "127.0.0.1"}
            while (answer := await anna.get("/games", headers=behind)).is_success:
                pass
            assert answer.json()["problem"] == "too_many"
            assert (await anna.get("/games")).is_success

    asyncio.run(asyncio.wait_for(scene(), 120))


def test_the_log_says_that_somebody_is_refused(caplog: pytest.LogCaptureFixture) -> None:
    limits = Limits(Clock())
    for _ in range(200):
        with suppress(TooMany):
            limits.spend("requests", ANNA)
    assert caplog.text.count("requests are refused: rate limit requests") == 1
    assert ANNA.address not in caplog.text
