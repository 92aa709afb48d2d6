"""The page of the bots says what the code does."""

from pathlib import Path

from stellwerk.bots.advice import Advice, Move
from stellwerk.bots.apprentice import OVERLOOKS
from stellwerk.bots.levels import LEVELS
from stellwerk.bots.searching import PATIENCE
from stellwerk.bots.thinking import ITERATIONS_AT_A_TIME, MOST_NODES
from stellwerk.bots.titles import about, title

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "bots.md").read_text()


def test_every_level_stands_there_with_both_names_and_its_budget() -> None:
    for level in LEVELS:
        german, english = title("de", level.name), title("en", level.name)
        row = f"| `{level.name}` | {german} | {english} | {about('en', level.name)}"
        assert row in PAGE
        units = "1 unit" if level.budget == 1 else f"{level.budget} units"
        assert level.budget == 0 or f"{row}: a search of {units} |" in PAGE


def test_the_example_stands_there_as_it_is() -> None:
    code = (ROOT / "examples" / "tryout.py").read_text()
    indented = "".join(f"    {line}" if line.strip() else line for line in code.splitlines(True))
    assert indented in PAGE


def test_every_field_of_advice_stands_there() -> None:
    for field in (*Advice.__struct_fields__, *Move.__struct_fields__):
        assert f"`{field}`" in PAGE, field


def test_its_figures_are_those_of_the_code() -> None:
    assert f"does not notice {OVERLOOKS} of 100" in PAGE
    assert f"stops after {PATIENCE} seconds" in PAGE
    assert f"room for {MOST_NODES:,} nodes" in PAGE
    assert f"batches of {ITERATIONS_AT_A_TIME} iterations" in PAGE
