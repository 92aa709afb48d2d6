"""Was das Spiel mitbringt · What the game provides beside its rules, imported when it is needed."""

from collections import Counter
from random import Random

from rich.console import RenderableType

from stellwerk.core.encoding.fields import Encoding
from stellwerk.core.options import Options
from stellwerk.core.parts import Knowledge, Parts, Played
from stellwerk.core.seen import MatchView
from stellwerk.games.game_of_trains.rules.position import Position
from stellwerk.games.game_of_trains.view import View
from stellwerk.kernel.actor import Entry


def knowledge() -> Knowledge[Position]:
    from stellwerk.games.game_of_trains import knowledge

    return knowledge


def encoding(seats: int, options: Options) -> Encoding:
    from stellwerk.games.game_of_trains.encoding import encoding

    return encoding(seats, options)


def resample(match: Played, hidden: set[int], random: Random) -> list[Entry]:
    from stellwerk.games.game_of_trains.resampling import resample

    return resample(match, hidden, random)


def draw_text(match: MatchView, language: str) -> RenderableType:
    from stellwerk.games.game_of_trains.text import draw_text

    return draw_text(match, language)


def draw_picture(view: View) -> str:
    from stellwerk.games.game_of_trains.drawing import draw_picture

    return draw_picture(view)


def census(position: Position) -> Counter[str]:
    from stellwerk.games.game_of_trains.census import census

    return census(position)


PARTS = Parts(knowledge, encoding, resample, draw_text, draw_picture, census)
