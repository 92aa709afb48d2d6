"""Sections: what a part has found, in the terminal and as its own section of docs/benchmarks.md."""

import re
from collections.abc import Sequence
from pathlib import Path
from textwrap import fill
from typing import NamedTuple

from rich.console import Console
from rich.table import Table as RichTable

from bench.server.cores import described

WIDTH = 140
DOCS = Path(__file__).parents[2] / "docs"
PAGE, PICTURES = DOCS / "benchmarks.md", DOCS / "pictures"
HEAD = (
    "# Benchmarks\n\n"
    "Written by `.venv/bin/python -m bench.server --write`, or one section by "
    "`… bench.server PART --write`. Servers, databases and\nclients share the cores that a "
    "section names. Every table, viewer and move is real. Method: `bench/server/`.\n"
)


class Grid(NamedTuple):
    heads: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]

    def markdown(self) -> str:
        aligned = ("---", *["--:"] * (len(self.heads) - 1))
        return "".join(f"| {' | '.join(row)} |\n" for row in (self.heads, aligned, *self.rows))

    def shown(self) -> RichTable:
        grid = RichTable()
        for number, head in enumerate(self.heads):
            grid.add_column(head, justify="right" if number else "left")
        for row in self.rows:
            grid.add_row(*row)
        return grid


class Bar(NamedTuple):
    """A figure that has to be reached."""

    what: str
    found: float
    bound: float
    unit: str = ""
    at_least: bool = False

    @property
    def holds(self) -> bool:
        return self.found >= self.bound if self.at_least else self.found <= self.bound

    def row(self) -> tuple[str, ...]:
        sign = "≥" if self.at_least else "≤"
        found, bound = (f"{value:,.4g}{self.unit}" for value in (self.found, self.bound))
        return self.what, found, f"{sign} {bound}", "holds" if self.holds else "**missed**"


class Section(NamedTuple):
    part: str
    title: str
    about: str
    """what was done, in a few sentences"""
    grids: list[Grid]
    bars: Sequence[Bar] = ()
    plots: Sequence[tuple[str, str]] = ()
    """what they show, and SVG"""

    def tables(self) -> list[Grid]:
        bars = Grid(("bar", "found", "wanted", ""), [bar.row() for bar in self.bars])
        return [*self.grids, *([bars] if self.bars else [])]

    def show(self, console: Console) -> None:
        console.print(f"[bold]{self.title}[/bold]\n{self.about}", highlight=False)
        for grid in self.tables():
            console.print(grid.shown())

    def markdown(self) -> str:
        about = f"{self.about} (`bench.server {self.part}`, {described()}.)"
        about = fill(about, WIDTH, break_on_hyphens=False)
        pictures = "\n".join(
            f"![{what}](pictures/{picture_name(self.part, what)})" for what, _ in self.plots
        )
        parts = [about, *(grid.markdown().strip() for grid in self.tables()), pictures]
        return f"## {self.title}\n\n" + "\n\n".join(part for part in parts if part) + "\n"

    def write(self, titles: list[str]) -> None:
        """In the place of the same section before; the others stay, in the order of `titles`."""
        for what, plot in self.plots:
            (PICTURES / picture_name(self.part, what)).write_text(plot)
        kept = sections_of(PAGE.read_text()) | {self.title: self.markdown()}
        PAGE.write_text("\n".join([HEAD, *(kept[title] for title in titles if title in kept)]))


def picture_name(part: str, what: str) -> str:
    return f"bench-{part}-{re.sub(r'[^a-z]+', '-', what.lower()).strip('-')}.svg"


def sections_of(page: str) -> dict[str, str]:
    """The sections of a page, by their titles."""
    found = re.split(r"^(?=## )", page, flags=re.MULTILINE)[1:]
    return {text.partition("\n")[0][3:]: text.rstrip() + "\n" for text in found}
