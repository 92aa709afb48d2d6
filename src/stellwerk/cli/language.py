"""The language of the terminal: what was said, else the locale of the environment, else English."""

import os

import click

from stellwerk.core.language import LANGUAGES, Language

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def own_language() -> Language:
    """The first variable that is set decides, as everywhere."""
    locale = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")
    code = locale[:2].lower()
    return code if code in LANGUAGES else "en"


language_option = click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    default=own_language,
    help="What to be told in; without it, the language of your locale.",
)
