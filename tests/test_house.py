"""The house: who may import whom, and docs that fail the build when they drift."""

import ast
import re
from pathlib import Path

import pytest

from stellwerk import games
from stellwerk.cli.exit_codes import ExitCode
from stellwerk.core.game import Rules
from stellwerk.games import game_named
from tests.cli.calls import all_commands, command_named

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "stellwerk"
MODULES = sorted(SOURCE.rglob("*.py"))
ROOMS = (
    *("kernel", "core", "cartography", "a game's rules", "match", "a game", "games"),
    *("dealer", "fairness", "records", "story", "bots", "library", "__init__"),
    *("arena", "analysis", "research", "server", "cli"),
)
"""From the bottom to the top: a room imports itself and those before it."""
LINES_WITH_ANY = 21
"""fewer are better; more need a reason"""


def imported(file: Path) -> set[str]:
    """Our own modules that a file imports, without the leading `stellwerk.`"""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("stellwerk"):
            module = node.module.removeprefix("stellwerk").removeprefix(".")
            names |= {f"{module}.{alias.name}".strip(".") for alias in node.names} - {"__version__"}
        elif isinstance(node, ast.Import):
            names |= {
                a.name.removeprefix("stellwerk.") for a in node.names if "stellwerk" in a.name
            }
    return names


def room(name: str) -> str:
    """The room of a module: a game is a room of its own, and so are its rules."""
    parts = name.split(".")
    if parts[0] == "games" and len(parts) > 1:
        return "a game's rules" if parts[2:3] == ["rules"] else "a game"
    return parts[0]


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text()


