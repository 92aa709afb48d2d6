"""Fairness over HTTP: a promise at the start, and a proof that the command accepts."""

import json
import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from stellwerk import records
from stellwerk.bots.simulation import simulate
from stellwerk.cli.commands import stellwerk
from stellwerk.dealer import Dealer, expand
from stellwerk.fairness.deal import seen
from stellwerk.fairness.proof import Kept, deal_in, proved
from stellwerk.games import game_named
from stellwerk.server.http.fairness import COMMAND
from tests.server.guests import Guest
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
PAGE = (ROOT / "docs" / "fairness.md").read_text()


def test_of_a_table_without_a_lobby_no_more_is_promised_than_that_no_card_was_changed() -> None:
    """The server takes the seed alone: that it chose none to its liking cannot be proved."""
    told = PAGE.partition("## Tables that are opened at once")[2]
    assert "no card was changed since*, and that is all" in told
    for word in ["grinding", "order", "binding", "steering"]:
        assert f"**{word}**" in told


def test_what_is_not_proved_is_listed() -> None:
    listed = PAGE.partition("## What is not proved")[2].partition("\n## ")[0]
    for word in [
        "Withholding",
        "Foresight",
        "Bots",
        "Aborting",
        "Equivocation",
        "People",
        "The code",
    ]:
        assert f"- **{word}.**" in listed
    page = (ROOT / "web/src/fairness/FairnessPage.svelte").read_text()
    assert "fairness:limits" in page


def test_the_example_of_the_page_is_the_one_that_both_sides_compute() -> None:
    example = json.loads((ROOT / "tests" / "fair_deal.json").read_text())[0]
    for text in (example["seed"], example["promised"]["1"], example["seen"], example["key"]):
        assert f" {text}\n" in PAGE
    for line in example["agreement"].splitlines():
        assert f"    {line}\n" in PAGE
    told = re.findall(r"`(stellwerk draw \d+)` below (\d+) is (\d+)", PAGE)
    draws = {draw["message"]: (draw["limit"], draw["value"]) for draw in example["draws"]}
    assert len(told) == 3
    assert all(draws[message] == (int(limit), int(value)) for message, limit, value in told)


def test_the_command_of_a_table_from_a_lobby_needs_no_seed(anna: Person, tmp_path: Path) -> None:
    host = Guest(str(anna.http.base_url), "Anna")
    table = host.meet(["me", "greedy"], "trambahn", start=True)
    agreement = host.lobby(table)["agreement"]
    host.reveal(table, agreement)
    host.play_on(table, 400)
    proof = anna.get(f"/tables/{table}/fairness").json()
    (tmp_path / f"{table}.txt").write_text(anna.get(f"/tables/{table}/record").text)
    words = shlex.split(proof["command"].replace("./", f"{tmp_path}/"))[1:]
    assert "--seed" not in words
    kept = ["--share", host.share, "--agreement", seen(agreement)]
    checked = CliRunner().invoke(stellwerk, [*words, *kept])
    assert checked.exit_code == 0, checked.output
    bent = [*words[:-1], "0" * 64]
    assert CliRunner().invoke(stellwerk, bent).exit_code == 1


def test_moves_taken_back_draw_no_other_card(anna: Person) -> None:
    """Draws are counted, so an entry more or fewer changes none of them."""
    host = Guest(str(anna.http.base_url), "Anna")
    table = host.meet(["me", "greedy"], "trambahn", start=True)
    host.reveal(table, host.lobby(table)["agreement"])
    page = host.until_asked(table)
    host.move(table, page["view"]["legal"][0], page["decision"])
    host.post(f"/tables/{table}/undo", decision=host.page(table)["decision"])
    host.play_on(table, 400)
    record = anna.get(f"/tables/{table}/record").text
    found = deal_in(record)
    assert found is not None
    assert proved(records.read(record), *found, Kept(share=host.share)).contributed == [1]


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
