"""Changes: what is different between two pages of one viewer, so that the rest is not sent again.

They are told by JSON Pointer (RFC 6901). The value at each pointer takes the place of what is
there; one past the end of a list it is added to the list, and under a new key to the object.
"""

from collections.abc import Iterable, Mapping

import msgspec

Changes = dict[str, object]


def changes_between(before: object, after: object) -> Changes:
    """Applied to the first in their order, these make the second."""
    found: Changes = {}
    _add_changes(found, "", before, after)
    return found


def _add_changes(found: Changes, pointer: str, before: object, after: object) -> None:
    """Those of two parts that differ."""
    if isinstance(after, msgspec.Struct) and type(before) is type(after):
        for name in after.__struct_fields__:
            one, other = getattr(before, name), getattr(after, name)
            if one is not other:
                _add_changes(found, f"{pointer}/{name}", one, other)
    elif before == after:
        return
    elif isinstance(before, dict) and isinstance(after, dict) and before.keys() <= after.keys():
        _add_changed_parts(found, pointer, before, after.items())
    elif isinstance(before, list) and isinstance(after, list) and _goes_on(before, after):
        _add_changed_parts(found, pointer, dict(enumerate(before)), enumerate(after))
    else:
        found[pointer] = after


def _add_changed_parts(
    found: Changes,
    pointer: str,
    before: Mapping[object, object],
    after: Iterable[tuple[object, object]],
) -> None:
    for key, value in after:
        if key not in before:
            found[f"{pointer}/{_escaped(str(key))}"] = value
        elif before[key] is not value:
            _add_changes(found, f"{pointer}/{_escaped(str(key))}", before[key], value)


def _goes_on(before: list[object], after: list[object]) -> bool:
    """Whether a list is told by its elements: they have parts of their own, or it only grew."""
    if not before or len(before) > len(after):
        return False
    return isinstance(after[0], msgspec.Struct | list | dict) or before == after[: len(before)]


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")
