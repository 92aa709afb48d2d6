"""Trambahn in text: the opponent above, the stations and the depot between, the own rows below."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from stellwerk.games.trambahn.view import RowView, ScoreSheet, TramView, View
from stellwerk.match import MatchView

STEPS = ("passengers", "stations", "income", "trams", "draw")
COLOURS = {
    "b": "bold white on #1f5fa8",
    "r": "bold white on #b3261e",
    "g": "bold white on #2e7d32",
    "y": "bold black on #f2c230",
    "c": "bold black on #c9b79c",
}


def draw(match: MatchView) -> RenderableType:
    table: View = match.table
    below = 0 if table.viewer is None else table.viewer - 1
    return Group(
        Text(),
        _steps(table),
        Text(),
        *_seat(match, 1 - below),
        Text(),
        *_middle(table),
        Text(),
        *_seat(match, below),
        Text(),
        _pad(table.score, match.names),
    )


def card(code: str) -> Text:
    return Text(f" {code:>2} ", COLOURS[code[0]])


def cards(codes: list[str]) -> Text:
    return Text().join(card(code) for code in codes)


def _steps(table: View) -> Text:
    """The five steps of a turn are five stops of a tram line; the lit one is now."""
    stops = [
        Text(f"[{number} {step.title()}]", "bold reverse")
        if step == table.step
        else Text(f" {number} {step.title()} ", "dim")
        for number, step in enumerate(STEPS, 1)
    ]
    return Text("──").join(stops)


def _seat(match: MatchView, seat: int) -> list[RenderableType]:
    table: View = match.table
    here = table.seats[seat]
    mark = "▶ " if seat + 1 in match.to_act else "  "
    head = Text.assemble(
        (f"{mark}{match.names[seat]}", "bold"),
        f"   money {here.money}   points {table.score.total[seat]}   hand ",
        cards(here.hand) if here.hand is not None else Text("▒▒ " * here.hand_count),
    )
    rows = [_row(number, row) for number, row in enumerate(here.rows, 1)]
    return [head, *(rows or [Text("    no rows yet", "dim")])]


def _row(number: int, row: RowView) -> Text:
    tram = f"×{row.tram}" if row.tram else "--"
    sum_ = "+".join(str(points) for points in row.station_points if points)
    worth = f"  ({sum_})×{row.tram} = {row.tour_points}" if row.tram else ""
    return Text.assemble(f"  {number:>2} {row.line:<6} {tram:<3}", cards(row.cards), (worth, "dim"))


def _middle(table: View) -> list[RenderableType]:
    """The four terminal stations at the left, the depot and the piles at the right."""
    grid = Grid.grid(padding=(0, 4))
    depot = [*(_tram(tram) for tram in table.trams), _piles(table)]
    for waiting, beside in zip(table.waiting, depot, strict=True):
        free = 4 - len(waiting.passengers)
        places = [card(code) for code in waiting.passengers] + [Text(" __ ", "dim")] * free
        grid.add_row(Text(f"    {waiting.line:<6} waiting ") + Text().join(places), beside)
    return [grid]


def _tram(tram: TramView) -> Text:
    text = Text(f"{tram.displayed} {tram.name:<8} ×{tram.value} at {tram.price:>2}")
    text.stylize("bold" if tram.displayed else "dim")
    return text.append(f"  ({tram.in_depot} to come)", "dim")


def _piles(table: View) -> Text:
    return Text(f"draw pile {table.draw_pile}, discards {table.discard_pile}")


def _pad(score: ScoreSheet, names: list[str]) -> Grid:
    """Ten tours, extra tours, total, like the printed pad but lying on its side."""
    grid = Grid(box=None, padding=(0, 1), header_style="dim")
    grid.add_column("Tour", style="bold")
    for number in range(1, 11):
        grid.add_column(str(number), justify="right")
    grid.add_column("Extra", justify="right")
    grid.add_column("Total", justify="right", style="bold")
    lines = [tour.line[0] for tour in score.tours] + [""] * (10 - len(score.tours))
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
