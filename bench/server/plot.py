"""Plots: how a cost grows, as a small SVG picture of the pieces that the arena draws with."""

import math
from collections.abc import Mapping, Sequence
from xml.etree.ElementTree import Element

from stellwerk.arena.svg import add, as_text, dot, line, round_marks, sheet, write

WIDE, TALL = 720, 360
TOP, BOTTOM, LEFT, RIGHT = 84, 50, 70, 190
LABEL = 16  # between the names of two curves
Curve = Sequence[tuple[float, float]]


class Axis:
    """Maps values to places on the sheet; `even` steps are those of the logarithm."""

    def __init__(self, marks: Sequence[float], start: float, end: float, even: bool) -> None:
        self.marks, self.start, self.end, self.even = marks, start, end, even

    def at(self, value: float) -> float:
        low, high, here = (self._scaled(one) for one in (self.marks[0], self.marks[-1], value))
        return self.start + (here - low) / (high - low) * (self.end - self.start)

    def _scaled(self, value: float) -> float:
        return math.log(value) if self.even else value


def draw(title: str, about: str, curves: Mapping[str, Curve], even: bool = False) -> str:
    """What is across can be spaced evenly by its logarithm; what is up begins at 0."""
    across, up = axes(list(curves.values()), even)
    root = sheet(WIDE, TALL, title, about)
    for mark in up.marks:
        y = up.at(mark)
        line(root, complex(LEFT, y), complex(WIDE - RIGHT, y), "grid")
        write(root, f"{mark:g}", LEFT - 10, y + 4, class_="soft", text_anchor="end")
    for mark in across.marks:
        x, y = across.at(mark), float(TALL - BOTTOM + 20)
        write(root, f"{mark:,g}", x, y, class_="soft", text_anchor="middle")
    ends = sorted(((up.at(curve[-1][1]), name) for name, curve in curves.items()), reverse=True)
    for curve in curves.values():
        trace(root, [complex(across.at(x), up.at(y)) for x, y in curve])
    for (_, name), y in zip(ends, apart([y for y, _ in ends]), strict=True):
        x = across.at(curves[name][-1][0]) + 14
        write(root, name, x, y + 4, class_="soft")
    return as_text(root)


def axes(curves: Sequence[Curve], even: bool) -> tuple[Axis, Axis]:
    xs = sorted({x for curve in curves for x, _ in curve})
    marks = xs if even else round_marks([0.0, *xs])
    heights = round_marks([0.0, *(y for curve in curves for _, y in curve)])
    across = Axis(marks, LEFT + 10, WIDE - RIGHT - 20, even)
    return across, Axis(heights, TALL - BOTTOM, TOP, even=False)


def trace(root: Element, points: Sequence[complex]) -> None:
    places = " ".join(f"{point.real:.1f},{point.imag:.1f}" for point in points)
    add(root, "polyline", points=places, class_="curve")
    for point in points:
        dot(root, point)


def apart(places: Sequence[float]) -> list[float]:
    """The same places from the bottom up, with room between them."""
    found = list(places[:1])
    for here in places[1:]:
        found.append(min(here, found[-1] - LABEL))
    return found
