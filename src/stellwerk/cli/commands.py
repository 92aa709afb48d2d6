"""All commands, under one roof: the contents page of the command line."""

import click

from stellwerk import __version__
from stellwerk.cli.lazy import Entry, LazyGroup
from stellwerk.cli.program import NAME

ENTRIES = {
    "advise": Entry(
        "stellwerk.cli.advise", "advise_command", "Name the best moves at a position of a record."
    ),
    "arena": Entry("stellwerk.cli.arena", "arena", "Find out which bot is stronger."),
    "bots": Entry("stellwerk.cli.bots", "bots_command", "List the bots."),
    "check": Entry("stellwerk.cli.check", "check", "Replay records by the rules."),
    "clairvoyant": Entry(
        "stellwerk.cli.clairvoyant",
        "clairvoyant",
        "Measure bots by what was possible in solo Voll verplant.",
    ),
    "completion": Entry(
        "stellwerk.cli.completion", "completion", "Print what makes a shell complete commands."
    ),
    "games": Entry("stellwerk.cli.games", "games_command", "List the games that are kept here."),
    "help": Entry("stellwerk.cli.help", "help_command", "Tell what a command does."),
    "maps": Entry(
        "stellwerk.cli.maps", "maps", "List, check, draw and measure maps of Voll verplant."
    ),
    "openapi": Entry("stellwerk.cli.openapi", "openapi", "Print the OpenAPI document."),
    "play": Entry("stellwerk.cli.play", "play", "Play at this terminal: people and bots."),
    "replay": Entry("stellwerk.cli.replay", "replay", "Step through a record."),
    "serve": Entry(
        "stellwerk.cli.serve", "serve", "Open tables for people and bots over the network."
    ),
    "simulate": Entry("stellwerk.cli.simulate", "simulate", "Let bots play whole games."),
    "verify": Entry("stellwerk.cli.verify", "verify", "Prove that the dealer changed no card."),
}


stellwerk = click.version_option(__version__, "-V", "--version", message="%(version)s")(
    LazyGroup(NAME, ENTRIES, "Stellwerk: railway games with exactly the printed rules.")
)
