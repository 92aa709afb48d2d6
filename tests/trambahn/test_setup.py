"""Spielvorbereitung · Setup, and Spielmaterial · Components."""

from stellwerk.games import game_named
from stellwerk.games.trambahn.rules import box
from stellwerk.games.trambahn.rules.actions import format_action
from stellwerk.kernel.actor import CHANCE
from stellwerk.match import Match
from tests.trambahn.scene import money


def dealt() -> Match:
    match = Match(game_named("trambahn"))
    while match.waiting_for == (CHANCE,):
        match.settle_chance(lambda _, outcomes: outcomes[0].action)
    return match


def test_112_stations_and_8_conductors_are_shuffled_together() -> None:
    table = Match(game_named("trambahn")).position
    assert table.draw_count == 120
    assert table.draw_pile.sum() == 120
    assert table.draw_pile[box.CONDUCTOR] == 8


def test_each_colour_has_28_cards_two_1s_two_10s_and_three_of_the_others() -> None:
    table = Match(game_named("trambahn")).position
    for line in range(4):
        colour = table.draw_pile[10 * line : 10 * line + 10].tolist()
        assert colour == [2, 3, 3, 3, 3, 3, 3, 3, 3, 2]
        assert sum(colour) == 28


def test_16_trams_five_horse_four_steam_seven_electric() -> None:
    assert dict(zip(box.TRAM_NAMES, box.TRAM_COPIES.tolist(), strict=True)) == {
        "horse": 5,
        "steam": 4,
        "electric": 7,
    }


def test_three_trams_are_on_display_the_2s_first() -> None:
    table = Match(game_named("trambahn")).position
    assert table.display.tolist() == [3, 0, 0]
    assert table.depot.tolist() == [2, 4, 7]


def test_the_first_seat_gets_12_money_cards_and_the_second_15() -> None:
    assert dealt().position.money_count.tolist() == [12, 15]


def test_each_seat_gets_six_hand_cards() -> None:
    assert dealt().position.hand_count.tolist() == [6, 6]


def test_cards_are_dealt_in_the_order_of_the_notation() -> None:
    codes = [format_action(entry.action).rsplit(" ", 1)[0] for entry in dealt().log]
    assert codes == ["money 1"] * 12 + ["money 2"] * 15 + ["deal 1"] * 6 + ["deal 2"] * 6


def test_the_last_money_card_dealt_lies_on_top() -> None:
    match = dealt()
    last = match.game.format_action(match.log[11].action)
    assert last == f"money 1 {money(match.position).split()[-1]}"


def test_seat_1_starts() -> None:
    assert dealt().waiting_for == (0,)
