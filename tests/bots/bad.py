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


class Breaks(NoChoice):
    def choose(self, table: Any, seat: int, actions: list[int]) -> int:
        return self.divided(len(actions))

    def divided(self, number: int) -> int:
        return number // 0


class Leaves(NoChoice):
    def choose(self, table: Any, seat: int, actions: list[int]) -> int:
        raise SystemExit(0)


class Babbles(NoChoice):
    def choose(self, table: Any, seat: int, actions: list[int]) -> Any:
        return [1.5] * 1000


class Unmade:
    def __init__(self, game: Any, random: Any) -> None:
        raise ZeroDivisionError("never ready")
