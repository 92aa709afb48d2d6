"""Stellwerk: railway games with exactly the printed rules. How to use it: docs/library.md."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the rest of the house is imported when it is asked for
    from stellwerk.bots import let_play
    from stellwerk.library import advise, bot, game, game_names, open_match, read_record
    from stellwerk.match import Match

__version__ = "0.1.0"
__all__ = [
    "Match",
    "advise",
    "bot",
    "game",
    "game_names",
    "let_play",
    "open_match",
    "read_record",
]

_MODULES = {
    **dict.fromkeys(__all__, "stellwerk.library"),
    "Match": "stellwerk.match",
    "let_play": "stellwerk.bots",
}

if not TYPE_CHECKING:  # or it would allow every name

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = getattr(import_module(_MODULES[name]), name)
        globals()[name] = found
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
