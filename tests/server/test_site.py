"""The site is served as it was built, with headers that fit each file."""

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
    answer = anna.http.get(script[1])
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    plain = anna.http.get(script[1], headers={"Accept-Encoding": "identity"})
    assert plain.text == answer.text


def test_every_address_of_a_page_is_the_page(anna: Person) -> None:
    assert anna.http.get("/table/whatever").text == anna.http.get("/").text


def test_what_is_not_there_is_not_found(anna: Person) -> None:
    for path in ("/assets/none.js", "/../pyproject.toml", "/api/nothing", "/favicon.ico"):
        assert anna.http.get(path).status_code == 404, path
