"""Messages: every sentence said to people, from one catalogue that Python and the browser read.

A message is named `part:id`, and stands in `messages/LANGUAGE/PART.ftl`. A further language is a
further folder and nothing else; what it lacks, or gets wrong, is said in English. Folders of your
own may be elsewhere: STELLWERK_MESSAGES names the place, which is searched first.
"""

import os
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:  # importing Fluent takes a tenth of a second, and many commands never need it
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

FOLDER = Path(__file__).parents[1] / "messages"
OWN = os.environ.get("STELLWERK_MESSAGES")
FOLDERS = [Path(OWN), FOLDER] if OWN else [FOLDER]
"""where parts are looked for: STELLWERK_MESSAGES, the package, then games from outside"""
FALLBACK = "en"
LANGUAGES = tuple(
    sorted(
        {file.parent.name for folder in FOLDERS for file in folder.glob("*/*.ftl")},
        key=lambda name: (name != FALLBACK, name),
    )
)

YOU = ""
"""in the place of a name: the reader, who is told what "you" did"""


def say(language: str, message: str, **values: object) -> str:
    """A message with its values filled in."""
    bundle, pattern = _found(language, message)
    said, errors = bundle.format_pattern(pattern, values)
    if errors and language != FALLBACK:
        return say(FALLBACK, message, **values)
    if errors:
        raise ValueError(f"{message} cannot be said in {language}: {errors[0]}")
    return str(said)


def read_also(folder: Path) -> None:
    """Look for messages in this folder too: a game from outside brings its own."""
    if folder not in FOLDERS:
        FOLDERS.append(folder)
        _found.cache_clear()
        _bundles.cache_clear()


def about(name: str) -> dict[str, str]:
    """The values for a message about a person, which says "you" to the reader."""
    return {"who": name, "person": "you" if name == YOU else "other"}


def listed(language: str, names: Iterable[str]) -> str:
    """Names in a row, as people join them: "Anna, Ben, and Carl"."""
    from babel.lists import format_list

    return format_list(list(names), locale=_locale(language))


def decimal(language: str, number: str) -> str:
    """A number with a point, as people write it."""
    from babel.numbers import get_decimal_symbol

    return number.replace(".", get_decimal_symbol(_locale(language)))


class Sentence(NamedTuple):
    """A message for readers whose language is not known yet."""

    message: str
    values: Mapping[str, object] = {}
    """numbers, texts, sentences, and lists of sentences, which are joined with "and\""""

    def say(self, language: str) -> str:
        return say(
            language,
            self.message,
            **{name: _said(language, value) for name, value in self.values.items()},
        )


def _said(language: str, value: object) -> object:
    if isinstance(value, Sentence):
        return value.say(language)
    if isinstance(value, list):
        return listed(language, [str(_said(language, part)) for part in value])
    return value


def spoken(tag: str) -> str | None:
    """The language nearest to a tag such as `de-AT` or `de_AT.UTF-8`, if one has a folder."""
    known = {language.lower(): language for language in LANGUAGES}
    wanted = tag.partition(".")[0].replace("_", "-").lower()
    while wanted and wanted not in known:
        wanted = wanted.rpartition("-")[0]
    return known.get(wanted)


@cache
def _found(language: str, message: str) -> "tuple[FluentBundle, Pattern]":
    part, _, name = message.partition(":")
    for tried in dict.fromkeys((language, FALLBACK)):
        for bundle in _bundles(tried, part):
            if bundle.has_message(name):
                pattern = bundle.get_message(name).value
                if pattern is not None:
                    return bundle, pattern
    raise LookupError(f"there is no message {message!r}")


@cache
def _bundles(language: str, part: str) -> "list[FluentBundle]":
    """One for each place that has this part."""
    from fluent.runtime import FluentBundle, FluentResource

    files = [folder / language / f"{part}.ftl" for folder in FOLDERS]
    bundles = []
    for file in filter(Path.exists, files):
        bundle = FluentBundle([language, FALLBACK], use_isolating=False)
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        bundles.append(bundle)
    return bundles


@cache
def _locale(language: str) -> str:
    """What Babel knows of it; a language without plurals and lists of its own has the English."""
    from babel import Locale, UnknownLocaleError

    try:
        return str(Locale.parse(language, sep="-"))
    except (UnknownLocaleError, ValueError):
        return FALLBACK
