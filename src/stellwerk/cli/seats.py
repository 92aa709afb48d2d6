"""Who sits where: people and bots, from what was typed or from the names in a record."""

import random
import re
from collections.abc import Sequence

from stellwerk import bots
from stellwerk.bots import Bot, bot_named
from stellwerk.bots.searching import PATIENCE
from stellwerk.bots.titles import title, titles
from stellwerk.core.game import Game
from stellwerk.core.messages import FALLBACK, LANGUAGES, say
from stellwerk.kernel.random import seeded
from stellwerk.match import Match

PERSON = "person"
LONGEST_TAG = 60
NUMBER = re.compile(r" [1-9]$")


def seating(game: Game, line_up: str | None) -> list[str]:
    """What was typed, `person,greedy`; else one person and the driver, in random order."""
    if line_up is None:
        chosen = [PERSON, *["driver"] * (min(game.seats) - 1)]
        random.shuffle(chosen)
        return chosen
    chosen = [who.strip() for who in line_up.split(",")]
    for who in chosen:
        if who != PERSON and who not in bots.NAMES and ":" not in who:
            raise ValueError(
                f"unknown seat type {who[:40]!r}; use one of: {PERSON}, {', '.join(bots.NAMES)}, "
                f"{bots.SEARCH}ITERATIONS or module:Class"
            )
        if ":" in who:
            bot_named(who, game, seeded(0))
    return chosen


def you(language: str) -> str:
    """The name of the only person at a table."""
    return say(language, "terminal:person")


def names_of(seated: Sequence[str], language: str = FALLBACK) -> list[str]:
    """Names that tell people and bots apart, numbered by seat where there are several alike."""
    return [
        _name(who, language) if seated.count(who) == 1 else f"{_name_of_several(who, language)} {n}"
        for n, who in enumerate(seated, 1)
    ]


def _name(who: str, language: str) -> str:
    if who == PERSON:
        return you(language)
    return title(language, who) if who in bots.NAMES else _tag(who)


def _name_of_several(who: str, language: str) -> str:
    return say(language, "terminal:person-of_several") if who == PERSON else _name(who, language)


def _tag(bot: str) -> str:
    """The name of a search or of one's own bot, as far as a header of six names has room for it."""
    return re.sub(r"[^\w:.]+", "-", bot)[:LONGEST_TAG]


def seated_by_names(names: Sequence[str]) -> list[str]:
    """Who sat there when the record was written. A record never makes us import a module."""
    return [_seated(NUMBER.sub("", name)) for name in names]


def _seated(name: str) -> str:
    by_title = {called: bot for bot in bots.NAMES for called in titles(bot)}
    if name.startswith(bots.SEARCH):
        return name
    if ":" in name:
        raise ValueError(f"{name}, a bot from outside, played here: say who plays with --line-up")
    return by_title.get(name, PERSON)


def names_in(language: str, match: Match) -> list[str]:
    """The names of a record; those that we gave ourselves are told in the reader's language."""
    if not match.named:
        return [say(language, "cli:seat-name", number=seat + 1) for seat in range(match.seats)]
    people = {_name(PERSON, other) for other in LANGUAGES}
    people |= {_name_of_several(PERSON, other) for other in LANGUAGES}
    ours = people.union(*map(titles, bots.NAMES))
    own = [NUMBER.sub("", name) in ours for name in match.names]
    plain = [name if mine else "" for name, mine in zip(match.names, own, strict=True)]
    retold = names_of(seated_by_names(plain), language)
    return [new if mine else name for name, new, mine in zip(match.names, retold, own, strict=True)]


def bots_of(game: Game, seated: Sequence[str]) -> dict[int, Bot]:
    return {
        seat: bot_named(who, game, seeded(random.getrandbits(63)), PATIENCE)
        for seat, who in enumerate(seated)
        if who != PERSON
    }
