"""Bots that cannot play, to see what is said about them."""

from typing import Any


class NoArguments:
    def choose(self, table: Any, seat: int, actions: list[int]) -> int:
        return actions[0]


class NoChoice:
    def __init__(self, game: Any, random: Any) -> None:
        pass


class Cheat(NoChoice):
    def choose(self, table: Any, seat: int, actions: list[int]) -> int:
        actions.append(-77)
        return -77
