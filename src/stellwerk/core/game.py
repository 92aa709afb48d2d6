"""What a game provides. Every game fills in one `Game`; all other code reads only this page."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic

import numpy as np

from stellwerk.core.events import Event, Recorder, Veil
from stellwerk.core.options import Option, Options, Value
from stellwerk.core.parts import Parts
from stellwerk.core.rules import P, Rules, V, filled
from stellwerk.core.telling import Telling
from stellwerk.kernel import playing
from stellwerk.kernel.actor import Entry
from stellwerk.kernel.noting import Kind, with_notes
from stellwerk.kernel.random import Random, seeded
from stellwerk.kernel.record import Ints, Record, Records
from stellwerk.kernel.rule import Call

__all__ = ["Game", "Option", "Options", "Rules", "Telling", "Value", "never"]


def nothing(position: Record) -> None:
    """Most games begin with an empty position."""


def never(position: Record, log: Sequence[Entry], number: int, viewer: int) -> bool:
    """In most games every viewer sees that a seat did something."""
    return False


def no_objection(options: Options) -> str | None:
    """In most games every option changes something."""
    return None


@dataclass(frozen=True)
class Game(Generic[P, V]):
    """A game: its rules, its notation, and how it is shown.

    As it stands in the registry it is played with its default options; `agreed` gives the game as
    it is played with others.
    """

    name: str
    title: str
    rules_version: int
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    position: type[P]
    rules: Rules[P]
    most_actions: int
    """no position has more legal actions or outcomes than this"""

    format_action: Callable[[int], str]
    parse_action: Callable[[str], int]
    """the action of a code; ValueError if there is none"""
    codes: tuple[tuple[str, str], ...]
    """the forms of the codes that seats use, each with the message that says its meaning"""
    hides: Callable[[P, Sequence[Entry], int, int], bool]
    """whether entry `number` of the log is hidden from a viewer while the game stands like this"""
    format_hidden: Callable[[int], str]
    """the code of a hidden entry, with ? in the place of what may not be known"""
    view: Callable[[P, int], V]
    """a typed struct of a concealed position, for a browser or a terminal to draw"""
    view_type: type[V]
    """of that struct"""
    score_sheet: Callable[[P], object]
    """itemised like the printed pad"""
    ending: Callable[[P], str]
    """how the game ended, in the word that records use"""
    endings: Mapping[str, str] = field(hash=False)
    """all such words, each with its message"""
    events: type[Kind]
    """what may happen"""
    veil: Veil
    """an event as a viewer may know it while the game is running"""
    report: Callable[[Sequence[Event], Sequence[str], str], str]
    """the events of an entry in sentences, with these names of the seats, in a language"""
    telling: Telling[P]
    parts: Parts[P, V]

    counts_points: bool = True
    """some games know only who won"""
    tie_break: Callable[[P, int], int] | None = None
    """what decides between seats with equal points"""

    keeps_from: Callable[[P, Sequence[Entry], int, int], bool] = never
    """whether a viewer may not even know that there is entry `number`, made since chance acted"""
    lay_out: Callable[[P], None] = nothing
    """write set-up data that is not a numeric option, such as a map, onto a new position"""
    bind: Callable[[Options], "Game[P, V]"] | None = None
    """the same game for these options; ValueError if they cannot be played"""
    objection: Callable[[Options], str | None] = no_objection
    """why these options are pointless although they can be played: one changes nothing"""
    header: tuple[tuple[str, str], ...] = ()
    """further lines in the header of a record, for these options"""
    header_keys: tuple[str, ...] = ()
    """all keys that such lines may have"""

    def __deepcopy__(self, memo: object) -> "Game[P, V]":
        """Nothing in it ever changes."""
        return self

    @property
    def play_out(self) -> Callable[[P, Random, Ints, int], int]:
        """Random play to the end, compiled for this game."""
        return filled(playing.play_out, self.rules)

    @property
    def play_games(self) -> Callable[[Records, Random, Ints, int, int], int]:
        """Many games of random play without leaving compiled code."""
        return filled(playing.play_games, self.rules)

    @property
    def list_choices(self) -> Callable[[Records, int, Ints, Ints], int]:
        return filled(playing.list_choices, self.rules)

    @property
    def advance(self) -> Callable[[Records, int, int], int]:
        return filled(playing.advance, self.rules)

    def recorder(self, position: P) -> Recorder[P]:
        """Makes entries on a copy of a position and says what happens."""
        return Recorder(self.events, self.advance, position)

    def events_of(self, position: P, entry: Entry) -> list[Event]:
        """What happens when an entry is made at a position, which stays as it is."""
        return self.recorder(position).enter(entry)

    def agreed(self, seats: int, options: Options) -> "Game[P, V]":
        """The game as it is played with these options; ValueError if it is not."""
        self.check_agreement(seats, options)
        return self if self.bind is None else self.bind(options)

    def set_up(self, position: P, seats: int, options: Options) -> None:
        """A new position before the first card."""
        self.lay_out(position)
        self.rules.setup(position, seats, self.option_values(options))

    def check_agreement(self, seats: int, options: Mapping[str, Value]) -> None:
        """ValueError, saying what is possible, unless the game can be played like this."""
        if seats not in self.seats:
            counts = ", ".join(str(count) for count in self.seats)
            raise ValueError(f"{self.title} is played with {counts} seats, not with {seats}")
        for name, value in options.items():
            option = self.option(name)
            if not option.allows(value):
                raise ValueError(f"option {name} is one of: {', '.join(option.texts())}")

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        names = ", ".join(option.name for option in self.options) or "none"
        raise ValueError(f"{self.title} has no option {name[:40]!r}; its options are: {names}")

    def option_values(self, chosen: Mapping[str, Value]) -> Ints:
        """The numbers that the rules get to see; a name is 0 to them."""
        values = [chosen.get(option.name, option.values[0]) for option in self.options]
        return np.array([0 if isinstance(value, str) else value for value in values], np.int16)

    def action_buffer(self) -> Ints:
        return np.zeros(self.most_actions, np.int16)

    def entry_points(self) -> list[Call]:
        """The rules that are called from outside, each with arguments as it will get them."""
        positions, actions, seat, action = self.position.many(1), self.action_buffer(), 0, 0
        return [
            (self.rules.setup, (positions[0], seat, self.option_values({}))),
            (self.rules.to_act, (positions[0],)),
            (self.list_choices, (positions, seat, actions, actions)),
            (self.advance, (positions, seat, action)),
            (self.rules.conceal, (positions[0], seat)),
            (self.rules.imagine, (positions[0], seeded(0))),
            (self.rules.points, (positions[0], seat)),
            (self.rules.ranks, (positions[0], actions)),
            (self.rules.payoff, (positions[0], np.zeros(max(self.seats)))),
        ]

    def report_points(self) -> list[Call]:
        """What else is called when events are asked for."""
        return [(self.advance, (with_notes(self.position).many(1), 0, 0))]
