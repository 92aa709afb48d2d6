"""Kartenfunktionen · Abilities as signs that need no words, drawn on a short train."""

from xml.etree.ElementTree import Element

from stellwerk.core.svg import add, moved
from stellwerk.games.game_of_trains.rules.box import PLACES

BOX = 12.0
WIDE, HIGH = 104.0, 40.0


def ability(parent: Element, name: str, at: complex) -> None:
    """A sign 104 wide and 40 high."""
    group = add(parent, "g", transform=moved(at))
    if name == "protect":
        padlock(group, complex(WIDE / 2 - 11, 6))
    elif name.startswith("remove"):
        removal(group, {"first": 0, "middle": 3, "last": 6}[name.removeprefix("remove_")])
    elif name.startswith("swap"):
        swap(group, 1 if name == "swap_neighbours" else 2)
    else:
        move(group, leftwards=name == "move_two_left")


def box(parent: Element, x: float, full: bool) -> None:
    add(parent, "rect", class_="full" if full else "mid", x=x, y=24, width=BOX, height=BOX, rx=2)


def swap(group: Element, apart: int) -> None:
    """Two wagons change places, or two with one between."""
    left = WIDE / 2 - apart * 12 - BOX / 2
    for number in range(apart + 1):
        box(group, left + number * 24, full=number in (0, apart))
    a, b = left + BOX / 2, left + apart * 24 + BOX / 2
    add(group, "path", class_="line", d=f"M{a} 18 Q{(a + b) / 2} -2 {b} 18")
    for x, inwards in ((a, 1), (b, -1)):
        add(group, "path", class_="line", d=f"M{x} 18 l{5 * inwards} -7 M{x} 18 l{-4 * inwards} -6")


def move(group: Element, leftwards: bool) -> None:
    """A wagon moves past two others."""
    places = [WIDE / 2 - 24 - BOX / 2 + number * 24 for number in range(3)]
    start, end = (places[2], places[0]) if leftwards else (places[0], places[2])
    for x in places:
        box(group, x, full=x == start)
    a, b = start + BOX / 2, end + BOX / 2
    add(group, "path", class_="line", d=f"M{a} 18 V10 H{b} V17 m0 0 l-5 -5 m5 5 l5 -5")


def removal(group: Element, place: int) -> None:
    """The first, middle or last wagon of every train goes."""
    for number in range(PLACES):
        x = 4 + number * 14
        box(group, x, full=False)
        if number == place:
            cross = f"M{x - 2} 10 l{BOX + 4} 28 M{x + BOX + 2} 10 l{-BOX - 4} 28"
            add(group, "path", class_="line", d=cross)


def padlock(parent: Element, at: complex) -> None:
    """22 wide and 28 high."""
    group = add(parent, "g", transform=moved(at))
    add(group, "path", class_="line", d="M5 12 V8 a6 6 0 0 1 12 0 V12")
    add(group, "rect", class_="lock", x=0, y=12, width=22, height=16, rx=3)
    add(group, "circle", class_="wheel", cx=11, cy=19, r=2.5, style="fill: #1d232b")
