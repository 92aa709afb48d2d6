"""Trambahn in text: the opponent above, stations and depot between, the viewer's rows below."""

from functools import cache

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from stellwerk.core.messages import say
from stellwerk.core.seen import MatchView
from stellwerk.games.trambahn.view import RowView, ScoreSheet, TramView, View

STEPS = ("passengers", "stations", "income", "trams", "draw")
LINES = ("blue", "red", "green", "yellow")
TRAMS = ("horse", "steam", "electric")
COLOURS = {
    "b": "bold white on #1f5fa8",
    "r": "bold white on #b3261e",
    "g": "bold white on #2e7d32",
    "y": "bold black on #f2c230",
    "c": "bold black on #c9b79c",
}


def draw_text(match: MatchView, language: str) -> RenderableType:
    table: View = match.table
    below = 0 if table.viewer is None else table.viewer - 1
    return Group(
        Text(),
        _steps(table, language),
        Text(),
        *_seat(match, 1 - below, language),
        Text(),
        *_middle(table, language),
        Text(),
        *_seat(match, below, language),
        Text(),
        _pad(table.score, match.names, language),
    )


def named(language: str, word: str) -> str:
    return say(language, f"trambahn_text:{word}")


@cache
def padded(language: str, word: str, words: tuple[str, ...]) -> str:
    """A word, padded to the width of the widest of these words."""
    width = max(len(named(language, other)) for other in words)
    return f"{named(language, word):<{width}}"


def card(code: str) -> Text:
    return Text(f" {code:>2} ", COLOURS[code[0]])


def cards(codes: list[str]) -> Text:
    return Text().join(card(code) for code in codes)


def _steps(table: View, language: str) -> Text:
    """The five steps of a turn are five stops of a tram line; the lit one is now."""
    stops = [
        Text(f"[{number} {named(language, step)}]", "bold reverse")
        if step == table.step
        else Text(f" {number} {named(language, step)} ", "dim")
        for number, step in enumerate(STEPS, 1)
    ]
    return Text("──").join(stops)


def _seat(match: MatchView, seat: int, language: str) -> list[RenderableType]:
    table: View = match.table
    here = table.seats[seat]
    mark = "▶ " if seat + 1 in match.to_act else "  "
    head = Text.assemble(
        (f"{mark}{match.names[seat]}", "bold"),
        _head(here.money, table.score.total[seat], language),
        cards(here.hand) if here.hand is not None else Text("▒▒ " * here.hand_count),
    )
    rows = [_row(number, row, language) for number, row in enumerate(here.rows, 1)]
    return [head, *(rows or [Text(f"    {say(language, 'trambahn_text:no_rows')}", "dim")])]


def _head(money: int, points: int, language: str) -> str:
    parts = (
        say(language, "trambahn_text:money", money=money),
        say(language, "trambahn_text:points", points=points),
        say(language, "trambahn_text:hand"),
    )
    return "".join(f"   {part}" for part in parts) + " "


def _row(number: int, row: RowView, language: str) -> Text:
    tram = f"×{row.tram}" if row.tram else "--"
    sum_ = "+".join(str(points) for points in row.station_points if points)
    worth = f"  ({sum_})×{row.tram} = {row.tour_points}" if row.tram else ""
    return Text.assemble(
        f"  {number:>2} {padded(language, row.line, LINES)} {tram:<3}",
        cards(row.cards),
        (worth, "dim"),
    )


def _middle(table: View, language: str) -> list[RenderableType]:
    """The four terminal stations at the left, the depot and the piles at the right."""
    grid = Grid.grid(padding=(0, 4))
    depot = [*(_tram(tram, language) for tram in table.trams), _piles(table, language)]
    waits = say(language, "trambahn_text:waiting")
    for waiting, beside in zip(table.waiting, depot, strict=True):
        free = 4 - len(waiting.passengers)
        places = [card(code) for code in waiting.passengers] + [Text(" __ ", "dim")] * free
        line = Text(f"    {padded(language, waiting.line, LINES)} {waits} ")
        grid.add_row(line + Text().join(places), beside)
    return [grid]


def _tram(tram: TramView, language: str) -> Text:
    told = say(
        language,
        "trambahn_text:tram",
        count=tram.displayed,
        name=padded(language, tram.name, TRAMS),
        value=tram.value,
        price=f"{tram.price:>2}",
    )
    text = Text(told, "bold" if tram.displayed else "dim")
    return text.append("  " + say(language, "trambahn_text:to_come", count=tram.in_depot), "dim")


def _piles(table: View, language: str) -> Text:
    piles = {"draw": table.draw_pile, "discard": table.discard_pile}
    return Text(say(language, "trambahn_text:piles", **piles))


def _pad(score: ScoreSheet, names: list[str], language: str) -> Grid:
    """Ten tours, extra tours, total, like the printed pad but lying on its side."""
    grid = Grid(box=None, padding=(0, 1), header_style="dim")
    grid.add_column(named(language, "tour"), style="bold")
    for number in range(1, 11):
        grid.add_column(str(number), justify="right")
    grid.add_column(named(language, "extra"), justify="right")
    grid.add_column(named(language, "total"), justify="right", style="bold")
    lines = [named(language, tour.line)[0] for tour in score.tours] + [""] * (10 - len(score.tours))
    grid.add_row("", *lines, "", "", style="dim")
    for seat, name in enumerate(names):
        tours = [str(tour.points[seat]) for tour in score.tours]
        grid.add_row(
            name,
            *tours,
            *["·"] * (10 - len(tours)),
            str(score.extra_points[seat]) if score.extra_tours[seat] else "·",
            str(score.total[seat]),
        )
    return grid
