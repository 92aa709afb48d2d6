"""Registration: a game from outside is taken in whole, or refused with all that it lacks."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from stellwerk import games
from stellwerk.core.registration import FILES, IncompleteGame, check_folder, modules_named
from stellwerk.games import game_named
from tests import ROOT

SHUNTING = Path(__file__).parent / "shunting"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    folder = tmp_path / "yard"
    shutil.copytree(SHUNTING, folder)
    return folder


def lacking(folder: Path) -> list[str]:
    with pytest.raises(IncompleteGame, match="is not complete; it lacks:") as refused:
        check_folder(folder)
    return [line.strip() for line in str(refused.value).splitlines()[1:]]


@pytest.mark.parametrize("name", games.OURS)
def test_our_own_games_lack_nothing(name: str) -> None:
    check_folder(ROOT / "src" / "stellwerk" / "games" / name)


def test_a_game_from_outside_is_one_of_the_games() -> None:
    assert (*games.OURS, "shunting") == games.NAMES
    assert game_named("shunting").title == "Shunting"


@pytest.mark.parametrize("file", [file for file in FILES if "*" not in file])
def test_a_file_that_is_missing_is_named_with_what_it_says(copy: Path, file: str) -> None:
    (copy / file).unlink()
    missing = f"{file}, with {', '.join(FILES[file])}"
    assert missing in lacking(copy)


def test_all_that_is_missing_is_told_at_once_file_by_file(copy: Path) -> None:
    (copy / "knowledge.py").unlink()
    for file, name in (("view.py", "score_sheet"), ("rules/scoring.py", "payoff")):
        text = (copy / file).read_text()
        (copy / file).write_text(text.replace(f"def {name}(", f"def {name}_of_old("))
    position = copy / "rules" / "position.py"
    position.write_text(re.sub(r"    step: .*\n", "", position.read_text()))
    assert lacking(copy) == [
        "rules/*.py: payoff",
        "view.py: score_sheet",
        f"knowledge.py, with {', '.join(FILES['knowledge.py'])}",
        "rules/position.py: the field step of Position",
    ]


def test_an_incomplete_game_is_refused_before_it_is_imported(copy: Path) -> None:
    (copy / "text.py").unlink()
    (copy / "__init__.py").write_text("GAME = 1 / 0\n")
    told = asked_for("yard=yard", "yard", copy.parent)
    assert "text.py, with draw_text" in told
    assert "ZeroDivisionError" not in told


def test_a_package_that_is_not_there_is_told() -> None:
    told = asked_for("yard=no.such.yard", "yard", ROOT)
    assert "the game yard has no folder: there is no package no.such.yard" in told


def test_a_game_with_another_name_is_told() -> None:
    told = asked_for("yard=tests.games.shunting", "yard", ROOT)
    assert "is called shunting, not yard" in told


def asked_for(games: str, name: str, folder: Path) -> str:
    """What a process says that asks for a game from outside."""
    program = f"from stellwerk.games import game_named; game_named({name!r})"
    paths = os.pathsep.join([str(folder), os.environ["PYTHONPATH"]])
    surroundings = {**os.environ, "STELLWERK_GAMES": games, "PYTHONPATH": paths}
    run = subprocess.run(
        [sys.executable, "-c", program], env=surroundings, capture_output=True, text=True
    )
    assert run.returncode == 1
    return run.stderr


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("yard", "not 'yard'"),
        ("a yard=yard", "not 'a yard=yard'"),
        ("trambahn=yard", "there is a game 'trambahn' already"),
        ("yard=one, yard=two", "there is a game 'yard' already"),
    ],
)
def test_what_cannot_be_read_is_told(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        modules_named(text, games.OURS)
    assert modules_named(" one=a.b, two=c ,", games.OURS) == {"one": "a.b", "two": "c"}


@pytest.mark.parametrize("file", FILES)
def test_contributing_names_every_file_and_what_is_looked_for_in_it(file: str) -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text()
    (line,) = re.findall(rf"^\| `{re.escape(file)}` \| (.*) \|$", page, re.MULTILINE)
    for name in FILES[file]:
        assert f"`{name}`" in line
