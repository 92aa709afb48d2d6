"""Our server as people start it, with a database of its own."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple


class Served(NamedTuple):
    """Where it listens, and how much memory it has."""

    url: str
    pid: int

    def memory(self) -> int:
        """Resident bytes."""
        pages = Path(f"/proc/{self.pid}/statm").read_text().split()[1]
        return int(pages) * 4096


@contextmanager
def served() -> Iterator[Served]:
    program = "from stellwerk.cli import main; main()"
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite"
        command = [sys.executable, "-uc", program, "serve", "--port", "0", "--database", database]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            yield Served(process.stdout.readline().split()[-1], process.pid)
            process.terminate()
