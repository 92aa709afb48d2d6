"""Advice in words and a table, in the language of the reader."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from stellwerk.bots.advice import Advice, Move, Payoff
from stellwerk.cli.screen import is_quiet, show_table
from stellwerk.core.messages import decimal, say
from stellwerk.match import Match

SHOWN = 8


def show(advice: Advice, match: Match, console: Console, most: int, language: str) -> None:
    if not is_quiet():
        console.print(headline(advice, match, language), highlight=False, soft_wrap=True)
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("", "move", "expected", "looked-at", ""):
        table.add_column(say(language, f"cli:advice-{column}") if column else "")
    for place, move in enumerate(advice.moves):
        if place < most or move == advice.played:
            table.add_row(*row(advice, move, language))
    show_table(table, console)
    if len(advice.moves) > most and not is_quiet():
        said = say(language, "cli:advice-more", count=len(advice.moves))
        console.print(said, highlight=False, soft_wrap=True)


def headline(advice: Advice, match: Match, language: str) -> str:
    seat = say(language, "cli:seat", number=advice.seat)
    who = f"{match.names[advice.seat - 1]} ({seat})" if match.named else seat
    iterations = f"{advice.iterations:,}"
    count = iterations if language == "en" else iterations.replace(",", ".")
    effort = say(language, f"cli:advice-{'exactly' if advice.exact else 'iterations'}", count=count)
    payoff = say(language, f"cli:advice-{'win' if advice.payoff == Payoff.WIN else 'points'}")
    return say(
        language,
        "cli:advice-head",
        title=match.game.title,
        entries=advice.entries,
        who=who,
        payoff=payoff,
        effort=effort,
    )


def row(advice: Advice, move: Move, language: str) -> list[Text]:
    mark = "▶" if move == advice.played else ""
    looked = share(advice, move, language)
    cells = (mark, move.code, expected(advice.payoff, move, language), looked)
    return [*map(Text, cells), Text(said(advice, move, language))]


def share(advice: Advice, move: Move, language: str) -> str:
    if advice.exact:
        return say(language, "cli:advice-to-the-end")
    if not move.visits:
        return say(language, "cli:advice-never")
    return decimal(language, f"{move.visits / max(1, advice.iterations):.1%}")


def said(advice: Advice, move: Move, language: str) -> str:
    if move != advice.played:
        return move.sentence
    if not advice.gave_up:
        return f"{move.sentence} {say(language, 'cli:advice-played')}"
    lost = decimal(language, amount(advice.payoff, advice.gave_up))
    return f"{move.sentence} {say(language, 'cli:advice-gave-up', lost=lost)}"


def expected(payoff: Payoff, move: Move, language: str) -> str:
    if move.expected is None or move.low is None or move.high is None:
        return say(language, "cli:advice-unknown")
    mean = decimal(language, amount(payoff, move.expected))
    if move.visits == 0:
        return say(language, "cli:advice-exact", value=mean)
    low, high = (decimal(language, amount(payoff, bound)) for bound in (move.low, move.high))
    return f"{mean} ({low} … {high})"


def amount(payoff: Payoff, value: float) -> str:
    return f"{value:.3f}" if payoff == Payoff.WIN else f"{value:.1f}"
