"""Hosts: a page of a stranger that leads its name to this machine gets nothing."""

import pytest

from stellwerk.server.web.hosts import is_known, known_hosts
from tests.server.served import Person

OWN = ["127.0.0.1:8000", "localhost", "LOCALHOST:5173", "tables.localhost", "[::1]:8000", "[::1]"]
STRANGE = ["evil.example", "evil.example:8000", "localhost.evil.example", "[", "127.0.0.1.nip.io"]


@pytest.mark.parametrize("listens_at", ["127.0.0.1", "::1", "localhost", "127.0.0.9"])
def test_a_server_for_this_machine_answers_under_its_own_names(listens_at: str) -> None:
    hosts = known_hosts(listens_at, [""])
    assert all(is_known(host, hosts) for host in [*OWN, None, ""])
    assert not any(is_known(host, hosts) for host in [*STRANGE, "play.example.org"])


@pytest.mark.parametrize("listens_at", ["127.0.0.1", "0.0.0.0"])
def test_names_that_were_told_are_answered_and_no_others(listens_at: str) -> None:
    hosts = known_hosts(listens_at, ["Play.example.org", " trains.example "])
    assert all(is_known(host, hosts) for host in [*OWN, "play.example.org:443", "trains.example"])
    assert not any(is_known(host, hosts) for host in STRANGE)


@pytest.mark.parametrize("listens_at", ["0.0.0.0", "::", "192.0.2.1", "my-machine"])
def test_a_server_for_others_answers_under_any_name(listens_at: str) -> None:
    assert all(is_known(host, known_hosts(listens_at, [])) for host in [*OWN, *STRANGE])


def test_a_stranger_gets_nothing_from_a_server_on_this_machine(anna: Person) -> None:
    table = anna.open("trambahn", ["me", "person"], public=True)["table"]
    forged = {"Host": "evil.example:8000", "X-Forwarded-For": "192.0.2.1"}
    for path in ("/", "/healthz", "/api/tables", f"/api/tables/{table}"):
        answer = anna.http.get(path, headers=forged)
        assert (answer.status_code, answer.json()["problem"]) == (421, "other_host")
        assert table not in answer.text
    assert anna.http.post("/api/visitors", headers=forged).status_code == 421
    assert anna.http.get("/api/tables", headers={"Host": "localhost:9"}).status_code == 200
