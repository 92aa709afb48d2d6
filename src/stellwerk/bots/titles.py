"""Titles: what people call a bot, and what they are told about it."""

from functools import cache

from stellwerk.core.messages import LANGUAGES, say


@cache
def title(language: str, bot: str) -> str:
    return say(language, f"levels:{bot}")


def about(language: str, bot: str) -> str:
    return say(language, f"levels:{bot}-about")


def titles(bot: str) -> list[str]:
    """What it is called in any language."""
    return [title(language, bot) for language in LANGUAGES]
