"""Every path counted: a pile of two cards, and all abilities at once (perft.txt)."""

from pathlib import Path

from stellwerk.games.game_of_trains import GAME
from stellwerk.games.game_of_trains.rules.position import Position
from tests.game_of_trains.scene import ALSO_WRONG, scene
from tests.perft import counted

FILE = Path(__file__).parent / "perft.txt"


def mini_deck() -> Position:
    """Two cards to draw and two discards, one train almost sorted."""
    return scene("2 10 18 31 26 42 60", ALSO_WRONG, cards="7", discarded="12 77", pile="33 84")


def all_abilities() -> Position:
    """One open card of each, three trains and two locks."""
    return scene(
        "2 10 18 31 26 42 60",
        ALSO_WRONG,
        "83 72 64 54 47 38 22",
        cards="4 8 3 1 7 5 6 34",
        locks={1: {1: 51}, 2: {4: 69}},
        pile="9 17 33 84",
    )


def test_every_path_is_counted() -> None:
    text = counted(GAME, "mini deck, nine entries", mini_deck(), most=9)
    text += counted(GAME, "all abilities, three entries", all_abilities(), most=3)
    assert text == FILE.read_text()
