"""Any moment of a record can be looked at, and the server keeps nothing of it."""

import re
from pathlib import Path

import pytest

from stellwerk import games
from tests.server.served import Person

RECORDS = Path(__file__).parents[1]


def record_of(game: str) -> str:
    return min((RECORDS / game / "records").glob("*.txt")).read_text()


@pytest.mark.parametrize("game", games.OURS)
def test_a_record_is_shown_at_its_end_and_at_any_moment(anna: Person, game: str) -> None:
    end = anna.post("/replays", record=record_of(game)).json()
    assert len(end["log"]) == end["entries"] == end["view"]["entries"]
    middle = anna.post("/replays", record=record_of(game), at=end["entries"] // 2, seat=1).json()
    assert middle["view"]["table"]["viewer"] == middle["viewer"] == 1
    assert middle["view"]["result"] is None
    assert middle["log"] == []


def test_a_record_speaks_the_language_that_is_asked_for(anna: Person) -> None:
    answers = [
        anna.http.post(f"/api/replays?language={tongue}", json={"record": record_of("trambahn")})
        for tongue in ("en", "de")
    ]
    english, german = (answer.json()["log"] for answer in answers)
    assert [told["code"] for told in english] == [told["code"] for told in german]
    assert english[-1]["text"] != german[-1]["text"]


def test_a_refused_entry_is_explained_in_the_language_that_is_asked_for(anna: Person) -> None:
    broken = re.sub(r"^1 .*$", "1 S x1", record_of("trambahn"), count=1, flags=re.MULTILINE)
    answer = anna.http.post("/api/replays?language=de", json={"record": broken})
    assert re.search(r'Zeile \d+, Eintrag \d+: "S x1" ist kein Zug', answer.json()["error"])


def test_what_is_no_record_is_refused_with_a_reason(anna: Person) -> None:
    answer = anna.post("/replays", record="stellwerk: 1\ngame: chess\n\n1 e4\n")
    assert answer.status_code == 422
    assert answer.json()["problem"] == "bad_record"
    later = anna.post("/replays", record=record_of("trambahn"), at=99_999)
    assert later.json()["problem"] == "no_such_moment"
