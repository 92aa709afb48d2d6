"""Records of games that are played: one each, by one terminal, and never overwritten."""

import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from stellwerk.cli.atomic_files import names_beside
from stellwerk.cli.game_files import load_seed, seed_file
from tests.cli.calls import PROGRAM, started
from tests.cli.playing import kept, moves, next_words, play
from tests.test_cli import RUNNING, run

ELSEWHERE = "this game is being played in another terminal"
ALWAYS_THE_SAME_SECOND = """
import datetime, stellwerk.cli.game_files
class Clock:
    def now():
        return datetime.datetime(2026, 11, 16, 5, 51, 46)
stellwerk.cli.game_files.datetime = Clock
"""


class Terminal:
    """Somebody who plays in a process of their own."""

    def __init__(self, *words: str | Path) -> None:
        self.process = started(["play", "trambahn", *map(str, words)], stdin=subprocess.PIPE)

    def read_until(self, prompt: str) -> None:
        assert self.process.stdout is not None
        said = ""
        while prompt not in said:
            more = next_words(self.process.stdout.fileno())
            assert more, f"{said}\n{self.process.communicate()}"
            said += more

    def type(self, text: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(text.encode())
        self.process.stdin.flush()

    def says_at_the_end(self) -> str:
        stdout, stderr = self.process.communicate(timeout=60)
        assert b"Traceback" not in stderr
        return (stdout + stderr).decode()


@contextmanager
def terminal(*words: str | Path) -> Iterator[Terminal]:
    """Until it is asked for a move."""
    there = Terminal(*words)
    with there.process:
        try:
            there.read_until("(? for help): ")
            yield there
        finally:
            there.process.kill()


def resumed(file: Path) -> "subprocess.Popen[bytes]":
    return started(["play", "trambahn", "--resume", str(file)], stdin=subprocess.PIPE)


def test_games_that_begin_in_the_same_second_have_a_record_each(tmp_path: Path) -> None:
    games = [
        started(
            ["play", "trambahn", "--line-up", "person,greedy", "--seed", str(seed)],
            program=ALWAYS_THE_SAME_SECOND + PROGRAM,
            env={"XDG_DATA_HOME": str(tmp_path)},
            stdin=subprocess.PIPE,
        )
        for seed in range(4)
    ]
    told = [game.communicate(b"1\n", timeout=120)[0].decode() for game in games]
    files = [Path(found) for text in told for found in re.findall(r"--resume (\S+)\n", text)]
    first = tmp_path / "stellwerk" / "trambahn-20261116-055146.txt"
    assert {*files} == {file for _, file in zip(range(4), names_beside(first), strict=False)}
    assert {*first.parent.iterdir()} == {*files, *map(seed_file, files)}
    for text, file in zip(told, files, strict=True):
        seed = load_seed(file)
        assert seed is not None
        words = ("--seed", seed.hex(), "--commitment", re.findall(r"\b[0-9a-f]{64}\b", text)[0])
        assert run("verify", file, *words).exit_code == 0


def test_a_second_terminal_is_refused_until_the_first_has_left(file: Path) -> None:
    with terminal("--line-up", "person,greedy", "--seed", "3", "--record", file) as first:
        stdout, stderr = resumed(file).communicate(b"2\n", timeout=60)
        assert (stdout, f"{file}: {ELSEWHERE}" in stderr.decode()) == (b"", True)
        first.type("1\nquit\n")
        assert "Go on with" in first.says_at_the_end()
    assert moves(file) == ["1 P g3"]
    assert {f.name for f in file.parent.iterdir()} == {file.name, seed_file(file).name}
    resumed(file).communicate(b"2\n", timeout=60)
    assert moves(file) == ["1 P g3", "1 P y3"]


def test_a_terminal_that_was_killed_holds_nothing_back(file: Path) -> None:
    with terminal("--line-up", "person,greedy", "--seed", "3", "--record", file) as first:
        first.process.send_signal(signal.SIGKILL)
        first.process.wait()
    resumed(file).communicate(b"2\n", timeout=60)
    assert moves(file) == ["1 P g4"]
    assert {f.name for f in file.parent.iterdir()} == {file.name, seed_file(file).name}


def test_what_somebody_else_wrote_is_not_overwritten_and_the_game_is_kept(file: Path) -> None:
    other = file.with_name("game-2.txt")
    with terminal("--line-up", "person,greedy", "--seed", "3", "--record", file) as first:
        file.write_text(RUNNING)
        first.type("1\n")
        said = first.says_at_the_end()
        assert first.process.returncode == 1
    assert f"{file} was changed by another program, and is left as it is." in said
    assert f"go on with --resume {other}\n" in said
    assert (file.read_text(), moves(other)) == (RUNNING, ["1 P g3"])
    assert load_seed(other) == load_seed(file) is not None


def test_a_record_that_was_deleted_comes_back(file: Path) -> None:
    with terminal("--line-up", "person,greedy", "--seed", "3", "--record", file) as first:
        file.unlink()
        first.type("1\nquit\n")
        first.says_at_the_end()
    assert moves(file) == ["1 P g3"]


def test_the_seed_of_another_game_is_not_overwritten(file: Path) -> None:
    seed_file(file).write_text("secret")
    result = play(file)
    assert result.exit_code == 2
    assert f"{seed_file(file)} exists, the secret of another game" in result.stderr
    assert [f.name for f in file.parent.iterdir()] == [seed_file(file).name]
    assert seed_file(file).read_text() == "secret"


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    assert f"{tmp_path} is a folder: name a file in it" in play(tmp_path).stderr


def test_a_saved_game_is_not_saved_over(file: Path) -> None:
    other = file.with_name("other.txt")
    other.write_text("something else")
    assert f"Could not save to {other}: it exists already." in play(file, f"save {other}\n").stdout
    assert other.read_text() == "something else"


def test_commands_to_copy_have_quoted_names(tmp_path: Path) -> None:
    file = tmp_path / "my game.txt"
    assert f"--resume '{file}'\n" in play(file).stdout
    assert kept(file).names == ["You", "Greedy bot"]
