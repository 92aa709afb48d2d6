"""Counting every path of a game from a position, by length."""

from collections import Counter
from typing import Any

from stellwerk.core.game import Game


def counted(game: Game, title: str, table: Any, most: int) -> str:
    """As text: how many paths there are of each length, and how the finished ones ended."""
    tables = game.position.many(1)
    tables[0] = table
    paths: Counter[int] = Counter()
    ends: Counter[str] = Counter()
    count(game, tables, 0, most, paths, ends)
    lines = [f"{depth} {paths[depth]}" for depth in sorted(paths)]
    return "\n".join([title, *lines, *(f"{end} {ends[end]}" for end in sorted(ends)), "", ""])


def count(
    game: Game, tables: Any, depth: int, most: int, paths: Counter[int], ends: Counter[str]
) -> None:
    paths[depth] += 1
    acting = int(game.rules.to_act(tables[0]))
    if acting == 0:
        ends[game.ending(tables[0])] += 1
    elif depth < most:
        actor = acting.bit_length() - 1
        out, weights = game.action_buffer(), game.action_buffer()
        for action in out[: game.list_choices(tables, actor, out, weights)].tolist():
            after = tables.copy()
            game.advance(after, actor, action)
            count(game, after, depth + 1, most, paths, ends)
