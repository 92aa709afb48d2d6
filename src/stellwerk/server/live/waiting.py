"""Who is waited for, and since when; who has asked for a hint, and where a bot keeps a seat warm.

Everybody is told all of this. So it follows from what everybody may know: a quiet entry changes
nothing here, as if its seat were still thinking.
"""

from collections.abc import Iterable, Mapping
from typing import TypeVar

from stellwerk.server.storage.log import Kind, LogEntry

T = TypeVar("T")

SUCCESSOR = "driver"  # the bot that plays for a person who is away, or has left for good


class Waiting:
    def __init__(self, waiting_for: Iterable[int] = ()) -> None:
        self.since = dict.fromkeys(waiting_for, 0)
        """the seats that are waited for, each with the time, in milliseconds since 1970"""
        self.helped = frozenset[int]()
        """seats that have asked for a hint about what they are asked"""
        self.votes: dict[int, frozenset[int]] = {}
        """by seat: the seats that wish a bot would play there"""
        self.warm: dict[int, str] = {}
        """by seat: the bot that keeps it warm"""

        self.enders = frozenset[int]()
        """seats that wish to end the game without a result"""
        self.ended: int | None = None
        """the seat that has done so"""

    def copy(self) -> "Waiting":
        other = Waiting()
        other.since, other.helped = self.since, self.helped
        other.votes, other.warm = self.votes, self.warm
        other.enders, other.ended = self.enders, self.ended
        return other

    def played(self, actor: int, quiet: bool, waiting_for: Iterable[int], at: int) -> None:
        """Something was played, and these seats are waited for now."""
        here = [seat for seat in waiting_for if seat in self.since and (quiet or seat != actor)]
        kept = {seat: self.since[seat] for seat in here}
        self.since = {seat: kept.get(seat, at) for seat in waiting_for}
        self.helped = self.helped.intersection(kept)
        self.enders -= frozenset() if quiet else {actor}
        self.votes = {seat: votes for seat, votes in self.votes.items() if seat in kept}

    def note(self, entry: LogEntry) -> None:
        """Something happened beside the moves of the game."""
        seat = entry.actor
        match entry.kind:
            case Kind.SIT:  # nobody's time has begun before all are there
                self.since = dict.fromkeys(self.since, entry.at)
            case Kind.HELP:
                self.helped |= {seat}
            case Kind.VOTE:
                about = int(entry.code) - 1
                self.votes = {**self.votes, about: self.votes.get(about, frozenset()) | {seat}}
            case Kind.WARM:
                self.warm, self.votes = {**self.warm, seat: entry.code}, _without(self.votes, seat)
            case Kind.BACK:
                self.warm = _without(self.warm, seat)
                self.since = {s: entry.at if s == seat else at for s, at in self.since.items()}
            case Kind.RESIGN:
                self.warm, self.votes = _without(self.warm, seat), _without(self.votes, seat)
                self.enders -= {seat}
            case _:
                self._note_end(entry)

    def _note_end(self, entry: LogEntry) -> None:
        if entry.kind is Kind.END:
            self.enders |= {entry.actor}
        elif entry.kind is Kind.ENDED:
            self.ended = entry.actor


def _without(by_seat: Mapping[int, T], gone: int) -> dict[int, T]:
    return {seat: what for seat, what in by_seat.items() if seat != gone}
