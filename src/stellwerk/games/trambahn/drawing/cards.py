"""Karten und Trambahnen · Cards and trams: a colour never stands without its pattern and letter."""

from xml.etree.ElementTree import Element

from stellwerk.core.svg import add, moved, write

WIDE, HIGH = 40.0, 56.0
STEP = 32.0  # cards of a row lie over each other
LETTERS = {"b": "B", "r": "R", "g": "G", "y": "Y", "c": "C"}
# The pattern of each line, at the foot of its cards: a bar, two bars, a wave, dots.
MARKS = {
    "b": "M9 47 H31",
    "r": "M9 44 H31 M9 50 H31",
    "g": "M8 47 q4 -6 8 0 t8 0 t8 0",
    "y": "M10 47 h0.1 M17 47 h0.1 M24 47 h0.1 M31 47 h0.1",
    "c": "M14 48 h12 M17 42 h6",
}


def card(parent: Element, code: str, at: complex) -> None:
    """A card by its code: `r7`, or `c`, a conductor."""
    line, value = code[0], code[1:]
    group = add(parent, "g", transform=moved(at))
    add(group, "title", code)
    style = f"fill: var(--{line})"
    add(group, "rect", class_="card", style=style, width=WIDE, height=HIGH, rx=6)
    ink = "dark" if line in "yc" else "light"
    stroke = "#1d232b" if line in "yc" else "#fff"
    middle = complex(WIDE / 2, 25)
    size = 23.0 if len(value) < 2 else 20.0
    write(group, value or "C", middle, size, class_=f"bold {ink}", text_anchor="middle")
    write(group, LETTERS[line], 7 + 9j, 10.0, class_=f"bold {ink}", text_anchor="middle")
    add(group, "path", class_="mark", d=MARKS[line], stroke=stroke)


def back(parent: Element, at: complex) -> None:
    group = add(parent, "g", transform=moved(at))
    add(group, "rect", class_="back", width=WIDE, height=HIGH, rx=6)
    add(group, "path", class_="weave", d="M8 10 L32 46 M8 28 L20 46 M20 10 L32 28 M32 10 L8 46")


def place(parent: Element, at: complex) -> None:
    """Where a card may come to lie."""
    add(
        parent, "rect", class_="place", x=at.real, y=at.imag, width=WIDE, height=HIGH, rx=6
    )  # fmt: skip


def tram(parent: Element, value: int, at: complex) -> None:
    """A car with as many windows as its tours count."""
    group = add(parent, "g", transform=moved(at))
    add(group, "path", class_="tram", d="M4 8 h48 a4 4 0 0 1 4 4 v20 h-56 v-20 a4 4 0 0 1 4 -4 z")
    for number in range(value):
        x = 28 - value * 6 + number * 12
        add(group, "rect", class_="pane", x=x + 1, y=13, width=10, height=10, rx=2)
    for x in (14, 42):
        add(group, "circle", class_="tram", cx=x, cy=34, r=5)
    write(group, f"×{value}", 28 + 48j, 14.0, class_="bold", text_anchor="middle")
