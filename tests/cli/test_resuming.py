"""Leaving a game at the terminal, coming back to it, and looking at records there."""

import re
from pathlib import Path

import pytest

from stellwerk import records
from stellwerk.cli.game_files import seed_file
from tests.cli.playing import (
    ALWAYS_THE_FIRST,
    NEARLY_OVER,
    PROOF,
    at_a_terminal,
    kept,
    moves,
    play,
    resume,
)
from tests.test_cli import LENGTH, RUNNING, WHOLE

# Leaving and coming back.


def test_control_c_leaves_a_record_that_can_be_resumed(file: Path) -> None:
    words = ("--line-up", "person,greedy", "--seed", "3", "--record", file)
    prompt = r"laid green 3 .*\? for help"
    said = at_a_terminal("play", "trambahn", *words, typed="1\n", interrupt_after=prompt)
    assert re.search(r"Go on with: \S*stellwerk play --resume", said)
    assert {f.name for f in file.parent.iterdir()} == {file.name, seed_file(file).name}
    resume(file, "2\n")
    assert moves(file) == ["1 P g3", "1 P y3"]


def test_an_existing_record_is_not_overwritten(file: Path) -> None:
    file.write_text(RUNNING)
    result = play(file)
    assert result.exit_code == 2
    assert f"{file} exists; go on with it by --resume {file}" in result.stderr
    assert (file.read_text(), seed_file(file).exists()) == (RUNNING, False)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (WHOLE, "cannot go on with {}: it is over"),
        (None, "{}: cannot be opened: No such file or directory"),
        (RUNNING[:-1], "{}: the last line must end with a line feed; is the file cut off?"),
        (RUNNING + "1 P\n", 'entry 61: cannot read "P" as a move of Trambahn'),
    ],
)
def test_what_cannot_be_resumed_is_refused(file: Path, content: str | None, reason: str) -> None:
    if content is not None:
        file.write_text(content)
    result = resume(file)
    assert result.exit_code in (1, 2)
    assert reason.format(file) in result.stderr
    assert [f.name for f in file.parent.iterdir()] == ([file.name] if content else [])


def test_a_record_that_cannot_be_kept_is_refused_before_the_game(file: Path) -> None:
    result = play(file / "no" / "folder.txt")
    assert result.exit_code == 1
    assert "folder.txt: No such file or directory" in result.stderr
    assert "your move" not in result.stdout


def test_a_map_is_for_a_record_that_needs_one(file: Path) -> None:
    result = play(file, "", "--map", "berlin")
    assert (result.exit_code, result.stdout, file.exists()) == (2, "", False)
    assert "for a new game say --option map=berlin" in result.stderr


@pytest.mark.parametrize(
    ("who", "message"),
    [
        ("person", "Trambahn is played with 2 seats, not with 1"),
        ("person,genius", "use one of: person, random, greedy"),
    ],
)
def test_a_wrong_line_up_is_refused_for_new_and_for_old_games(
    file: Path, who: str, message: str
) -> None:
    assert message in play(file, who=who).stderr
    play(file)
    assert message in resume(file, "", "--line-up", who).stderr


def test_a_game_whose_seed_is_lost_goes_on_without_a_false_proof(file: Path) -> None:
    file.write_text(NEARLY_OVER)
    said = resume(file, ALWAYS_THE_FIRST).stdout
    assert kept(file).is_over()
    assert not PROOF.search(said)


def test_a_lost_seed_stays_lost_however_often_the_game_is_resumed(file: Path) -> None:
    file.write_text(NEARLY_OVER)
    resume(file, "1\n")
    assert "cannot be proved" in resume(file, "1\n").stdout
    assert not seed_file(file).exists()


def test_a_spoilt_seed_file_does_not_stop_the_game(file: Path) -> None:
    play(file)
    seed_file(file).write_text("abcd\n")
    resume(file, "1\n")
    assert moves(file) == ["1 P g3"]


def test_people_are_called_as_the_record_calls_them(file: Path) -> None:
    file.write_text(RUNNING.replace("\n\n", "\nnames: Anna Maria | Änne Ohm\n\n"))
    said = resume(file, "\n").stdout
    assert re.search(r"It is the turn of (Anna Maria|Änne Ohm)\.", said)
    assert re.search(r"(Anna Maria|Änne Ohm), your move", said)


# Looking at records in a real terminal.


def test_stepping_through_a_record(file: Path) -> None:
    file.write_text(WHOLE)
    typed = f"\n\nb\n45\ne\n\n0\nb\n{LENGTH + 1}\nq\n"
    said = at_a_terminal("replay", file, "--no-colour", typed=typed)
    places = re.findall(rf"^\[(\d+)/{LENGTH}\] ", said, re.MULTILINE)
    assert [int(place) for place in places] == [0, 1, 2, 1, 45, LENGTH, LENGTH, 0, 0]
    assert f"[45/{LENGTH}] {records.read(WHOLE).sentence(0, 44)}" in said
    assert f"The positions are 0 to {LENGTH}." in said


def test_a_bad_record_has_a_line_of_its_own_in_a_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.txt").write_text("cut off")
    said = at_a_terminal("check", "bad.txt", typed="")
    assert "bad.txt: the last line must end" in said
    assert re.search(r"(^|[\r\n]|\x1b\[2K)bad\.txt: the last line must end", said)
