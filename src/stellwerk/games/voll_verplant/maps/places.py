"""Wo etwas steht · Where things stand: the text line of everything in a map file."""

import re
from collections import Counter

from stellwerk.games.voll_verplant.maps.values import Place

HEADER = re.compile(r"\s*(\[\[?)\s*([\w-]+)\s*([\].])")
KEY = re.compile(r"""\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))\s*(?:\.[^=]*)?=""")
ITEM = re.compile(r"""#.*|("(?:[^"\\]|\\.)*+"?|'[^']*+'?|[^\s,\[\]"'#]++)""")
ARRAYS_OF_IDS = ("stations", "special")


class Places:
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
