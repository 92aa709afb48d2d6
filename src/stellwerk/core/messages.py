"""Messages: every sentence said to people, from one catalogue that Python and the browser read.

A message is named `part:id`, and stands in `messages/LANGUAGE/PART.ftl`. A further language is a
further folder and nothing else; what it lacks is said in English.
"""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

FOLDER = Path(__file__).parents[1] / "messages"
FOLDERS = [FOLDER]
"""where parts are looked for: the catalogue, and the folders of games from outside the package"""
FALLBACK = "en"
LANGUAGES = tuple(
    sorted((f.name for f in FOLDER.iterdir()), key=lambda name: (name != FALLBACK, name))
)

YOU = ""
"""in the place of a name: the reader, who is told what "you" did"""


def say(language: str, message: str, **values: Any) -> str:
    """A message with its values filled in."""
    bundle, pattern = _found(language, message)
    said, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise ValueError(f"{message} cannot be said in {language}: {errors[0]}")
    return str(said)


def read_also(folder: Path) -> None:
    """Look for messages in this folder too: a game from outside brings its own."""
    if folder not in FOLDERS:
        FOLDERS.append(folder)
        _found.cache_clear()
        _bundle.cache_clear()


def about(name: str) -> dict[str, str]:
    """The values for a message about somebody, which says "you" to the reader."""
    return {"who": name, "person": "you" if name == YOU else "other"}


def listed(language: str, names: Iterable[str]) -> str:
    """Names in a row, as people join them: "Anna, Ben and Carl"."""
    return format_list(list(names), locale=language)


@cache
def _found(language: str, message: str) -> tuple[FluentBundle, Any]:
    part, _, name = message.partition(":")
    for tried in dict.fromkeys((language, FALLBACK)):
        bundle = _bundle(tried, part)
        if bundle is not None and bundle.has_message(name):
            return bundle, bundle.get_message(name).value
    raise LookupError(f"there is no message {message!r}")


@cache
def _bundle(language: str, part: str) -> FluentBundle | None:
    files = [folder / language / f"{part}.ftl" for folder in FOLDERS]
    file = next(filter(Path.exists, files), None)
    if file is None:
        return None
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
