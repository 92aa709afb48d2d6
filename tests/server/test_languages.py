"""In which language somebody is answered, and words for programs that never change."""

import re
from pathlib import Path

import pytest

from stellwerk.server.web.languages import liked
from stellwerk.server.web.problems import PROBLEMS
from tests.server.served import Person
from tests.server.test_events_http import data_of


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-DE,de;q=0.9,en;q=0.8", "de"),
        ("fr,en;q=0.5,de;q=0.7", "de"),
        ("en-GB,de;q=0.9", "en"),
        ("fr", "en"),
        ("DE_at;q=0.7", "de"),
        ("de;q=nonsense,en;q=0.1", "en"),
        ("de;q=0", "en"),
        (",;q=,=", "en"),
    ],
)
def test_the_language_that_is_liked_best_is_spoken(accepted: str, language: str) -> None:
    assert liked(accepted) == language


def test_names_and_sentences_are_told_in_the_language_of_the_reader(anna: Person) -> None:
    table = anna.open("trambahn", ["me", "driver"], order="given")["table"]
    page = anna.page(table, language="de")
    assert [chair["name"] for chair in page["chairs"]] == ["Platz 1", "Lokführer"]
    assert page["view"]["names"] == ["Platz 1", "Lokführer"]
    assert anna.page(table)["view"]["names"] == ["Seat 1", "Driver"]
    log = anna.get(f"/tables/{table}/log", language="de").json()
    told = [entry["text"] for entry in log]
    assert "Lokführer erhält eine Karte als Startkapital." in told
    anna.http.headers["Accept-Language"] = "de-AT,de;q=0.9"
    assert anna.get(f"/tables/{table}/log").json() == log
    assert anna.get(f"/tables/{table}/log", language="en").json() != log
    (trambahn, *_) = anna.get("/games").json()
    assert trambahn["bots"][-1]["title"] == "Fahrdienstleiter"


def test_events_are_told_in_the_language_of_each_reader(anna: Person) -> None:
    table = anna.open("trambahn", ["me", "person"], order="given", name="Anna")["table"]
    page = anna.page(table)
    anna.move(table, page["view"]["legal"][0], page["decision"])
    told = {}
    for language in ("en", "de"):
        with anna.events(table, after=page["number"], language=language) as events:
            told[language] = data_of(next(events))["text"]
    assert told["en"].startswith("You laid")
    assert told["de"].startswith("Du ")
    assert "als Fahrgast der" in told["de"]


def test_an_error_has_a_sentence_in_the_language_and_a_word_that_stays(anna: Person) -> None:
    for language, sentence in (("en", "there is no table"), ("de", "Es gibt keinen Tisch")):
        problem = anna.get("/tables/nowhere", language=language).json()
        assert sentence in problem["error"]
        assert problem["problem"] == "no_such_table"
    table = anna.open("trambahn", ["me", "person"], order="given")["table"]
    refused = anna.http.post(
        f"/api/tables/{table}/moves?language=de",
        json={"code": "T 2>1", "decision": anna.page(table)["decision"]},
    )
    assert refused.json()["problem"] == "not_legal"
    assert "ist jetzt nicht erlaubt; möglich:" in refused.json()["error"]
    assert anna.get("/tables", language="fr").status_code == 200
    assert anna.get("/games", language="fr").json()["problem"] == "invalid"


def test_every_problem_stands_in_the_page_of_the_api() -> None:
    page = (Path(__file__).parents[2] / "docs" / "http-api.md").read_text()
    page = page.partition("## Problems")[2].partition("## ")[0]
    rows = re.findall(r"^\| `([a-z_]+)` \| (\d+) \|", page, re.MULTILINE)
    assert {word: int(status) for word, status in rows} == {**PROBLEMS}
