"""Die Züge · The moves: each is a number, and has a code that people read (docs/notation.md)."""

import re
from functools import cache

from stellwerk.games.trambahn.rules.box import (
    CARD_KINDS,
    COLOURS,
    CONDUCTOR,
    LINES,
    MOST_ROWS,
    SEATS,
    TRAM_KINDS,
    TRAM_VALUE,
)
from stellwerk.kernel.rule import rule

NEW_ROW = MOST_ROWS  # rows are numbered from 0 here, from 1 in codes

# The numbers of the moves, one block after the other.
PASSENGER = 0  # + card, for a conductor + CONDUCTOR + line
STATION = PASSENGER + CONDUCTOR + LINES  # + card * (MOST_ROWS + 1) + row or NEW_ROW
INCOME = STATION + CARD_KINDS * (MOST_ROWS + 1)  # + card
TRAM = INCOME + CARD_KINDS  # + kind of tram * MOST_ROWS + row
END_STEP = TRAM + TRAM_KINDS * MOST_ROWS
# Outcomes of chance.
MONEY = END_STEP + 1  # + seat * CARD_KINDS + card
DEAL = MONEY + SEATS * CARD_KINDS  # + seat * CARD_KINDS + card
ACTIONS = DEAL + SEATS * CARD_KINDS


@rule
def station(card: int, row: int) -> int:
    return STATION + card * (MOST_ROWS + 1) + row


@rule
def tram(kind: int, row: int) -> int:
    return TRAM + kind * MOST_ROWS + row


@cache
def format_card(card: int) -> str:
    return "c" if card == CONDUCTOR else f"{COLOURS[card // 10]}{card % 10 + 1}"


CARD_NAMES = {format_card(card): card for card in range(CARD_KINDS)}


@cache
def format_action(action: int) -> str:
    if action < PASSENGER + CONDUCTOR:
        return f"P {format_card(action)}"
    if action < STATION:
        return f"P c>{COLOURS[action - CONDUCTOR]}"
    if action < INCOME:
        card, row = divmod(action - STATION, MOST_ROWS + 1)
        return f"S {format_card(card)}" + (f">{row + 1}" if row != NEW_ROW else "")
    if action < TRAM:
        return f"I {format_card(action - INCOME)}"
    if action < END_STEP:
        kind, row = divmod(action - TRAM, MOST_ROWS)
        return f"T {TRAM_VALUE[kind]}>{row + 1}"
    if action == END_STEP:
        return "."
    return f"{format_hidden(action)[:-1]}{format_card((action - MONEY) % CARD_KINDS)}"


def format_hidden(action: int) -> str:
    """The code of a move whose card may not be known."""
    if action < MONEY:
        return f"{format_action(action)[0]} ?"
    verb = "money" if action < DEAL else "deal"
    return f"{verb} {(action - MONEY) // CARD_KINDS % SEATS + 1} ?"


CARD = r"(?P<card>c|[brgy](?:10|[1-9]))"
FORMS = re.compile(
    rf"(?P<verb>[PSI]) {CARD}(?:>(?P<to>[brgy]|[1-9][0-9]?))?"
    r"|(?P<tram>T) (?P<value>[234])>(?P<row>[1-9][0-9]?)"
    r"|(?P<end>\.)"
    rf"|(?P<chance>money|deal) (?P<seat>[12]) {CARD.replace('card', 'drawn')}"
)


def parse_action(code: str) -> int:
    """The move that a code stands for. ValueError if it stands for none."""
    form = FORMS.fullmatch(code)
    if form is None:
        raise ValueError(code)
    if form["end"]:
        return END_STEP
    if form["tram"]:
        kind = [str(value) for value in TRAM_VALUE].index(form["value"])
        return int(tram(kind, _row(form["row"])))
    if form["chance"]:
        first = MONEY if form["chance"] == "money" else DEAL
        return first + (int(form["seat"]) - 1) * CARD_KINDS + CARD_NAMES[form["drawn"]]
    return _parse_card_move(form["verb"], CARD_NAMES[form["card"]], form["to"])


def _parse_card_move(verb: str, card: int, to: str | None) -> int:
    if verb == "P" and card == CONDUCTOR and to is not None and to in COLOURS:
        return PASSENGER + CONDUCTOR + COLOURS.index(to)
    if verb == "P" and card != CONDUCTOR and to is None:
        return PASSENGER + card
    if verb == "S" and to is not None and to.isdigit():
        return int(station(card, _row(to)))
    if verb == "S" and card != CONDUCTOR and to is None:
        return int(station(card, NEW_ROW))
    if verb == "I" and to is None:
        return INCOME + card
    raise ValueError(verb)


def _row(text: str) -> int:
    if int(text) > MOST_ROWS:
        raise ValueError(text)
    return int(text) - 1
