"""The rules of Shunting: one test for every sentence of its page."""

import pytest

from stellwerk.dealer import Dealer, expand
from stellwerk.kernel.actor import CHANCE
from stellwerk.match import Match
from tests.games.shunting import GAME
from tests.games.shunting.rules.actions import parse_action
from tests.games.shunting.rules.box import LETTERS
from tests.games.shunting.rules.position import Position, Step
from tests.games.shunting.view import view


def scene(*sidings: str, hands: tuple[str, ...] = ("hmq", "hmq"), orders: str = "hm") -> Position:
    """A yard in which seat 1 is to act, with nothing left in the pile."""
    position = Position.new()
    GAME.rules.setup(position, len(hands), GAME.option_values({}))
    position.draw_pile[:], position.draw_count = 0, 0
    for seat, (hand, order) in enumerate(zip(hands, orders, strict=True)):
        for wagon in hand:
            position.hands[seat, LETTERS.index(wagon)] += 1
        position.hand_count[seat] = len(hand)
        position.orders[seat, LETTERS.index(order)] = 1
        position.order_count[seat] = 1
    for siding, wagons in enumerate(sidings):
        position.sidings[siding, : len(wagons)] = [LETTERS.index(wagon) for wagon in wagons]
        position.siding_count[siding] = len(wagons)
    position.step = Step.TURN
    return position


def do(position: Position, *codes: str) -> None:
    for code in codes:
        GAME.rules.apply(position, int(position.seat), parse_action(code))


def points(position: Position) -> list[int]:
    return [int(GAME.rules.points(position, seat)) for seat in range(position.seats)]


@pytest.mark.parametrize(
    ("wagons", "code", "paid", "trains"),
    [("hmq", "h>1", 1, [1, 0, 0]), ("hmm", "m>1", 3, [0, 1, 0]), ("qqq", "q>1", 6, [0, 0, 1])],
)
def test_the_fourth_wagon_sends_the_train_where_most_of_its_wagons_go(
    wagons: str, code: str, paid: int, trains: list[int]
) -> None:
    yard = scene(wagons)
    do(yard, code)
    assert points(yard) == [paid, 0]
    assert yard.trains.tolist() == trains
    assert view(yard, 0).sidings == [[], [], []]


def test_a_train_of_two_and_two_is_broken_up_and_pays_nothing() -> None:
    yard = scene("hhm")
    do(yard, "m>1")
    assert points(yard) == [0, 0]
    assert yard.trains.tolist() == [0, 0, 0]
    assert yard.departed.tolist() == [2, 2, 0]


def test_to_shunt_costs_a_piece_of_coal_and_the_turn() -> None:
    yard = scene("hm", "q")
    do(yard, "1>2")
    assert view(yard, 0).sidings == [["h"], ["q", "m"], []]
    assert yard.coal.tolist() == [1, 2, 0]
    assert yard.seat == 1
    assert yard.hand_count.tolist()[:2] == [3, 3]


def test_without_coal_nobody_shunts_and_nothing_is_shunted_from_an_empty_siding() -> None:
    yard, out = scene("h"), GAME.action_buffer()
    with_coal = GAME.rules.legal(yard, 0, out)
    assert [GAME.format_action(action) for action in out[9:with_coal]] == ["1>2", "1>3"]
    yard.coal[0] = 0
    assert GAME.rules.legal(yard, 0, out) == 9


def test_a_shunted_wagon_may_be_the_fourth() -> None:
    yard = scene("hhh", "h")
    do(yard, "2>1")
    assert points(yard) == [6, 0]


def test_the_hand_is_filled_up_after_every_wagon_that_was_put() -> None:
    match, dealer = Match(GAME), Dealer(expand(1))
    dealer.deal(match)
    match.submit(0, match.legal(0)[0])
    assert match.waiting_for == (CHANCE,)
    dealer.deal(match)
    assert match.position.hand_count.tolist() == [3, 3, 0]
    assert match.waiting_for == (1,)


def test_a_seat_without_wagons_is_passed_over_although_it_has_coal() -> None:
    yard = scene("h", hands=("h", "", "mq"), orders="hmq")
    do(yard, "h>1")
    assert yard.seat == 2
    do(yard, "m>2")
    assert yard.seat == 2


def test_the_orders_are_opened_when_nobody_has_a_wagon_and_pay_for_each_train() -> None:
    yard = scene("mmm", hands=("m", "h"), orders="hm")
    do(yard, "m>1")
    assert points(yard) == [6, 0]
    do(yard, "h>2")
    assert yard.step == Step.OVER
    assert points(yard) == [6, 3]


def test_coal_breaks_a_tie() -> None:
    yard, out = scene("h", hands=("h",) * 2, orders="qm"), GAME.action_buffer()
    do(yard, "1>2", "h>1", "h>1")
    assert yard.step == Step.OVER
    assert points(yard) == [0, 0]
    GAME.rules.ranks(yard, out)
    assert out[:2].tolist() == [2, 1]


def test_nobody_sees_the_hand_and_the_order_of_another_seat() -> None:
    match = Match(GAME, 3)
    Dealer(expand(1)).deal(match)
    own, other, _ = match.view(0).table.seats
    assert len(own.hand) == 3
    assert own.order is not None
    assert (other.hand, other.hand_count, other.order) == (None, 3, None)
    assert match.code_seen_by(0, 1) == "order 2 ?"
    assert match.code_seen_by(1, 1) != "order 2 ?"
