"""The legal moves, as a list with numbers or a row for each beginning."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text


def menu(legal: Sequence[str], *, numbered: bool) -> RenderableType:
    numbers = (f"{n:>2}: {code}" for n, code in enumerate(legal, 1))
    entries = [Text(entry) for entry in (numbers if numbered else in_groups(legal))]
    return Columns(entries, padding=(0, 3))


def in_groups(legal: Sequence[str]) -> Iterator[str]:
    """`A 0–4   B 0–4   H< t`: codes that begin alike as one, numbers in a row as a range."""
    for first, codes in groupby(legal, lambda code: code.partition(" ")[0]):
        tails = [code.partition(" ")[2] for code in codes]
        yield " ".join([first, *_ranges(tails)])


def _ranges(tails: Sequence[str]) -> Iterator[str]:
    """Numbers that follow each other as `0–4`, and everything else as it is."""
    numbers = [int(tail) for tail in tails if tail.isdecimal()]
    for _, some in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0]):
        run = [number for _, number in some]
        yield str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}"
    yield from (tail for tail in tails if not tail.isdecimal())
