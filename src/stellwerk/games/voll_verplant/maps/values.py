"""Werte der Plandateien · Values of map files: names, numbers and ids, and how to complain."""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple, TypeGuard

ID = re.compile(r"[a-z0-9_]+")
LONGEST_NAME = 60
KINDS = {int: "a huge number", float: "a decimal number", list: "an array", dict: "a table"}

Content = dict[str, Any]
Place = tuple[str | int, ...]
"""The way to a value: keys, and numbers within arrays, from 0."""


class Fault(NamedTuple):
    place: Place
    text: str
    """what is wrong; what to change"""


def check_keys(
    table: Content, place: Place, needed: dict[str, str], possible: tuple[str, ...] = ()
) -> Iterator[Fault]:
    keys = (*needed, *possible)
    for key in table:
        if key not in keys:
            text = f"there is no key {shown(key)} here; remove it, the keys are {', '.join(keys)}"
            yield Fault((*place, key), text)
    for key, example in needed.items():
        if key not in table:
            yield Fault(place, f"{key} is missing; add {example}")


def check_name(name: object, place: Place) -> Iterator[Fault]:
    if not isinstance(name, str):
        yield Fault(place, f'a name is {shown(name)}; write it as text, "..."')
    elif not name.strip():
        yield Fault(place, "a name is empty; write the printed one")
    elif not name.isprintable():
        yield Fault(place, f"{shown(name)} has characters that cannot be printed; remove them")
    elif len(name) > LONGEST_NAME:
        yield Fault(place, f"{shown(name)} is too long; a name has at most {LONGEST_NAME} letters")


def check_number(what: str, number: object, least: int, most: int, place: Place) -> Iterator[Fault]:
    if not is_whole(number) or not least <= number <= most:
        text = f"{what} is {shown(number)}; write a whole number from {least} to {most}"
        yield Fault(place, text)


def check_ids(ids: object, place: Place, city: Content) -> Iterator[Fault]:
    """A list of stations: all known, none twice."""
    if not isinstance(ids, list):
        yield Fault(place, f'{place[-1]} is {shown(ids)}; write an array of ids, ["zoo", ...]')
        return
    known = city.get("stations")
    seen: set[str] = set()
    for number, id in enumerate(ids):
        here = (*place, number)
        if not isinstance(id, str):
            yield Fault(here, f'{shown(id)} is not a station; write its id as text, "zoo"')
        elif id in seen:
            yield Fault(here, f"{shown(id)} stands twice; remove one of them")
        elif isinstance(known, dict) and id not in known:
            yield Fault(
                here, f"there is no station {shown(id)}; correct it or add it to [stations]"
            )
        if isinstance(id, str):
            seen.add(id)


def is_whole(value: object) -> TypeGuard[int]:
    """Python counts true and false among the numbers, a map does not."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_text(value: object, form: re.Pattern[str]) -> TypeGuard[str]:
    return isinstance(value, str) and form.fullmatch(value) is not None


def shown(value: object) -> str:
    """A value of a user's file, made short and harmless enough for a message."""
    if isinstance(value, str):
        text = value if len(value) <= 40 else value[:40] + "…"
        printable = (c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)
        return f'"{"".join(printable)}"'
    if isinstance(value, bool):
        return str(value).lower()
    if is_whole(value) and abs(value) < 10**9:
        return str(value)
    return KINDS.get(type(value), "a date or time")
