"""Pieces of a small SVG chart that can be read on light and on dark paper."""

import math
from collections.abc import Sequence
from xml.etree.ElementTree import Element, SubElement, indent, tostring

STYLE = """
.arena { --paper: #fbfaf6; --ink: #1d232b; --soft: #59636f; --grid: #dcdfe3; --mark: #b3261e;
  font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif; }
.arena text { fill: var(--ink); font-size: 14px; }
.arena .title { font-size: 18px; font-weight: 700; }
.arena .soft { fill: var(--soft); font-size: 12px; }
.arena .paper { fill: var(--paper); }
.arena .grid { stroke: var(--grid); }
.arena .bar { stroke: var(--mark); stroke-width: 2.5; stroke-linecap: round; }
.arena .curve { fill: none; stroke: var(--mark); stroke-width: 1.5; stroke-dasharray: 4 4; }
.arena .dot { fill: var(--mark); stroke: var(--paper); stroke-width: 2; }
@media screen and (prefers-color-scheme: dark) {
.arena { --paper: #161b21; --ink: #eef1f4; --soft: #a7b1bc; --grid: #343c46; --mark: #ff8a7a; }
}
"""
MARKS_WANTED = 6


def sheet(wide: float, tall: float, title: str, about: str) -> Element:
    root = Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": f"0 0 {wide:.0f} {tall:.0f}",
            "role": "img",
            "class": "arena",
        },
    )
    add(root, "title", title)
    add(root, "desc", about)
    add(root, "style", STYLE)
    add(root, "rect", class_="paper", width="100%", height="100%")
    write(root, title, 24, 34, class_="title")
    write(root, about, 24, 54, class_="soft")
    return root


def add(parent: Element, tag: str, text: str = "", **attributes: object) -> Element:
    """A new child; `class_` and `text_anchor` become class and text-anchor."""
    names = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
    texts = {
        name: f"{value:.1f}" if isinstance(value, float) else str(value)
        for name, value in names.items()
    }
    child = SubElement(parent, tag, texts)
    child.text = text or None
    return child


def write(parent: Element, text: str, x: float, y: float, **attributes: object) -> None:
    add(parent, "text", text, x=x, y=y, **attributes)


def line(parent: Element, start: complex, end: complex, class_: str) -> None:
    add(parent, "line", x1=start.real, y1=start.imag, x2=end.real, y2=end.imag, class_=class_)


def dot(parent: Element, at: complex) -> None:
    add(parent, "circle", cx=at.real, cy=at.imag, r=6, class_="dot")


def round_marks(values: Sequence[float]) -> list[float]:
    """Round numbers that span the values, about as many as an axis should have."""
    low, high = min(values), max(values)
    rough = max(high - low, 1.0) / MARKS_WANTED
    power = 10 ** math.floor(math.log10(rough))
    step = next(power * k for k in (1, 2, 5, 10) if power * k >= rough)
    first, last = math.floor(low / step), math.ceil(high / step)
    return [step * k for k in range(first, max(last, first + 1) + 1)]


def as_text(root: Element) -> str:
    indent(root)
    return tostring(root, encoding="unicode") + "\n"
