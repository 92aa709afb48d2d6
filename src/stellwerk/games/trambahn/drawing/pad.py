"""Wertungsblock · The scoring pad: ten tours, extra tours, total."""

from xml.etree.ElementTree import Element

from stellwerk.core.svg import add, write
from stellwerk.games.trambahn.rules.box import TOURS
from stellwerk.games.trambahn.view import View

PAD_HIGH = 122.0
NAME, TOUR, SUM = 120.0, 64.0, 86.0


def draw_pad(group: Element, view: View) -> None:
    wide = NAME + TOURS * TOUR + 2 * SUM
    add(group, "rect", class_="panel", width=wide, height=PAD_HIGH, rx=12)
    for number in range(TOURS):
        draw_tour(group, view, number, NAME + (number + 0.5) * TOUR)
    extra, total = NAME + TOURS * TOUR + SUM / 2, NAME + TOURS * TOUR + 1.5 * SUM
    write(group, "extra", complex(extra, 22), 15.0, class_="soft", text_anchor="middle")
    write(group, "total", complex(total, 22), 15.0, class_="soft", text_anchor="middle")
    for seat, points in enumerate(view.score.total):
        y = 60 + 36 * seat
        add(group, "line", class_="rule", x1=0, x2=wide, y1=y - 18, y2=y - 18)
        write(group, f"Seat {seat + 1}", complex(18, y), 17.0, class_="bold")
        bonus = str(view.score.extra_points[seat] or "·")
        write(group, bonus, complex(extra, y), 17.0, text_anchor="middle")
        write(group, str(points), complex(total, y), 20.0, class_="bold", text_anchor="middle")


def draw_tour(group: Element, view: View, number: int, x: float) -> None:
    """Its number and the letter of its line, then the points of each seat."""
    done = number < len(view.score.tours)
    tour = view.score.tours[number] if done else None
    head = f"{number + 1} {tour.line[0].upper()}" if tour else str(number + 1)
    write(group, head, complex(x, 22), 15.0, class_="soft", text_anchor="middle")
    for seat in range(len(view.seats)):
        points = str(tour.points[seat]) if tour else "·"
        write(group, points, complex(x, 60 + 36 * seat), 17.0, text_anchor="middle")
