"""The language of the terminal: what was said, else the locale of the environment, else English."""

import os

import click

from stellwerk.core.language import LANGUAGES, Language

LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
WITHOUT_LANGUAGE = ("", "C", "POSIX")


def own_language() -> Language:
    """The first variable that is set decides, as everywhere; LANGUAGE is a list of wishes."""
    locale = next((os.environ[name] for name in LOCALE if os.environ.get(name)), "")
    wishes = [] if locale in WITHOUT_LANGUAGE else os.environ.get("LANGUAGE", "").split(":")
    known = [code for wish in (*filter(None, wishes), locale) if (code := _code(wish))]
    return known[0] if known else "en"


def _code(locale: str) -> Language | None:
    return next((code for code in LANGUAGES if locale[:2].lower() == code), None)


language_option = click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    default=own_language,
    envvar="STELLWERK_LANGUAGE",
    show_envvar=True,
    help="What to be told in; without it, the language of your locale.",
)
