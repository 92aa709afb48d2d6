"""A game from outside is played where all games are: at a terminal, and at a table over HTTP."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from stellwerk import records
from stellwerk.core.messages import LANGUAGES, say
from stellwerk.games import OUTSIDE, game_named
from tests.cli.playing import at_a_terminal
from tests.server.served import Person, Served

OUTSIDERS = pytest.mark.parametrize("game", OUTSIDE)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("served"))
    yield served
    assert served.stop() == 0


@OUTSIDERS
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_at_a_terminal_to_the_end(game: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    words = ("play", game, "--line-up", "person,greedy", "--seed", "3", "--record", file)
    said = at_a_terminal(*words, "--language", language, typed="1\n" * 60)
    match = records.read(file.read_bytes())
    result = match.result()
    assert result is not None
    assert say(language, game_named(game).endings[result.ending]) in said
    proof = re.search(r"stellwerk verify (\S+) --seed ([0-9a-f]{64})", said)
    assert proof
    told = at_a_terminal("verify", proof[1], "--seed", proof[2], typed="")
    assert "every outcome of chance follows from the seed" in told


@OUTSIDERS
def test_its_record_is_checked_and_replayed_at_a_terminal(game: str, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    at_a_terminal("simulate", game, "--games", "1", "--out", folder, typed="")
    (file,) = folder.iterdir()
    assert "1 good, 0 bad" in at_a_terminal("check", file, typed="")
    last = len(records.read(file.read_bytes()).log)
    assert f"{last:>4} " in at_a_terminal("replay", file, "--all", typed="")


@OUTSIDERS
def test_it_is_on_the_shelf_of_the_server(game: str, served: Served) -> None:
    shelved = {one["name"]: one for one in Person(served.url).get("/games").json()}
    assert shelved[game]["title"] == game_named(game).title
    assert shelved[game]["seats"] == list(game_named(game).seats)


@OUTSIDERS
def test_people_play_it_at_a_table_with_codes_and_its_record_is_good(
    game: str, served: Served
) -> None:
    anna, ben = Person(served.url), Person(served.url)
    opened = anna.open(game, ["me", "person"], order="given", name="Anna")
    table = opened["table"]
    ben.post("/seats", invitation=opened["invitations"][0]["invitation"], name="Ben")
    while not anna.page(table)["view"]["result"]:
        for person in (anna, ben):
            page = person.page(table)
            if page["view"]["legal"]:
                answer = person.move(table, page["view"]["legal"][-1], page["decision"])
                assert answer.status_code == 200, answer.text
    record = anna.get(f"/tables/{table}/record").text
    match = records.read(record)
    assert match.is_over()
    assert match.names == ["Anna", "Ben"]
    log = anna.get(f"/tables/{table}/log", language="de").json()
    assert any("Waggon" in entry["text"] for entry in log)
    story = anna.get(f"/tables/{table}/story").json()
    assert story["turns"] > 1


@OUTSIDERS
def test_a_bot_plays_it_at_a_table_and_gives_advice(game: str, served: Served) -> None:
    anna = Person(served.url)
    table = anna.open(game, ["me", "apprentice"], order="given", name="Anna")["table"]
    page = anna.until_asked(table)
    advice = anna.get(f"/tables/{table}/advice")
    assert advice.status_code == 200, advice.text
    assert any(code in advice.text for code in page["view"]["legal"])
    while not anna.play_on(table, 60)["view"]["result"]:
        pass
