"""What a person types at the table: which move it means, and what is never played by a slip."""

import pytest

from stellwerk.cli.playing.menu import in_groups
from stellwerk.cli.playing.typed import moves_meant, numbers_moves
from stellwerk.games import game_named

PASSENGERS = ["P g3", "P g4", "P c>r", "."]
WAGONS = ["draw", "use 4 2-3", "use 7", "use 1 3>5", "put 1", "put 2", "put 3"]
LINES = ["A 0", "A 1", "A 2", "A 3", "B 0", "B 1", "B 2", "B 3", "H> 1", "H< 1"]


@pytest.mark.parametrize(
    ("game", "numbered"), [("trambahn", True), ("game_of_trains", True), ("voll_verplant", False)]
)
def test_moves_have_numbers_where_a_number_is_no_half_of_many_codes(
    game: str, numbered: bool
) -> None:
    assert numbers_moves(game_named(game)) is numbered


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1", ["P g3"]),
        ("p  G4", ["P g4"]),
        ("pg4", ["P g4"]),
        ("g4", ["P g4"]),
        ("c > r", ["P c>r"]),
        (".", ["."]),
        ("5", []),
        ("0", []),
        ("hello", []),
        ("", []),
    ],
)
def test_in_trambahn(said: str, meant: list[str]) -> None:
    assert moves_meant(said, PASSENGERS, numbered=True) == meant


def test_a_number_that_is_a_place_and_half_of_a_code_is_asked_back() -> None:
    assert moves_meant("7", WAGONS, numbered=True) == ["use 7", "put 3"]
    assert moves_meant("use 7", WAGONS, numbered=True) == ["use 7"]
    assert moves_meant("4 2-3", WAGONS, numbered=True) == ["use 4 2-3"]


@pytest.mark.parametrize("said", ["b3", "B3", "b 3", "B  3"])
def test_blanks_and_capitals_do_not_matter(said: str) -> None:
    assert moves_meant(said, LINES, numbered=False) == ["B 3"]


def test_half_a_code_never_plays_another_move() -> None:
    assert moves_meant("3", LINES, numbered=False) == ["A 3", "B 3"]
    assert moves_meant("9", LINES, numbered=False) == []
    assert moves_meant("3", ["A 0", "A 1", "A 2"], numbered=False) == []


def test_what_could_be_two_codes_without_blanks_is_neither() -> None:
    assert moves_meant("keep123", ["keep 12 3", "keep 1 23"], numbered=True) == []


def test_codes_that_begin_alike_are_one_entry() -> None:
    assert [*in_groups(LINES)] == ["A 0–3", "B 0–3", "H> 1", "H< 1"]
    assert [*in_groups(["f -", "f zoo"])] == ["f - zoo"]
