"""A rematch: the same people, bots and options at another table, each one seat further on."""

from collections.abc import Sequence
from typing import TypeVar

from stellwerk.dealer import Dealer
from stellwerk.server.live.new_table import begin
from stellwerk.server.live.session import Session
from stellwerk.server.live.waiting import SUCCESSOR
from stellwerk.server.lobby.state import Chair, Lobby
from stellwerk.server.storage.log import Agreement, LogEntry, Place

T = TypeVar("T")


def next_table(session: Session, table_id: str, at: int) -> tuple[Agreement, list[LogEntry]]:
    """What is agreed at the table of the rematch, and its first log entries."""
    agreement = next_agreement(session, table_id)
    names = {
        seat: name
        for seat, name in enumerate(rotated(session.chosen_names))
        if not agreement.places[seat].bot
    }
    _, first = begin(agreement, names, at)
    return agreement, first


def next_lobby(session: Session, table_id: str) -> Lobby:
    """The lobby of the rematch, which starts by itself as soon as all browsers are there."""
    agreement = next_agreement(session, table_id)
    wins = agreement.wins or (0,) * len(agreement.places)
    names = rotated(session.chosen_names)
    chairs = tuple(
        Chair(place.bot, place.holder, "" if place.bot else name, wins=won)
        for place, name, won in zip(agreement.places, names, wins, strict=True)
    )
    people = [chair.holder for chair in chairs if chair.holder]
    return Lobby(
        table_id,
        1,
        agreement.game,
        agreement.options,
        "given",
        agreement.public,
        agreement.terms,
        agreement.opener if agreement.opener in people else people[0],
        agreement.seed,
        chairs,
        automatic=True,
        series=bool(agreement.wins),
    )


def next_agreement(session: Session, table_id: str) -> Agreement:
    old = session.agreement
    places = [
        Place(None, None, holder) if holder else Place(session.wish or bot or SUCCESSOR, None, None)
        for bot, holder in zip(session.bots, session.holders, strict=True)
    ]
    return Agreement(
        table_id,
        old.game,
        session.match.game.rules_version,
        old.options,
        rotated(places),
        Dealer().seed,
        old.public,
        old.opener,
        tuple(rotated(session.wins())) if _same_players(old.places, places) else (),
        old.terms,
    )


def _same_players(before: Sequence[Place], after: Sequence[Place]) -> bool:
    """Whether all people and bots are still there. Otherwise the wins are counted from zero."""
    return [place.bot for place in before] == [place.bot for place in after]


def rotated(seats: Sequence[T]) -> list[T]:
    """Seat 2 becomes seat 1, and so on; seat 1 becomes the last."""
    return [*seats[1:], *seats[:1]]
