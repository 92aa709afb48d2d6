"""`stellwerk clairvoyant`: what was possible in solo Voll verplant, and which share bots reach."""

import json
from importlib.util import find_spec
from math import isnan

import click

from stellwerk import bots
from stellwerk.analysis.clairvoyant import SECONDS, WIDTH
from stellwerk.analysis.clairvoyant.comparison import Compared, Share, compare, share
from stellwerk.bots.failures import BotFailed
from stellwerk.cli.arguments import GAMES, SEED, Seconds, bots_for
from stellwerk.cli.disk import make_ready
from stellwerk.cli.streams import tracked
from stellwerk.games import game_named
from stellwerk.games.voll_verplant.maps.files import SHIPPED, MapError, read_city

MOST_WIDTH = 100_000
WITHOUT_HIGHS = (
    "proving a bound needs HiGHS: pip install 'stellwerk[clairvoyant]'; "
    "--seconds 0 bounds by counting alone"
)


@click.command()
@click.option("--map", "map_name", metavar="NAME|FILE", default=SHIPPED[0], show_default=True)
@click.option("--games", type=GAMES, default=10, show_default=True)
@click.option("--seed", type=SEED, default=1, show_default=True)
@click.option(
    "--bots",
    "line_up",
    default="greedy",
    show_default=True,
    help=f"{' or '.join(bots.NAMES)}, or several of them, separated by commas.",
)
@click.option("--special", is_flag=True, help="With special stations (V12).")
@click.option(
    "--width",
    type=click.IntRange(1, MOST_WIDTH),
    default=WIDTH,
    show_default=True,
    help="Of the beam.",
)
@click.option(
    "--seconds",
    type=Seconds(more_than_none=False),
    default=SECONDS,
    show_default=True,
    help="To prove the bound of a deal; 0 bounds it by counting alone.",
)
@click.option("--json", "as_json", is_flag=True, help="Every deal, as JSON.")
def clairvoyant(
    map_name: str,
    games: int,
    seed: int,
    line_up: str,
    special: bool,
    width: int,
    seconds: float,
    as_json: bool,
) -> None:
    """What somebody who knows all cards reaches alone in Voll verplant."""
    try:
        read_city(map_name)
    except MapError as error:
        raise click.UsageError(str(error)) from None
    if seconds > 0 and find_spec("highspy") is None:
        raise click.UsageError(WITHOUT_HIGHS)
    game = game_named("voll_verplant")
    seated = bots_for(line_up, game, 1 + line_up.count(","))
    make_ready(game, *seated)
    deals = compare(map_name, seated, games, seed, special=special, width=width, seconds=seconds)
    try:
        done = list(tracked(deals, games, "Looking ahead"))
    except BotFailed as error:
        raise click.ClickException(str(error)) from None
    for line in as_lines(seated, done) if not as_json else [as_text(seated, done)]:
        click.echo(line)


def as_lines(seated: list[str], done: list[Compared]) -> list[str]:
    found = [deal.possible.found for deal in done]
    bound = [deal.possible.bound for deal in done]
    exact = sum(deal.possible.exact for deal in done)
    lines = []
    for place, bot in enumerate(seated):
        points = [deal.points[place] for deal in done]
        lines.append(
            f"{bot}: mean {mean(points):.1f}, {text_of(share(points, found))} of the best found, "
            f"{text_of(share(points, bound))} of the upper bound"
        )
    between = f"between {mean(found):.1f} (best found) and {mean(bound):.1f} (upper bound)"
    best = between if exact < len(done) else f"{mean(found):.1f}, exact"
    return [*lines, f"possible: mean {best}; exact in {exact} of {len(done)} deals"]


def mean(values: list[int]) -> float:
    return sum(values) / len(values)


def text_of(share: Share) -> str:
    if isnan(share.margin):  # of one deal
        return f"{share.value:.0%}"
    return f"{share.value:.0%} ± {share.margin:.0%}"


def as_text(seated: list[str], done: list[Compared]) -> str:
    deals = [
        {
            "deal": number,
            "bots": dict(zip(seated, deal.points, strict=True)),
            "found": deal.possible.found,
            "bound": deal.possible.bound,
            "exact": deal.possible.exact,
        }
        for number, deal in enumerate(done, 1)
    ]
    return json.dumps(deals, indent=1)
