"""A call of every command that prints something, and a process that makes it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from stellwerk.cli.commands import stellwerk
from stellwerk.dealer import expand
from tests.test_cli import WHOLE
from tests.voll_verplant.scene import TOWN

# What stands in braces is a file of its own for each test.
CALLS = {
    "advise": "advise {record} --at 39 --iterations 10",
    "arena": "arena voll_verplant --bots random,random --games 2 --jobs 1",
    "bots": "bots",
    "check": "check {record}",
    "clairvoyant": f"clairvoyant --map {TOWN} --games 1 --width 1 --seconds 0 --bots random",
    "completion": "completion bash",
    "games": "games",
    "help": "help play",
    "maps check": f"maps check {TOWN}",
    "maps list": "maps list",
    "maps show": "maps show berlin",
    "maps stats": "maps stats berlin --games 1",
    "openapi": "openapi",
    "play": "play trambahn --line-up person,greedy --record {new} --language de",
    "replay": "replay {record}",
    "serve": "serve --port 0 --database sqlite:///{new}",
    "simulate": "simulate trambahn --most 60",
    "verify": f"verify {{record}} --seed {expand(5, 1).hex()}",
}
PROGRAM = "from stellwerk.cli import main; main()"


def all_commands(group: click.Group = stellwerk, path: str = "") -> Iterator[str]:
    """Those that do something, by the words that one types."""
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        if isinstance(command, click.Group):
            yield from all_commands(command, f"{path}{name} ")
        else:
            yield path + name


def command_named(name: str) -> click.Command:
    command: click.Command = stellwerk
    for word in name.split():
        assert isinstance(command, click.Group)
        found = command.get_command(click.Context(command), word)
        assert found is not None
        command = found
    return command


def words_of(name: str, folder: Path) -> list[str]:
    record = folder / "record.txt"
    record.write_text(WHOLE)
    files = {"record": record, "new": folder / "new"}
    return [word.format(**files) for word in CALLS[name].split()]


def started(words: list[str], *, program: str = PROGRAM, **more: Any) -> "subprocess.Popen[bytes]":
    """With plain rules, which need no compiler and start sooner, and with nobody who types."""
    surroundings = {**os.environ, "STELLWERK_PLAIN": "1", **more.pop("env", {})}
    streams = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **more}
    return subprocess.Popen(
        [sys.executable, "-c", program, *words],
        env=surroundings,
        **{"stdin": subprocess.DEVNULL, **streams},
    )
