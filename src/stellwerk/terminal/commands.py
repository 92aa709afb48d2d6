"""All commands, under one roof."""

import click

from stellwerk import __version__
from stellwerk.terminal.advise import advise_command
from stellwerk.terminal.arena import arena
from stellwerk.terminal.check import check
from stellwerk.terminal.clairvoyant import clairvoyant
from stellwerk.terminal.maps import maps
from stellwerk.terminal.openapi import openapi
from stellwerk.terminal.play import play
from stellwerk.terminal.replay import replay
from stellwerk.terminal.serve import serve
from stellwerk.terminal.simulate import simulate
from stellwerk.terminal.verify import verify


@click.group()
@click.version_option(__version__, message="%(version)s")
def stellwerk() -> None:
    """Stellwerk: railway games with exactly the printed rules."""


for command in (
    *(advise_command, arena, check, clairvoyant, maps, openapi),
    *(play, replay, serve, simulate, verify),
):
    stellwerk.add_command(command)
