"""Who sits where: people and bots, from what was typed or from the names in a record."""

import random
import re
from collections.abc import Sequence

from stellwerk import bots
from stellwerk.bots import Bot, bot_named
from stellwerk.bots.searching import PATIENCE
from stellwerk.bots.titles import TITLES
from stellwerk.core.game import Game
from stellwerk.core.language import Language, Words
from stellwerk.core.messages import say
from stellwerk.kernel.random import seeded
from stellwerk.match import Match

PERSON = "person"
# In German a verb after "Du" would have another ending than after a name.
ALONE: Words = {"en": "You", "de": "Gast"}
NUMBERED: Words = {"en": "Player", "de": "Gast"}
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
                f"nobody is called {who[:40]!r}; a seat is for: {PERSON}, {', '.join(bots.NAMES)}, "
                f"{bots.SEARCH}ITERATIONS or module:Class"
            )
        if ":" in who:
            bot_named(who, game, seeded(0))
    return chosen


def you(language: Language) -> str:
    """The name of the only person at a table."""
    return ALONE[language]


def names_of(seated: Sequence[str], language: Language = "en") -> list[str]:
    """Names that tell people and bots apart, numbered by seat where there are several alike."""
    tags = {who: _tag(who) for who in seated}
    titles = {**tags, **TITLES[language], PERSON: ALONE[language]}
    numbered = {**titles, PERSON: NUMBERED[language]}
    return [
        titles[who] if seated.count(who) == 1 else f"{numbered[who]} {seat}"
        for seat, who in enumerate(seated, 1)
    ]


def _tag(bot: str) -> str:
    """The name of a search or of one's own bot, as far as a header of six names has room for it."""
    return re.sub(r"[^\w:.]+", "-", bot)[:LONGEST_TAG]


def seated_by_names(names: Sequence[str]) -> list[str]:
    """Who sat there when the record was written. No record makes us import somebody's module."""
    return [_seated(NUMBER.sub("", name)) for name in names]


def _seated(name: str) -> str:
    by_title = {title: bot for titles in TITLES.values() for bot, title in titles.items()}
    if name.startswith(bots.SEARCH):
        return name
    if ":" in name:
        raise ValueError(f"{name} played here, a bot of somebody's own: say who plays by --line-up")
    return by_title.get(name, PERSON)


def names_in(language: Language, match: Match) -> list[str]:
    """The names of a record; those that we gave ourselves are told in the reader's language."""
    if not match.named:
        return [say(language, "cli:seat-name", number=seat + 1) for seat in range(match.seats)]
    ours = {*ALONE.values(), *NUMBERED.values()}
    ours.update(title for titles in TITLES.values() for title in titles.values())
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
