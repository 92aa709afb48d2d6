"""Languages: whatever people read is told in each of them."""

from collections.abc import Mapping
from typing import Literal, get_args

Language = Literal["en", "de"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

Words = Mapping[Language, str]
"""the same in every language"""
Phrases = Mapping[Language, Mapping[str, str]]
"""many of them, each under a key, with {blanks} to be filled in"""

YOU = ""
"""in the place of a name: the reader, who is told what "you" did"""


def said(say: Mapping[str, str], key: str, who: str, **blanks: object) -> str:
    """A phrase about somebody, or to the reader: under its key, or the same with `_you`."""
    return say[f"{key}_you" if who == YOU else key].format(who=who, **blanks)
