"""Registration: a game is taken in only with every part that the house asks of it.

What is missing is told before anything is imported, all of it at once, file by file.
"""

import ast
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from stellwerk.core import messages

if TYPE_CHECKING:  # names alone are wanted at once
    from stellwerk.core.game import Game

FILES: dict[str, tuple[str, ...]] = {
    "__init__.py": ("GAME",),
    "rules/position.py": ("Position",),
    "rules/setup.py": ("setup",),
    "rules/turn.py": ("to_act", "legal", "chance", "sample", "apply"),
    "rules/secrets.py": ("conceal", "imagine", "hides", "veil"),
    "rules/events.py": ("Happened",),
    "rules/actions.py": ("format_hidden",),
    "codes.py": ("CODES", "ENDINGS"),
    "rules/*.py": ("points", "ranks", "payoff"),
    "report.py": ("report",),
    "story.py": ("TELLING",),
    "view.py": ("View", "view", "score_sheet", "ending"),
    "knowledge.py": ("MANNER", "UNIT", "ABSURD", "worth", "quick", "evaluate", "is_near_the_end"),
    "encoding.py": ("encoding",),
    "resampling.py": ("resample",),
    "census.py": ("census",),
    "tally.py": ("tally",),
    "text.py": ("draw_text",),
    "drawing/__init__.py": ("draw_picture",),
}
"""the files of a game's folder, and the names that others look for in each"""


class IncompleteGame(ImportError):
    """A game's folder lacks something."""


def check_folder(folder: Path) -> None:
    """IncompleteGame with the list of all that the folder lacks."""
    missing = list(_missing(folder))
    if missing:
        lines = "".join(f"\n  {line}" for line in missing)
        raise IncompleteGame(f"the game in {folder} is not complete; it lacks:{lines}")


def _missing(folder: Path) -> Iterator[str]:
    for pattern, names in FILES.items():
        files = sorted(folder.glob(pattern))
        found = {name for file in files for name in _names_in(file)}
        lacking = [name for name in names if name not in found]
        if not files:
            yield f"{pattern}, with {', '.join(names)}"
        elif lacking:
            yield f"{pattern}: {', '.join(lacking)}"
    yield from _fields_missing(folder / "rules" / "position.py")


def _fields_missing(file: Path) -> Iterator[str]:
    """The field that digests of positions begin with."""
    if file.exists():
        classes = [n for n in _statements(file) if isinstance(n, ast.ClassDef)]
        fields = {name for c in classes if c.name == "Position" for name in _bound(c.body)}
        if "step" not in fields:
            yield "rules/position.py: the field step of Position"


def _names_in(file: Path) -> Iterator[str]:
    return _bound(_statements(file))


def _statements(file: Path) -> list[ast.stmt]:
    return ast.parse(file.read_text(encoding="utf-8"), str(file)).body


def _bound(statements: list[ast.stmt]) -> Iterator[str]:
    """The names that these statements define or import."""
    for node in statements:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.ImportFrom):
            yield from (alias.asname or alias.name for alias in node.names)
        elif isinstance(node, ast.Assign):
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id


def modules_named(text: str, taken: tuple[str, ...]) -> dict[str, str]:
    """The games of `NAME=MODULE, …`; ValueError if that cannot be read."""
    modules: dict[str, str] = {}
    for entry in filter(None, (part.strip() for part in text.split(","))):
        name, _, module = entry.partition("=")
        if not name.isidentifier() or not module:
            raise ValueError(f"STELLWERK_GAMES has NAME=MODULE, separated by commas; not {entry!r}")
        if name in taken or name in modules:
            raise ValueError(f"STELLWERK_GAMES: there is a game {name!r} already")
        modules[name] = module
    return modules


def game_from(name: str, module: str) -> "Game":
    """A game from outside the package: its folder is checked, then imported."""
    folder = _folder_of(module)
    if folder is None:
        raise IncompleteGame(f"the game {name} has no folder: there is no package {module}")
    check_folder(folder)
    messages.read_also(folder / "messages")
    game: Game = import_module(module).GAME
    if game.name != name:
        raise IncompleteGame(f"the game in {folder} is called {game.name}, not {name}")
    return game


def _folder_of(module: str) -> Path | None:
    with suppress(ModuleNotFoundError):
        spec = find_spec(module)
        if spec is not None and spec.origin is not None:
            return Path(spec.origin).parent
    return None
