"""The story of a finished game: the same for everybody, and true of the game."""

import re
from typing import Any

import pytest

from stellwerk import games
from tests.server.served import Person

MOST_MOVES = 600


def finished(anna: Person, game: str, seats: list[str]) -> str:
    table: str = anna.open(game, seats, order="given", name="Anna")["table"]
    while not (page := anna.until_asked(table))["view"]["result"]:
        anna.play_on(table, MOST_MOVES)
    assert page["view"]["result"]
    return table


def story_of(person: Person, table: str) -> dict[str, Any]:
    answer = person.get(f"/tables/{table}/story")
    assert answer.status_code == 200, answer.text
    story: dict[str, Any] = answer.json()
    return story


def test_there_is_no_story_before_the_end(anna: Person) -> None:
    table = anna.open("trambahn", ["me", "person"])["table"]
    refused = anna.get(f"/tables/{table}/story")
    assert (refused.status_code, refused.json()["problem"]) == (409, "not_over")


@pytest.mark.parametrize("game", games.NAMES)
def test_every_moment_of_a_story_was_in_the_game(anna: Person, ben: Person, game: str) -> None:
    table = finished(anna, game, ["me", "greedy"])
    story = story_of(anna, table)
    assert story == story_of(ben, table)
    entries, result = (anna.page(table)["view"][part] for part in ("entries", "result"))
    assert story["turns"] > 1
    assert story["seconds"] >= 0
    assert story["moments"]
    assert result["counted"] == (game != "game_of_trains")
    for moment in story["moments"]:
        assert 0 < moment["at"] <= entries
        if moment["kind"] == "lead":
            assert result["ranks"][moment["seat"] - 1] == 1


def test_the_best_tour_is_the_best_on_the_pad(anna: Person) -> None:
    table = finished(anna, "trambahn", ["me", "greedy"])
    (best,) = [m for m in story_of(anna, table)["moments"] if m["kind"] != "lead"]
    score = anna.page(table)["view"]["table"]["score"]
    if best["kind"] == "tour":
        assert score["tours"][best["number"] - 1]["points"][best["seat"] - 1] == best["count"]
    assert best["count"] >= max(max(tour["points"]) for tour in score["tours"])
    before = anna.page(table, at=best["at"] - 1)["view"]["table"]["score"]["total"]
    after = anna.page(table, at=best["at"])["view"]["table"]["score"]["total"]
    assert after[best["seat"] - 1] - before[best["seat"] - 1] == best["count"]


def test_the_record_is_named_after_its_game_and_its_day(anna: Person) -> None:
    table = anna.open("game_of_trains", ["me", "me"])["table"]
    named = anna.get(f"/tables/{table}/record").headers["content-disposition"]
    assert re.fullmatch(r'attachment; filename="game-of-trains-\d{4}-\d\d-\d\d\.txt"', named)
