"""Voll verplant in text: the map, the score fields, every line as a row of stations, the card.

What one looks at last stands lowest, and no line is broken: a screen of 80 × 24 shows all that a
decision needs.
"""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from stellwerk.core.language import Language, Phrases
from stellwerk.games.voll_verplant.view import VERDICT_TEXTS, LineOfMap, SheetView, View
from stellwerk.match import MatchView

WORDS: Phrases = {
    "en": {
        "e2": "express 2",
        "e3": "express 3",
        "t": "transfer",
        "f": "free ride",
        "no_card": "no card yet",
        "pile": "   still in the pile: {cards}",
        "completed": "   completed: {points}",
        "next": "   next: {station}",
        "free": "   ({count} stations free)",
    },
    "de": {
        "e2": "Express 2",
        "e3": "Express 3",
        "t": "Umsteigen",
        "f": "Freifahrt",
        "no_card": "noch keine Karte",
        "pile": "   noch im Stapel: {cards}",
        "completed": "   komplettiert: {points}",
        "next": "   als Nächstes: {station}",
        "free": "   ({count} Stationen leer)",
    },
}
Say = Mapping[str, str]


def draw_text(match: MatchView, language: Language) -> RenderableType:
    table: View = match.table
    say = WORDS[language]
    mine = 0 if table.viewer is None else table.viewer - 1
    return Group(
        Text(),
        *_map(table, table.sheets[mine]),
        Text(),
        *(_score(match, seat, say) for seat in range(len(table.sheets))),
        *_verdict(table, language),
        *_lines(table, table.sheets[mine], say),
        _card(table, say),
    )


def _card(table: View, say: Say) -> Text:
    card = say["no_card"] if table.card is None else say.get(table.card, table.card)
    to_come = " ".join(f"{card}×{count}" for card, count in table.pile.items() if count)
    return Text.assemble((f" {card} ", "bold reverse"), (say["pile"].format(cards=to_come), "dim"))


def _lines(table: View, sheet: SheetView, say: Say) -> list[Text]:
    """Each line's car with its windows and points, then its stations from the car outwards."""
    return [_line(table, sheet, number, line, say) for number, line in enumerate(table.lines)]


def _line(table: View, sheet: SheetView, number: int, line: LineOfMap, say: Say) -> Text:
    own = sheet.lines[number]
    windows = "".join(f"[{card or ' '}]" for card in own.windows)
    points = f"◆{line.first}" if not line.taken else "◇ "
    text = Text.assemble(
        (f" {line.letter} ", f"bold white on {line.colour}"),
        (f"{'°' if line.letter == table.ring else ' '}{windows:<13}", "bold"),
        f"{points:<4}■{line.later:<3}",
        no_wrap=True,
        overflow="ellipsis",
    )
    for station in line.stations:
        crossing = len([other for other in table.lines if station in other.stations]) > 1
        text.append(f" {sheet.marks.get(station, 'o' if crossing else '·')}")
    if own.points:
        text.append(say["completed"].format(points=own.points), "bold green")
    following = [station for station in line.stations if station not in sheet.marks]
    names = {station.id: station.name for station in table.stations}
    if following:
        text.append(say["next"].format(station=names[following[0]]), "dim")
    return text


def _map(table: View, sheet: SheetView) -> list[Text]:
    """The stations at their places: the letters of their lines, or what is marked there."""
    width = max(station.x for station in table.stations) + 1
    height = max(station.y for station in table.stations) + 1
    grid = [[Text("    ") for _ in range(width)] for _ in range(height)]
    for station in table.stations:
        stops = [line for line in table.lines if station.id in line.stations]
        letters = "".join(line.letter for line in stops)[:3]
        shown = sheet.marks.get(station.id, letters + ("*" if station.special else ""))
        style = f"bold {stops[0].colour}" if station.id not in sheet.marks else "bold reverse"
        grid[station.y][station.x] = Text(f"{shown:^4}", style)
    left = Text("   ", no_wrap=True, overflow="crop")
    return [left + Text().join(row) for row in grid]


def _score(match: MatchView, seat: int, say: Say) -> Text:
    table: View = match.table
    fields = table.sheets[seat].score
    mark = "▶" if seat + 1 in match.to_act else " "
    return Text.assemble(
        f"{mark} ",
        (f"{match.names[seat]:<14}", "bold"),
        f"{fields.lines:>3} + 2×{fields.transfers:<2} − {fields.penalty:<3}= {fields.total}",
        (say["free"].format(count=fields.free_stations), "dim"),
    )


def _verdict(table: View, language: Language) -> list[Text]:
    if table.verdict is None:
        return []
    return [Text(VERDICT_TEXTS[language][table.verdict], "bold")]
