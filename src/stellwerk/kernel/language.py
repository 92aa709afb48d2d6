"""Languages: whatever people read is told in each of them."""

from collections.abc import Mapping
from typing import Literal, get_args

Language = Literal["en", "de"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

Words = Mapping[Language, str]
"""the same in every language"""
Phrases = Mapping[Language, Mapping[str, str]]
"""many of them, each under a key, with {blanks} to be filled in"""
