"""Die Aktionen · The actions: each is a number, and has a code that people read."""

from tests.games.shunting.rules.box import DESTINATIONS, LETTERS, MOST_SEATS

PUT = 0  # + wagon
SEND = PUT + DESTINATIONS  # + destination
DEAL = SEND + DESTINATIONS  # + seat * DESTINATIONS + wagon: an outcome of chance

VERBS = ("put", "send", *(f"deal {seat}" for seat in range(1, MOST_SEATS + 1)))
CODES = [f"{verb} {letter}" for verb in VERBS for letter in LETTERS]


def format_action(action: int) -> str:
    return CODES[action]


def format_hidden(action: int) -> str:
    """The code of a card that may not be known."""
    return CODES[action][:-1] + "?"


def parse_action(code: str) -> int:
    """The action that a code stands for. ValueError if it stands for none."""
    return CODES.index(code)
