"""What a game provides. Every game fills in one `Game`; everybody else reads only this page."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from stellwerk.core.language import Language, Words
from stellwerk.core.parts import Parts
from stellwerk.kernel import playing
from stellwerk.kernel.actor import Entry
from stellwerk.kernel.random import Random, seeded
from stellwerk.kernel.record import Ints, Record
from stellwerk.kernel.rule import Call, F, fill_in, name_of, rule_named

Value = int | str
Options = dict[str, Value]


class Rules(NamedTuple):
    """The compiled part of a game: functions on its position, named alike in every game."""

    setup: Callable[[Any, int, Ints], None]
    """the position before the first card, for so many seats and these option values"""
    to_act: Callable[[Any], int]
    """who owes a decision: bits of seats, the bit of chance, or 0 when the game is over"""
    legal: Callable[[Any, int, Ints], int]
    """write every legal action of a seat, ascending; return how many"""
    chance: Callable[[Any, Ints, Ints], int]
    """write every possible outcome, ascending, and its weight; return how many"""
    sample: Callable[[Any, Random], int]
    """one outcome of chance, as likely as its weight says"""
    apply: Callable[[Any, int, int], None]
    """the only function that changes a position; trusts that the action is legal"""
    conceal: Callable[[Any, int], None]
    """erase what this seat, or a spectator, may not know"""
    imagine: Callable[[Any, Random], None]
    """fill a concealed position with a world that fits it"""
    points: Callable[[Any, int], int]
    """points of a seat as they stand"""
    ranks: Callable[[Any, Ints], None]
    """write each seat's rank: 1 plus the number of seats that stand better, tie-breaks included"""
    payoff: Callable[[Any, npt.NDArray[np.float64]], None]
    """write what the finished game is worth to each seat"""

    def __reduce__(self) -> Any:
        return rules_named, tuple(name_of(rule) for rule in self)


def rules_named(*names: tuple[str, str]) -> Rules:
    return Rules(*(rule_named(*name) for name in names))


@dataclass(frozen=True)
class Option:
    """Something players may agree on before the game."""

    name: str
    values: tuple[Value, ...]
    """the possible values, the default first"""
    about: Words = field(hash=False)
    switch: bool = False
    """on or off, and written `yes` or left out"""
    from_file: bool = False
    """the path of a file is a value too, and is written as the stem of its name"""
    always_written: bool = False
    """stands in every record, also if it has its default value"""

    def texts(self) -> list[str]:
        """The values as people write them, the default first."""
        return ["no", "yes"] if self.switch else [str(value) for value in self.values]

    def is_file(self, value: Value | str) -> bool:
        return self.from_file and isinstance(value, str) and value not in self.values

    def read(self, text: str) -> Value:
        if text in self.texts():
            return self.values[self.texts().index(text)]
        if self.from_file and text.endswith(".toml"):
            return text
        or_file = ", or the path of a .toml file" if self.from_file else ""
        raise ValueError(
            f"option {self.name} is one of: {', '.join(self.texts())}{or_file}; not {text[:40]!r}"
        )

    def write(self, value: Value) -> str:
        if self.is_file(value):
            return Path(str(value)).stem
        return self.texts()[self.values.index(value)]


class Telling(NamedTuple):
    """How the story of a game is told after its end."""

    standing: Callable[[Any, int], int]
    """how well a seat stands: its points, or what comes nearest to them"""
    ends_turn: Callable[[Any, Any], bool]
    """whether a turn or a round ended between two positions"""
    scored: Callable[[Any, Any], str]
    """the word for what was scored between two positions; nothing if nothing was"""


def nothing(position: Any) -> None:
    """Most games begin with an empty position."""


def never(position: Any, log: Sequence[Entry], number: int, viewer: int) -> bool:
    """In most games everybody sees that somebody did something."""
    return False


def no_objection(options: Options) -> str | None:
    """In most games every option changes something."""
    return None


def filled(template: F, rules: Rules) -> F:
    """A template with the rules of a game, once for all positions of that game."""
    rule: F = _filled(template, rules)
    return rule


@cache
def _filled(template: Any, rules: Rules) -> Any:
    if template is playing.play_games:
        return fill_in(template, play_out=_filled(playing.play_out, rules))
    return fill_in(template, **rules._asdict())


@dataclass(frozen=True)
class Game:
    """A game: its rules, its notation, and how it is shown."""

    name: str
    title: str
    rules_version: int
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    position: type[Record]
    rules: Rules
    most_actions: int
    """no position has more legal actions or outcomes than this"""

    format_action: Callable[[int], str]
    parse_action: Callable[[str], int]
    """the action of a code; ValueError if there is none"""
    codes: Sequence[tuple[str, Words]] = field(hash=False)
    """the forms of the codes that seats use, each with its meaning"""
    hides: Callable[[Any, Sequence[Entry], int, int], bool]
    """whether entry `number` of the log is hidden from a viewer while the game stands like this"""
    format_hidden: Callable[[int], str]
    """the code of a hidden entry, with ? in the place of what may not be known"""
    view: Callable[[Any, int], Any]
    """a typed struct of a concealed position, for a browser or a terminal to draw"""
    view_type: type[Any]
    """of that struct"""
    score_sheet: Callable[[Any], Any]
    """itemised like the printed pad"""
    ending: Callable[[Any], str]
    """how the game ended, in the word that records use"""
    sentence: Callable[[Any, Any, int, str, Sequence[str], Language], str]
    """what an entry did: positions before and after, who, its code as seen, names of the seats"""
    telling: Telling
    parts: Parts

    counts_points: bool = True
    """some games know only who won"""
    tie_break: Callable[[Any, int], int] | None = None
    """what decides between seats with equal points"""

    keeps_from: Callable[[Any, Sequence[Entry], int, int], bool] = never
    """whether a viewer may not even know that there is entry `number`, made since chance acted"""
    lay_out: Callable[[Any], None] = nothing
    """put onto a new position what is no number of an option, such as a map"""
    bind: Callable[["Game", Options], "Game"] | None = None
    """the same game with its notation for these options; ValueError if they cannot be played"""
    objection: Callable[[Options], str | None] = no_objection
    """why nobody would agree on these options although they can be played: one changes nothing"""
    header: tuple[tuple[str, str], ...] = ()
    """further lines in the header of a record"""

    def __deepcopy__(self, memo: Any) -> "Game":
        """Nothing in it ever changes."""
        return self

    @property
    def play_out(self) -> Callable[[Any, Random, Ints, int], int]:
        """Random play to the end, compiled for this game."""
        return filled(playing.play_out, self.rules)

    @property
    def play_games(self) -> Callable[[Any, Random, Ints, int, int], int]:
        """Many games of random play without leaving compiled code."""
        return filled(playing.play_games, self.rules)

    @property
    def list_choices(self) -> Callable[[Any, int, Ints, Ints], int]:
        return filled(playing.list_choices, self.rules)

    @property
    def advance(self) -> Callable[[Any, int, int], int]:
        return filled(playing.advance, self.rules)

    def agreed(self, seats: int, options: Options) -> "Game":
        """The game as it is played with these options; ValueError if it is not."""
        self.check_agreement(seats, options)
        return self if self.bind is None else self.bind(self, options)

    def set_up(self, position: Any, seats: int, options: Options) -> None:
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
            if value not in option.values and not option.is_file(value):
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
