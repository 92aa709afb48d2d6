"""Trambahn in text: the opponent above, the stations and the depot between, the own rows below."""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from stellwerk.core.language import Language, Phrases
from stellwerk.core.seen import MatchView
from stellwerk.games.trambahn.view import RowView, ScoreSheet, TramView, View

STEPS = ("passengers", "stations", "income", "trams", "draw")
WORDS: Phrases = {
    "en": {
        **{step: step.title() for step in STEPS},
        "head": "   money {money}   points {points}   hand ",
        "no_rows": "no rows yet",
        "waiting": "waiting",
        "tram": "{count} {name:<8} ×{value} at {price:>2}",
        "to_come": "  ({count} to come)",
        "piles": "draw pile {draw}, discards {discard}",
        "tour": "Tour",
        "extra": "Extra",
        "total": "Total",
        **{word: word for word in ("blue", "red", "green", "yellow")},
        **{word: word for word in ("horse", "steam", "electric")},
    },
    "de": {
        "passengers": "Fahrgäste",
        "stations": "Haltestellen",
        "income": "Einnahmen",
        "trams": "Trambahnen",
        "draw": "Nachziehen",
        "head": "   Geld {money}   Punkte {points}   Hand ",
        "no_rows": "noch keine Reihen",
        "waiting": "wartet",
        "tram": "{count} {name:<11} ×{value} für {price:>2}",
        "to_come": "  (noch {count})",
        "piles": "Nachziehstapel {draw}, Ablage {discard}",
        "tour": "Fahrt",
        "extra": "Sonder",
        "total": "Gesamt",
        "blue": "Blau",
        "red": "Rot",
        "green": "Grün",
        "yellow": "Gelb",
        "horse": "Pferdebahn",
        "steam": "Dampfbahn",
        "electric": "Elektrische",
    },
}
Say = Mapping[str, str]
COLOURS = {
    "b": "bold white on #1f5fa8",
    "r": "bold white on #b3261e",
    "g": "bold white on #2e7d32",
    "y": "bold black on #f2c230",
    "c": "bold black on #c9b79c",
}


def draw_text(match: MatchView, language: Language) -> RenderableType:
    table: View = match.table
    say = WORDS[language]
    below = 0 if table.viewer is None else table.viewer - 1
    return Group(
        Text(),
        _steps(table, say),
        Text(),
        *_seat(match, 1 - below, say),
        Text(),
        *_middle(table, say),
        Text(),
        *_seat(match, below, say),
        Text(),
        _pad(table.score, match.names, say),
    )


def card(code: str) -> Text:
    return Text(f" {code:>2} ", COLOURS[code[0]])


def cards(codes: list[str]) -> Text:
    return Text().join(card(code) for code in codes)


def _steps(table: View, say: Say) -> Text:
    """The five steps of a turn are five stops of a tram line; the lit one is now."""
    stops = [
        Text(f"[{number} {say[step]}]", "bold reverse")
        if step == table.step
        else Text(f" {number} {say[step]} ", "dim")
        for number, step in enumerate(STEPS, 1)
    ]
    return Text("──").join(stops)


def _seat(match: MatchView, seat: int, say: Say) -> list[RenderableType]:
    table: View = match.table
    here = table.seats[seat]
    mark = "▶ " if seat + 1 in match.to_act else "  "
    head = Text.assemble(
        (f"{mark}{match.names[seat]}", "bold"),
        say["head"].format(money=here.money, points=table.score.total[seat]),
        cards(here.hand) if here.hand is not None else Text("▒▒ " * here.hand_count),
    )
    rows = [_row(number, row, say) for number, row in enumerate(here.rows, 1)]
    return [head, *(rows or [Text(f"    {say['no_rows']}", "dim")])]


def _row(number: int, row: RowView, say: Say) -> Text:
    tram = f"×{row.tram}" if row.tram else "--"
    sum_ = "+".join(str(points) for points in row.station_points if points)
    worth = f"  ({sum_})×{row.tram} = {row.tour_points}" if row.tram else ""
    return Text.assemble(
        f"  {number:>2} {say[row.line]:<6} {tram:<3}", cards(row.cards), (worth, "dim")
    )


def _middle(table: View, say: Say) -> list[RenderableType]:
    """The four terminal stations at the left, the depot and the piles at the right."""
    grid = Grid.grid(padding=(0, 4))
    depot = [*(_tram(tram, say) for tram in table.trams), _piles(table, say)]
    for waiting, beside in zip(table.waiting, depot, strict=True):
        free = 4 - len(waiting.passengers)
        places = [card(code) for code in waiting.passengers] + [Text(" __ ", "dim")] * free
        line = Text(f"    {say[waiting.line]:<6} {say['waiting']} ")
        grid.add_row(line + Text().join(places), beside)
    return [grid]


def _tram(tram: TramView, say: Say) -> Text:
    name, price = say[tram.name], tram.price
    text = Text(
        say["tram"].format(count=tram.displayed, name=name, value=tram.value, price=price),
        "bold" if tram.displayed else "dim",
    )
    return text.append(say["to_come"].format(count=tram.in_depot), "dim")


def _piles(table: View, say: Say) -> Text:
    return Text(say["piles"].format(draw=table.draw_pile, discard=table.discard_pile))


def _pad(score: ScoreSheet, names: list[str], say: Say) -> Grid:
    """Ten tours, extra tours, total, like the printed pad but lying on its side."""
    grid = Grid(box=None, padding=(0, 1), header_style="dim")
    grid.add_column(say["tour"], style="bold")
    for number in range(1, 11):
        grid.add_column(str(number), justify="right")
    grid.add_column(say["extra"], justify="right")
    grid.add_column(say["total"], justify="right", style="bold")
    lines = [say[tour.line][0] for tour in score.tours] + [""] * (10 - len(score.tours))
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
