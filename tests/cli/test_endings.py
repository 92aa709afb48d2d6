"""How commands end: a status and a sentence, whatever happens to their output, and at Ctrl-C."""

import os
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.cli.calls import CALLS, PROGRAM, all_commands, command_named, started, words_of
from tests.test_cli import WHOLE, run

COMMANDS = sorted(all_commands())
ENCODINGS: dict[str, dict[str, str]] = {
    "latin-1": {"PYTHONIOENCODING": "latin-1"},
    "C locale": {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"},
}


def ended(process: "subprocess.Popen[bytes]") -> tuple[int, str, str]:
    """Its status, and all that it said."""
    with process:
        try:
            stdout, stderr = process.communicate(timeout=120)
        except BaseException:
            process.kill()
            raise
    told, said = ((part or b"").decode(errors="replace") for part in (stdout, stderr))
    assert "Traceback" not in said
    assert "Exception ignored" not in said
    return process.returncode, told, said


def test_every_command_is_called_here() -> None:
    assert sorted(CALLS) == COMMANDS


# Output.


@pytest.mark.parametrize("name", COMMANDS)
def test_a_full_disk_is_said_in_a_sentence(name: str, tmp_path: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        status, _, said = ended(started(words_of(name, tmp_path), stdout=full))
    assert status == 1
    assert said.endswith("Error: cannot write the output: No space left on device\n")


@pytest.mark.parametrize("name", COMMANDS)
def test_a_reader_who_is_gone_ends_it_without_a_word(name: str, tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    process = started(words_of(name, tmp_path), stdout=writer)
    os.close(writer)
    assert ended(process)[::2] == (141, "")


@pytest.mark.parametrize("words", ["--help", "--version", "play --help"])
def test_help_too_may_find_no_room_or_no_reader(words: str) -> None:
    with Path("/dev/full").open("wb") as full:
        assert ended(started(words.split(), stdout=full))[0] == 1
    reader, writer = os.pipe()
    os.close(reader)
    process = started(words.split(), stdout=writer)
    os.close(writer)
    assert ended(process)[::2] == (141, "")


@pytest.mark.parametrize(("words", "status"), [("chess", 2), ("check /nowhere", 1), ("--help", 0)])
def test_the_status_is_right_even_if_errors_cannot_be_written(words: str, status: int) -> None:
    with Path("/dev/full").open("wb") as full:
        assert ended(started(words.split(), stderr=full))[0] == status


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("name", COMMANDS)
def test_what_an_encoding_cannot_show_is_replaced(name: str, encoding: str, tmp_path: Path) -> None:
    process = started(words_of(name, tmp_path), env=ENCODINGS[encoding])
    if name == "serve":
        assert process.stdout is not None
        assert b"Stellwerk is open" in process.stdout.readline()
        process.terminate()
    status, _, said = ended(process)
    assert (status, said) == (0, "")


def test_a_drawing_is_utf_8_whatever_the_encoding(tmp_path: Path) -> None:
    first, *others = (
        ended(started(["maps", "show", "berlin"], env=env))[1]
        for env in ({"PYTHONIOENCODING": "utf-8"}, *ENCODINGS.values())
    )
    assert "ß" in first
    assert {first} == set(others)


# Ctrl-C.

AT_IMPORT = """
import os, signal, sys
def listen(event, arguments, awaited=[{module!r}]):
    if event == "import" and arguments[0] in awaited:
        awaited.clear()
        os.kill(os.getpid(), signal.SIGINT)
sys.addaudithook(listen)
"""
IN_COMMAND = """
import os, signal, sys
def listen(frame, event, _):
    if event == "call" and (frame.f_code.co_filename, frame.f_code.co_firstlineno) == {place!r}:
        sys.setprofile(None)
        os.kill(os.getpid(), signal.SIGINT)
sys.setprofile(listen)
"""
AT_EXIT = """
import atexit, os, signal
atexit.register(os.kill, os.getpid(), signal.SIGINT)
"""


@pytest.mark.parametrize(
    "module", ["click", "rich.console", "numpy", "llvmlite", "stellwerk.cli.commands"]
)
def test_control_c_during_imports(module: str) -> None:
    program = AT_IMPORT.format(module=module) + PROGRAM
    process = started(["simulate", "trambahn"], program=program, env={"STELLWERK_PLAIN": "0"})
    assert ended(process) == (130, "", "")


@pytest.mark.parametrize("name", COMMANDS)
def test_control_c_in_every_command(name: str, tmp_path: Path) -> None:
    code = command_named(name).callback.__code__  # type: ignore[union-attr]  # it is a function
    program = IN_COMMAND.format(place=(code.co_filename, code.co_firstlineno)) + PROGRAM
    assert ended(started(words_of(name, tmp_path), program=program)) == (130, "", "\n")


def test_control_c_when_all_is_done() -> None:
    assert ended(started(["--version"], program=AT_EXIT + PROGRAM))[::2] == (130, "")


def test_control_c_that_is_ignored_stays_ignored() -> None:
    program = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)" + AT_EXIT + PROGRAM
    assert ended(started(["--version"], program=program))[0] == 0


def test_an_interrupted_simulation_tells_what_was_played(tmp_path: Path) -> None:
    words = ["simulate", "trambahn", "--games", "1000000", "--out", str(tmp_path)]
    process = started(words)
    while process.poll() is None and len(list(tmp_path.glob("*.txt"))) < 3:
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    status, told, said = ended(process)
    assert status == 130
    found = re.search(r"^interrupted after (\d+) games$", said, re.MULTILINE)
    assert found
    assert f"endings: tenth_tour {found[1]}\n" in told
    files = sorted(tmp_path.iterdir())
    assert len(files) - int(found[1]) in (0, 1)
    assert run("check", *files).stdout == f"{len(files)} good, 0 bad\n"


def test_an_interrupted_check_tells_what_was_checked(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text(WHOLE)
    bad.write_text("rubbish\n")
    process = started(["check", str(bad), *[str(good)] * 5000])
    assert process.stdout is not None
    assert process.stdout.readline().startswith(f"{bad}: ".encode())
    process.send_signal(signal.SIGINT)
    status, told, said = ended(process)
    found = re.search(r"^interrupted after (\d+) of 5001$", said, re.MULTILINE)
    assert (status, told) == (130, f"{int(found[1]) - 1 if found else '?'} good, 1 bad\n")
