"""The language of the terminal: what was said, else the locale of the environment, else English."""

import os

import click

from stellwerk.core.messages import FALLBACK, LANGUAGES, spoken

LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
WITHOUT_LANGUAGE = ("", "C", "POSIX")


def own_language() -> str:
    """The first variable that is set decides, as everywhere; LANGUAGE is a list of wishes."""
    locale = next((os.environ[name] for name in LOCALE if os.environ.get(name)), "")
    wishes = [] if locale in WITHOUT_LANGUAGE else os.environ.get("LANGUAGE", "").split(":")
    known = [code for wish in (*filter(None, wishes), locale) if (code := spoken(wish))]
    return known[0] if known else FALLBACK


language_option = click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    default=own_language,
    envvar="STELLWERK_LANGUAGE",
    show_envvar=True,
    help="Language of messages; by default, that of your locale.",
)
