"""Elements of an SVG picture, and numbers as it writes them."""

from xml.etree.ElementTree import Element, SubElement, indent, tostring

from stellwerk.games.voll_verplant.drawing.measures import BEND


def add(parent: Element, tag: str, text: str = "", **attributes: object) -> Element:
    """A new child; `class_` and `stroke_width` become class and stroke-width."""
    names = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
    texts = {
        name: f"{value:.5g}" if isinstance(value, float) else str(value)
        for name, value in names.items()
    }
    child = SubElement(parent, tag, texts)
    child.text = text or None
    return child


def write(parent: Element, text: str, at: complex, size: float, **attributes: object) -> Element:
    """Text whose capitals are centred on the height of a point."""
    y = at.imag + 0.36 * size
    return add(parent, "text", text, x=at.real, y=y, font_size=size, **attributes)


def point(at: complex) -> str:
    return f"{at.real:.1f} {at.imag:.1f}"


def moved(at: complex, scale: float = 1.0) -> str:
    """A value of `transform`."""
    return f"translate({point(at)})" + ("" if scale == 1 else f" scale({scale:.4f})")


def round_path(corners: list[complex], closed: bool) -> str:
    """A path with rounded corners; a closed one starts in the middle of its first leg."""
    around = [*corners, *corners[:2]] if closed else corners
    start = (around[0] + around[1]) / 2 if closed else around[0]
    path = [f"M{point(start)}"]
    for a, b, c in zip(around, around[1:], around[2:], strict=False):
        bend = min(BEND, abs(b - a) / 2, abs(c - b) / 2)
        into, out = b + (a - b) / abs(a - b) * bend, b + (c - b) / abs(c - b) * bend
        path.append(f"L{point(into)} Q{point(b)} {point(out)}")
    return " ".join([*path, "Z" if closed else f"L{point(around[-1])}"])


def as_text(root: Element) -> str:
    indent(root)
    return tostring(root, encoding="unicode") + "\n"
