"""A group of commands, each imported when it is called: names and summaries are enough before."""

from collections.abc import Mapping
from importlib import import_module
from typing import NamedTuple

import click
from click.shell_completion import CompletionItem

SETTINGS = {"help_option_names": ["-h", "--help"], "max_content_width": 100}


class Entry(NamedTuple):
    """Where a command is."""

    module: str
    attribute: str
    summary: str
    """the first sentence of its help"""


class LazyGroup(click.Group):
    """Made from the table of its commands."""

    def __init__(self, name: str, entries: Mapping[str, Entry], help: str) -> None:
        super().__init__(name, help=help, context_settings=SETTINGS)
        self.entries = entries

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(self.entries)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        entry = self.entries.get(name)
        if entry is None:
            return None
        command: click.Command = getattr(import_module(entry.module), entry.attribute)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(
                [(name, self.entries[name].summary) for name in sorted(self.entries)]
            )

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        found = [
            CompletionItem(name, help=entry.summary)
            for name, entry in sorted(self.entries.items())
            if name.startswith(incomplete)
        ]
        return [*found, *click.Command.shell_complete(self, ctx, incomplete)]
