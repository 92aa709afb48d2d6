"""Names: what is written at each seat, in every language."""

from collections.abc import Sequence

from stellwerk.bots.titles import TITLES
from stellwerk.kernel.language import Language, Words

SEAT: Words = {"en": "Seat {}", "de": "Platz {}"}


def names_in(language: Language, bots: Sequence[str | None], given: Sequence[str]) -> list[str]:
    """Bots have their titles, numbered where there are several alike; a person may give a name."""
    names = []
    for seat, (bot, name) in enumerate(zip(bots, given, strict=True), 1):
        title = TITLES[language][bot] if bot else name or SEAT[language].format(seat)
        names.append(f"{title} {seat}" if bot and bots.count(bot) > 1 else title)
    return names
