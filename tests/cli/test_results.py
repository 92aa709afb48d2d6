"""Files that commands leave behind: nothing is overwritten unasked."""

from pathlib import Path

import pytest

from stellwerk import records
from stellwerk.cli import atomic_files as files
from tests.test_cli import played, run

ARENA = ("arena", "voll_verplant", "--bots", "random,greedy", "--games", "4", "--jobs", "1")


@pytest.mark.parametrize(
    "call",
    [(*ARENA, "--json", "--out"), (*ARENA, "--plot"), ("maps", "show", "berlin", "--out")],
    ids=["json", "plot", "map"],
)
def test_a_file_is_replaced_by_force_alone(tmp_path: Path, call: tuple[str, ...]) -> None:
    file = tmp_path / "result"
    file.write_text("mine")
    refused = run(*call, file)
    assert (refused.exit_code, refused.stdout, file.read_text()) == (2, "", "mine")
    assert f"{file} exists; --force replaces it" in refused.stderr
    assert run(*call, file, "--force").exit_code == 0
    assert file.read_text() != "mine"
    assert list(tmp_path.iterdir()) == [file]


def test_two_results_need_two_files(tmp_path: Path) -> None:
    same = tmp_path / "x", tmp_path / ".." / tmp_path.name / "x"
    refused = run(*ARENA, "--json", "--out", same[0], "--plot", same[1], "--force")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "is named twice: each result needs a file of its own" in refused.stderr


def test_a_device_is_no_file_to_be_replaced() -> None:
    refused = run(*ARENA, "--json", "--out", "/dev/null", "--force")
    assert (refused.exit_code, refused.stdout) == (1, "")
    assert "cannot write /dev/null: it is a device, not a file" in refused.stderr
    assert Path("/dev/null").is_char_device()


def test_a_file_that_comes_into_being_meanwhile_is_kept_beside_the_result(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    for text in ("first", "second", "third"):
        files.create_beside(file, text)
    found = {file.name: file.read_text() for file in tmp_path.iterdir()}
    assert found == {"arena.json": "first", "arena-2.json": "second", "arena-3.json": "third"}


def test_a_new_file_is_whole_or_not_there(tmp_path: Path) -> None:
    with pytest.raises(UnicodeEncodeError):
        files.create(tmp_path / "file", "half of it \ud800")
    assert list(tmp_path.iterdir()) == []


# Records of simulated games.


def test_records_in_the_folder_are_replaced_by_force_alone(tmp_path: Path) -> None:
    before = played(tmp_path, "--games", "2", "--bots", "greedy")
    words = ("simulate", "trambahn", "--out", tmp_path, "--bots", "random")
    refused = run(*words, "--games", "2")
    assert (refused.exit_code, refused.stdout) == (2, "")
    first = tmp_path / "trambahn-1-000001.txt"
    assert f"--out: {first} and 1 more exist; --force replaces them" in refused.stderr
    assert {file.name: file.read_text() for file in tmp_path.iterdir()} == before
    assert run(*words, "--force").exit_code == 0
    after = {file.name: file.read_text() for file in tmp_path.iterdir()}
    assert [name for name in after if after[name] != before[name]] == [first.name]


def test_other_games_may_be_in_the_folder(tmp_path: Path) -> None:
    played(tmp_path, "--games", "1", "--seed", "2")
    assert len(played(tmp_path, "--games", "1", "--seed", "1")) == 2


@pytest.mark.parametrize(
    ("bots", "names"),
    [
        ("greedy", ["Greedy bot 1", "Greedy bot 2"]),
        ("greedy,random", ["Greedy bot", "Random bot"]),
        ("search:3,apprentice", ["search:3", "Apprentice"]),
        ("examples.tryout:Tryout", ["examples.tryout:Tryout 1", "examples.tryout:Tryout 2"]),
    ],
)
def test_a_record_says_which_bots_played(tmp_path: Path, bots: str, names: list[str]) -> None:
    (text,) = played(tmp_path, "--bots", bots, "--most", "60").values()
    assert f"\nnames: {' | '.join(names)}\n" in text
    assert records.read(text).names == names
