"""The clairvoyant: no play beats its bound, and its own play is real."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from stellwerk.analysis.clairvoyant import judge
from stellwerk.analysis.clairvoyant.bound import counting_bound, upper_bound
from stellwerk.analysis.clairvoyant.comparison import points_of, share
from stellwerk.analysis.clairvoyant.order import Deal, order_of_cards
from stellwerk.analysis.clairvoyant.program import Program, merged, proven_bound
from stellwerk.bots import YARDSTICKS
from stellwerk.bots.simulation import simulate
from stellwerk.cli.commands import stellwerk
from stellwerk.games.voll_verplant import GAME
from stellwerk.games.voll_verplant.maps.files import SHIPPED, read_city
from stellwerk.games.voll_verplant.rules.actions import FLIP
from stellwerk.games.voll_verplant.rules.position import Position, Step
from stellwerk.kernel.actor import CHANCE
from stellwerk.kernel.record import copy_of
from stellwerk.match import Match

# A line, a ring that crosses it twice, and one more line: small enough to try every play.
HAMLET = """
name = "Hamlet"
ring = "R"
special = ["a2", "b1"]

[stations]
a1 = [0, 2, "Anger"]
a2 = [1, 2, "Bach"]
a3 = [2, 2, "Chor"]
a4 = [3, 2, "Damm"]
a5 = [4, 2, "Esche"]
b1 = [0, 0, "Furt"]
b2 = [1, 0, "Gasse"]
b4 = [3, 0, "Heide"]
r3 = [3, 3, "Insel"]

[[lines]]
letter = "A"
colour = "#1f5fa8"
windows = 2
first = 6
later = 4
stations = ["a1", "a2", "a3", "a4", "a5"]

[[lines]]
letter = "B"
colour = "#b3261e"
windows = 1
first = 3
later = 2
stations = ["b1", "b2", "a3", "b4"]

[[lines]]
letter = "R"
colour = "#2e7d32"
windows = 2
first = 5
later = 3
stations = ["b2", "a2", "r3", "a4", "b4"]
"""
HAMLETS_WINDOWS = 5


@pytest.fixture(scope="module")
def hamlet(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("maps") / "hamlet.toml"
    file.write_text(HAMLET)
    return str(file)


def match_on(map_name: str, *, special: bool = False) -> Match:
    return Match(GAME, 1, {"map": map_name, "special_stations": int(special)})


def best_of_all_plays(table: Position, order: list[int], round: int, known: dict[Any, int]) -> int:
    """Every entry in every round; positions that were met before have kept their best."""
    if table.step == Step.OVER:
        return int(GAME.rules.points(table, 0))
    if table.step == Step.FLIP:
        GAME.rules.apply(table, CHANCE, FLIP + order[round])
        round += 1
    sheet = table.marked[0], table.transfers[0], table.filled[0]
    position = (round, *(part.tobytes() for part in sheet))
    if position not in known:
        out = GAME.action_buffer()
        best = -len(order)
        for action in out[: GAME.rules.legal(table, 0, out)].tolist():
            child = copy_of(table)
            GAME.rules.apply(child, 0, action)
            best = max(best, best_of_all_plays(child, order, round, known))
        known[position] = best
    return known[position]


@pytest.mark.parametrize("seed", range(1, 7))
def test_on_a_small_map_the_answer_is_exact(hamlet: str, seed: int) -> None:
    order = order_of_cards(HAMLETS_WINDOWS, seed)
    best = best_of_all_plays(match_on(hamlet).position, order, 0, {})
    possible = judge(hamlet, order)
    assert (possible.found, possible.bound, possible.exact) == (best, best, True)
    assert upper_bound(read_city(hamlet), order, special=False, seconds=9) == best


@pytest.mark.parametrize("seed", range(1, 7))
def test_the_best_of_all_plays_with_special_stations_lies_within(hamlet: str, seed: int) -> None:
    order = order_of_cards(HAMLETS_WINDOWS, seed)
    best = best_of_all_plays(match_on(hamlet, special=True).position, order, 0, {})
    possible = judge(hamlet, order, special=True)
    assert possible.found == best <= possible.bound
    assert best <= upper_bound(read_city(hamlet), order, special=True, seconds=9)
    assert best <= counting_bound(read_city(hamlet), order, special=True)


@pytest.mark.parametrize("special", [False, True])
@pytest.mark.parametrize("name", SHIPPED)
def test_the_play_is_real_and_nobody_beats_the_bound(name: str, special: bool) -> None:
    for seed in (1, 2):
        order = order_of_cards(sum(line.windows for line in read_city(name).lines), seed)
        possible = judge(name, order, special=special, width=10, seconds=0)
        match, deal = match_on(name, special=special), Deal(order)
        for entry in possible.entries:
            deal(match)
            match.submit(0, match.game.format_action(entry))
        result = match.result()
        assert result is not None
        assert result.points == [possible.found]
        assert possible.found <= possible.bound
        for bot in YARDSTICKS:
            points = points_of(bot, name, order, special=special, seed=(1, seed))
            assert points <= possible.bound


def test_a_program_bounds_a_whole_game() -> None:
    order = order_of_cards(24, 1, 1)
    city = read_city("berlin")
    bound = upper_bound(city, order, special=False, seconds=3)
    assert 57 <= bound <= counting_bound(city, order, special=False)


def test_the_cards_are_those_of_a_simulation() -> None:
    for number, match in enumerate(simulate(GAME, ["random"], 3, 5), 1):
        cards = [entry.action - FLIP for entry in match.log if entry.actor == CHANCE]
        assert cards == order_of_cards(23, 5, number)


def test_a_column_stands_once_in_a_row() -> None:
    assert merged([(1, 1.0), (2, 1.0), (1, -1.0), (2, 2.0)]) == [(2, 3.0)]


def test_whole_numbers_are_worth_less_than_fractions() -> None:
    program = Program(offset=-1.0)
    columns = [program.column(3.0), program.column(2.0)]
    program.at_most(1.5, [(column, 1.0) for column in columns])
    assert proven_bound(program, 5) == pytest.approx(2.0)


def test_a_share_has_an_interval() -> None:
    alike = share([10, 20], [20, 40])
    assert (alike.value, alike.margin) == (0.5, 0.0)
    assert share([10, 30], [40, 40]).margin > 0.4


def test_the_command_says_what_was_possible(hamlet: str) -> None:
    line_up = ",".join(YARDSTICKS)
    call = ["clairvoyant", "--map", hamlet, "--games", "2", "--special", "--bots", line_up]
    said = CliRunner().invoke(stellwerk, call)
    assert said.exit_code == 0, said.output
    for bot in YARDSTICKS:
        assert f"{bot}: mean" in said.stdout
    assert "of 2 deals" in said.stdout
    deals = json.loads(CliRunner().invoke(stellwerk, [*call, "--json"]).stdout)
    assert [deal["deal"] for deal in deals] == [1, 2]
    assert all(deal["found"] <= deal["bound"] for deal in deals)


def test_one_deal_has_no_interval(hamlet: str) -> None:
    said = CliRunner().invoke(stellwerk, ["clairvoyant", "--map", hamlet, "--games", "1"]).stdout
    assert "% of the best found" in said
    assert "±" not in said


def test_a_map_that_is_none_is_refused(tmp_path: Path) -> None:
    said = CliRunner().invoke(stellwerk, ["clairvoyant", "--map", str(tmp_path / "none.toml")])
    assert said.exit_code == 2
