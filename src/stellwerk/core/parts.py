"""What a game provides beside its rules, for bots, learners, terminals and laws."""

from collections import Counter
from collections.abc import Callable, Iterable
from importlib import import_module
from random import Random as DealRandom
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol

from rich.console import RenderableType
from typing_extensions import TypeVar

from stellwerk.core.documents import Documents
from stellwerk.core.encoding.fields import Encoding
from stellwerk.core.events import Event
from stellwerk.core.options import Options
from stellwerk.core.rules import P, V
from stellwerk.core.seen import MatchView
from stellwerk.kernel.actor import Entry
from stellwerk.kernel.random import Random
from stellwerk.kernel.record import Ints, Reals, Record

if TYPE_CHECKING:
    from stellwerk.core.game import Game

Judged = TypeVar("Judged", bound=Record, contravariant=True)


class Manner(NamedTuple):
    """How a search goes about a game."""

    exploration: float
    """how much hope counts beside experience, in standard deviations of what came back"""
    temperature: float
    """how much two actions must differ in worth for their priors to differ by a factor of e"""
    lookahead: int
    """most entries by the quick policy after the tree, before the position is judged"""


class Knowledge(Protocol[Judged]):
    """What bots know of a game: a module with these names.

    `worth`, `quick` and `evaluate` are compiled into the search. They are called with concealed or
    imagined positions and must not change them.
    """

    __name__: str
    MANNER: Manner
    """how to search"""
    UNIT: int
    """iterations in a unit of budget, 64 of which take less than a second on one core"""
    ABSURD: float
    """how much less worth than the best a move may be before even a beginner would not make it"""

    @property
    def worth(self) -> Callable[[Judged, int, int], float]:
        """judges one decision ahead"""

    @property
    def quick(self) -> Callable[[Judged, int, Ints, int, Random], int]:
        """chooses one of the first `count` actions, fast and not too badly; it may use the array as
        its own scratch paper, so the caller must not read the actions afterwards"""

    @property
    def evaluate(self) -> Callable[[Judged, Reals], None]:
        """writes what a position promises to each seat: a share of the win, or points alone"""

    @property
    def is_near_the_end(self) -> Callable[[Judged, int], bool]:
        """whether the rest may be solved exactly"""


class Played(Protocol):
    """What resampling asks a match."""

    @property
    def game(self) -> "Game": ...
    @property
    def seats(self) -> int: ...
    @property
    def options(self) -> Options: ...
    @property
    def log(self) -> list[Entry]: ...
    def position_at(self, number: int) -> Record: ...


class Parts(NamedTuple, Generic[P, V]):
    """Filled in by keyword."""

    knowledge: Knowledge[P]
    """what bots know"""
    encoding: Callable[[int, Options], Encoding]
    """what learners see, for this number of seats and these options"""
    resample: Callable[[Played, set[int], DealRandom], list[Entry]]
    """another log that looks the same, by the match, the hidden entries and a generator"""
    draw_text: Callable[[MatchView, str], RenderableType]
    """a view drawn with characters"""
    draw_picture: Callable[[V], str]
    """a view drawn as a picture in SVG"""
    census: Callable[[P], Counter[str]]
    """how many cards of each kind there are, over every place of a position: never more or less"""
    tally: Callable[[P, Iterable[Event]], object]
    """the score sheet of a whole game, from its first position and its events alone"""
    documents: Documents | None = None
    """what a browser may fetch by name to draw the game, such as maps"""

    def __reduce__(self) -> tuple[Callable[..., "Parts"], tuple[object, ...]]:
        """A module is stored by its name."""
        return parts_with, (self.knowledge.__name__, *self[1:])


def parts_with(knowledge: str, *others: object) -> Parts:
    return Parts._make((import_module(knowledge), *others))
