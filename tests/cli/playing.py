"""Somebody who types, ahead or at a real terminal, and what was kept of the game."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
from contextlib import suppress
from pathlib import Path

from click.testing import Result

from stellwerk import records
from stellwerk.match import Match
from tests.test_cli import ENTRIES, RUNNING, run

ALWAYS_THE_FIRST = "1\n" * 1500
PROOF = re.compile(r"stellwerk verify (\S+) --seed ([0-9a-f]{64})\n")
PROMISE = re.compile(r"The dealer's commitment:\s+([0-9a-f]{64})\n")
NEARLY_OVER = RUNNING.partition("\n\n")[0] + "\n\n" + "".join(ENTRIES.splitlines(True)[:-20])
CURTAIN = re.compile(r"It is the turn of (Player \d)\. Press Enter when you are here\. ")


def play(file: Path, typed: str = "", *words: str, who: str = "person,greedy") -> Result:
    """A game from the same cards each time."""
    line_up = ("--line-up", who, "--seed", "3", "--record", file)
    return run("play", "trambahn", *line_up, *words, typed=typed)


def resume(file: Path, typed: str = "", *words: str) -> Result:
    return run("play", "trambahn", "--resume", file, *words, typed=typed)


def kept(file: Path) -> Match:
    return records.read(file.read_bytes())


def moves(file: Path) -> list[str]:
    return [line for line in file.read_text().splitlines() if re.match(r"\d ", line)]


def at_a_terminal(
    *words: str | Path, typed: str, interrupt_after: str | None = None, lines: int = 25
) -> str:
    """All that a real process says to a person who types ahead and may press Control-C."""
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (lines, 80))
    process = subprocess.Popen(
        [Path(sys.executable).with_name("stellwerk"), *words],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "STELLWERK_PLAIN": "1", "TERM": "xterm", "PYTHONIOENCODING": "utf-8"},
    )
    os.close(theirs)
    os.write(ours, typed.encode(errors="surrogateescape"))
    said = ""
    try:
        while more := next_words(ours):
            said += more
            if interrupt_after and re.search(interrupt_after, said, re.DOTALL):
                process.send_signal(signal.SIGINT)
                interrupt_after = None
    finally:
        process.kill()
        process.wait()
        os.close(ours)
    return said


def next_words(terminal: int) -> str:
    assert select.select([terminal], [], [], 60)[0], "the process is silent and does not end"
    with suppress(OSError):
        return os.read(terminal, 65536).decode(errors="replace")
    return ""
