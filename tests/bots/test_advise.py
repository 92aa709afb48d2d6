"""`stellwerk advise`: the table, the JSON, and what it refuses."""

import re
from pathlib import Path

import msgspec
import pytest

from stellwerk import bots, records
from stellwerk.bots.advice import Advice
from stellwerk.kernel.actor import CHANCE
from stellwerk.match import Match
from tests.bots.positions import played
from tests.laws.play import follow
from tests.test_cli import run
from tests.voll_verplant.scene import TOWN, play, town

WHOLE = played("trambahn", 2)
FIRST = next(number for number, entry in enumerate(WHOLE.log) if entry.actor != CHANCE)
LAST = max(number for number, entry in enumerate(WHOLE.log) if entry.actor != CHANCE)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(records.write(WHOLE))
    return file


def begun(file: Path, entries: int) -> Path:
    match = Match(WHOLE.game, 2)
    for entry in WHOLE.log[:entries]:
        follow(match, *entry)
    file.write_text(records.write(match))
    return file


def test_the_table_marks_the_move_that_was_played(record: Path) -> None:
    words = ("--at", str(FIRST), "--iterations", "300", "--moves", "2")
    lines = run("advise", record, *words).stdout.splitlines()
    seat = WHOLE.log[FIRST].actor + 1
    head = f"Trambahn, after entry {FIRST}, seat {seat}: expected share of the win, 300 iterations"
    assert lines[0] == head
    (marked,) = (line for line in lines if line.startswith("▶"))
    assert WHOLE.game.format_action(WHOLE.log[FIRST].action) in marked
    assert "Played" in marked
    assert sum(f"Seat {seat}:" in line or f"Seat {seat} " in line for line in lines[2:]) in (2, 3)
    assert lines[-1].endswith("moves in all: --moves shows more.")


def test_the_same_seed_gives_the_same_json(record: Path) -> None:
    words = ("--at", str(FIRST), "--iterations", "200", "--json")
    first = run("advise", record, *words).stdout
    assert run("advise", record, *words).stdout == first
    assert run("advise", record, *words, "--seed", "2").stdout != first
    advice = msgspec.json.decode(first, type=Advice)
    assert (advice.entries, advice.iterations) == (FIRST, 200)
    assert len(run("advise", record, *words, "--moves", "1").stdout) < len(first)


def test_seconds_end_it_before_all_iterations(record: Path) -> None:
    words = ("--at", str(FIRST), "--seconds", "0.01", "--json")
    advice = msgspec.json.decode(run("advise", record, *words).stdout, type=Advice)
    assert 0 < advice.iterations < 1_000_000


def test_a_game_that_goes_on_is_advised_at_its_end(record: Path) -> None:
    begun(record, FIRST)
    advice = msgspec.json.decode(run("advise", record, "--json").stdout, type=Advice)
    assert (advice.entries, advice.played) == (FIRST, None)
    assert advice.iterations == bots.iterations_of("dispatcher", WHOLE.game)


def test_a_game_that_is_over_is_advised_at_its_last_decision(record: Path) -> None:
    last = {seat: max(n for n, e in enumerate(WHOLE.log) if e.actor == seat) for seat in (0, 1)}
    for words, number in (((), LAST), (("--seat", "1"), last[0]), (("--seat", "2"), last[1])):
        said = run("advise", record, *words, "--iterations", "5", "--json").stdout
        assert msgspec.json.decode(said, type=Advice).entries == number


def test_advice_is_given_in_german(record: Path) -> None:
    words = ("--iterations", "1234", "--at", str(FIRST), "--language", "de")
    lines = run("advise", record, *words).stdout.splitlines()
    assert lines[0].startswith(f"Trambahn, nach Eintrag {FIRST}, Platz ")
    assert "erwartet wird der Anteil am Sieg, 1.234 Durchgänge" in lines[0]
    assert re.search(r"0,\d{3} \(0,\d{3} … ", lines[2])


def test_points_are_said_to_be_points_and_a_map_can_be_given(record: Path) -> None:
    record.write_text(records.write(play(town(1), "flip 4")))
    words = ("advise", record, "--iterations", "50")
    assert "expected points, 50 iterations" in run(*words, "--map", TOWN).stdout
    assert run(*words).exit_code == 1


def test_what_is_exact_is_said_to_be(record: Path) -> None:
    solo = played("voll_verplant", 1)
    record.write_text(records.write(solo))
    last = max(number for number, entry in enumerate(solo.log) if entry.actor != CHANCE)
    lines = run("advise", record, "--at", str(last)).stdout.splitlines()
    assert lines[0].endswith("expected points, exactly")
    assert re.search(r"\d exactly +to the end +Seat 1:", lines[2])


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--at", f"{len(WHOLE.log)}"), f"the last decision is after entry {LAST}"),
        (("--at", f"{len(WHOLE.log) + 1}"), f"--at: the record has {len(WHOLE.log)} entries"),
        (("--at", "0"), f"chance is next after entry 0; the next decision is after entry {FIRST}"),
        (("--at", f"{FIRST}", "--seat", "3"), "--seat: the record has 2 seats"),
        (
            ("--at", f"{FIRST}", "--seat", f"{2 - WHOLE.log[FIRST].actor}"),
            f"is not to act after entry {FIRST}: seat {WHOLE.log[FIRST].actor + 1} is to act",
        ),
        (("--iterations", "5", "--seconds", "1"), "say --iterations or --seconds, not both"),
        (("--iterations", "0"), "0 is not in the range"),
        (("--seconds", "0"), "0.0 is not in the range"),
        (("--moves", "0"), "0 is not in the range"),
    ],
)
def test_what_cannot_be_advised_is_refused(
    record: Path, words: tuple[str, ...], message: str
) -> None:
    result = run("advise", record, *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr


def test_everybody_at_once_is_asked_which_seat(record: Path) -> None:
    record.write_text(records.write(play(town(3), "flip 4")))
    result = run("advise", record, "--map", TOWN)
    assert result.exit_code == 2
    assert "seats 1, 2 and 3 are to act after entry 1: say which one" in result.stderr


def test_a_record_for_one_viewer_is_refused_like_everywhere(record: Path) -> None:
    begun(record, FIRST)
    record.write_text(records.write(records.read(record.read_bytes()), 0))
    result = run("advise", record)
    assert (result.exit_code, result.stdout) == (1, "")
    assert "hides a card: a record for one viewer cannot be replayed" in result.stderr
