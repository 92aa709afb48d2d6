"""Bots: who sits at a table without being a person, and sees a concealed table and nothing else."""

from collections.abc import Callable
from typing import Any, Protocol

from stellwerk.bots.random import RandomBot
from stellwerk.bots.greedy import GreedyBot, best_by_knowledge_of
from stellwerk.bots.searching import SearchBot
from stellwerk.kernel.game import Game
from stellwerk.kernel.random import Random
from stellwerk.kernel.rule import Call
from stellwerk.match import Match

NAMES = ("random", "greedy")


class Bot(Protocol):
    def choose(self, table: Any, seat: int, actions: list[int]) -> int:
        """One of the legal actions, by what the seat may know."""
        ...


def bot_named(name: str, game: Game, random: Random) -> Bot:
    if name == "random":
        return RandomBot(random)
    if name == "greedy":
        return GreedyBot(game)
    if name.startswith("search:"):
        return SearchBot(game, random, int(name.removeprefix("search:")))
    raise LookupError(f"there is no bot {name[:40]!r}; the bots are: {', '.join(NAMES)}")


def entry_points(game: Game) -> list[Call]:
    """The compiled rules of the bots, to be made ready with those of the game."""
    actions = game.action_buffer()
    return [(best_by_knowledge_of(game.name), (game.table.new(), 0, actions))]


def let_play(bot: Bot, match: Match, seat: int) -> None:
    """Ask a bot for the move that its seat owes."""
    action = bot.choose(match.seen_by(seat), seat, match.actions(seat))
    match.submit(seat, match.game.format_action(action))


def play_on(match: Match, bots: list[Bot], deal: Callable[[Match], None], most: int) -> None:
    """Bots at every seat, and a dealer: to the end, or until the log has `most` entries."""
    while True:
        deal(match)
        if match.is_over() or len(match.log) >= most:
            return
        seat = match.waiting_for[0]
        let_play(bots[seat], match, seat)
