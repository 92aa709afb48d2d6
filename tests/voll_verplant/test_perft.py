"""Every path counted in a small town: alone, for two, and with special stations (perft.txt)."""

from pathlib import Path

from stellwerk.games.voll_verplant import GAME
from tests.perft import counted
from tests.voll_verplant.scene import play, town

FILE = Path(__file__).parent / "perft.txt"


def every_path() -> str:
    alone = town()
    late = play(town(), "flip 3", "A 3", "flip 4", "A 4", "flip 5", "B 2", "flip e2", "R> 2")
    special = play(town(2, special=True), "flip 5")
    return "".join(
        (
            counted(GAME, "alone, three entries", alone.position, most=3),
            counted(GAME, "late in a solo game, three entries", late.position, most=3),
            counted(GAME, "two with special stations, two entries", special.position, most=2),
        )
    )


def test_every_path_is_counted() -> None:
    assert every_path() == FILE.read_text()
