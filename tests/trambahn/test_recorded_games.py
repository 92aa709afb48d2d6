"""Whole games as records. The comments at their top say what they show, and at which entry."""

import re
from pathlib import Path

import pytest

from stellwerk import records
from tests.trambahn.events import events, two_tours_in_a_turn

FILES = sorted((Path(__file__).parent / "records").glob("*.txt"))
SHOWN = re.compile(r"# entry ([0-9]+): (.+)")

EVERY_WAY_A_RULE_CAN_BITE = {
    "conductor as money",
    "electric tram",
    "end: exhausted",
    "end: tenth_tour",
    "extra tour by a conductor",
    "extra tour by a station",
    "halving in the middle of a draw",
    "halving with the last card drawn",
    "hand stays short",
    "last tram sold",
    "new row although the card fits one",
    "ninth card without an extra tour",
    "row turned to money",
    "rows close up",
    "shared win",
    "tenth tour on the first of two passengers",
    "tenth tour on the second passenger",
    "tie broken by money",
    "tour on the second passenger",
    "tour started by a conductor",
    "turn with an empty hand",
    "two tours in a turn",
}


def shown(file: Path) -> set[tuple[int, str]]:
    return {(int(number), event) for number, event in SHOWN.findall(file.read_text())}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_shows_what_it_says(file: Path) -> None:
    match = records.read(file.read_bytes())
    seen = {*events(match), *((n, "two tours in a turn") for n in two_tours_in_a_turn(match))}
    assert shown(file) <= seen


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_is_written_as_it_was_read(file: Path) -> None:
    text = re.sub(r"^#.*\n", "", file.read_text(), flags=re.MULTILINE)
    assert records.write(records.read(text)) == text


def test_the_recorded_games_show_every_way_a_rule_can_bite() -> None:
    assert {event for file in FILES for _, event in shown(file)} == EVERY_WAY_A_RULE_CAN_BITE
