"""At the table: what fits on a screen, what can be asked for, and how games begin and go on."""

import json
import os
import re
import time
from pathlib import Path

import pytest

from stellwerk import games
from stellwerk.cli.game_files import seed_file
from tests.cli.playing import NEARLY_OVER, at_a_terminal, kept, moves, play, resume
from tests.test_cli import RUNNING, WHOLE, run

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One's own, for records."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "stellwerk"


def verplant(file: Path, typed: str, *words: str) -> str:
    line_up = ("--line-up", "person,greedy,greedy", "--seed", "3", "--record", file)
    return run("play", "voll_verplant", *line_up, *words, typed=typed).stdout


# The screen.


@pytest.mark.parametrize("city", ["amsterdam", "madrid"])
def test_voll_verplant_shows_card_lines_and_moves_on_one_screen(file: Path, city: str) -> None:
    words = ("--line-up", "person,greedy,greedy,random,random,random", "--seed", "3")
    options = ("--option", f"map={city}", "--language", "de", "--record", file)
    said = at_a_terminal("play", "voll_verplant", *words, *options, typed="A 0\nB 1\nq\n", lines=24)
    before = ESCAPES.sub("", said).replace("\r", "").split("Dein Zug (?")[2]
    screen = before.split("\n")[-24:]
    assert all(len(line) <= 80 for line in before.split("\n"))
    rows = [line for line in screen if re.match(r" [A-J] .\[", line)]
    assert len(rows) == (10 if city == "amsterdam" else 9)
    card = next(n for n, line in enumerate(screen) if "noch im Stapel:" in line)
    assert card > screen.index(rows[-1])
    assert any(line.startswith("A 0") for line in screen[card:])
    assert sum("· Zufallsbot" in line for line in screen) == 3


def test_long_sentences_are_broken_between_words(file: Path) -> None:
    words = ("--line-up", "person,greedy", "--seed", "3", "--record", file, "--language", "de")
    said = ESCAPES.sub("", at_a_terminal("play", "trambahn", *words, typed="rules\nq\n"))
    told = said.replace("\r", "").partition("Zwei Gesellschaften")[2].partition("Dein Zug")[0]
    known = " ".join(told.split())
    assert "wer nach zehn Fahrten mehr Punkte hat, gewinnt." in known
    assert "Jede Reihe dieser Linie bringt ihre Sterne mal ihre Trambahn." in known


# What is typed.


def test_half_a_code_of_voll_verplant_plays_nothing(file: Path) -> None:
    said = verplant(file, "3\n1\nb3\n")
    assert "3 can mean several moves: A 3, B 3," in said
    assert "1 can mean several moves: A 1, B 1," in said
    assert moves(file)[0] == "1 B 3"


def test_a_slip_does_not_print_all_moves_again(file: Path) -> None:
    said = verplant(file, "hello\nundo\n")
    assert "hello is not possible now. The moves are listed above; ? explains them." in said
    assert "You can take back only your own last move, until a card is drawn" in said
    assert said.count("B 0") == 1


def test_the_signs_on_the_screen_are_explained(file: Path) -> None:
    said = verplant(file, "?\n")
    assert "Type a move as its code; capitals and blanks do not matter." in said
    assert "◆6 points for the first" in said


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", games.NAMES)
def test_every_game_tells_its_rules(file: Path, game: str, language: str) -> None:
    words = ("--line-up", "person,greedy", "--record", file, "--language", language)
    said = run("play", game, *words, typed="rules\nq\n").stdout
    assert len(said.partition("(? ")[2].splitlines()) > 2
    assert "at the terminal there are only the codes" not in said


def test_a_hint_names_legal_moves_and_plays_none(file: Path) -> None:
    said = play(file, "hint\n").stdout
    hints = re.findall(r"(P \S+): wins \d+% of the games that are imagined", said)
    assert 1 <= len(hints) <= 3
    assert {*hints} <= {"P g3", "P g4", "P y3", "P y7", "P y9", "P y10"}
    assert moves(file) == []


def test_one_letter_leaves_the_table(file: Path) -> None:
    said = play(file, "1\nq\n2\n").stdout
    assert "Go on with: stellwerk play --resume" in said
    assert moves(file) == ["1 P g3"]


def test_a_german_game_goes_on_in_english(file: Path) -> None:
    play(file, "1\n", "--language", "de")
    said = resume(file, "2\n", "--language", "en").stdout
    assert "▶ You " in said
    assert "Greedy bot" in said
    assert "Gast" not in said
    assert kept(file).names == ["Gast", "Gieriger Bot"]


