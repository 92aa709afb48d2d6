"""Whole games as records. The comments at their top say what they show, and at which entry."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from stellwerk import records
from stellwerk.games import OURS

SHOWN = re.compile(r"# entry ([0-9]+): (.+)")


def files(game: str) -> list[Path]:
    return sorted((Path(__file__).parent.parent / game / "records").glob("*.txt"))


def shown(file: Path) -> set[tuple[int, str]]:
    return {(int(number), event) for number, event in SHOWN.findall(file.read_text())}


FILES = [file for game in OURS for file in files(game)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_a_recorded_game_shows_what_it_says(file: Path) -> None:
    match = records.read(file.read_bytes())
    happened = set(import_module(f"tests.{match.game.name}.events").events(match))
    assert shown(file)
    assert shown(file) <= happened


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_a_recorded_game_is_written_as_it_was_read(file: Path) -> None:
    text = re.sub(r"^#.*\n", "", file.read_text(), flags=re.MULTILINE)
    assert records.write(records.read(text)) == text


@pytest.mark.parametrize("game", OURS)
def test_the_recorded_games_show_every_way_a_rule_can_bite(game: str) -> None:
    every = import_module(f"tests.{game}.events").EVERY_WAY_A_RULE_CAN_BITE
    assert {event for file in files(game) for _, event in shown(file)} == every
