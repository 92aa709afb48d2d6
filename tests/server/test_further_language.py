"""A further language is a further folder and nothing else: here English in ⟦brackets⟧."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.catalogue import write_language
from tests.server.served import Person, Served

CODE = "eo"
LACKING = "levels:greedy-about"
STELLWERK = [sys.executable, "-c", "from stellwerk.cli import main; main()"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("messages")
    write_language(folder / CODE, LACKING)
    return folder


@pytest.fixture(scope="module")
def served(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("STELLWERK_MESSAGES", str(folder))
        served = Served(tmp_path_factory.mktemp("served"))
    yield served
    assert served.stop() == 0


def typed(folder: Path, record: Path, typed: str, *words: str, **surroundings: str) -> str:
    """All that a game of two people at one terminal says."""
    done = subprocess.run(
        [*STELLWERK, "play", "trambahn", "--seed", "3", "--record", record, *words],
        input=typed,
        env={
            **os.environ,
            "STELLWERK_MESSAGES": str(folder),
            "STELLWERK_PLAIN": "1",
            "PYTHONIOENCODING": "utf-8",
            **surroundings,
        },
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_the_terminal_speaks_it(folder: Path, tmp_path: Path) -> None:
    said = typed(
        *(folder, tmp_path / "record", "\nnonsense\n?\nquit\n"),
        *("--language", CODE, "--line-up", "person,person"),
    )
    for words in (
        "⟦It is the turn of ⟦Player⟧ 1. Press Enter when you are here.⟧ ",
        "⟦⟦Player⟧ 1, your move (? for help):⟧ ",
        '⟦cannot read "nonsense" as a move of Trambahn; ⟦possible: P ',
        "P r7       ⟦step 1: lay this card as a passenger of its own line⟧",
        "save ⟦FILE⟧ ⟦write the record to another file as well⟧",
        "⟦draw pile 8",
        "⟦Go on with: stellwerk play --resume ",
    ):
        assert words in said


def test_the_locale_chooses_it(folder: Path, tmp_path: Path) -> None:
    said = typed(
        folder, tmp_path / "record", "quit\n", "--line-up", "person,person", LC_ALL="eo.UTF-8"
    )
    assert "⟦It is the turn of ⟦Player⟧ 1." in said


def test_the_server_refuses_in_it(served: Served) -> None:
    anna = Person(served.url)
    answer = anna.get("/tables/nowhere", language=CODE)
    assert answer.json()["error"] == '⟦there is no table "nowhere": check the link⟧'
    assert answer.json()["problem"] == "no_such_table"
    anna.http.headers["Accept-Language"] = "eo-XX,de;q=0.9"
    table = anna.open("trambahn", ["me", "person"], order="given")["table"]
    refused = anna.move(table, "hello", anna.page(table)["decision"])
    assert refused.json()["error"].startswith('⟦cannot read "hello" as a move of Trambahn; ⟦possib')
    assert anna.get("/games", language="fr").json()["problem"] == "invalid"


def test_the_server_names_seats_bots_and_what_happens_in_it(served: Served) -> None:
    anna, ben = Person(served.url), Person(served.url)
    opened = anna.open("trambahn", ["me", "person"], order="given")
    table, invitation = opened["table"], opened["invitations"][0]["invitation"]
    assert anna.page(table, language=CODE)["view"]["names"] == ["⟦Seat 1⟧", "⟦Seat 2⟧"]
    page = anna.page(table)
    assert ben.post("/seats", invitation=invitation, name="Ben").status_code == 201
    with anna.events(table, after=page["number"], language=CODE) as events:
        assert '"text":"⟦Ben sits down.⟧"' in next(events)
    refused = ben.post("/tables", game="trambahn", seats=["me", "driver"], name="⟦Driver⟧")
    assert refused.json()["problem"] == "name_of_bot"


def test_what_it_lacks_is_said_in_english(served: Served) -> None:
    (trambahn, *_) = Person(served.url).get("/games", language=CODE).json()
    titles = {bot["name"]: (bot["title"], bot["about"]) for bot in trambahn["bots"]}
    assert titles["random"] == ("⟦Random bot⟧", "⟦plays anything that is legal⟧")
    assert titles["greedy"] == ("⟦Greedy bot⟧", "takes what looks best at the moment")
    assert trambahn["options"][0]["about"].startswith("⟦a new row")


def test_the_document_of_the_api_offers_it(served: Served) -> None:
    document = Person(served.url).get("/openapi.json").json()
    (language,) = document["paths"]["/api/games"]["get"]["parameters"]
    assert language["schema"]["enum"] == ["en", "de", "eo", None]
