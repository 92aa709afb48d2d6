"""The site is served as it was built, with headers that fit each file."""

import gzip
import re

from tests.server.served import Person


def test_the_page_runs_only_what_we_serve_and_is_asked_for_anew_each_time(anna: Person) -> None:
    answer = anna.http.get("/")
    assert answer.status_code == 200
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers["cache-control"] == "no-cache"


def test_assets_are_kept_for_ever_and_sent_small(anna: Person) -> None:
    script = re.search(r'src="(/assets/[^"]+)"', anna.http.get("/").text)
    assert script
    plain = anna.http.get(script[1], headers={"Accept-Encoding": "identity"})
    assert plain.headers["content-type"].startswith("text/javascript")
    assert "immutable" in plain.headers["cache-control"]
    assert "content-encoding" not in plain.headers
    zipped = anna.http.get(script[1], headers={"Accept-Encoding": "gzip"})
    assert zipped.headers["content-encoding"] == "gzip"
    assert zipped.text == plain.text
    headers = {"Accept-Encoding": "gzip, deflate, br"}
    with anna.http.stream("GET", script[1], headers=headers) as smallest:
        sent = b"".join(smallest.iter_raw())
    assert smallest.headers["content-encoding"] == "br"
    assert len(sent) < len(gzip.compress(plain.content))
    assert anna.http.get(f"{script[1]}.br").status_code == 404


def test_long_answers_are_sent_small_and_short_ones_as_they_are(anna: Person) -> None:
    table = anna.open("voll_verplant", ["me"])["table"]
    for path in ("/api/games", f"/api/tables/{table}", "/api/maps/paris"):
        answer = anna.http.get(path)
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.json() == anna.http.get(path, headers={"Accept-Encoding": "identity"}).json()
    assert "content-encoding" not in anna.http.get(f"/api/tables/{table}/seats").headers


def test_every_address_of_a_page_is_the_page(anna: Person) -> None:
    assert anna.http.get("/table/whatever").text == anna.http.get("/").text


def test_what_is_not_there_is_not_found(anna: Person) -> None:
    for path in ("/assets/none.js", "/../pyproject.toml", "/api/nothing", "/favicon.ico"):
        assert anna.http.get(path).status_code == 404, path
