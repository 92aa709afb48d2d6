"""Bots by their names: levels, searches, one's own; and what is said about names that are none."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from stellwerk.core.game import Options
from tests.bots.network import Network
from tests.test_cli import run

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "examples" / "tryout.py"

BAD_NAMES = [
    ("genius", "there is no bot 'genius'; the bots are: random, greedy, apprentice, driver"),
    ("genius", "search:ITERATIONS, or module:Class for one of your own"),
    ("search", "there is no bot 'search'"),
    ("search:", "a search has 1 to 1,000,000 iterations"),
    ("search:0", "'search:0': a search has 1 to 1,000,000 iterations"),
    ("search:x", "'search:x': a search has 1 to 1,000,000 iterations"),
    ("search:-5", "a search has 1 to 1,000,000 iterations"),
    ("search:1000001", "a search has 1 to 1,000,000 iterations"),
    ("nowhere:Bot", "No module named 'nowhere'; it is written module:Class"),
    (":Bot", "it is written module:Class"),
    ("tests.bots.bad:Nobody", "has no attribute 'Nobody'"),
    ("tests.bots.bad:NoArguments", "the class is called with the game and a generator"),
    ("tests.bots.bad:NoChoice", "it has a method choose(table, seat, actions)"),
    ("tests.bots.bad:Unmade", "ZeroDivisionError: never ready; it is written module:Class"),
    (f"search:{'9' * 5000}", "a search has 1 to 1,000,000 iterations"),
]


@pytest.mark.parametrize(("bot", "message"), BAD_NAMES)
def test_simulate_and_arena_say_what_a_bot_is(bot: str, message: str) -> None:
    for words in (("simulate", "trambahn"), ("arena", "trambahn", "--jobs", "1")):
        result = run(*words, "--bots", f"greedy,{bot}")
        assert (result.exit_code, result.stdout) == (2, "")
        assert message in result.stderr


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        ("genius", "nobody is called 'genius'; a seat is for: person, random, greedy"),
        ("search:0", "'search:0': a search has 1 to 1,000,000 iterations"),
        ("search:x", "'search:x': a search has 1 to 1,000,000 iterations"),
    ],
)
def test_play_says_who_may_sit_down(bot: str, message: str, tmp_path: Path) -> None:
    result = run("play", "trambahn", "--line-up", f"person,{bot}", "--record", tmp_path / "game")
    assert result.exit_code == 2
    assert message in result.stderr


def test_an_illegal_move_is_refused_and_the_bot_named() -> None:
    said = "Cheat chose -77 at seat 2, after entry "
    simulated = run(
        "simulate", "voll_verplant", "--seats", "2", "--bots", "random,tests.bots.bad:Cheat"
    )
    assert simulated.exit_code == 1
    assert said in simulated.stderr
    assert "choose returns one of the actions that it is given" in simulated.stderr
    words = ("--bots", "random,tests.bots.bad:Cheat", "--seats", "2", "--jobs", "1")
    compared = run("arena", "voll_verplant", *words)
    assert compared.exit_code == 1
    assert "Cheat chose -77 at seat " in compared.stderr


@pytest.mark.parametrize(
    ("words", "agreed"),
    [
        (["trambahn", "--option", "nine=3"], ("trambahn", 2, {"nine": 3})),
        (["game_of_trains", "--seats", "4", "--most", "80"], ("game_of_trains", 4, {})),
        (
            ["voll_verplant", "--seats", "3", "--option", "map=madrid"],
            ("voll_verplant", 3, {"map": "madrid"}),
        ),
    ],
)
def test_a_bot_of_ones_own_hears_what_was_agreed(
    words: list[str], agreed: tuple[str, int, Options]
) -> None:
    """So that a network is shown its table by the encoding that fits."""
    Network.heard.clear()
    simulated = run("simulate", *words, "--bots", "tests.bots.network:Network", "--games", "2")
    assert simulated.exit_code == 0, simulated.output
    assert Network.heard == [agreed] * agreed[1] * 2
    bots = ("--bots", "tests.bots.network:Network,random", "--games", "12", "--jobs", "1")
    assert run("arena", *words, *bots).exit_code == 0


@pytest.mark.parametrize("call", ["simulate", "arena"])
@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("Breaks", "broke down at seat 1, after entry 1: ZeroDivisionError: integer division or"),
        ("Leaves", "broke down at seat 1, after entry 1: SystemExit: 0\n"),
        ("Babbles", "chose [1.5, 1.5, 1.5, 1.5, 1.5, 1.5, ...] at seat 1, after entry 1; choose"),
        ("Cheat", "chose -77 at seat 1, after entry 1; choose returns one of the actions"),
    ],
)
def test_a_bot_that_fails_is_named_with_its_place(call: str, bot: str, says: str) -> None:
    bots = f"tests.bots.bad:{bot}" + (",random" if call == "arena" else "")
    jobs = ("--jobs", "2") if call == "arena" else ()
    result = run(call, "voll_verplant", "--bots", bots, "--games", "4", *jobs)
    assert result.exit_code == 1
    number = "game 1" if call == "simulate" else "deal [12]"
    said = rf"^Error: {number}: tests\.bots\.bad:{bot} {re.escape(says)}"
    assert re.search(said, result.stderr, re.MULTILINE)
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize("call", ["simulate", "arena"])
def test_only_the_lines_of_the_author_are_shown(call: str) -> None:
    bots = "tests.bots.bad:Breaks" + (",random" if call == "arena" else "")
    said = run(call, "voll_verplant", "--bots", bots).stderr
    shown = re.findall(r'File "(.*)", line \d+, in (\w+)', said)
    assert [(Path(file).name, function) for file, function in shown] == [
        ("bad.py", "choose"),
        ("bad.py", "divided"),
    ]
    assert "return number // 0" in said


def test_the_clairvoyant_names_a_bot_that_fails_as_well() -> None:
    result = run("clairvoyant", "--seconds", "0", "--bots", "tests.bots.bad:Breaks")
    assert result.exit_code == 1
    assert "Error: deal 1: tests.bots.bad:Breaks broke down at seat 1" in result.stderr


# The example.


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 30


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "trambahn", "--bots", "tryout:Tryout,random"),
        ("simulate", "game_of_trains", "--bots", "tryout:Tryout,random", "--most", "3000"),
        ("simulate", "voll_verplant", "--bots", "tryout:Tryout"),
        ("arena", "voll_verplant", "--bots", "tryout:Tryout,random", "--games", "8", "--jobs", "2"),
    ],
    ids=" ".join,
)
def test_the_example_plays_from_the_current_folder(tmp_path: Path, words: tuple[str, ...]) -> None:
    shutil.copy(EXAMPLE, tmp_path)
    program = Path(sys.executable).with_name("stellwerk")
    result = subprocess.run(
        [program, *words], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
    assert "tryout:Tryout" in result.stdout


def test_the_example_beats_random() -> None:
    words = ("--bots", "examples.tryout:Tryout,random", "--games", "12", "--jobs", "1")
    said = run("arena", "voll_verplant", *words).stdout
    assert "Tryout − random: points +" in said
