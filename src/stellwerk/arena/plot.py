"""The ladder as a picture: bots with their intervals, or strength over what a bot may spend."""

import math
import re
from xml.etree.ElementTree import Element

from stellwerk.arena.figures import BotFigures
from stellwerk.arena.report import Report
from stellwerk.arena.statistics import Estimate
from stellwerk.arena.svg import add, as_text, dot, line, round_marks, sheet, write
from stellwerk.games import game_named

WIDE, TALL = 720, 460
TOP, BOTTOM, LEFT, RIGHT = 84, 40, 70, 40
ROW = 38
LETTER = 8.2  # roughly as wide as a letter


def draw(report: Report) -> str:
    """Over their numbers if all bots are called NAME:NUMBER, else one below the other."""
    budgets = budgets_of(report.contest.bots)
    return as_text(_ladder(report) if budgets is None else _growth(report, budgets))


def budgets_of(names: list[str]) -> list[int] | None:
    """What each bot may spend, if the bots differ in nothing else."""
    parts = [re.fullmatch(r"(.+):([1-9]\d{0,17})", name) for name in names]
    found = [part for part in parts if part is not None]
    budgets = [int(part[2]) for part in found]
    alike = len({part[1] for part in found}) == 1 and len(set(budgets)) == len(names)
    return budgets if alike and len(budgets) > 1 else None


def _sheet(report: Report, tall: float) -> Element:
    contest = report.contest
    seats = "1 seat" if contest.seats == 1 else f"{contest.seats} seats"
    title = f"{game_named(contest.game).title}, {seats}"
    about = f"Elo with 95 % intervals, {report.figures.games} games in {len(report.deals)} deals"
    return sheet(WIDE, tall, title, about)


def _ladder(report: Report) -> Element:
    bots = sorted(report.figures.bots, key=lambda bot: -_known(bot.elo)[0])
    tall = TOP + ROW * len(bots) + BOTTOM
    root = _sheet(report, tall)
    marks = round_marks([bound for bot in bots for bound in _known(bot.elo)])
    left = 44 + LETTER * max(len(bot.name) for bot in bots)
    place = _Axis(marks, left, WIDE - RIGHT - 50)
    for mark in marks:
        x = place.at(mark)
        line(root, complex(x, TOP - 8), complex(x, tall - BOTTOM), "grid")
        write(root, signed(mark), x, tall - BOTTOM + 18, class_="soft", text_anchor="middle")
    for row, bot in enumerate(bots):
        _rung(root, bot, place, TOP + ROW * (row + 0.5))
    return root


def _rung(root: Element, bot: BotFigures, place: "_Axis", y: float) -> None:
    value, low, high = (place.at(bound) for bound in _known(bot.elo))
    write(root, bot.name, 24, y + 5)
    line(root, complex(low, y), complex(high, y), "bar")
    dot(root, complex(value, y))
    write(root, f"{_known(bot.elo)[0]:+.0f}", WIDE - 24, y + 5, text_anchor="end")


def _growth(report: Report, budgets: list[int]) -> Element:
    root = _sheet(report, TALL)
    bots = sorted(zip(budgets, report.figures.bots, strict=True), key=lambda pair: pair[0])
    marks = round_marks([bound for _, bot in bots for bound in _known(bot.elo)])
    up = _Axis(marks, TALL - BOTTOM - 24, TOP)
    across = _Axis([math.log(bots[0][0]), math.log(bots[-1][0])], LEFT + 30, WIDE - RIGHT - 30)
    _levels(root, marks, up)
    tops = [complex(across.at(math.log(n)), up.at(_known(bot.elo)[0])) for n, bot in bots]
    points = " ".join(f"{top.real:.1f},{top.imag:.1f}" for top in tops)
    add(root, "polyline", points=points, class_="curve")
    for (_, bot), top in zip(bots, tops, strict=True):
        _, low, high = (complex(top.real, up.at(bound)) for bound in _known(bot.elo))
        line(root, low, high, "bar")
        dot(root, top)
        write(root, bot.name, top.real, TALL - BOTTOM + 12, class_="soft", text_anchor="middle")
    return root


def _levels(root: Element, marks: list[float], up: "_Axis") -> None:
    for mark in marks:
        y = up.at(mark)
        line(root, complex(LEFT, y), complex(WIDE - RIGHT, y), "grid")
        write(root, signed(mark), LEFT - 10, y + 4, class_="soft", text_anchor="end")


def signed(mark: float) -> str:
    return f"{mark:+g}" if mark else "0"


class _Axis:
    """Maps values to places on the sheet."""

    def __init__(self, marks: list[float], start: float, end: float) -> None:
        self.low, self.high = marks[0], marks[-1]
        self.start, self.end = start, end

    def at(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return self.start + share * (self.end - self.start)


def _known(elo: Estimate) -> tuple[float, float, float]:
    """A figure with its bounds, which every figure of the ladder has."""
    assert elo.value is not None
    assert elo.low is not None
    assert elo.high is not None
    return elo.value, elo.low, elo.high
