"""What the pages tell programs to do, done: the client of the example, and every line of curl."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from stellwerk import games
from tests.server.served import Served

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "examples" / "client.py"


@pytest.mark.parametrize("game", games.NAMES)
def test_the_example_plays_a_whole_game(served: Served, game: str) -> None:
    done = subprocess.run(
        [sys.executable, CLIENT, served.url, game], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert re.search(r"^Driver: -?\d+$", done.stdout, re.MULTILINE)
    assert re.search(r"^Example: -?\d+$", done.stdout, re.MULTILINE)


def test_the_example_is_short() -> None:
    entries = [entry for entry in CLIENT.read_text().splitlines() if entry.strip()]
    assert len(entries) < 50


def blocks() -> str:
    """Every indented line of the page up to the routes, as a script."""
    page = (ROOT / "docs" / "http-api.md").read_text().partition("## Who you are")[0]
    return "\n".join(re.findall(r"^    (.+)$", page, re.MULTILINE))


def test_every_curl_of_the_page_does_what_it_says(served: Served, tmp_path: Path) -> None:
    script = blocks().replace("localhost:8000", served.url.removeprefix("http://"))
    assert script.count("curl") >= 7
    done = subprocess.run(
        ["bash", "-e", "-c", script],
        capture_output=True,
        text=True,
        timeout=60,
        cwd=tmp_path,
        env={**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert '"problem"' not in done.stdout, done.stdout
    assert "event: fresh" in done.stdout
    assert "erhält eine Karte als Startkapital" in done.stdout
    assert "\nstellwerk: 1\n" in done.stdout.replace("]stellwerk", "]\nstellwerk")
