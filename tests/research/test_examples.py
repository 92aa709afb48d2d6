"""The examples run, and the learner learns."""

import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

ROOT = Path(__file__).parent.parent.parent


def example(name: str) -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "examples" / f"{name}.py"))


def test_random_play_in_a_batch() -> None:
    first_seat_wins = example("batch")["first_seat_wins"]
    assert 0.3 < first_seat_wins("trambahn", tables=64, steps=500) < 0.7


def test_a_bot_of_ones_own_against_one_of_ours() -> None:
    """The first legal action is no match for greedy."""
    assert example("duel")["duel"](games=6) < 0.5


def test_the_learner_improves_and_draws_its_curve(tmp_path: Path) -> None:
    """It begins with random play, about -34 points."""
    picture = tmp_path / "curve.svg"
    program = [sys.executable, str(ROOT / "examples" / "learner.py"), str(picture)]
    alone = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    run = subprocess.run(program, env=alone, capture_output=True, text=True, check=True)
    _, first, _, last, _ = run.stdout.split()
    assert float(first) < -25
    assert float(last) > 10
    assert ElementTree.fromstring(picture.read_text()).tag.endswith("svg")
