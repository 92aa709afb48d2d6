"""`stellwerk clairvoyant`: what was possible in solo Voll verplant, and which share bots reach."""

from importlib.util import find_spec
from math import isnan
from typing import TYPE_CHECKING

import click

from stellwerk.cli.answer import Answer, answer_options
from stellwerk.cli.arguments import agreed, bots_option, named_bots
from stellwerk.cli.exit_codes import ExitCode
from stellwerk.cli.names import MapName
from stellwerk.cli.numbers import GAMES, Seconds, seed_option
from stellwerk.cli.screen import quiet_option, tracked

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stellwerk.analysis.clairvoyant.comparison import Compared, Share

WIDTH = 200
SECONDS = 12.0
MOST_WIDTH = 100_000
WITHOUT_HIGHS = (
    "proving a bound needs HiGHS: pip install 'stellwerk[clairvoyant]'; "
    "--seconds 0 bounds by counting alone"
)


@click.command()
@click.option(
    "--map",
    "map_name",
    metavar="NAME|FILE",
    type=MapName(),
    default="amsterdam",
    show_default=True,
    help="A shipped map, or the path of a file.",
)
@click.option("--games", type=GAMES, default=10, show_default=True, help="How many deals.")
@seed_option
@bots_option("Each plays every deal", default="greedy")
@click.option("--special", is_flag=True, help="With special stations (V12).")
@click.option(
    "--width",
    type=click.IntRange(1, MOST_WIDTH),
    default=WIDTH,
    show_default=True,
    help="Beam width: how many sheets the search keeps.",
)
@click.option(
    "--seconds",
    type=Seconds(more_than_none=False),
    default=SECONDS,
    show_default=True,
    help="To prove the bound of a deal; 0 bounds it by counting alone.",
)
@quiet_option
@answer_options
def clairvoyant(
    map_name: str,
    games: int,
    seed: int,
    bots: str,
    special: bool,
    width: int,
    seconds: float,
    answer: Answer,
) -> None:
    """Measure bots by what was possible in solo Voll verplant.

    What a player who knows all cards reaches alone, and which share of it bots reach.
    """
    from stellwerk.games import game_named

    game = game_named("voll_verplant")
    options = (f"map={map_name}", *(["special_stations=yes"] if special else []))
    agreed(game, 1, options)
    if seconds > 0 and find_spec("highspy") is None:
        raise click.UsageError(WITHOUT_HIGHS)
    seated = named_bots(bots, game)
    answer.check()
    from stellwerk.analysis.clairvoyant.comparison import compare
    from stellwerk.cli.compile import make_ready

    make_ready(game, *seated)
    deals = compare(map_name, seated, games, seed, special=special, width=width, seconds=seconds)
    done: list[Compared] = []
    status = _look(tracked(deals, games, "Looking ahead"), done)

    def show() -> None:
        for line in as_lines(seated, done):
            click.echo(line)

    answer.give(figures(seated, done), show)
    raise SystemExit(status)


def _look(deals: "Iterator[Compared]", done: "list[Compared]") -> ExitCode:
    """Ctrl-C ends it with the deals until then."""
    from stellwerk.bots.failures import BotFailed

    try:
        done.extend(deals)
    except BotFailed as error:
        raise click.ClickException(str(error)) from None
    except KeyboardInterrupt:
        click.echo(f"interrupted after {len(done)} deals", err=True)
        return ExitCode.INTERRUPTED
    return ExitCode.DONE


def as_lines(seated: list[str], done: "list[Compared]") -> list[str]:
    if not done:
        return []
    from stellwerk.analysis.clairvoyant.comparison import share

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


def text_of(share: "Share") -> str:
    if isnan(share.margin):  # of one deal
        return f"{share.value:.0%}"
    return f"{share.value:.0%} ± {share.margin:.0%}"


def figures(seated: list[str], done: "list[Compared]") -> list[dict[str, object]]:
    """Every deal."""
    return [
        {
            "deal": number,
            "bots": dict(zip(seated, deal.points, strict=True)),
            "found": deal.possible.found,
            "bound": deal.possible.bound,
            "exact": deal.possible.exact,
        }
        for number, deal in enumerate(done, 1)
    ]
