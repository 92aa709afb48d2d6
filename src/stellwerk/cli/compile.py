"""Waiting for the compiler: once for each version of the rules, and never without a word."""

import multiprocessing
import signal
from collections.abc import Callable, Sequence
from functools import cache

from rich.console import Console
from rich.progress import Progress

from stellwerk import bots, games
from stellwerk.cli.screen import note
from stellwerk.core.game import Game
from stellwerk.kernel.rule import compile_ahead, unwritable_cache


@cache
def make_ready(game: Game, *seated: str) -> None:
    """Once for a game and its bots, with progress on the error stream."""
    prepare(game, Console(stderr=True), seated)


def prepare_all() -> None:
    """All games with all bots, side by side if they have to be compiled."""
    first, *others = games.NAMES
    console = Console(stderr=True)
    context = multiprocessing.get_context("spawn")
    helpers = [context.Process(target=_compile, args=(name,), daemon=True) for name in others]

    def help_out() -> None:
        if unwritable_cache() is None:
            for helper in helpers:
                helper.start()

    prepare(games.game_named(first), console, bots.NAMES, help_out)
    if any(helper.is_alive() for helper in helpers):
        with console.status("Compiling the rules of the other games (only once)"):
            for helper in helpers:
                helper.join()
    for name in others:
        prepare(games.game_named(name), console, bots.NAMES)


def _compile(name: str) -> None:
    """In a process of its own, which ends with the one that started it, and says nothing."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    prepare(games.game_named(name), Console(quiet=True), bots.NAMES)


def nothing() -> None:
    """There is nothing else to do."""


def prepare(
    game: Game,
    console: Console,
    seated: Sequence[str] = (),
    meanwhile: Callable[[], None] = nothing,
) -> None:
    """Load the compiled rules; if they have to be compiled first, show how far it is.

    `meanwhile` is called when it is clear that it will take a while.
    """
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
                meanwhile()
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
