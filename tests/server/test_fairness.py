"""Fairness over HTTP: a promise at the start, and a proof that the command accepts."""

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from stellwerk import records
from stellwerk.bots.simulation import simulate
from stellwerk.cli.commands import stellwerk
from stellwerk.dealer import Dealer, expand
from stellwerk.games import game_named
from stellwerk.server.http.fairness import COMMAND
from tests.server.served import Person


def test_the_command_that_is_told_proves_a_game_with_moves_taken_back(
    anna: Person, ben: Person, tmp_path: Path
) -> None:
    opened = anna.open("trambahn", ["me", "greedy"], order="given")
    table, path = opened["table"], f"/tables/{opened['table']}/fairness"
    promise = ben.get(path).json()
    assert promise["commitment"] == opened["commitment"]
    assert (promise["seed"], promise["record"], promise["command"]) == (None, None, None)
    page = anna.page(table)
    anna.move(table, page["view"]["legal"][0], page["decision"])
    anna.post(f"/tables/{table}/undo", decision=anna.page(table)["decision"])
    anna.play_on(table, 400)
    proof = ben.get(path).json()
    assert proof["commitment"] == promise["commitment"]
    record = ben.get(f"/tables/{table}/record")
    assert proof["record"] == record.text
    (tmp_path / f"{table}.txt").write_bytes(record.content)
    name, *words = shlex.split(proof["command"].replace("./", f"{tmp_path}/"))
    assert name == "stellwerk"
    checked = CliRunner().invoke(stellwerk, words)
    assert checked.exit_code == 0, checked.output
    other = [*words[:-1], "0" * 64]
    assert CliRunner().invoke(stellwerk, other).exit_code != 0


ROOT = Path(__file__).parents[2]
TOLD = [
    "README.md",
    "docs/fairness.md",
    "src/stellwerk/cli/verify.py",
    "src/stellwerk/server/http/fairness.py",
    "src/stellwerk/messages/de/fairness.ftl",
    "src/stellwerk/messages/en/fairness.ftl",
]


@pytest.mark.parametrize("file", TOLD)
def test_nothing_is_promised_but_that_no_card_was_changed(file: str) -> None:
    """The server takes the seed alone: that it chose none to its liking cannot be proved."""
    text = (ROOT / file).read_text()
    assert re.search(r"no card was \*?changed|changed no card|keine geändert", text)
    assert not re.search(r"no card was chosen|chose no card|keine Karte ausgesucht", text)


def test_what_is_not_proved_is_listed() -> None:
    listed = (ROOT / "docs/fairness.md").read_text().partition("## What is not proved")[2]
    for word in [
        "Grinding",
        "Foresight",
        "order",
        "Binding",
        "Equivocation",
        "Aborting",
        "Bots",
        "Steering",
    ]:
        assert word in listed
    page = (ROOT / "web/src/fairness/FairnessPage.svelte").read_text()
    assert "fairness:limits" in page


def test_the_command_fits_a_table_whose_name_looks_like_a_flag(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (match,) = simulate(game_named("trambahn"), ["greedy"] * 2, games=1, seed=1)
    table, dealer = "-vFYAqwuI136uWdu", Dealer(expand(1, 1))
    monkeypatch.chdir(tmp_path)
    Path(f"{table}.txt").write_text(records.write(match))
    told = COMMAND.format(table=table, seed=dealer.seed.hex(), commitment=dealer.commitment)
    checked = CliRunner().invoke(stellwerk, shlex.split(told)[1:])
    assert checked.exit_code == 0, checked.output
