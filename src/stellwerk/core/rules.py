"""The compiled part of a game, and random play that is compiled with it."""

from collections.abc import Callable
from functools import cache
from typing import Any, Generic, NamedTuple, cast

from typing_extensions import TypeVar

from stellwerk.kernel import playing
from stellwerk.kernel.random import Random
from stellwerk.kernel.record import Ints, Reals, Record
from stellwerk.kernel.rule import F, fill_in, name_of, rule_named

P = TypeVar("P", bound=Record, default=Any)
"""the position of a game; of whichever game, where none is named"""
V = TypeVar("V", default=Any)
"""what a seat sees of it"""


class Rules(NamedTuple, Generic[P]):
    """The compiled part of a game: functions on its position, named alike in every game.

    Bots and learners tell positions apart by a digest of their memory from the field `step` on. So
    every position has that field, and what lies before it never changes during a game: the number
    of seats, options, a map.
    """

    setup: Callable[[P, int, Ints], None]
    """the position before the first card, for this number of seats and these option values"""
    to_act: Callable[[P], int]
    """who owes a decision: bits of seats, the bit of chance, or 0 when the game is over"""
    legal: Callable[[P, int, Ints], int]
    """write every legal action of a seat, ascending; return how many"""
    chance: Callable[[P, Ints, Ints], int]
    """write every possible outcome, ascending, and its weight; return how many"""
    sample: Callable[[P, Random], int]
    """one outcome of chance, as likely as its weight says"""
    apply: Callable[[P, int, int], None]
    """changes a position by an entry, as nothing else does; trusts that the action is legal"""
    conceal: Callable[[P, int], None]
    """erase what this seat, or a spectator, may not know"""
    imagine: Callable[[P, Random], None]
    """fill a concealed position with a world that fits it"""
    points: Callable[[P, int], int]
    """points of a seat as they stand"""
    ranks: Callable[[P, Ints], None]
    """write each seat's rank: 1 plus the number of seats that stand better, tie-breaks included"""
    payoff: Callable[[P, Reals], None]
    """write what the finished game is worth to each seat"""

    def __reduce__(self) -> tuple[Callable[..., "Rules"], tuple[tuple[str, str], ...]]:
        return rules_named, tuple(name_of(rule) for rule in self)


def rules_named(*names: tuple[str, str]) -> Rules:
    """The rules that were stored by their places."""
    return Rules(*(rule_named(*name) for name in names))


def filled(template: F, rules: Rules) -> F:
    """A template with the rules of a game, once for all positions of that game."""
    return cast("F", _filled(template, rules))


Template = Callable[..., object]


@cache
def _filled(template: Template, rules: Rules) -> Template:
    if template is playing.play_games:
        return fill_in(template, play_out=_filled(playing.play_out, rules))
    return fill_in(template, **rules._asdict())
