"""`python -m stellwerk.research`: what observations and actions mean, with any options."""

from pathlib import Path

import click

from stellwerk.core.game import Options
from stellwerk.games import NAMES, game_named
from stellwerk.research.describing import described, renewed


@click.group()
def main() -> None:
    """Observations and actions of the games, as tables."""


@main.command()
@click.argument("game", type=click.Choice(NAMES))
@click.option("--seats", type=int)
@click.option("--option", "options", multiple=True, help="Such as map=madrid.")
def describe(game: str, seats: int | None, options: tuple[str, ...]) -> None:
    """Print the tables of one game."""
    found, chosen = game_named(game), Options()
    try:
        for text in options:
            name, _, value = text.partition("=")
            chosen[name] = found.option(name).read(value)
        click.echo(described(found, found.seats[0] if seats is None else seats, chosen), nl=False)
    except ValueError as error:
        raise click.UsageError(str(error)) from error


@main.command()
@click.argument("page", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def renew(page: Path) -> None:
    """Update the tables of docs/research.md."""
    page.write_text(renewed(page.read_text()))


if __name__ == "__main__":
    main()
