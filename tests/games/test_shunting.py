"""The rules of Shunting: one test for every sentence of its page, and its size."""

import ast
import tokenize
from pathlib import Path

import pytest

from stellwerk.dealer import Dealer, expand
from stellwerk.kernel.actor import CHANCE
from stellwerk.match import Match
from tests.games import shunting
from tests.games.shunting import GAME
from tests.games.shunting.rules.actions import parse_action
from tests.games.shunting.rules.box import LETTERS
from tests.games.shunting.rules.position import Position, Step

MOST_LINES = 150  # of rules; they are read in ten minutes


def scene(sidings: str = "", hands: tuple[str, ...] = ("hmq", "hmq"), room: int = 4) -> Position:
    """A yard in which seat 1 is to act, with nothing left in the pile."""
    position = Position.new()
    GAME.rules.setup(position, len(hands), GAME.option_values({"room": room}))
    position.draw_pile[:] = 0
    for seat, hand in enumerate(hands):
        position.hands[seat] = [hand.count(letter) for letter in LETTERS]
        position.hand_count[seat] = len(hand)
    position.sidings[:] = [sidings.count(letter) for letter in LETTERS]
    position.step = Step.TURN
    return position


def do(position: Position, *codes: str) -> None:
    for code in codes:
        assert code in legal(position)
        GAME.rules.apply(position, int(position.seat), parse_action(code))


def legal(position: Position) -> list[str]:
    out = GAME.action_buffer()
    count = GAME.rules.legal(position, int(position.seat), out)
    return [GAME.format_action(int(action)) for action in out[:count]]


def points(position: Position) -> list[int]:
    return [int(GAME.rules.points(position, seat)) for seat in range(position.seats)]


def test_a_wagon_is_put_onto_the_siding_for_its_destination() -> None:
    yard = scene("hq")
    do(yard, "put h")
    assert yard.sidings.tolist() == [2, 0, 1]
    assert yard.hands[0].tolist() == [0, 1, 1]
    assert yard.seat == 1


@pytest.mark.parametrize(("wagons", "paid"), [(2, 1), (3, 3), (4, 6), (5, 10)])
def test_a_train_pays_the_seat_that_sends_it_off_by_how_many_wagons_it_has(
    wagons: int, paid: int
) -> None:
    yard = scene("m" * wagons + "q")
    do(yard, "send m")
    assert points(yard) == [paid, 0]
    assert yard.sidings.tolist() == [0, 0, 1]
    assert yard.departed.tolist() == [0, wagons, 0]
    assert yard.hand_count.tolist() == [3, 3, 0]


def test_a_train_has_two_wagons_and_only_wagons_in_the_hand_are_put() -> None:
    assert legal(scene("qqm", hands=("hm", "q"))) == ["put h", "put m", "send q"]


@pytest.mark.parametrize(("room", "may_be_put"), [(4, False), (5, True)])
def test_a_siding_has_room_for_four_wagons_or_for_five(room: int, may_be_put: bool) -> None:
    assert ("put h" in legal(scene("hhhh", room=room))) == may_be_put
    assert "put h" not in legal(scene("hhhhh", room=room))


def test_the_hand_is_filled_up_before_a_turn() -> None:
    match, dealer = Match(GAME), Dealer(expand(1))
    dealer.deal(match)
    assert match.position.hand_count.tolist() == [3, 0, 0]
    for seat in (0, 1, 0):
        match.submit(seat, match.legal(seat)[0])
        assert match.waiting_for == (CHANCE,)
        dealer.deal(match)
        assert match.position.hand_count[1 - seat] == 3
        assert match.waiting_for == (1 - seat,)


def test_the_game_ends_when_a_seat_has_no_wagon_for_its_turn() -> None:
    yard = scene("mm", hands=("h", "mq"))
    do(yard, "put h", "send m")
    assert yard.step == Step.OVER
    assert points(yard) == [0, 1]


def test_more_wagons_in_the_hand_break_a_tie() -> None:
    yard, out = scene(hands=("h", "mq", "q")), GAME.action_buffer()
    do(yard, "put h", "put m", "put q")
    assert yard.step == Step.OVER
    assert points(yard) == [0, 0, 0]
    GAME.rules.ranks(yard, out)
    assert out[:3].tolist() == [2, 1, 2]


def test_points_count_before_wagons_in_the_hand() -> None:
    yard, out = scene("hh", hands=("h", "hmq")), GAME.action_buffer()
    do(yard, "send h")
    GAME.rules.ranks(yard, out)
    assert out[:2].tolist() == [1, 2]


def test_nobody_sees_the_hand_of_another_seat() -> None:
    match, dealer = Match(GAME, 3), Dealer(expand(1))
    dealer.deal(match)
    match.submit(0, match.legal(0)[0])
    dealer.deal(match)
    own, other, third = match.view(1).table.seats
    assert (own.hand, own.hand_count) == (None, 2)
    assert len(other.hand) == 3
    assert (third.hand, third.hand_count) == ([], 0)
    assert match.view(1).table.draw_pile == match.view(0).table.draw_pile == 18
    assert match.code_seen_by(1, 0) == "deal 1 ?"
    assert match.code_seen_by(0, 0) != "deal 1 ?"


def test_the_rules_stay_small() -> None:
    files = (Path(shunting.__file__).parent / "rules").glob("*.py")
    assert sum(len(lines_of_code(file)) for file in files) <= MOST_LINES


def lines_of_code(file: Path) -> set[int]:
    """Those that are not blank, a comment, a docstring or an import."""
    with file.open("rb") as text:
        tokens = [t for t in tokenize.tokenize(text.readline) if t.string.strip()]
    said = {n for t in tokens if t.type not in (tokenize.ENCODING, tokenize.COMMENT)
            for n in range(t.start[0], t.end[0] + 1)}  # fmt: skip
    for node in ast.walk(ast.parse(file.read_text())):
        match node:
            case ast.Import() | ast.ImportFrom() | ast.Expr(value=ast.Constant()):
                said -= set(range(node.lineno, (node.end_lineno or 0) + 1))
    return said
