"""Names: what is written at each seat, in every language, so that none passes for another."""

import re
import unicodedata
from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import chain

from stellwerk import bots
from stellwerk.bots.titles import title, titles
from stellwerk.core.messages import LANGUAGES, say
from stellwerk.server.web.problems import ApiError

MOST_LETTERS = 24
SCRIPTS = {"LATIN", "GREEK", "CYRILLIC"}  # have letters that look alike
LOOKALIKES = str.maketrans("авекмнорстухіјѕαβεηικμνορτυχζ", "abekmhopctyxijsabehikmnoptyxz")
JOINER = "\u200d"  # makes one picture of two
DRESS = re.compile("[\ufe0f\U0001f3fb-\U0001f3ff]+$")  # how the picture before is drawn
NUMBER = re.compile(r"[\s\d]+$")


def plain_name(name: str) -> str:
    """A name that can stand in a record and in a sentence, and cannot be mistaken for another."""
    plain = " ".join(unicodedata.normalize("NFKC", name).split())
    if not _without_joiners(plain).isprintable() or "|" in plain or len(plain) > MOST_LETTERS:
        raise ApiError("bad_name", most=MOST_LETTERS)
    if len({unicodedata.name(sign, "").partition(" ")[0] for sign in plain} & SCRIPTS) > 1:
        raise ApiError("mixed_name")
    if NUMBER.sub("", look_of(plain)) in _not_for_people():
        raise ApiError("name_of_bot", name=plain)
    return plain


def _without_joiners(name: str) -> str:
    """A joiner between two pictures can be seen; anywhere else it stays, and is refused."""
    first, *others = name.split(JOINER)
    joined = first
    for other in others:
        pictures = (DRESS.sub("", joined)[-1:], other[:1])
        seen = all(sign and unicodedata.category(sign) == "So" for sign in pictures)
        joined += other if seen else JOINER + other
    return joined


@lru_cache(10_000)
def look_of(name: str) -> str:
    """The same for names that look the same, as far as that is known here."""
    return unicodedata.normalize("NFKC", name).casefold().translate(LOOKALIKES)


@cache
def _not_for_people() -> frozenset[str]:
    """What bots and empty seats are called."""
    empty = [seat_name(language, "").strip() for language in LANGUAGES]
    return frozenset(map(look_of, (*chain.from_iterable(map(titles, bots.NAMES)), *empty)))


@cache
def seat_name(language: str, number: int | str) -> str:
    return say(language, "seats:seat", number=number)


def names_in(language: str, seated: Sequence[str | None], given: Sequence[str]) -> list[str]:
    """Bots have their titles, a person may give a name; those that look alike are numbered."""
    return list(_names_in(language, tuple(seated), tuple(given)))


@lru_cache(10_000)
def _names_in(language: str, seated: tuple[str | None, ...], given: tuple[str, ...]) -> list[str]:
    names = [
        title(language, bot) if bot else name or seat_name(language, seat)
        for seat, (bot, name) in enumerate(zip(seated, given, strict=True), 1)
    ]
    while len(looks := Counter(map(look_of, names))) < len(names):
        names = [
            f"{name} {seat}" if looks[look_of(name)] > 1 else name
            for seat, name in enumerate(names, 1)
        ]
    return names
