"""Every game counted: a mini deck completely, a rich position to a depth (perft.txt)."""

from pathlib import Path

from stellwerk.games.trambahn import GAME
from stellwerk.games.trambahn.rules.position import Position
from tests.perft import counted
from tests.trambahn.scene import scene

FILE = Path(__file__).parent / "perft.txt"


def mini_deck() -> Position:
    """Five cards in hands, one to draw, nine tours made: small enough to be counted to the end."""
    return scene(
        "r2 r3 y1",
        other_hand="g4 c",
        rows=("2: r1",),
        waiting="g1 g2 g3 r5 r6",
        money=1,
        pile="b10",
        tours=9,
    )


def rich_position() -> Position:
    """Real choices in every step: a line to score, rows to extend, trams to buy, money to lay."""
    return scene(
        "r2 r9 g10 b1 c c",
        other_hand="b3 b4 y1 y2 y3 c",
        rows=("2: r1", "3: g2 g5 c c c c g6", "2: r4 r6"),
        other_rows=("2: b1 b2",),
        waiting="r3 r5 r7 g1",
        money=16,
        other_money=3,
    )


def test_every_path_is_counted() -> None:
    text = counted(GAME, "mini deck, to the end", mini_deck(), most=99)
    text += counted(GAME, "rich position, five entries", rich_position(), most=5)
    assert text == FILE.read_text()
