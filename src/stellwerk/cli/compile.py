"""Waiting for the compiler: once for each version of the rules, and never without a word."""

from collections.abc import Sequence
from functools import cache

from rich.console import Console
from rich.progress import Progress

from stellwerk import bots
from stellwerk.cli.screen import note
from stellwerk.core.game import Game
from stellwerk.kernel.rule import compile_ahead, unwritable_cache


@cache
def make_ready(game: Game, *seated: str) -> None:
    """Once for a game and its bots, with progress on the error stream."""
    prepare(game, Console(stderr=True), seated)


def prepare(game: Game, console: Console, seated: Sequence[str] = ()) -> None:
    """Load the compiled rules; if they have to be compiled first, show how far it is."""
    calls = [*game.entry_points(), *game.report_points(), *bots.entry_points(game, tuple(seated))]
    refused = unwritable_cache()
    if refused is not None:
        _warn(str(refused))
    how_often = "only once" if refused is None else "at every start"
    what = f"Compiling the rules of {game.title} ({how_often})"
    progress = Progress(console=console, transient=True, disable=not console.is_terminal)
    task = progress.add_task(what, total=len(calls))
    silent = True
    try:
        for fresh in compile_ahead(calls):
            progress.advance(task)
            if fresh and silent:
                silent = False
                progress.start() if console.is_terminal else console.print(f"{what} …")
    finally:
        progress.stop()


@cache
def _warn(folder: str) -> None:
    """Once, however many games are made ready."""
    note(
        f"Warning: compiled rules cannot be kept in {folder}, so every start takes longer. "
        "STELLWERK_CACHE names another folder."
    )
