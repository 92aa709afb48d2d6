"""Languages: the sentences of the reports, each game's in its `phrases`."""

from collections.abc import Mapping
from typing import TypeVar

from stellwerk.core.messages import FALLBACK, YOU

T = TypeVar("T")
Language = str
Phrases = Mapping[Language, Mapping[str, str]]
"""many of them, each under a key, with {blanks} to be filled in"""


class Told(dict[Language, T]):
    """The same in several languages; what is missing is told in English."""

    def __missing__(self, language: Language) -> T:
        return self[FALLBACK]


def said(say: Mapping[str, str], key: str, who: str, **blanks: object) -> str:
    """A phrase about somebody, or to the reader: under its key, or the same with `_you`."""
    return say[f"{key}_you" if who == YOU else key].format(who=who, **blanks)
