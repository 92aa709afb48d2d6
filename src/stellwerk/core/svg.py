"""Elements of an SVG picture, and numbers as it writes them."""

from xml.etree.ElementTree import Element, SubElement, indent, tostring

FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif'


def sheet(size: complex, name: str, title: str, style: str) -> Element:
    """An empty picture; `name` is the class that its style is written for."""
    names = {"role": "img", "class": name, "xmlns": "http://www.w3.org/2000/svg"}
    root = Element("svg", {**names, "viewBox": f"0 0 {size.real:.0f} {size.imag:.0f}"})
    add(root, "title", title)
    add(root, "style", style)
    add(root, "rect", class_="paper", width="100%", height="100%")
    return root


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


def as_text(root: Element) -> str:
    indent(root)
    return tostring(root, encoding="unicode") + "\n"
