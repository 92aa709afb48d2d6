"""The contents of the command line: help, versions, completion, and how soon they are there."""

import json
import os
import subprocess
import sys
from pathlib import Path

import click
import pytest

from stellwerk import __version__, bots, games
from stellwerk.cli.commands import ENTRIES
from stellwerk.cli.maps import ENTRIES as MAPS
from tests.cli.calls import all_commands, command_named
from tests.test_cli import run

HEAVY = ("numpy", "numba", "rich", "sqlalchemy", "fluent")
WITHOUT = f"""
import sys
from stellwerk.cli import main
try:
    main()
finally:
    loaded = [name for name in {HEAVY!r} if name in sys.modules]
    if loaded:
        sys.stderr.write(f"loaded: {{loaded}}")
"""


def typed(words: str, complete: str | None = None) -> "subprocess.CompletedProcess[str]":
    """In a process of its own, which tells what it had to load."""
    asked = (
        {}
        if complete is None
        else {
            "_STELLWERK_COMPLETE": "bash_complete",
            "COMP_WORDS": f"stellwerk {complete}",
            "COMP_CWORD": str(len(f"stellwerk {complete}".split(" ")) - 1),
        }
    )
    return subprocess.run(
        [sys.executable, "-c", WITHOUT, *words.split()],
        env={**os.environ, **asked},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


@pytest.mark.parametrize("name", sorted(ENTRIES))
def test_the_summary_of_a_command_is_the_first_sentence_of_its_help(name: str) -> None:
    summaries = {"maps": "List, check, draw and measure maps of Voll verplant."}
    shown = summaries.get(name) or command_named(name).get_short_help_str(1000)
    assert (command_named(name).help or shown).split("\n")[0] == ENTRIES[name].summary
    for line in run("--help", columns=80).stdout.splitlines():
        assert "..." not in line or line.startswith("Usage")


@pytest.mark.parametrize("name", sorted(MAPS))
def test_so_it_is_for_maps(name: str) -> None:
    assert (command_named(f"maps {name}").help or "").split("\n")[0] == MAPS[name].summary


@pytest.mark.parametrize("name", sorted(all_commands()))
def test_every_option_of_every_command_has_a_text(name: str) -> None:
    for parameter in command_named(name).params:
        if isinstance(parameter, click.Option):
            assert parameter.help, f"{name} {parameter.opts}"


@pytest.mark.parametrize("flag", ["-h", "--help"])
def test_help_is_told_in_three_ways(flag: str) -> None:
    told = run("maps", "show", flag).stdout
    assert told.startswith("Usage: ")
    assert "--sheet" in told
    assert told.partition("\n")[2] == run("help", "maps", "show").stdout.partition("\n")[2]


@pytest.mark.parametrize("flag", ["-V", "--version"])
def test_the_version_is_told(flag: str) -> None:
    assert run(flag).stdout == f"{__version__}\n"


@pytest.mark.parametrize("name", games.NAMES)
def test_with_a_game_the_help_tells_its_options(name: str) -> None:
    told = run("play", name, "--help").stdout
    for option in games.game_named(name).options:
        assert f"{option.name}={'|'.join(option.texts())}" in told
    assert ("has no options" in told) is not bool(games.game_named(name).options)
    assert "play trambahn --help" in run("play", "--help").stdout


@pytest.mark.parametrize("typed_name", ["Game of Trains", "game-of-trains", "game_of_trains"])
def test_a_game_may_be_written_as_people_write_it(typed_name: str) -> None:
    said = run("simulate", typed_name, "--seats", "9")
    assert "Game of Trains is played with 2, 3, 4 seats, not with 9" in said.stderr


def test_bots_are_listed_with_a_line_each() -> None:
    lines = run("bots", "--language", "en").stdout.splitlines()
    assert [line.split()[0] for line in lines] == [*bots.NAMES, "search:N", "module:Class"]
    assert all(len(line.split()) > 3 for line in lines)
    named = [bot["name"] for bot in json.loads(run("bots", "--json").stdout)]
    assert named[: len(bots.NAMES)] == list(bots.NAMES)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_what_a_shell_needs_to_complete_is_printed(shell: str) -> None:
    assert f"_STELLWERK_COMPLETE={shell}_complete" in run("completion", shell).stdout


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("", {"play", "simulate", "maps"}),
        ("maps ", {"check", "list", "show", "stats"}),
        ("play ", {*games.NAMES}),
        ("play trambahn --line-up person,gr", {"person,greedy"}),
        ("arena trambahn --bots ", {"random", "greedy", "driver"}),
        ("play --lan", {"--language"}),
    ],
)
def test_words_are_completed_at_once(words: str, expected: set[str]) -> None:
    done = typed("", words)
    found = {line.partition(",")[2].split("\t")[0] for line in done.stdout.splitlines()}
    assert expected <= found
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("play voll_verplant --option map=", {"map=berlin", "map=paris"}),
        ("maps show ", {"berlin", "paris"}),
    ],
)
def test_options_and_maps_are_completed_too(words: str, expected: set[str]) -> None:
    found = {line.partition(",")[2] for line in typed("", words).stdout.splitlines()}
    assert expected <= found


def test_own_records_are_completed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = tmp_path / "stellwerk"
    folder.mkdir()
    (folder / "trambahn-1.txt").write_text("a record")
    assert f"plain,{folder}/trambahn-1.txt" in typed("", "replay ").stdout


@pytest.mark.parametrize("words", ["--help", "--version", "play --help", "help maps", "serve -h"])
def test_help_loads_nothing_that_takes_long(words: str) -> None:
    done = typed(words)
    assert (done.returncode, done.stderr) == (0, "")
