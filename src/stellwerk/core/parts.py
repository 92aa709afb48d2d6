"""What a game provides beside its rules. Each part is imported when somebody asks for it."""

from collections.abc import Callable
from random import Random as DealRandom
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt
from rich.console import RenderableType

from stellwerk.core.encoding.fields import Encoding
from stellwerk.kernel.actor import Entry
from stellwerk.kernel.random import Random
from stellwerk.kernel.record import Ints


class Manner(NamedTuple):
    """How a search goes about a game."""

    exploration: float
    """how much hope counts beside experience, in standard deviations of what came back"""
    temperature: float
    """how much two actions must differ in worth for their priors to differ by a factor of e"""
    lookahead: int
    """most entries by the quick policy after the tree, before the position is judged"""


class Knowledge(Protocol):
    """What bots know of a game: a module with these names."""

    MANNER: Manner
    """how to search"""
    UNIT: int
    """iterations in a unit of budget, 64 of which take less than a second on one core"""
    ABSURD: float
    """how much less worth than the best a move may be before even a beginner would not make it"""

    @property
    def worth(self) -> Callable[[Any, int, int], float]:
        """judges one decision ahead"""

    @property
    def quick(self) -> Callable[[Any, int, Ints, int, Random], int]:
        """chooses fast and not too badly; may overwrite the actions it is given"""

    @property
    def evaluate(self) -> Callable[[Any, npt.NDArray[np.float64]], None]:
        """writes what a position promises to each seat"""

    @property
    def is_near_the_end(self) -> Callable[[Any, int], bool]:
        """whether the rest may be solved exactly"""


class Parts(NamedTuple):
    knowledge: Callable[[], Knowledge]
    """what bots know"""
    encoding: Callable[[int, Any], Encoding]
    """what learners see, for so many seats and these options"""
    resample: Callable[[Any, set[int], DealRandom], list[Entry]]
    """another log that looks the same, by the match, the hidden entries and a generator"""
    draw_text: Callable[[Any, str], RenderableType]
    """a view drawn with characters"""
    draw_picture: Callable[[Any], str]
    """a view drawn as a picture in SVG"""
