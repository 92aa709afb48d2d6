"""A small town as a map file, whole and with faults."""

from stellwerk.games.voll_verplant.maps.files import faults

# The tests count its lines: the first is 1, [stations] 5, the blocks of the lines 12 and 20.
TOWN = """\
name = "Klein Bonum"
ring = "B"
special = ["zoo", "see"]

[stations]
zoo = [0, 0, "Zoo"]
see = [1, 0, "Am See"]
tor = [2, 0, "Altes Tor"]
dom = [3, 99, "Dom"]
bad = [4, 1, "Bad"]

[[lines]]
letter = "A"
colour = "#7a3e9d"
windows = 3
first = 6
later = 4
stations = ["zoo", "see", "tor", "dom"]

[[lines]]
letter = "B"
colour = "#00A000"
windows = 1
first = 99
later = 1
stations = [
    "bad",
    "dom",  # not "zoo", whatever the "old" map says
    "tor",
    'zoo',
]
"""
LINES = TOWN.splitlines(keepends=True)
EMPTY = 'name = "Nowhere"\n'


def changed(old: str, new: str) -> str:
    assert TOWN.count(old) == 1, old
    return TOWN.replace(old, new)


def found(content: str | bytes, id: str = "town") -> list[str]:
    return faults(id, content if isinstance(content, bytes) else content.encode(), "town.toml")


def more_stations(count: int) -> str:
    """`count` stations in all, the new ones on lines of their own letters, from line 32 on."""
    ids = [f"s{number}" for number in range(count - 5)]
    stations = "".join(f'{id} = [{n % 90}, {n // 90 + 2}, "{id}"]\n' for n, id in enumerate(ids))
    blocks = "".join(
        block(letter, ids[start : start + 24])
        for letter, start in zip("CDEFGHIJKL", range(0, len(ids), 24), strict=False)
    )
    return changed('bad = [4, 1, "Bad"]\n', 'bad = [4, 1, "Bad"]\n' + stations) + blocks


def block(letter: str, ids: list[str]) -> str:
    head = (
        f'[[lines]]\nletter = "{letter}"\ncolour = "#000000"\nwindows = 1\nfirst = 2\nlater = 1\n'
    )
    return head + f"stations = {ids}\n"


def blocks(count: int) -> str:
    return "".join(block(chr(ord("C") + n), ["zoo", "see", "tor", "dom"]) for n in range(count))
