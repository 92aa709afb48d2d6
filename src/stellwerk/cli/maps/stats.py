"""`stellwerk maps stats`: what is on a map, and what solo games make of it."""

import click

from stellwerk.cli.answer import Answer, answer_options
from stellwerk.cli.exit_codes import ExitCode
from stellwerk.cli.maps.reading import city_named
from stellwerk.cli.names import MapName
from stellwerk.cli.screen import quiet_option, tracked

MOST_GAMES = 10_000_000  # all their points are in memory at once


@click.command()
@click.argument("names", metavar="[NAME|FILE]...", nargs=-1, type=MapName())
@click.option(
    "--games",
    type=click.IntRange(1, MOST_GAMES),
    default=10_000,
    show_default=True,
    help="How many games of each yardstick.",
)
@quiet_option
@answer_options
def stats(names: tuple[str, ...], games: int, answer: Answer) -> None:
    """Measure maps by solo games.

    Random and greedy play; a table in Markdown. Without a name, of all maps that are shipped.
    """
    from stellwerk.games.voll_verplant.maps.files import SHIPPED

    cities = [(name, city_named(name)) for name in names or SHIPPED]
    answer.check()
    from stellwerk.cli.maps.figures import HEADINGS, figures

    rows: list[list[str]] = []
    status = ExitCode.DONE
    try:
        for name, city in tracked(cities, len(cities), "Playing"):
            rows.append(figures(city, name, games))
    except KeyboardInterrupt:
        click.echo(f"interrupted after {len(rows)} of {len(cities)} maps", err=True)
        status = ExitCode.INTERRUPTED

    def show() -> None:
        click.echo(f"| {' | '.join(HEADINGS)} |")
        click.echo("|" + "---|" * len(HEADINGS))
        for row in rows:
            click.echo(f"| {' | '.join(row)} |")

    answer.give([_named(row, HEADINGS) for row in rows], show)
    raise SystemExit(status)


def _named(row: list[str], headings: tuple[str, ...]) -> dict[str, object]:
    """Two columns are called p10 and two p90: of random and of greedy play."""
    whose = ("random ", "greedy ")
    names = [
        whose[headings[:place].count(name)] + name if headings.count(name) > 1 else name
        for place, name in enumerate(headings)
    ]
    return dict(zip(names, map(_value, row), strict=True))


def _value(text: str) -> object:
    """A figure as a number."""
    try:
        return float(text) if "." in text else int(text)
    except ValueError:
        return text
