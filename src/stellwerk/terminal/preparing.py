"""Waiting for the compiler: once for each version of the rules, and never without a word."""

from rich.console import Console
from rich.progress import Progress

from stellwerk.kernel.game import Game


def prepare(game: Game, console: Console) -> None:
    """Load the compiled rules; if they have to be compiled first, show how far it is."""
    progress = Progress(console=console, transient=True)
    task = progress.add_task(f"Compiling the rules of {game.title} (only once)", total=None)

    def report(done: int, total: int, fresh: bool) -> None:
        progress.update(task, completed=done, total=total)
        if fresh and not progress.live.is_started:
            progress.start()

    try:
        game.prepare(report)
    finally:
        progress.stop()