@pytest.mark.parametrize(
    ("variables", "german"),
    [
        ({"STELLWERK_LANGUAGE": "de", "LC_ALL": "en_GB.UTF-8"}, True),
        ({"LANGUAGE": "fr:de", "LANG": "en_GB.UTF-8"}, True),
        ({"LANGUAGE": "de", "LC_ALL": "C"}, False),
        ({"STELLWERK_LANGUAGE": "en", "LC_ALL": "de_DE.UTF-8"}, False),
    ],
)
def test_the_surroundings_say_which_language(
    file: Path, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], german: bool
) -> None:
    for name in ("STELLWERK_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert ("Dein Zug" in play(file).stdout) is german


# Beginning and going on.


def test_without_a_game_one_is_asked_which(folder: Path) -> None:
    words = ("play", "--line-up", "person,greedy", "--seed", "1")
    said = run(*words, typed="9\nchess\n3\nA 0\n").stdout
    assert said.count("Which game? Its number or name") == 3
    (record,) = folder.glob("*.txt")
    assert kept(record).game.name == "voll_verplant"
    refused = run("play")
    assert (refused.exit_code, "say which game" in refused.stderr) == (2, True)
    assert run("play", typed="q\n").exit_code == 0


def test_a_game_that_nobody_began_to_play_is_not_kept(folder: Path) -> None:
    said = run("play", "trambahn", "--line-up", "person,greedy", typed="?\nq\n").stdout
    assert "You have not moved yet, so nothing is kept." in said
    assert list(folder.iterdir()) == []


def test_a_game_with_a_file_of_its_own_is_kept_in_any_case(file: Path) -> None:
    play(file)
    assert (file.exists(), seed_file(file).exists()) == (True, True)


def test_the_last_game_goes_on_without_its_name(folder: Path) -> None:
    folder.mkdir()
    now = time.time()
    names = {"trambahn-a": NEARLY_OVER, "trambahn-b": RUNNING, "trambahn-c": WHOLE}
    for number, (name, text) in enumerate(names.items()):
        (folder / f"{name}.txt").write_text(text)
        os.utime(folder / f"{name}.txt", (now + number, now + number))
    for words in (("--resume",), ("trambahn", "--resume")):
        said = run("play", *words, "--line-up", "person,greedy", typed="\n").stdout
        assert f"--resume {folder}/trambahn-b.txt\n" in said
    none = run("play", "voll_verplant", "--resume")
    assert none.exit_code == 2
    assert "no game of Voll verplant is waiting here" in none.stderr


def test_games_that_are_kept_are_listed_with_the_last_first(folder: Path) -> None:
    assert "No game is kept here" in run("games", "--language", "en").stdout
    folder.mkdir()
    (folder / "trambahn-b.txt").write_text(WHOLE)
    (folder / "trambahn-a.txt").write_text(RUNNING.replace("\n\n", "\nnames: Anna | Ben\n\n"))
    (folder / "trambahn-0.txt").write_text("rubbish\n")
    for age, name in enumerate("ab0"):
        os.utime(folder / f"trambahn-{name}.txt", (1e9 - age, 1e9 - age))
    lines = run("games", "--language", "en").stdout.splitlines()
    assert [line.rpartition("/")[2] for line in lines] == [f"trambahn-{name}.txt" for name in "ab0"]
    assert re.search(r"Trambahn +running +Anna, Ben ", lines[0])
    assert re.search(r"Trambahn +over ", lines[1])
    listed = json.loads(run("games", "--json").stdout)
    assert [game["over"] for game in listed] == [False, True, False]
    assert listed[2]["wrong"]


def test_a_bot_of_ones_own_can_be_played(file: Path) -> None:
    assert "Your move" in play(file, who="person,examples.tryout:Tryout").stdout
    refused = resume(file)
    assert refused.exit_code == 2
    assert "examples.tryout:Tryout, a bot from outside, played here" in refused.stderr
    assert "Your move" in resume(file, "", "--line-up", "person,examples.tryout:Tryout").stdout


@pytest.mark.parametrize("words", [("--record", "-"), ("--resume", "-")])
def test_a_game_is_kept_in_no_pipe(words: tuple[str, str]) -> None:
    result = run("play", "trambahn", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "is kept in a file, not in a pipe" in result.stderr


def test_mistakes_are_told_before_anything_is_compiled(tmp_path: Path) -> None:
    for words in (
        ("--line-up", "foo,bar"),
        ("--record", tmp_path / "no" / "file.txt"),
        ("--option", "nine=7"),
        ("--map", "berlin"),
    ):
        result = run("play", "trambahn", *words)
        assert (result.exit_code in (1, 2), result.stdout) == (True, "")
        assert "Compiling" not in result.stderr
