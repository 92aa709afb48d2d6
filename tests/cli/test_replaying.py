"""Stepping through a record in a real terminal, by keys."""

import json
import re
from pathlib import Path

from stellwerk import records
from stellwerk.bots.decisions import seats_to_act
from tests.cli.playing import at_a_terminal
from tests.test_cli import LENGTH, WHOLE, run

MATCH = records.read(WHOLE)
FIRST = next(n for n in range(1, LENGTH) if seats_to_act(MATCH, n))


def places(file: Path, typed: str, *words: str) -> tuple[list[int], str]:
    """The positions that were shown, and all that was said."""
    file.write_text(WHOLE)
    said = at_a_terminal("replay", file, "--no-colour", *words, typed=typed)
    return [int(n) for n in re.findall(rf"^\[(\d+)/{LENGTH}\] ", said, re.MULTILINE)], said


def test_the_deal_is_one_step_to_the_next_decision(file: Path) -> None:
    shown, _ = places(file, "d\nd\nq\n")
    second = next(n for n in range(FIRST + 1, LENGTH) if seats_to_act(MATCH, n))
    assert shown == [0, FIRST, second]


def test_a_code_or_a_word_is_found_from_here_on_and_then_from_the_beginning(file: Path) -> None:
    told = [f"{MATCH.code_seen_by(0, n)} {MATCH.sentence(0, n)}" for n in range(LENGTH)]
    last = max(n for n in range(LENGTH) if told[n] not in told[:n])
    first = next(n for n in range(LENGTH) if " drew " in told[n])
    code = told[last].partition(".")[0].partition(" ")[2]
    shown, said = places(file, f"/{code}\n/DREW\n/no such thing\nq\n", "--at", str(last))
    assert shown[:2] == [last, last + 1]
    later = [n for n in range(last + 1, LENGTH) if " drew " in told[n]]
    assert shown[2] == (later[0] if later else first) + 1
    assert "No entry has “no such thing” in it." in said


def test_it_plays_on_by_itself_to_the_end(file: Path) -> None:
    shown, _ = places(file, "p 0\nq\n", "--at", str(LENGTH - 4))
    assert shown == [*range(LENGTH - 4, LENGTH + 1)]


def test_keys_are_told(file: Path) -> None:
    shown, said = places(file, "?\nnonsense\nq\n")
    assert shown == [0]
    assert said.count("/TEXT      the next entry with this code or word") == 2
    assert said.count(f"The positions are 0 to {LENGTH}.") == 1


def test_seats_without_names_are_told_in_the_language_of_the_reader(file: Path) -> None:
    file.write_text(WHOLE)
    told = run("replay", file, "--language", "de").stdout
    assert "Platz 1" in told
    assert "Seat" not in told


def test_a_replay_is_json_too(file: Path) -> None:
    file.write_text(WHOLE)
    told = json.loads(run("replay", file, "--json", "--at", "5").stdout)
    assert told["game"] == "trambahn"
    assert [entry["number"] for entry in told["entries"]] == [*range(6, LENGTH + 1)]
    for entry in told["entries"]:
        assert entry["code"] == MATCH.code_seen_by(0, entry["number"] - 1)