@pytest.mark.parametrize("file", MODULES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_rooms_import_only_what_lies_below_them(file: Path) -> None:
    here = ".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
    below = ROOMS[: ROOMS.index(room(here)) + 1]
    for name in imported(file):
        assert room(name) in below, f"{here} must not import {name}"
        of_a_game = name.startswith("games.") and here.startswith("games.")
        assert not of_a_game or name.split(".")[1] == here.split(".")[1], f"{here}: {name}"


def rooms_imported_by(name: str) -> set[str]:
    """The other rooms that some module of a room imports; all games count as one."""
    found: set[str] = set()
    for file in MODULES:
        here = file.relative_to(SOURCE).with_suffix("").parts[0]
        if here == name:
            found |= {module.split(".")[0] for module in imported(file)}
    return found - {name}


def test_no_rooms_import_each_other_round_in_a_circle() -> None:
    """Whatever their order: rooms that only import rooms that are done are done, until all are."""
    waiting = {file.relative_to(SOURCE).with_suffix("").parts[0] for file in MODULES}
    needs = {name: rooms_imported_by(name) & waiting for name in waiting}
    while ready := {name for name in waiting if not needs[name] & waiting}:
        waiting -= ready
    assert not waiting, {name: needs[name] & waiting for name in waiting}


def test_no_module_is_found_by_a_name_that_is_put_together() -> None:
    """What is imported by a name stands in the code as one word, or was typed by somebody."""
    for file in MODULES:
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and "import_module" in ast.unparse(node.func):
                put_together = (ast.JoinedStr, ast.BinOp, ast.Call)
                assert not isinstance(node.args[0], put_together), f"{file}: {ast.unparse(node)}"


def test_any_stays_where_nothing_else_can_be_said() -> None:
    lines = [line for file in MODULES for line in file.read_text().splitlines()]
    said = [line for line in lines if re.search(r"\bAny\b", line)]
    assert len(said) <= LINES_WITH_ANY, "\n".join(said)


@pytest.mark.parametrize("name", games.OURS)
def test_every_rule_module_has_its_heading_in_german_and_english(name: str) -> None:
    for file in (SOURCE / "games" / name / "rules").glob("*.py"):
        heading = (ast.get_docstring(ast.parse(file.read_text())) or "").splitlines()[0]
        assert " · " in heading or file.name == "__init__.py", f"{file.name}: {heading}"


@pytest.mark.parametrize(
    ("word", "file"),
    [
        ("Haltestellen", "trambahn/rules/stations.py"),
        ("Sonderfahrt", "trambahn/rules/scoring.py"),
        ("Einkommen", "trambahn/rules/income.py"),
        ("Auswahl", "game_of_trains/rules/setup.py"),
        ("Entfernen", "game_of_trains/rules/removal.py"),
        ("Sonderstation", "voll_verplant/rules/entries.py"),
        ("Freifahrt", "voll_verplant/rules/entries.py"),
        ("Umsteigemöglichkeit", "voll_verplant/rules/entries.py"),
        ("Express", "voll_verplant/rules/crossing.py"),
        ("Ringlinie", "voll_verplant/rules/crossing.py"),
        ("Solo", "voll_verplant/rules/scoring.py"),
    ],
)
def test_a_word_of_a_rulebook_is_found_in_the_one_file_with_its_rule(word: str, file: str) -> None:
    rules = (SOURCE / "games").glob("*/rules/*.py")
    found = [str(f.relative_to(SOURCE / "games")) for f in rules if word in f.read_text()]
    assert found == [file]


@pytest.mark.parametrize("name", games.OURS)
def test_every_code_stands_in_the_notation(name: str) -> None:
    text = page("notation.md")
    for form, _ in game_named(name).codes:
        assert f"`{form}`" in text


@pytest.mark.parametrize("name", games.OURS)
def test_every_option_and_its_values_stand_in_the_notation(name: str) -> None:
    text = page("notation.md")
    for option in game_named(name).options:
        assert f"| `{option.name}` | {', '.join(option.texts())} |" in text, option.name


def test_every_command_and_every_flag_stands_in_the_command_line_page() -> None:
    text = page("command-line.md")
    commands = {name: command_named(name) for name in all_commands()}
    for name, command in commands.items():
        section = re.search(rf"^## {name}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
        assert section, f"docs/command-line.md has no section {name}"
        for parameter in command.params:
            for flag in (*parameter.opts, *parameter.secondary_opts):
                assert not flag.startswith("--") or f"`{flag}" in section[1], f"{name} {flag}"
    sections = set(re.findall(r"^## (.+)$", text, re.MULTILINE))
    assert sections == set(commands)


def test_every_exit_code_stands_in_the_command_line_page() -> None:
    rows = re.findall(r"^\| (\d+) \| (.*) \|$", page("command-line.md"), re.MULTILINE)
    assert rows == [(str(int(code)), code.meaning) for code in ExitCode]


def test_every_rule_function_stands_in_the_architecture_page() -> None:
    text = page("architecture.md")
    for name in Rules._fields:
        assert f"`{name}`" in text or f"`{name}(" in text


def rulings() -> list[tuple[str, str]]:
    """The id of every ruling and the name of the test that pins it."""
    return re.findall(
        r"^\| ([A-Z][0-9]+) \|.*\| `(test_\w+)` \|$", page("rulings.md"), re.MULTILINE
    )


def test_every_ruling_is_pinned_by_a_test_that_exists() -> None:
    tests = "\n".join(file.read_text() for file in (ROOT / "tests").rglob("test_*.py"))
    last = {"T": 15, "G": 10, "V": 16}
    expected = [f"{game}{n}" for game, most in last.items() for n in range(1, most + 1)]
    assert [id_ for id_, _ in rulings()] == expected
    for id_, name in rulings():
        assert f"def {name}(" in tests, f"{id_}: {name}"


def test_links_between_pages_lead_somewhere() -> None:
    for file in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", file.read_text()):
            assert (file.parent / target).exists(), f"{file.name}: {target}"


@pytest.mark.parametrize("name", ["docs/architecture.md", "CONTRIBUTING.md"])
def test_every_file_that_a_page_names_exists(name: str) -> None:
    """What has a blank in it, such as GAME or <game>, is a pattern, not a file."""
    rooms = (ROOT, SOURCE, SOURCE / "games" / "trambahn", ROOT / "web" / "src")
    paths = re.findall(
        r"`([\w./-]*/[\w./-]+?\.(?:py|md|ts|svelte|css|ftl|toml)|[\w/]+/)`",
        (ROOT / name).read_text(),
    )
    named = [path for path in paths if not re.search(r"GAME|LANGUAGE|PART", path)]
    assert len(named) > 10
    for path in named:
        assert any((room / path).exists() for room in rooms), f"{name} names {path}"


def test_the_map_in_the_readme_names_every_room() -> None:
    text = (ROOT / "README.md").read_text()
    for file in SOURCE.iterdir():
        if file.name not in ("__init__.py", "__main__.py", "__pycache__"):
            assert file.name in text, f"README.md does not name {file.name}"


def test_there_is_a_decision_page_for_every_number() -> None:
    numbers = [file.name[:4] for file in sorted((ROOT / "docs" / "decisions").glob("*.md"))]
    assert numbers == [f"{n:04}" for n in range(1, len(numbers) + 1)]
