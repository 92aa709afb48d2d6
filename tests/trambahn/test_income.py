"""3. Einkommen · Income."""

from stellwerk.games.trambahn.rules.position import Step
from tests.trambahn.scene import hand, legal, money, play, scene


def test_any_number_of_hand_cards_becomes_money() -> None:
    table = play(scene("r1 g2 b3", step=Step.INCOME), "I r1", "I b3", "I g2")
    assert money(table) == "r1 b3 g2"
    assert hand(table) == ""


def test_no_card_has_to_become_money() -> None:
    assert money(play(scene("r1", step=Step.INCOME), ".")) == ""


def test_a_conductor_may_become_money_too() -> None:
    assert legal(scene("r1 c", step=Step.INCOME)) == ["I r1", "I c", "."]


def test_each_card_counts_a_thousand_marks() -> None:
    table = play(scene("r10 b1", step=Step.INCOME, money=3), "I r10")
    assert table.money_count[0] == 4


def test_the_new_card_lies_on_top() -> None:
    table = play(scene("r10 c", step=Step.INCOME, money=1), "I r10", "I c")
    assert money(table).split()[-2:] == ["r10", "c"]


def test_there_is_no_income_before_the_stations_or_after_the_trams() -> None:
    assert not [code for code in legal(scene("r1", step=Step.STATIONS)) if code[0] == "I"]
    assert not [code for code in legal(scene("r1", step=Step.TRAMS)) if code[0] == "I"]
