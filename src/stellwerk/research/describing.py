"""The tables of docs/research.md, made from the code."""

import re
from collections.abc import Iterator

from stellwerk.core.encoding.fields import Encoding
from stellwerk.core.game import Game, Options
from stellwerk.games import OURS, game_named
from stellwerk.research.encodings import encoding_of

SECTION = r"(<!-- {0} -->\n).*?(<!-- end of {0} -->)"


def described(game: Game, seats: int, options: Options) -> str:
    """Every index of an observation and every action number of a game."""
    encoding = encoding_of(game, seats, options)
    return "\n".join([*observation(encoding), "", *actions(game, seats, options, encoding)]) + "\n"


def observation(encoding: Encoding) -> Iterator[str]:
    yield f"Observation, version {encoding.version}: {encoding.size} numbers."
    yield ""
    yield "| index | field | values | what it says |"
    yield "|---|---|---|---|"
    for field, place in zip(encoding.fields, encoding.places().values(), strict=True):
        where = span(place.start, place.stop)
        yield f"| {where} | `{field.name}` | {field.low} to {field.high} | {field.about} |"


def actions(game: Game, seats: int, options: Options, encoding: Encoding) -> Iterator[str]:
    yield f"Actions: {encoding.actions} numbers; the codes are those of [notation.md](notation.md)."
    yield ""
    yield "| number | first and last | what it does |"
    yield "|---|---|---|"
    begin, code = 0, game.agreed(seats, options).format_action
    for block in encoding.blocks:
        ends = dict.fromkeys([code(block.actions[0]), code(block.actions[-1])])
        shown = " … ".join(f"`{end}`" for end in ends)
        yield f"| {span(begin, begin + len(block.actions))} | {shown} | {block.about} |"
        begin += len(block.actions)


def span(begin: int, end: int) -> str:
    return str(begin) if end == begin + 1 else f"{begin}–{end - 1}"


def renewed(page: str) -> str:
    """A page with the tables of all games as they are now, between their marks."""
    for name in OURS:
        game = game_named(name)
        table = described(game, min(seats for seats in game.seats if seats > 1), {})
        page = re.sub(SECTION.format(name), rf"\1\n{table}\n\2", page, flags=re.DOTALL)
    return page
