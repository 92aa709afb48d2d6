"""One game being played: the position and its log. No input, no output, no clock, no dice."""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, Self

import numpy as np

from stellwerk.core.choices import Choices, Outcome
from stellwerk.core.events import Event
from stellwerk.core.game import Game, Options, Value, never
from stellwerk.core.history import History
from stellwerk.core.messages import FALLBACK
from stellwerk.core.refusals import (
    NotLegal,
    illegal,
    impossible,
    no_undo,
    not_due,
    out_of_turn,
    unreadable,
)
from stellwerk.core.results import result_of
from stellwerk.core.rules import P, V
from stellwerk.core.seen import MatchView, Result
from stellwerk.core.written import Log, line_about, write
from stellwerk.kernel.actor import CHANCE, SPECTATOR, Entry, actors_in
from stellwerk.kernel.record import copy_of

__all__ = ["Match", "MatchView", "Outcome", "Result"]


class Match(Generic[P, V]):
    def __init__(
        self,
        game: Game[P, V],
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        names: Sequence[str] = (),
    ) -> None:
        self.seats = game.seats[0] if seats is None else seats
        self.options: Options = dict(options or {})
        self.game = game = game.agreed(self.seats, self.options)
        self.named = bool(names)
        self.names = list(names) or [f"Seat {seat + 1}" for seat in range(self.seats)]
        self._tables = game.position.many(1)
        self._buffers = game.action_buffer(), game.action_buffer()
        game.set_up(self.position, self.seats, self.options)
        self._history = History(game, self.position)
        self.waiting_for = actors_in(game.rules.to_act(self.position))
        """every actor that owes a decision: seats, or CHANCE; empty when the game is over"""
        self._choices: dict[int, Choices] = {}
        """what each actor can choose from at this position, once somebody has asked"""

    @property
    def position(self) -> P:
        """The position. Not kept beside `_tables`: a copy of the match would have it twice."""
        position: P = self._tables[0]
        return position

    @property
    def log(self) -> Log:
        """Every entry that was made, the first one first."""
        return self._history.log

    def twin(self, names: Sequence[str] | None = None) -> Self:
        """The same game, to go on separately, under other names if there are some."""
        twin = type(self).__new__(type(self))
        vars(twin).update(vars(self))
        twin.options, twin.names = self.options.copy(), list(names or self.names)
        twin.named = self.named or bool(names)
        twin._history = self._history.twin()
        twin._tables = np.ndarray(1, self._tables.dtype, bytearray(self._tables.tobytes()))
        twin._buffers = self.game.action_buffer(), self.game.action_buffer()
        return twin

    def rest(self) -> None:
        """Take less memory until it goes on."""
        self._history.rest()

    __copy__ = twin

    def __deepcopy__(self, memo: object) -> Self:
        return self.twin()

    def __reduce__(self) -> tuple[Callable[..., "Match"], tuple[object, ...]]:
        """Stored by its log, which is the game."""
        names = self.names if self.named else ()
        return _resumed, (self.game, self.seats, self.options, names, list(self.log))

    __str__ = write
    __repr__ = line_about

    # Who acts, and what they may do.

    def is_over(self) -> bool:
        return not self.waiting_for

    def actions(self, seat: int) -> list[int]:
        """The legal actions of a seat, ascending; none unless it is to act."""
        return list(self._choices_of(seat).actions) if seat in self.waiting_for else []

    def legal(self, seat: int) -> list[str]:
        if seat not in self.waiting_for:
            return []
        return [self.game.format_action(action) for action in self._choices_of(seat).actions]

    def outcomes(self) -> list[Outcome]:
        """What chance may decide; nothing unless chance is to act."""
        if CHANCE not in self.waiting_for:
            return []
        return self._choices_of(CHANCE).outcomes()

    def _choices_of(self, actor: int) -> Choices:
        found = self._choices.get(actor)
        if found is None:
            count = self.game.list_choices(self._tables, actor, *self._buffers)
            actions, weights = (buffer[:count].tolist() for buffer in self._buffers)
            weights = weights if actor == CHANCE else []
            self._choices[actor] = found = Choices(actions, weights)
        return found

    # The gate. Everything that enters the log passes through one of these.

    def submit(self, seat: int, code: str) -> None:
        """A move from outside, trusted in nothing."""
        try:
            action = self.game.parse_action(code)
        except ValueError:
            forms = [form for form, _ in self.game.codes]
            raise unreadable(code, self.game.title, self.legal(seat), forms) from None
        if seat not in self.waiting_for or action not in self._choices_of(seat).actions:
            possible = self.legal(seat)
            raise illegal(code, possible) if possible else out_of_turn(code, seat, self.waiting_for)
        self._append(Entry(seat, action))

    def settle_chance(self, decide: Callable[[int, list[Outcome]], int]) -> None:
        """Let a dealer decide, by the number of the entry and what is possible."""
        self.take_outcome(decide(len(self.log) + 1, self.outcomes()))

    def take_outcome(self, action: int) -> None:
        """What chance has decided, from a record or a log."""
        if CHANCE not in self.waiting_for or action not in self._choices_of(CHANCE).actions:
            raise self._impossible(action, self.outcomes())
        self._append(Entry(CHANCE, action))

    def undo(self, seat: int) -> None:
        """Take back the seat's last move, if nothing was revealed since; those of others stay."""
        number = self.to_undo(seat)
        if number is None:
            raise no_undo(seat)
        _, *later = self._history.cut(number)
        self._tables[0] = self._history.position_at(number)
        self._choices = {}
        self.waiting_for = actors_in(self.game.rules.to_act(self.position))
        for entry in later:
            self._append(entry)

    def can_undo(self, seat: int) -> bool:
        return self.to_undo(seat) is not None

    def to_undo(self, seat: int) -> int | None:
        """The number of the seat's last move, if all that came after it was decided beside it."""
        number = len(self.log) - 1
        while number >= 0 and self._is_beside(number, seat):
            number -= 1
        if self.is_over() or number < 0 or self.log[number].actor != seat:
            return None
        later = {actor for actor, _ in self.log[number + 1 :]}
        return number if not later or later <= set(self._waiting_at(number)) else None

    def _is_beside(self, number: int, seat: int) -> bool:
        """Whether another seat decided this unseen by the seat."""
        actor = self.log[number].actor
        return actor not in (seat, CHANCE) and self.game.hides(
            self.position, self.log, number, seat
        )

    def _append(self, entry: Entry) -> None:
        before = copy_of(self.position)
        self._choices = {}
        self.waiting_for = actors_in(self.game.advance(self._tables, *entry))
        self._history.add(entry, before, self.position)

    # What can be seen of it.

    def position_at(self, number: int) -> P:
        """A copy of the position after `number` entries."""
        if not 0 <= number <= len(self.log):
            raise IndexError(f"there is no position {number}; the log has {len(self.log)} entries")
        if number == len(self.log):
            return copy_of(self.position)
        return self._history.position_at(number)

    def _waiting_at(self, number: int) -> tuple[int, ...]:
        return actors_in(self.game.rules.to_act(self.position_at(number)))

    def known_to(self, viewer: int) -> list[int]:
        """The numbers of all entries that a viewer may know of."""
        kept = self._kept_from(viewer)
        return [number for number in range(len(self.log)) if number not in kept]

    def known_until(self, viewer: int, number: int) -> int:
        """How many of the first `number` entries a viewer may know of."""
        return number - sum(kept < number for kept in self._kept_from(viewer))

    def _kept_from(self, viewer: int) -> list[int]:
        """The numbers of entries that the viewer may not even know of: few, and the latest ones."""
        if self.game.keeps_from is never:
            return []
        latest = range(self.log.last_outcome(), len(self.log))
        return [number for number in latest if self.is_kept_from(viewer, number)]

    def is_kept_from(self, viewer: int, number: int) -> bool:
        """Whether the viewer may not even know that there is this entry."""
        over = self.is_over()
        return not over and self.game.keeps_from(self.position, self.log, number, viewer)

    def seen_by(self, viewer: int, number: int | None = None) -> P:
        """The position as a viewer may know it. After the end everything is open."""
        position = self.position_at(len(self.log) if number is None else number)
        if not self.is_over():
            self.game.rules.conceal(position, viewer)
        return position

    def view(
        self,
        viewer: int = SPECTATOR,
        number: int | None = None,
        names: Sequence[str] | None = None,
    ) -> MatchView:
        """What the viewer may know, now or after `number` entries, under these names or its own."""
        moment = len(self.log) if number is None else number
        now = moment == len(self.log)
        acting = self.waiting_for if now else self._waiting_at(moment)
        return MatchView(
            game=self.game.name,
            options=self.options,
            names=list(names or self.names),
            entries=self.known_until(viewer, moment),
            to_act=[actor + 1 for actor in acting if actor != CHANCE],
            legal=self.legal(viewer) if now else [],
            can_undo=now and self.can_undo(viewer),
            table=self.game.view(self.seen_by(viewer, moment), viewer),
            result=self.result() if now else None,
        )

    def moment(self, viewer: int, entries: int) -> int:
        """How long the log was when the viewer knew of `entries` entries, or how long it is now."""
        known = self.known_to(viewer)
        if not 0 <= entries <= len(known):
            raise IndexError(f"there is no position {entries}; the log has {len(known)} entries")
        return len(self.log) if entries == len(known) else known[entries]

    def code_seen_by(self, viewer: int, number: int) -> str:
        """The code of an entry, with ? where the viewer may not know the card."""
        action = self.log[number].action
        if not self.is_over() and self.game.hides(self.position, self.log, number, viewer):
            return self.game.format_hidden(action)
        return self.game.format_action(action)

    def events(self, number: int) -> list[Event]:
        """What happened with an entry of the log, as the rules noted it."""
        return self._history.events(number)

    def events_seen_by(self, viewer: int, number: int) -> list[Event]:
        """The same as a viewer may know it. After the end everything is open."""
        events = self.events(number)
        if self.is_over():
            return events
        hidden = self.game.hides(self.position, self.log, number, viewer)
        seen = (self.game.veil(event, viewer, hidden) for event in events)
        return [event for event in seen if event is not None]

    def sentence(
        self,
        viewer: int,
        number: int,
        language: str = FALLBACK,
        names: Sequence[str] | None = None,
    ) -> str:
        """What an entry did, in this language and with these names of the seats, or their own."""
        events = self.events_seen_by(viewer, number)
        return self.game.report(events, names or self.names, language)

    def result(self) -> Result | None:
        return result_of(self.game, self.position, self.seats) if self.is_over() else None

    def _impossible(self, action: int, outcomes: list[Outcome]) -> NotLegal:
        code = self.game.format_action(action)
        if not outcomes:
            return impossible(code, self.waiting_for)
        return not_due(code, self.game.format_hidden(outcomes[0].action))


def _resumed(
    game: Game, seats: int, options: Options, names: Sequence[str], log: list[Entry]
) -> Match:
    match = Match(game, seats, options, names)
    for entry in log:
        match._append(entry)
    return match
