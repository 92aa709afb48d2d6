"""Waiting for the compiler: once for each version of the rules, and never without a word."""

from collections.abc import Sequence

from rich.console import Console
from rich.progress import Progress

from stellwerk import bots
from stellwerk.core.game import Game
from stellwerk.kernel.rule import compile_ahead


def prepare(game: Game, console: Console, seated: Sequence[str] = ()) -> None:
    """Load the compiled rules; if they have to be compiled first, show how far it is."""
    calls = [*game.entry_points(), *game.report_points(), *bots.entry_points(game, tuple(seated))]
    what = f"Compiling the rules of {game.title} (only once)"
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
