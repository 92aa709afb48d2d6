"""The page for researchers says what the code does, and its quick start runs."""

import re
import subprocess
import sys
from pathlib import Path

from click.testing import CliRunner

from stellwerk.games import OURS
from stellwerk.research.__main__ import main
from stellwerk.research.describing import renewed

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "research.md").read_text()


def test_its_tables_are_those_of_the_code() -> None:
    """If not: python -m stellwerk.research renew docs/research.md"""
    assert renewed(PAGE) == PAGE
    assert PAGE.count("| index | field |") == len(OURS)


def test_the_quick_start_runs_and_has_ten_lines() -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len([line for line in program.splitlines() if line]) <= 10
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert int(run.stdout.split()[0]) > 100


def test_other_seats_and_maps_are_described_on_demand() -> None:
    arguments = ["describe", "voll_verplant", "--seats", "4", "--option", "map=madrid"]
    told = CliRunner().invoke(main, arguments)
    assert "`other_3_marked`" in told.output
    wrong = CliRunner().invoke(main, ["describe", "trambahn", "--option", "map=madrid"])
    assert wrong.exit_code == 2
    assert "no option 'map'" in wrong.output
