"""The language of the terminal: what was said, else the locale of the environment, else English."""

import os

import click

from stellwerk.core.messages import FALLBACK, LANGUAGES, spoken

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def own_language() -> str:
    """The first variable that is set decides, as everywhere."""
    locale = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")
    return spoken(locale) or FALLBACK


language_option = click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    default=own_language,
    help="Language of messages; by default, that of your locale.",
)
