"""What the dispatcher would do."""

from collections.abc import Iterator

from stellwerk.bots import iterations_of
from stellwerk.bots.advice import Payoff, advise
from stellwerk.bots.searching import PATIENCE
from stellwerk.cli.compile import make_ready
from stellwerk.core.messages import say
from stellwerk.kernel.random import seeded
from stellwerk.match import Match

LIKE = "dispatcher"
SHOWN = 3


def hint_lines(match: Match, seat: int, language: str) -> Iterator[str]:
    """The best moves, with what they promise, by what this seat may know."""
    make_ready(match.game, LIKE)
    now, budget = len(match.log), iterations_of(LIKE, match.game)
    advice = advise(match, now, seat, seeded(now), budget, PATIENCE, language=language)
    unit = "win" if advice.payoff == Payoff.WIN else "points"
    for move in advice.moves[:SHOWN]:
        if move.expected is not None:
            value = f"{move.expected:.0%}" if unit == "win" else f"{move.expected:.1f}"
            yield say(language, f"cli:hint-{unit}", code=move.code, value=value)
