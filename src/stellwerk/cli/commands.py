"""All commands, under one roof."""

import click

from stellwerk import __version__
from stellwerk.cli.advise import advise_command
from stellwerk.cli.arena import arena
from stellwerk.cli.check import check
from stellwerk.cli.clairvoyant import clairvoyant
from stellwerk.cli.maps import maps
from stellwerk.cli.openapi import openapi
from stellwerk.cli.play import play
from stellwerk.cli.replay import replay
from stellwerk.cli.serve import serve
from stellwerk.cli.simulate import simulate
from stellwerk.cli.verify import verify


@click.group()
@click.version_option(__version__, message="%(version)s")
def stellwerk() -> None:
    """Stellwerk: railway games with exactly the printed rules."""


for command in (
    *(advise_command, arena, check, clairvoyant, maps, openapi),
    *(play, replay, serve, simulate, verify),
):
    stellwerk.add_command(command)
