"""One implementation: compiled and plain rules give the same tables and events, byte for byte."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from stellwerk import records
from tests.laws.fingerprint import fingerprint
from tests.laws.play import Case, played


@pytest.fixture(scope="module")
def plain() -> Iterator["subprocess.Popen[str]"]:
    """A process with plain rules, which answers the name of a record with its fingerprint."""
    process = subprocess.Popen(
        [sys.executable, "-W", "error", "-m", "tests.laws.fingerprint"],
        env={**os.environ, "STELLWERK_PLAIN": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    yield process
    assert process.communicate() == ("", "")


def test_compiled_equals_plain_byte_for_byte(
    case: Case, plain: "subprocess.Popen[str]", tmp_path: Path
) -> None:
    assert plain.stdin is not None
    assert plain.stdout is not None
    match = played(case)
    file = tmp_path / "record.txt"
    file.write_text(records.write(match))
    plain.stdin.write(f"{file}\n")
    plain.stdin.flush()
    assert plain.stdout.readline().split() == list(fingerprint(match))
