"""One implementation: compiled and plain rules give the same tables and events, byte for byte."""

import os
import subprocess
import sys
from pathlib import Path

from stellwerk import records
from tests.laws.fingerprint import fingerprint
from tests.laws.play import Case, played


def test_compiled_equals_plain_byte_for_byte(case: Case, tmp_path: Path) -> None:
    match = played(case)
    file = tmp_path / "record.txt"
    file.write_text(records.write(match))
    plain = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.laws.fingerprint", str(file)],
        env={**os.environ, "STELLWERK_PLAIN": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert plain.stderr == ""
    assert plain.stdout.split() == list(fingerprint(match))
