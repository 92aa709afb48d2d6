"""The OpenAPI document: the same from the command and the server, and true of what is sent."""

import json
import os
import subprocess
import sys

import msgspec
import pytest

from stellwerk import games
from stellwerk.server.web.openapi_views import typed_view
from tests.server.served import Person

PRINT = [sys.executable, "-c", "from stellwerk.cli import main; main()", "openapi"]


def test_the_command_prints_what_the_server_serves_always_the_same(anna: Person) -> None:
    texts = [
        subprocess.run(
            PRINT, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    ]
    assert texts[0] == texts[1]
    assert json.loads(texts[0]) == anna.get("/openapi.json").json()


@pytest.mark.parametrize("game", games.NAMES)
def test_the_view_of_a_game_is_of_its_type_in_the_document(anna: Person, game: str) -> None:
    schema = anna.get("/openapi.json").json()["components"]["schemas"]
    named = typed_view(games.game_named(game)).__name__
    assert {"$ref": f"#/components/schemas/{named}"} in schema["Page"]["properties"]["view"][
        "oneOf"
    ]
    assert schema[named]["properties"]["game"]["const"] == game
    table = anna.open(game, ["me", "me"], order="given")["table"]
    view = anna.page(table, seat=1)["view"]
    msgspec.convert(view, typed_view(games.game_named(game)))
    del view["table"]["step"]
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(view, typed_view(games.game_named(game)))
