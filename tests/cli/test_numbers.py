"""Numbers at the command line: finite, and never more than can be counted."""

import json
from pathlib import Path

import click
import pytest

from stellwerk.cli.numbers import Seconds
from tests.cli.calls import all_commands, command_named
from tests.test_cli import WHOLE, run

HUGE = "999999999999999999999"
NUMBERS = [
    (name, parameter)
    for name in sorted(all_commands())
    for parameter in command_named(name).params
    if isinstance(parameter.type, click.types.FloatParamType | click.types.IntParamType)
]
# They are compared with what a record or a game has.
COMPARED = ("--at", "--seat", "--seats", "--moves")


@pytest.mark.parametrize(
    ("name", "parameter"), NUMBERS, ids=[f"{name} {p.opts[0]}" for name, p in NUMBERS]
)
def test_every_number_has_an_end(name: str, parameter: click.Parameter) -> None:
    kind = parameter.type
    if isinstance(kind, click.types.FloatParamType):
        assert isinstance(kind, Seconds)
    elif parameter.opts[0] not in COMPARED:
        assert isinstance(kind, click.IntRange)
        assert kind.min is not None
        assert kind.max is not None


@pytest.mark.parametrize("seconds", ["nan", "inf", "-inf", "1e400", "-1", "86401"])
def test_seconds_are_finite(tmp_path: Path, seconds: str) -> None:
    file = tmp_path / "game.txt"
    file.write_text(WHOLE)
    for words in (("advise", file, "--at", "39"), ("clairvoyant",)):
        result = run(*words, "--seconds", seconds)
        assert (result.exit_code, result.stdout) == (2, "")
        assert "Invalid value for '--seconds'" in result.stderr


@pytest.mark.parametrize(
    "words",
    [
        ("arena", "trambahn", "--bots", "greedy,random", "--games", HUGE),
        ("arena", "trambahn", "--bots", "greedy,random", "--most", HUGE),
        ("arena", "trambahn", "--bots", "greedy,random", "--seed", HUGE),
        ("arena", "trambahn", "--bots", "greedy,random", "--jobs", HUGE),
        ("arena", "trambahn", "--bots", "greedy,random", "--seats", HUGE),
        ("arena", "trambahn", "--bots", "greedy,random", "--sprt", "nan,inf"),
        ("arena", "trambahn", "--bots", "greedy,random", "--sprt", "0,1e9"),
        ("simulate", "trambahn", "--games", HUGE),
        ("simulate", "trambahn", "--seats", f"-{HUGE}"),
        ("clairvoyant", "--width", HUGE),
        ("maps", "stats", "--games", HUGE),
    ],
    ids=" ".join,
)
def test_more_than_can_be_counted_is_refused(words: tuple[str, ...]) -> None:
    result = run(*words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Error: " in result.stderr


def test_the_largest_seed_can_be_kept(tmp_path: Path) -> None:
    words = ("arena", "voll_verplant", "--bots", "random,greedy", "--games", "2", "--jobs", "1")
    file, seed = tmp_path / "arena.json", 2**63 - 1
    assert run(*words, "--seed", str(seed), "--json", "--out", file).exit_code == 0
    assert json.loads(file.read_text())["contest"]["seed"] == seed
