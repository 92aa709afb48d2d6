"""5. Handkarten nachziehen · Draw New Cards."""

from stellwerk.games.trambahn.rules.position import Step
from tests.trambahn.scene import ME, OTHER, draw, hand, legal, money, play, rows, scene


def test_the_hand_is_filled_to_six_one_card_at_a_time() -> None:
    table = play(scene("r1 r2 r3", step=Step.INCOME, other_hand="b1"), ".")
    for left, card in enumerate(("g1", "g2", "g3")):
        assert table.step == Step.DRAW
        assert table.hand_count[ME] == 3 + left
        draw(table, card)
    assert hand(table) == "r1 r2 r3 g1 g2 g3"


def test_then_it_is_the_others_turn() -> None:
    table = draw(play(scene("r1 r2 r3 r4 r5", step=Step.INCOME, other_hand="b1"), "."), "g1")
    assert (table.seat, table.step) == (OTHER, Step.PASSENGERS)
    assert legal(table, OTHER) == ["P b1"]


def test_rows_without_a_tram_become_money() -> None:
    table = scene("r9", step=Step.TRAMS, rows=("2: r1", "0: g1 g2", "0: b3 c"), money=5)
    top = money(table)
    play(table, ".")
    assert rows(table) == ["2: r1"]
    assert money(table) == f"{top} g1 g2 b3 c"


def test_rows_that_stay_close_up() -> None:
    table = scene("r9", step=Step.TRAMS, rows=("0: r1", "2: g1", "0: b3", "3: y1 y2"), money=5)
    play(table, ".")
    assert rows(table) == ["2: g1", "3: y1 y2"]


def test_the_other_seats_rows_stay() -> None:
    table = scene("r9", step=Step.TRAMS, rows=("0: r1",), other_rows=("2: g1",), money=5)
    assert rows(play(table, "."), OTHER) == ["2: g1"]


def test_rows_become_money_before_the_money_is_halved() -> None:
    table = scene("r9", step=Step.TRAMS, rows=("0: r1", "0: g1"), money=8, pile="b1")
    draw(play(table, "."), "b1")
    assert table.money_count[ME] == 5


def test_the_moment_the_pile_is_empty_both_seats_give_up_half_their_money() -> None:
    """T9: in the middle of drawing, rounded down."""
    table = scene("r1 r2", step=Step.INCOME, money=7, other_money=10, pile="b1")
    draw(play(table, "."), "b1")
    assert table.money_count.tolist() == [4, 5]
    assert table.step == Step.DRAW


def test_the_discards_become_the_new_draw_pile() -> None:
    """T9: what was given up is among them."""
    table = scene("r1 r2", step=Step.INCOME, money=7, other_money=10, pile="b1")
    draw(play(table, "."), "b1")
    assert table.draw_count == 3 + 5
    assert table.draw_pile.sum() == 8
    assert table.discard_count.sum() == 0


def test_drawing_goes_on_from_the_new_pile() -> None:
    table = scene("r1 r2 r3 r4", step=Step.INCOME, other_hand="g1", money=7, pile="b1")
    given_up = money(table).split()[-1]
    draw(play(table, "."), "b1", given_up)
    assert table.seat == OTHER


def test_the_money_is_halved_even_if_the_hand_is_full_by_then() -> None:
    table = scene("r1 r2 r3 r4 r5", step=Step.INCOME, other_hand="g1", money=7, pile="b1")
    draw(play(table, "."), "b1")
    assert table.seat == OTHER
    assert table.money_count[ME] == 4


def test_half_of_the_money_leaves_from_the_top() -> None:
    """T10."""
    table = scene("r1 r2", step=Step.INCOME, money=5, pile="b1")
    before = money(table).split()
    draw(play(table, "."), "b1")
    assert money(table).split() == before[:3]


def test_a_single_money_card_stays() -> None:
    table = scene("r1 r2", step=Step.INCOME, money=1, other_money=3, pile="b1")
    draw(play(table, "."), "b1")
    assert table.money_count.tolist() == [1, 2]


def test_if_nothing_can_be_drawn_the_hand_stays_short() -> None:
    table = scene("r1 r2", step=Step.INCOME, other_hand="g1", money=1, pile="b1")
    draw(play(table, "."), "b1")
    assert hand(table) == "b1 r1 r2"
    assert (table.seat, table.step) == (OTHER, Step.PASSENGERS)


def test_an_empty_pile_is_tried_again_when_the_next_card_has_to_be_drawn() -> None:
    """Both seats give up half again, and what was discarded since can be drawn."""
    table = scene("r1 r2", other_hand="g1 g2", money=1, other_money=6, pile="")
    table.step = Step.INCOME
    play(table, ".")
    assert table.money_count.tolist() == [1, 3]
    assert table.draw_count == 3


def test_a_seat_with_no_cards_draws_in_its_next_turn() -> None:
    table = play(scene("r1", other_hand="g1", pile=""), "P r1")
    assert hand(table) == ""
    assert table.seat == OTHER
