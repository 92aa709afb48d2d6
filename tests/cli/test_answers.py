"""What commands answer: as text, as JSON, in files and in pipes, alike everywhere."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from stellwerk.cli import compile as compiling
from tests.test_cli import SEED, WHOLE, run

ARENA = ("arena", "voll_verplant", "--bots", "random,greedy", "--jobs", "1")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(WHOLE)
    return file


@pytest.mark.parametrize(
    "words",
    [
        f"verify RECORD --seed {SEED.hex()}",
        "check RECORD",
        "replay RECORD",
        "bots",
        "maps list",
        "maps stats berlin --games 2",
        "arena voll_verplant --bots random,random --games 2 --jobs 1",
    ],
)
def test_json_takes_the_place_of_the_text_or_goes_into_a_file(
    record: Path, tmp_path: Path, words: str
) -> None:
    call = [word.replace("RECORD", str(record)) for word in words.split()]
    file = tmp_path / "answer.json"
    text = run(*call).stdout
    told = run(*call, "--json")
    assert told.exit_code == 0
    assert json.loads(told.stdout)
    assert run(*call, "--out", file).stdout == text
    assert json.loads(file.read_text()) == json.loads(told.stdout)
    assert run(*call, "--json", "--out", "-").stdout == told.stdout
    refused = run(*call, "--json", "--out", file)
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert run(*call, "--json", "--out", file, "--force").stdout == text
    needless = run(*call, "--force")
    assert (needless.exit_code, needless.stdout) == (2, "")


def test_simulated_games_are_counted_in_json_too() -> None:
    words = ("simulate", "voll_verplant", "--seats", "2", "--games", "3", "--seed", "2")
    told = json.loads(run(*words, "--json").stdout)
    assert (told["game"], told["options"], told["games"]) == (
        "voll_verplant",
        {"map": "amsterdam"},
        3,
    )
    assert sum(seat["won"] for seat in told["seats"]) + told["seats"][0]["shared"] == 3


def test_without_a_finished_game_nobody_has_won_or_lost() -> None:
    words = ("simulate", "trambahn", "--most", "5")
    assert run(*words).stdout == "no game came to its end\nendings: stopped 1\n"
    told = json.loads(run(*words, "--json").stdout)
    assert [seat["mean_points"] for seat in told["seats"]] == [None, None]


def test_wins_that_are_shared_are_counted_apart() -> None:
    words = ("simulate", "voll_verplant", "--seats", "6", "--bots", "greedy", "--games", "2")
    lines = run(*words).stdout.splitlines()[:-1]
    assert len(lines) == 6
    assert all(", shared " in line for line in lines)


def test_the_arena_tells_the_map_and_that_one_deal_says_little() -> None:
    told = run(*ARENA, "--games", "2", "--option", "map=paris").stdout
    assert told.startswith("Voll verplant, 1 seat, map=paris, seed 1: 2 games in 1 deal\n")
    assert told.count("one deal says") == 1
    assert run(*ARENA, "--games", "4").stdout.startswith("Voll verplant, 1 seat, map=amsterdam, ")


def test_no_line_of_a_table_ends_with_a_blank() -> None:
    told = run(*ARENA, "--games", "4").stdout
    assert [line for line in told.splitlines() if line != line.rstrip()] == []


def test_a_picture_goes_to_a_pipe_and_the_table_beside_it() -> None:
    told = run(*ARENA, "--games", "4", "--plot", "-")
    assert ET.fromstring(told.stdout).tag.endswith("svg")
    assert "4 games in 2 deals" in told.stderr
    both = run(*ARENA, "--games", "4", "--plot", "-", "--json")
    assert (both.exit_code, both.stdout) == (2, "")


def test_a_quiet_arena_shows_the_table_alone() -> None:
    told = run(*ARENA, "--games", "4", "--quiet")
    assert told.stdout.startswith("Bot ")
    assert told.stderr == ""


def test_a_cache_that_cannot_be_written_is_named_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "unwritable_cache", lambda: tmp_path)
    compiling.make_ready.cache_clear()
    compiling._warn.cache_clear()
    said = run("simulate", "trambahn", "--bots", "random")
    assert said.stderr.count(f"compiled rules cannot be kept in {tmp_path},") == 1
    assert "STELLWERK_CACHE names another folder" in said.stderr
