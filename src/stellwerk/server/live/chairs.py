"""Chairs: the seats of a table, as everybody sees them."""

from functools import lru_cache

import msgspec

from stellwerk.server.live.company import deadline
from stellwerk.server.live.session import Session

MOST_REMEMBERED = 4096


class Chair(msgspec.Struct, frozen=True):
    """A seat, seen from outside."""

    seat: int
    name: str
    bot: str | None
    free: bool
    """waits for a person"""
    warm: str | None
    """the bot that keeps it warm for the person, who is back with the next move"""
    until: int | None
    """when the person's time for this decision is over, in milliseconds since 1970"""
    votes: list[int]
    """the seats that wish a bot would play here"""


def chairs_of(session: Session, names: list[str]) -> list[Chair]:
    """Each under its name."""
    return _chairs(*(_seat(session, seat, name) for seat, name in enumerate(names)))


Seat = tuple[str, str | None, bool, str | None, int | None, tuple[int, ...]]


def _seat(session: Session, seat: int, name: str) -> Seat:
    """What a chair is made of."""
    waiting = session.waiting
    votes = tuple(voter + 1 for voter in sorted(waiting.votes.get(seat, ())))
    bot, seated = session.bots[seat], session.seated[seat]
    return name, bot, seated, waiting.warm.get(seat), deadline(session, seat), votes


@lru_cache(MOST_REMEMBERED)
def _chairs(*seats: Seat) -> list[Chair]:
    return [
        Chair(seat, name, bot, not seated, warm, until, list(votes))
        for seat, (name, bot, seated, warm, until, votes) in enumerate(seats, 1)
    ]
