"""Rounds in a small town: cards turned over and entries, written as in a record."""

from pathlib import Path

from stellwerk.games.voll_verplant import GAME
from stellwerk.games.voll_verplant.view import ScoreFields, View, score_sheet
from stellwerk.match import Match

TOWN = str(Path(__file__).parent / "town.toml")


def town(seats: int = 1, *, special: bool = False) -> Match:
    return Match(GAME, seats, {"map": TOWN, **({"special_stations": 1} if special else {})})


def play(match: Match, *entries: str) -> Match:
    """`flip 4` turns a card over; `1 A 3` is an entry of seat 1; `A 3` of seat 1 too."""
    for text in entries:
        if text.startswith("flip"):
            action = match.game.parse_action(text)
            match.take_outcome(action)
        else:
            seat, code = (text[0], text[2:]) if text[0].isdigit() else ("1", text)
            match.submit(int(seat) - 1, code)
    return match


def sheet(match: Match, seat: int = 1) -> dict[str, str]:
    """What is marked at which station, by the id of the station."""
    view: View = match.game.view(match.position, seat - 1)
    return dict(sorted(view.sheets[seat - 1].marks.items()))


def crossed(match: Match, seat: int = 1) -> str:
    return " ".join(station for station, mark in sheet(match, seat).items() if mark == "x")


def score(match: Match, seat: int = 1) -> ScoreFields:
    return score_sheet(match.position)[seat - 1]


def lines(match: Match, seat: int = 1) -> dict[str, int]:
    """Points for completed lines."""
    view: View = match.game.view(match.position, seat - 1)
    return {line.letter: line.points for line in view.sheets[seat - 1].lines if line.points}


def fill_windows(match: Match) -> Match:
    """Mark nothing until every window is full."""
    while not match.is_over():
        for seat in match.waiting_for:
            if seat < match.seats:
                match.submit(seat, next(c for c in match.legal(seat) if c.endswith((" 0", " -"))))
            else:
                match.settle_chance(lambda number, outcomes: outcomes[0].action)
    return match
