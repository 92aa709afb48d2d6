"""Die Aktionen · The actions: each is a number, and has a code that people read."""

import re

from tests.games.shunting.rules.box import DESTINATIONS, LETTERS, MOST_SEATS, SIDINGS

# The numbers of the actions, one block after the other.
PLAY = 0  # + wagon * SIDINGS + siding
SHUNT = PLAY + DESTINATIONS * SIDINGS  # + siding * SIDINGS + siding
# Outcomes of chance.
ORDER = SHUNT + SIDINGS * SIDINGS  # + seat * DESTINATIONS + destination
DEAL = ORDER + MOST_SEATS * DESTINATIONS  # + seat * DESTINATIONS + wagon

FORMS = re.compile(
    r"(?P<wagon>[hmq])>(?P<onto>[1-3])|(?P<one>[1-3])>(?P<other>[1-3])"
    r"|(?P<verb>order|deal) (?P<seat>[1-3]) (?P<card>[hmq])"
)


def format_action(action: int) -> str:
    if action < SHUNT:
        wagon, siding = divmod(action - PLAY, SIDINGS)
        return f"{LETTERS[wagon]}>{siding + 1}"
    if action < ORDER:
        one, other = divmod(action - SHUNT, SIDINGS)
        return f"{one + 1}>{other + 1}"
    return format_hidden(action)[:-1] + LETTERS[(action - ORDER) % DESTINATIONS]


def format_hidden(action: int) -> str:
    """The code of a card that may not be known."""
    verb, first = ("order", ORDER) if action < DEAL else ("deal", DEAL)
    return f"{verb} {(action - first) // DESTINATIONS + 1} ?"


def parse_action(code: str) -> int:
    """The action that a code stands for. ValueError if it stands for none."""
    form = FORMS.fullmatch(code)
    if form is None:
        raise ValueError(code)
    if form["wagon"]:
        return PLAY + LETTERS.index(form["wagon"]) * SIDINGS + int(form["onto"]) - 1
    if form["one"]:
        return SHUNT + (int(form["one"]) - 1) * SIDINGS + int(form["other"]) - 1
    first = ORDER if form["verb"] == "order" else DEAL
    return first + (int(form["seat"]) - 1) * DESTINATIONS + LETTERS.index(form["card"])
