"""Die Aktionen · The actions: each is a number, and has a code that people read."""

import re
from functools import cache

from stellwerk.games.game_of_trains.rules.box import (
    ABILITY,
    MOST_SEATS,
    NUMBERS,
    PLACES,
    WAGONS,
    Ability,
)

WAYS = PLACES - 1  # most ways to use a card: as many as there are neighbours

# The numbers of the actions, one block after the other.
DRAW = 0
PUT = DRAW + 1  # + place
USE = PUT + PLACES  # + wagon * WAYS + way
KEEP = USE + NUMBERS * WAYS  # + wagon * PLACES + place
# Outcomes of chance.
DEAL = KEEP + NUMBERS * PLACES  # + seat * NUMBERS + wagon
DRAFT = DEAL + MOST_SEATS * NUMBERS  # + seat * NUMBERS + wagon
REFILL = DRAFT + MOST_SEATS * NUMBERS  # + seat * NUMBERS + wagon
CAR = REFILL + MOST_SEATS * NUMBERS  # + wagon
ACTIONS = CAR + NUMBERS


# How the ways of using a card are written, by its ability; positions count from 1.
WAYS_OF = {
    Ability.SWAP_NEIGHBOURS: [f" {n}-{n + 1}" for n in range(1, 7)],
    Ability.SWAP_WITH_ONE_BETWEEN: [f" {n}-{n + 2}" for n in range(1, 6)],
    Ability.MOVE_TWO_LEFT: [f" {n + 2}>{n}" for n in range(1, 6)],
    Ability.MOVE_TWO_RIGHT: [f" {n}>{n + 2}" for n in range(1, 6)],
    Ability.REMOVE_FIRST: [""],
    Ability.REMOVE_MIDDLE: [""],
    Ability.REMOVE_LAST: [""],
    Ability.PROTECT: [" @1", " @4", " @7"],
}
CHANCE_VERBS = {"deal": DEAL, "draft": DRAFT, "refill": REFILL}


@cache
def format_action(action: int) -> str:
    if action == DRAW:
        return "draw"
    if action < USE:
        return f"put {action - PUT + 1}"
    if action < KEEP:
        wagon, way = divmod(action - USE, WAYS)
        return f"use {wagon}{WAYS_OF[Ability(ABILITY[wagon])][way]}"
    if action < DEAL:
        wagon, place = divmod(action - KEEP, PLACES)
        return f"keep {wagon} {place + 1}"
    wagon = (action - DEAL) % NUMBERS
    return f"{format_hidden(action)[:-1]}{wagon}"


def format_hidden(action: int) -> str:
    """The code of an outcome whose wagon may not be known."""
    if action >= CAR:
        return "car ?"
    block, within = divmod(action - DEAL, MOST_SEATS * NUMBERS)
    return f"{list(CHANCE_VERBS)[block]} {within // NUMBERS + 1} ?"


WAGON = r"(?P<wagon>[1-9][0-9]?)"
FORMS = re.compile(
    rf"draw|put (?P<place>[1-7])|use {WAGON}(?P<way> .+)?"
    r"|keep (?P<kept>[1-9][0-9]?) (?P<at>[1-7])"
    r"|car (?P<car>[1-9][0-9]?)"
    r"|(?P<verb>deal|draft|refill) (?P<seat>[1-4]) (?P<dealt>[1-9][0-9]?)"
)


def parse_action(code: str) -> int:
    """The action that a code stands for. ValueError if it stands for none."""
    form = FORMS.fullmatch(code)
    if form is None:
        raise ValueError(code)
    if form["place"]:
        return PUT + int(form["place"]) - 1
    if form["wagon"]:
        wagon = _wagon(form["wagon"])
        way = WAYS_OF[Ability(ABILITY[wagon])].index(form["way"] or "")
        return USE + wagon * WAYS + way
    if form["kept"]:
        return KEEP + _wagon(form["kept"]) * PLACES + int(form["at"]) - 1
    if form["car"]:
        return CAR + _wagon(form["car"])
    if form["verb"]:
        seat = int(form["seat"]) - 1
        return CHANCE_VERBS[form["verb"]] + seat * NUMBERS + _wagon(form["dealt"])
    return DRAW


def _wagon(text: str) -> int:
    if int(text) > WAGONS:
        raise ValueError(text)
    return int(text)
