"""Was das Spiel mitbringt · What the game provides beside its rules, imported when it is needed."""

from random import Random
from typing import Any

from rich.console import RenderableType

from stellwerk.core.encoding.fields import Encoding
from stellwerk.core.game import Options
from stellwerk.core.parts import Knowledge, Parts
from stellwerk.kernel.actor import Entry


def knowledge() -> Knowledge:
    from stellwerk.games.game_of_trains import knowledge

    return knowledge


def encoding(seats: int, options: Options) -> Encoding:
    from stellwerk.games.game_of_trains.encoding import encoding

    return encoding(seats, options)


def resample(match: Any, hidden: set[int], random: Random) -> list[Entry]:
    from stellwerk.games.game_of_trains.resampling import resample

    return resample(match, hidden, random)


def draw_text(view: Any, language: str) -> RenderableType:
    from stellwerk.games.game_of_trains.text import draw_text

    return draw_text(view, language)


def draw_picture(view: Any) -> str:
    from stellwerk.games.game_of_trains.drawing import draw_picture

    return draw_picture(view)


PARTS = Parts(knowledge, encoding, resample, draw_text, draw_picture)
