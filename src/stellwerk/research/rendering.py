"""What a player sees, without a browser: as text, or as a picture in SVG."""

import io
import sys

from rich.console import Console

from stellwerk.match import Match

MODES = ("human", "ansi", "svg")
WIDTH = 120


def render(match: Match, viewer: int, mode: str | None) -> str | None:
    """Text, which the mode human prints, or a picture."""
    if mode is None:
        raise ValueError(f"name a render_mode to render: {', '.join(MODES)}")
    if mode == "svg":
        return picture(match, viewer)
    if mode == "ansi":
        return text(match, viewer)
    sys.stdout.write(text(match, viewer))
    return None


def text(match: Match, viewer: int) -> str:
    """The table as the terminal draws it."""
    paper = io.StringIO()
    console = Console(file=paper, width=WIDTH, color_system=None, legacy_windows=False)
    console.print(match.game.parts.draw_text(match.view(viewer), "en"))
    return paper.getvalue()


def picture(match: Match, viewer: int) -> str:
    return match.game.parts.draw_picture(match.game.view(match.seen_by(viewer), viewer))


def checked(mode: str | None) -> str | None:
    if mode not in (None, *MODES):
        raise ValueError(f"render_mode is one of: {', '.join(MODES)}; not {mode!r}")
    return mode
