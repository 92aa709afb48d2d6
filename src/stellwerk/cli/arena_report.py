"""What the arena found out, in words and a table."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from stellwerk.arena.deals import STOPPED
from stellwerk.arena.figures import BotFigures, PairFigures
from stellwerk.arena.report import Arena, Ended, Report
from stellwerk.arena.sprt import Verdict
from stellwerk.arena.statistics import Estimate
from stellwerk.cli.arguments import written
from stellwerk.cli.screen import is_quiet, show_table
from stellwerk.games import game_named

WIDE = 110  # a table that is broken into short lines cannot be read
UNKNOWN = "not known"
ENDS = {
    Ended.COMPLETE: "",
    Ended.DECIDED: ", then the test had decided",
    Ended.INTERRUPTED: ", then it was interrupted",
    Ended.FAILED: ", then it broke off",
}


def standing(arena: Arena) -> str:
    """The running score."""
    means = arena.payoff / max(1, len(arena.deals))
    names = labels(arena.contest.bots)
    return escape("  ".join(f"{name} {mean:.3g}" for name, mean in zip(names, means, strict=True)))


def show(report: Report, console: Console) -> None:
    if not is_quiet():
        console.print(headline(report), markup=False, highlight=False, soft_wrap=True)
    if report.deals:
        console.width = max(console.width, WIDE)
        show_table(_table(report), console)
        for line in _lines(report):
            console.print(line, markup=False, highlight=False, soft_wrap=True)


def headline(report: Report) -> str:
    contest, figures = report.contest, report.figures
    seats = "1 seat" if contest.seats == 1 else f"{contest.seats} seats"
    game = game_named(contest.game)
    options = "".join(f", {name}={text}" for name, text in written(game, contest.options).items())
    deals = "1 deal" if len(report.deals) == 1 else f"{len(report.deals)} deals"
    played = f"{figures.games} games in {deals}{ENDS[report.ended]}"
    return f"{game.title}, {seats}{options}, seed {contest.seed}: {played}"


def labels(bots: Sequence[str]) -> list[str]:
    """Their names; a bot that is there again gets a number."""
    return [
        name if name not in bots[:place] else f"{name} ({bots[: place + 1].count(name)})"
        for place, name in enumerate(bots)
    ]


def interval(estimate: Estimate, form: str) -> str:
    """A figure with its interval, or with what is known of it."""
    value, low, high = (
        None if bound is None else figure(bound, form)
        for bound in (estimate.value, estimate.low, estimate.high)
    )
    if estimate.low is not None and estimate.high is not None:
        half = (estimate.high - estimate.low) / 2
        if estimate.value is not None and abs(estimate.high - half - estimate.value) < 1e-9:
            return f"{value} ± {figure(half, form.lstrip('+'))}"
        bounds = f"{low} … {high}"
    elif low is not None:
        bounds = f"more than {low}"
    elif high is not None:
        bounds = f"less than {high}"
    else:
        return value or UNKNOWN
    return bounds if value is None else f"{value} ({bounds})"


def figure(value: float, form: str) -> str:
    """A formatted number with a real minus sign."""
    return format(value, form).replace("-", "−")


def _table(report: Report) -> Table:
    ladder, alone = len(report.contest.bots) > 2, report.contest.seats == 1
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("Bot")
    table.add_column("Games", justify="right")
    for heading in (*([] if alone else ["Payoff"]), "Wins ÷ fair share", "Points"):
        table.add_column(heading)
    if ladder:
        table.add_column("Elo")
    for name, bot in _by_strength(report):
        table.add_row(escape(name), str(bot.games), *_cells(bot, alone, ladder))
    return table


def _cells(bot: BotFigures, alone: bool, ladder: bool) -> Iterator[str]:
    if not alone:
        yield interval(bot.payoff, ".3f")
    yield interval(bot.wins, ".2f")
    yield interval(bot.points, ".1f")
    if ladder:
        yield interval(bot.elo, "+.0f")


def _by_strength(report: Report) -> list[tuple[str, BotFigures]]:
    named = list(zip(labels(report.contest.bots), report.figures.bots, strict=True))
    return sorted(named, key=lambda row: -(row[1].elo.value or 0)) if len(named) > 2 else named


def _lines(report: Report) -> Iterator[str]:
    """The pairs that matter: of several bots, each and the next weaker one."""
    names = labels(report.contest.bots)
    order = [names.index(name) for name, _ in _by_strength(report)]
    pairs = {(pair.first, pair.second): pair for pair in report.figures.pairs}
    for first, second in pairwise(order):
        pair = pairs[first, second] if first < second else pairs[second, first].turned()
        yield _comparison(pair, names, alone=report.contest.seats == 1)
    if len(report.deals) == 1:
        yield "one deal says nothing of how sure these figures are"
    if report.figures.stopped:
        yield f"{STOPPED}: {report.figures.stopped} games, shared by all"
    if report.sprt is not None:
        yield _verdict(report.sprt)


def _comparison(pair: PairFigures, names: Sequence[str], *, alone: bool) -> str:
    payoff = "" if alone else f"payoff {interval(pair.payoff, '+.3f')}, "
    return (
        f"{names[pair.first]} − {names[pair.second]}: {payoff}"
        f"points {interval(pair.points, '+.1f')}, Elo {interval(pair.elo, '+.0f')}"
    )


def _verdict(test: Verdict) -> str:
    where = f"log-likelihood ratio {figure(test.ratio, '+.2f')}, bounds ±{test.bound:.2f}"
    elo0, elo1 = figure(test.elo0, "+g"), figure(test.elo1, "+g")
    if test.accepted is None:
        return f"SPRT: undecided between Elo {elo0} and {elo1}; {where}"
    accepted, other = (elo1, elo0) if test.accepted == test.elo1 else (elo0, elo1)
    return f"SPRT: accepted Elo {accepted} and rejected {other}; {where}"
