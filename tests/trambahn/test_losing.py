"""A row without a tram is given up with the turn: said in time, and told afterwards."""

from stellwerk.games.trambahn import GAME
from stellwerk.games.trambahn.rules.position import Position, Step
from stellwerk.kernel.actor import Entry
from stellwerk.kernel.record import copy_of
from tests.trambahn.scene import ME, OTHER, play, scene


def loses(table: Position) -> list[str]:
    codes: list[str] = GAME.view(table, ME).loses
    return codes


def told(table: Position, code: str) -> str:
    events = GAME.events_of(table, Entry(ME, GAME.parse_action(code)))
    return GAME.report(events, ["Anna", "Ben"], "en")


def test_to_end_the_turn_loses_a_row_without_a_tram() -> None:
    table = scene("r9", step=Step.TRAMS, rows=("0: r1", "2: g1"), money=10)
    assert loses(table) == ["."]
    assert "Anna had no tram for a row" in told(table, ".")
    assert loses(play(copy_of(table), "T 2>1")) == []


def test_money_for_no_tram_loses_the_row_one_step_earlier() -> None:
    poor = scene("r9 g9", step=Step.INCOME, rows=("0: r1",), money=2)
    assert loses(poor) == ["."]
    assert loses(scene("r9 g9", step=Step.INCOME, rows=("0: r1",), money=5)) == []


def test_the_last_card_of_the_hand_ends_the_turn_too() -> None:
    last = scene("r9", step=Step.INCOME, rows=("0: r1",), money=2)
    assert sorted(loses(last)) == [".", "I r9"]
    opening = scene("r9", step=Step.STATIONS, money=2)
    assert loses(opening) == ["S r9"]
    assert "Anna had no tram for a row" in told(opening, "S r9")


def test_a_tram_for_one_of_two_rows_loses_the_other_when_the_money_is_spent() -> None:
    table = scene("r9", step=Step.TRAMS, rows=("0: r1", "0: g1"), money=5)
    assert sorted(loses(table)) == [".", "T 2>1", "T 2>2"]
    assert told(table, "T 2>1") == (
        "Anna bought the horse tram ×2 for row 1 and paid 5,000 marks."
        " Anna had no tram for a row: its cards became money."
    )


def test_only_the_seat_that_acts_is_warned() -> None:
    table = scene("r9", step=Step.TRAMS, rows=("0: r1",), money=10)
    assert GAME.view(table, OTHER).loses == []
