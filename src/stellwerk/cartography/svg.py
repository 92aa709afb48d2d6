"""Tracks as paths of an SVG picture."""

from stellwerk.cartography.measures import BEND
from stellwerk.core.svg import point


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
