"""What people look at: colours, tables, and bars for long work."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

import click

if TYPE_CHECKING:  # the flags alone are wanted at once
    from rich.console import Console, RenderableType
    from rich.progress import Progress

QUIET = "stellwerk.quiet"

T = TypeVar("T")


def _remember(ctx: click.Context, _: click.Parameter, quiet: bool) -> None:
    ctx.meta[QUIET] = quiet


quiet_option = click.option(
    *("--quiet", "-q"),
    is_flag=True,
    expose_value=False,
    callback=_remember,
    help="Print results and errors alone: no bar, no notes, no summary.",
)
colour_option = click.option(
    "--colour/--no-colour", default=None, help="Draw with or without colours."
)


def is_quiet() -> bool:
    context = click.get_current_context(silent=True)
    return context is not None and context.meta.get(QUIET, False)


def note(text: str) -> None:
    """A note: neither a result nor an error."""
    if not is_quiet():
        click.echo(text, err=True)


def console_for(colour: bool | None = None) -> "Console":
    """Colours as asked for; without a word, as the terminal and NO_COLOR say."""
    from rich.console import Console

    if colour is None:
        return Console()
    return Console(no_color=not colour, force_terminal=colour or None)


def show_table(table: "RenderableType", console: "Console") -> None:
    """Without blanks at the ends of its lines, where a program or a diff may read them."""
    if console.is_terminal:
        console.print(table, crop=False)
        return
    with console.capture() as captured:
        console.print(table, crop=False)
    for line in captured.get().splitlines():
        click.echo(line.rstrip(), file=console.file)


@contextmanager
def bar(total: int | None, what: str) -> "Iterator[Progress]":
    """A progress bar of one task, if the output is a terminal."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    disable = not console.is_terminal or is_quiet()
    with Progress(console=console, transient=True, disable=disable) as progress:
        progress.add_task(what, total=total)
        yield progress


def tracked(items: Iterable[T], total: int, what: str) -> Iterator[T]:
    """The same items, while a bar shows how far it is."""
    with bar(total, what) as progress:
        for item in items:
            yield item
            progress.advance(progress.task_ids[0])


def say_beside(progress: "Progress", text: str) -> None:
    """A line of output that does not run into the bar."""
    progress.stop()
    click.echo(text)
    sys.stdout.flush()
    progress.start()
