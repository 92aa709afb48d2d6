"""Plandateien · Map files: a city as a TOML file, and what is wrong with it, line by line."""

import hashlib
import re
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

from stellwerk.games.voll_verplant.city import City, Line, Station
from stellwerk.games.voll_verplant.map_rules import ID, Content, Place, broken_rules, shown

FOLDER = Path(__file__).parent / "maps"
SHIPPED = ("amsterdam", "berlin", "paris", "madrid")
MOST_BYTES = 64 * 2**10
MOST_DOTS = 99  # in a text line: tomllib needs half a minute for a key of 30,000 parts

TOML_POSITION = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)")
HEADER = re.compile(r"\s*(\[\[?)\s*([\w-]+)\s*([\].])")
KEY = re.compile(r"""\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))\s*(?:\.[^=]*)?=""")
ITEM = re.compile(r"""#.*|("(?:[^"\\]|\\.)*+"?|'[^']*+'?|[^\s,\[\]"'#]++)""")
ARRAYS_OF_IDS = ("stations", "special")


class MapError(ValueError):
    """No map: the reason, or every fault of the file on a line of its own."""


def read_city(name_or_path: str) -> City:
    """A shipped map by its name, or anybody's by the path of its file."""
    if "/" in name_or_path or name_or_path.endswith(".toml"):
        return _read_file(Path(name_or_path))
    if name_or_path in SHIPPED:
        return _read_shipped(name_or_path)
    raise MapError(
        f"there is no map {shown(name_or_path)}; the maps are {', '.join(SHIPPED)}, "
        "and the path of a file works too, like ./my_town.toml"
    )


@cache
def _read_shipped(name: str) -> City:
    return _read_file(FOLDER / f"{name}.toml")


def _read_file(file: Path) -> City:
    try:
        with file.open("rb") as stream:
            content = stream.read(MOST_BYTES + 1)  # enough to see that it is too large
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise MapError(f"cannot read {shown(str(file))}: {reason}; check the path") from None
    return parse_city(file.stem, content, str(file))


def parse_city(id: str, content: bytes, source: str) -> City:
    """The city that a file describes. MapError with every fault if there is one."""
    city, found = _examine(id, content)
    if found:
        raise MapError("\n".join(_written(found, source)))
    return City(
        id=id,
        name=city["name"],
        stations={key: Station(key, *values) for key, values in city["stations"].items()},
        lines=tuple(
            Line(**{**line, "stations": tuple(line["stations"])}) for line in city["lines"]
        ),
        ring=city.get("ring"),
        special=frozenset(city.get("special", ())),
        digest=hashlib.sha256(content).hexdigest(),
    )


def faults(id: str, content: bytes, source: str) -> list[str]:
    """Every broken rule as `FILE:LINE: what is wrong; what to change`, in the order of lines."""
    return _written(_examine(id, content)[1], source)


Found = list[tuple[int, str]]
"""lines and what is wrong there"""


def _written(found: Found, source: str) -> list[str]:
    return [f"{source}:{line}: {text}" for line, text in found]


def _examine(id: str, content: bytes) -> tuple[Content, Found]:
    """What the file says, and its faults."""
    found: Found = []
    if not ID.fullmatch(id):
        what = f"the file is called {shown(id)}; use a-z, 0-9 and _ alone, like my_town.toml"
        found.append((1, what))
    try:
        text = _text(content)
        city = _content(text)
    except _Unreadable as error:
        return {}, [*found, (error.line, str(error))]
    places = _Places(text)
    found += [(places.line_of(place), what) for place, what in broken_rules(city)]
    return city, sorted(found, key=lambda fault: fault[0])


# Text and TOML.


class _Unreadable(Exception):
    def __init__(self, line: int, text: str) -> None:
        super().__init__(text)
        self.line = line


def _text(content: bytes) -> str:
    if len(content) > MOST_BYTES:
        raise _Unreadable(1, f"the file is too large; a map has at most {MOST_BYTES // 2**10} KiB")
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise _Unreadable(line, "this is not UTF-8 text; save the file as UTF-8") from None
    if text.startswith("\ufeff"):
        raise _Unreadable(1, "the file begins with a byte order mark; save it without")
    for number, written in enumerate(text.split("\n"), 1):
        if written.count(".") > MOST_DOTS:
            raise _Unreadable(number, f"too many dots; a text line has at most {MOST_DOTS}")
    return text


def _content(text: str) -> Content:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _not_toml(str(error), text) from None
    except ValueError:  # Python refuses to read thousands of digits
        raise _Unreadable(_longest(text), "a number is far too large; 99 is the largest") from None
    except RecursionError:
        raise _Unreadable(_longest(text), "this is nested too deeply; remove brackets") from None


def _longest(text: str) -> int:
    """The line that is most likely to blame where Python gives up without a position."""
    lengths = [len(line) for line in text.split("\n")]
    return lengths.index(max(lengths)) + 1


def _not_toml(message: str, text: str) -> _Unreadable:
    position = TOML_POSITION.search(message)
    last = text.rstrip("\n").count("\n") + 1
    line = int(position[1]) if position and position[1] else last
    reason = TOML_POSITION.sub("", message)
    if any(word in reason for word in ("overwrite", "twice", "Duplicate")):
        return _Unreadable(line, "this key or table stands here a second time; remove one of them")
    return _Unreadable(line, f"this is not TOML: {reason}; correct it here or just before")


# Where things stand.


class _Places:
    """The line of every key, block and id in an array: tomllib keeps no positions."""

    def __init__(self, text: str) -> None:
        self.lines: dict[Place, int] = {}
        self.blocks: Counter[str] = Counter()
        self.table: Place = ()
        self.key: Place = ()
        self.items = 0
        for number, line in enumerate(text.split("\n"), 1):
            self._read(line, number)

    def line_of(self, place: Place) -> int:
        """Where the place stands, or else what it belongs to."""
        while place and place not in self.lines:
            place = place[:-1]
        return self.lines.get(place, 1)

    def _read(self, line: str, number: int) -> None:
        if header := HEADER.match(line):
            self._open_table(header, number)
            return
        if key := KEY.match(line):
            self.key = (*self.table, key[key.lastindex or 0])
            self.items = 0
            self.lines.setdefault(self.key, number)
        if self.key and self.key[-1] in ARRAYS_OF_IDS:
            for item in ITEM.finditer(line, key.end() if key else 0):
                if item[1]:
                    self.lines[(*self.key, self.items)] = number
                    self.items += 1

    def _open_table(self, header: re.Match[str], number: int) -> None:
        brackets, name, end = header.groups()
        self.key = ()
        self.table = (name,)
        self.lines.setdefault(self.table, number)
        if end == ".":
            self.table = (name, ".")  # no map has such a table; its keys stand nowhere
        elif brackets == "[[":
            self.table = (name, self.blocks[name])
            self.blocks[name] += 1
            self.lines[self.table] = number
