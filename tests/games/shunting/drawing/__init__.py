"""Der Tisch · The table, drawn: three sidings, and below them what each seat has."""

from xml.etree.ElementTree import Element

from stellwerk.core.svg import add, as_text, sheet, write
from tests.games.shunting.rules.box import LETTERS
from tests.games.shunting.view import View

WIDE, MARGIN, STEP = 720.0, 24.0, 100.0
STYLE = """
.shunting .paper { fill: #f4f1ea } .shunting text { fill: #222 }
.shunting .rail { stroke: #666; stroke-width: 4 } .shunting .h { fill: #7fb3d5 }
.shunting .m { fill: #f7dc6f } .shunting .q { fill: #d98880 }
"""


def draw_picture(view: View) -> str:
    high = 3 * STEP + 36 * len(view.seats) + 2 * MARGIN
    root = sheet(complex(WIDE, high), "shunting", "Shunting", STYLE)
    for number, wagons in enumerate(view.sidings):
        draw_siding(root, LETTERS[number], wagons, MARGIN + number * STEP)
    for seat in range(len(view.seats)):
        line = facts(view, seat)
        write(root, line, complex(MARGIN, MARGIN + 3 * STEP + 36 * seat), 18.0)
    return as_text(root)


def draw_siding(root: Element, letter: str, wagons: int, y: float) -> None:
    add(root, "line", class_="rail", x1=MARGIN + 30, x2=WIDE - MARGIN, y1=y + 60, y2=y + 60)
    write(root, letter.upper(), complex(MARGIN, y + 40), 24.0)
    for place in range(wagons):
        x = MARGIN + 40 + 130 * place
        add(root, "rect", class_=letter, x=x, y=y + 10, width=118, height=44, rx=6)


def facts(view: View, seat: int) -> str:
    here, points = view.seats[seat], view.score[seat].points
    hand = " ".join(here.hand) if here.hand is not None else "? " * here.hand_count
    turn = "▶ " if view.ending is None and view.turn == seat + 1 else ""
    return f"{turn}Seat {seat + 1}: {points} points, hand {hand}"
