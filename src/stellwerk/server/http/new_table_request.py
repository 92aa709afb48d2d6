"""What people agree on when they open a table, or an error that says what is possible."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from stellwerk import bots, games
from stellwerk.core.game import Game, Options
from stellwerk.core.refusals import quoted
from stellwerk.kernel.actor import MOST_SEATS
from stellwerk.server.live.seat_names import MOST_LETTERS
from stellwerk.server.lobby.hosting import check_seats
from stellwerk.server.storage.log import Terms
from stellwerk.server.web.problems import ApiError

ME, PERSON = "me", "person"
SHORTEST_CLOCK, LONGEST_CLOCK = 5, 7 * 24 * 3600  # seconds

Name = Annotated[
    str, Meta(max_length=MOST_LETTERS, description="what others call you; may be empty")
]


class TermsAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to agree on. Without a word hints and take-backs are for who plays with nobody else."""

    hints: bool | None = None
    take_backs: bool | None = None
    spectators: bool = True
    clock: Annotated[int, Meta(ge=SHORTEST_CLOCK, le=LONGEST_CLOCK)] | None = None
    """seconds for a decision, after which a bot keeps the seat warm; no clock without"""


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=40, examples=["trambahn"])]
    seats: Annotated[
        list[Annotated[str, Meta(max_length=40)]],
        Meta(min_length=1, max_length=MOST_SEATS, examples=[["me", "driver"]]),
    ]
    """for each seat `me`, `person` or the name of a bot"""
    options: dict[str, str] = {}
    order: Literal["random", "given"] = "random"
    name: Name = ""
    names: Annotated[list[Name], Meta(max_length=MOST_SEATS)] = []
    """for each of `seats` what a `me` is called there; where it is empty or missing, `name`"""
    public: bool = False
    """whether the table is listed and its free seats can be taken by any visitor"""
    terms: TermsAsked | None = None


def agreed_on(name: str, chairs: Sequence[str], options: Mapping[str, str]) -> tuple[Game, Options]:
    """The game and its options, or what is possible instead."""
    for who in chairs:
        if who not in (ME, PERSON, *bots.NAMES):
            names = ", ".join((ME, PERSON, *bots.NAMES))
            raise ApiError("no_such_bot", who=quoted(who), names=names)
    if name not in games.NAMES:
        raise ApiError("no_such_game", game=quoted(name), games=", ".join(games.NAMES))
    game = games.game_named(name)
    check_seats(game, len(chairs))
    return game, {option: shipped(game, option, text) for option, text in options.items()}


def shipped(game: Game, name: str, text: str) -> int | str:
    """The value of an option. The path of a file is none: files here are not for strangers."""
    known = {option.name: option for option in game.options}
    if name not in known:
        names = ", ".join(known) or "–"
        raise ApiError("no_such_option", title=game.title, option=quoted(name), options=names)
    texts = known[name].texts()
    if text not in texts:
        raise ApiError("no_such_value", option=name, values=", ".join(texts))
    return known[name].read(text)


def agreed_terms(asked: TermsAsked | None, chairs: Sequence[str]) -> Terms:
    """Between people there is no help, unless they want it."""
    asked = asked or TermsAsked()
    alone = chairs.count(PERSON) + (ME in chairs) <= 1
    hints = alone if asked.hints is None else asked.hints
    take_backs = alone if asked.take_backs is None else asked.take_backs
    return Terms(hints, take_backs, asked.spectators, asked.clock)


def numbered(name: str, seat: int, mine: list[int]) -> str:
    """Several seats of one visitor that have no names of their own are told apart."""
    return f"{name} {seat + 1}" if name and len(mine) > 1 else name
