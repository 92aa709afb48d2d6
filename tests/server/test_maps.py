"""The drawn maps over real HTTP."""

import msgspec
import pytest

from stellwerk.games.voll_verplant.drawing import Plan, plan_of
from stellwerk.games.voll_verplant.maps.files import SHIPPED, read_city
from tests.server.served import Person


@pytest.mark.parametrize("name", SHIPPED)
def test_every_map_is_sent_as_it_is_drawn(anna: Person, name: str) -> None:
    plan = msgspec.json.decode(anna.get(f"/maps/{name}").content, type=Plan)
    assert plan == plan_of(read_city(name))


def test_a_plan_that_a_browser_has_already_is_not_sent_again(anna: Person) -> None:
    first = anna.get("/maps/berlin")
    again = anna.http.get("/api/maps/berlin", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = anna.http.get("/api/maps/paris", headers={"If-None-Match": first.headers["etag"]})
    assert other.status_code == 200


def test_a_map_that_is_not_shipped_is_refused_with_those_that_are(anna: Person) -> None:
    for name in ("rome", "..%2Fberlin", "berlin.toml"):
        refused = anna.get(f"/maps/{name}")
        assert refused.status_code == 404
    assert "amsterdam" in anna.get("/maps/rome").json()["error"]
