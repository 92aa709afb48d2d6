"""Numbers at the command line: finite, and never more than can be counted."""

import math
from typing import Any

import click


class Seconds(click.FloatRange):
    """How long: at most a day, and never for ever or `nan`."""

    def __init__(self, *, more_than_none: bool) -> None:
        super().__init__(0, 86_400, min_open=more_than_none)

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        seconds = super().convert(value, param, ctx)
        if math.isnan(seconds):
            self.fail("nan is not a number of seconds", param, ctx)
        return seconds


SEED = click.IntRange(-(2**63), 2**63 - 1)
GAMES = click.IntRange(1, 1_000_000_000)
ENTRIES = click.IntRange(1, 1_000_000)

seed_option = click.option(
    "--seed",
    type=SEED,
    default=1,
    show_default=True,
    help="Any whole number; the same one gives the same again.",
)
