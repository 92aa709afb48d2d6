"""4. Trambahn kaufen · Purchase Trains."""

import pytest

from stellwerk.games.trambahn.rules.box import TRAM_PRICE, TRAM_VALUE
from stellwerk.games.trambahn.rules.position import Position, Step
from tests.trambahn.scene import OTHER, finish_turn, legal, money, play, rows, scene

TRAMS = Step.TRAMS


def with_display(table: Position, horse: int, steam: int, electric: int) -> Position:
    table.display[:] = (horse, steam, electric)
    return table


def test_trams_of_value_2_3_and_4_cost_5_10_and_15() -> None:
    """T3."""
    assert TRAM_VALUE.tolist() == [2, 3, 4]
    assert TRAM_PRICE.tolist() == [5, 10, 15]


@pytest.mark.parametrize(("kind", "price"), [(0, 5), (1, 10), (2, 15)])
def test_a_tram_is_paid_from_the_money_pile(kind: int, price: int) -> None:
    table = with_display(scene("r9", step=TRAMS, rows=("0: r1",), money=20), 1, 1, 1)
    play(table, f"T {TRAM_VALUE[kind]}>1")
    assert table.money_count[0] == 20 - price
    assert table.discard_count.sum() == price


def test_money_leaves_from_the_top() -> None:
    """T10."""
    table = scene("r9 g9", step=Step.INCOME, rows=("0: r1",), money=7)
    before = money(table).split()
    play(table, "I r9", "I g9", "T 2>1")
    assert money(table).split() == before[:4]


def test_one_or_more_trams_may_be_bought() -> None:
    table = play(scene("r9", step=TRAMS, rows=("0: r1", "0: g1"), money=12), "T 2>2", "T 2>1")
    assert rows(table) == ["2: r1", "2: g1"]


def test_no_tram_has_to_be_bought() -> None:
    table = scene("r9", step=TRAMS, rows=("0: r1",), money=12)
    assert legal(table) == ["T 2>1", "."]


def test_only_displayed_trams_can_be_bought() -> None:
    table = with_display(scene("r9", step=TRAMS, rows=("0: r1",), money=30), 0, 1, 0)
    assert legal(table) == ["T 3>1", "."]


def test_only_what_the_money_pays_can_be_bought() -> None:
    table = with_display(scene("r9", step=TRAMS, rows=("0: r1",), money=14), 1, 1, 1)
    assert legal(table) == ["T 2>1", "T 3>1", "."]


def test_hand_cards_are_not_money() -> None:
    table = play(scene("r9 g9 b9", step=Step.INCOME, rows=("0: r1",), money=4), ".")
    assert table.step == Step.DRAW


def test_a_row_takes_one_tram_only() -> None:
    """T11: never two, never exchanged for a better one."""
    table = with_display(scene("r9", step=TRAMS, rows=("2: r1", "0: g1"), money=30), 0, 0, 3)
    assert legal(table) == ["T 4>2", "."]


def test_without_a_row_that_needs_one_nothing_can_be_bought() -> None:
    """T11: the step is left by itself, for everybody can see it."""
    table = play(scene("r9", step=Step.INCOME, rows=("2: r1",), money=30), ".")
    assert table.step == Step.DRAW


def test_the_display_is_not_refilled_at_once() -> None:
    table = play(scene("r9", step=TRAMS, rows=("0: r1", "0: g1"), money=20), "T 2>1")
    assert table.display.tolist() == [2, 0, 0]


def test_the_display_is_refilled_at_the_end_of_the_turn_2s_then_3s_then_4s() -> None:
    """T12."""
    table = with_display(scene("r9", step=TRAMS, rows=("0: r1",) * 1, money=20), 3, 0, 0)
    table.depot[:] = (0, 1, 7)
    play(table, "T 2>1")
    assert table.display.tolist() == [2, 1, 0]
    assert table.depot.tolist() == [0, 0, 7]


def test_the_display_stays_short_when_the_depot_is_empty() -> None:
    table = with_display(scene("r9", step=TRAMS, rows=("0: r1",), money=20), 0, 0, 2)
    table.depot[:] = 0
    finish_turn(play(table, "T 4>1"))
    assert table.display.tolist() == [0, 0, 1]


def test_example_a_horse_tram_and_a_steam_tram_cost_15_cards() -> None:
    """Trambahn kaufen: two 2s and a 3 on display, two new rows, 15 cards to the discards."""
    table = with_display(scene("r9", step=TRAMS, rows=("0: r1", "0: g1"), money=16), 2, 1, 0)
    play(table, "T 2>1", "T 3>2")
    assert table.discard_count.sum() == 15
    assert rows(table) == ["2: r1", "3: g1"]


def test_the_other_seats_rows_cannot_be_served() -> None:
    table = scene("r9", step=TRAMS, rows=("0: r1",), other_rows=("0: g1",), money=20)
    assert legal(table) == ["T 2>1", "."]
    assert legal(table, OTHER) == []
