"""Names that are typed: of games, bots, maps and records. The shell completes them."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import click
from click.shell_completion import CompletionItem

from stellwerk import bots, games
from stellwerk.cli.game_files import own_records
from stellwerk.core.messages import FALLBACK, say

if TYPE_CHECKING:
    from stellwerk.core.game import Game

GAME = "stellwerk.game"
"""where a context remembers the game that was typed"""


def game_called(typed: str) -> str | None:
    """`Game of Trains` and `game-of-trains` are game_of_trains."""
    name = typed.strip().lower().replace("-", "_").replace(" ", "_")
    return name if name in games.NAMES else None


class GameName(click.ParamType["Game"]):
    """The name of a game, looked up in the registry."""

    name = "game"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> "Game":
        name = game_called(str(value))
        if name is None:
            known = ", ".join(map(repr, games.NAMES))
            self.fail(f"{str(value)[:40]!r} is not one of {known}.", param, ctx)
        return games.game_named(name)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        return starting(games.NAMES, incomplete)


class GameCommand(click.Command):
    """A command about a game: with a game, its help tells that game's options too."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.meta[GAME] = next(filter(None, map(game_called, args)), None)
        return super().parse_args(ctx, args)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        name = ctx.meta.get(GAME)
        formatter.write_paragraph()
        if name is None:
            formatter.write_text(f"The games are {listed(games.NAMES)}. With one, as in")
            formatter.write_text(f"    {ctx.command_path} {games.NAMES[0]} --help")
            formatter.write_text("this help tells its options too.")
            return
        game = games.game_named(name)
        if not game.options:
            formatter.write_text(f"{game.title} has no options.")
            return
        with formatter.section(f"Options of {game.title} (--option NAME=VALUE)"):
            formatter.write_dl(
                [
                    (f"{option.name}={'|'.join(option.texts())}", say(FALLBACK, option.about) + ".")
                    for option in game.options
                ]
            )


class OptionOfAGame(click.ParamType[str]):
    """NAME=VALUE, read later, when it is known of which game."""

    name = "option"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        game = ctx.params.get("game")
        name = ctx.meta.get(GAME)
        if game is None and name is not None:
            game = games.game_named(name)
        if game is None:
            return []
        return starting(
            [f"{option.name}={text}" for option in game.options for text in option.texts()],
            incomplete,
        )


class BotNames(click.ParamType[str]):
    """Bots, separated by commas; other choices for a seat come first."""

    name = "bots"

    def __init__(self, *others: str) -> None:
        self.names = (*others, *bots.NAMES)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        before, comma, last = incomplete.rpartition(",")
        return [
            CompletionItem(before + comma + name) for name in self.names if name.startswith(last)
        ]


class RecordName(click.Path):
    """The path of a record; one's own are completed where nothing else is typed."""

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        own = starting(map(str, own_records()), incomplete)
        return own if own and incomplete == "" else super().shell_complete(ctx, param, incomplete)


class MapName(click.ParamType[str]):
    """A shipped map, or the path of a file."""

    name = "map"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        from stellwerk.games.voll_verplant.maps.files import SHIPPED

        shipped = starting(SHIPPED, incomplete)
        return shipped or [CompletionItem(incomplete, type="file")]


def starting(names: Iterable[str], incomplete: str) -> list[CompletionItem]:
    return [CompletionItem(name) for name in names if name.startswith(incomplete)]


def listed(names: Sequence[str]) -> str:
    *others, last = names
    return f"{', '.join(others)} and {last}" if others else str(last)
