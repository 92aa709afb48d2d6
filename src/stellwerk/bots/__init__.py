"""Bots: computer players. They see a concealed position and nothing else."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from stellwerk.bots.failures import NoBot, broke_down, chose_wrongly, whole
from stellwerk.bots.levels import LEVELS

if TYPE_CHECKING:  # names alone are wanted at once; what a bot needs is loaded with it
    from stellwerk.core.game import Game
    from stellwerk.kernel.random import Random
    from stellwerk.kernel.record import Record
    from stellwerk.kernel.rule import Call
    from stellwerk.match import Match

YARDSTICKS = ("random", "greedy")
NAMES = (*YARDSTICKS, *(level.name for level in LEVELS))
BUDGETS = {level.name: level.budget for level in LEVELS if level.budget}
SEARCH = "search:"
MOST_ITERATIONS = 1_000_000
MOST_ENTRIES = 10_000  # of a game between bots: random play can take very long


class Bot(Protocol):
    def choose(self, position: Record, seat: int, actions: list[int]) -> int:
        """One of the legal actions, by what the seat may know."""
        ...


def bot_named(name: str, game: Game, random: Random, seconds: float | None = None) -> Bot:
    """A level, a yardstick, `search:ITERATIONS`, or a class of your own as `module:Class`.

    A bot that searches stops at the limit of `seconds`; without one it is deterministic.
    """
    from stellwerk.bots.apprentice import ApprenticeBot
    from stellwerk.bots.greedy import GreedyBot
    from stellwerk.bots.random import RandomBot
    from stellwerk.bots.searching import SearchBot

    if name == "random":
        return RandomBot(random)
    if name == "greedy":
        return GreedyBot(game)
    if name == "apprentice":
        return ApprenticeBot(game, random)
    if searches(name):
        return SearchBot(game, random, iterations_of(name, game), seconds)
    if ":" in name:
        return own_bot(name, game, random)
    raise NoBot(
        f"there is no bot {name[:40]!r}; the bots are: {', '.join(NAMES)}, "
        "search:ITERATIONS, or module:Class for one of your own"
    )


def searches(name: str) -> bool:
    return name in BUDGETS or name.startswith(SEARCH)


def iterations_of(name: str, game: Game) -> int:
    if name in BUDGETS:
        return BUDGETS[name] * game.parts.knowledge.UNIT
    text = name.removeprefix(SEARCH)
    if text.isdecimal() and len(text) < 9 and 1 <= int(text) <= MOST_ITERATIONS:
        return int(text)
    raise NoBot(f"{name[:40]!r}: a search has 1 to {MOST_ITERATIONS:,} iterations")


def own_bot(name: str, game: Game, random: Random) -> Bot:
    """A class of the user, made with the game and a generator of random numbers.

    Its module may lie in the current folder, and hides no other of its name.
    """
    module, _, class_name = name.partition(":")
    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    try:
        bot: Bot = getattr(import_module(module), class_name)(game, random)
        if not callable(bot.choose):
            raise TypeError("its choose cannot be called")
    except (Exception, SystemExit) as error:
        reason = f"{type(error).__name__}: {error}"
        raise NoBot(
            f"cannot make a bot of {name[:80]!r}: {reason}; it is written module:Class, the module "
            "can be imported, the class is called with the game and a generator, and it has a "
            "method choose(table, seat, actions)"
        ) from error
    return bot


def entry_points(game: Game, names: tuple[str, ...] = YARDSTICKS) -> list[Call]:
    """The compiled rules of these bots, to be made ready with those of the game."""
    from stellwerk.bots import thinking
    from stellwerk.bots.greedy import best_by_knowledge_of

    actions = game.action_buffer()
    judging: Call = (best_by_knowledge_of(game), (game.position.new(), 0, actions))
    return [judging, *(thinking.entry_points(game) if any(map(searches, names)) else [])]


def let_play(bot: Bot, match: Match, seat: int) -> None:
    """Ask a bot for the move that its seat owes; BotFailed if it gives none."""
    actions = match.actions(seat)
    try:
        chosen = bot.choose(match.seen_by(seat), seat, list(actions))
    except (Exception, SystemExit) as error:
        raise broke_down(bot, seat, len(match.log), error) from error
    action = whole(chosen)
    if action is None or action not in actions:
        raise chose_wrongly(bot, seat, len(match.log), chosen, actions)
    match.submit(seat, match.game.format_action(action))


def tell_agreement(bot: Bot, match: Match) -> None:
    """A bot of one's own that has a method `begin` hears what is played before its first move."""
    begin = getattr(bot, "begin", None)
    if begin is not None:
        begin(match.game, match.seats, match.options.copy())


def play_on(match: Match, bots: list[Bot], deal: Callable[[Match], None], most: int) -> None:
    """Bots at every seat, and a dealer: to the end, or until the log has `most` entries."""
    for bot in bots:
        tell_agreement(bot, match)
    while True:
        deal(match)
        if match.is_over() or len(match.log) >= most:
            return
        seat = match.waiting_for[0]
        let_play(bots[seat], match, seat)
