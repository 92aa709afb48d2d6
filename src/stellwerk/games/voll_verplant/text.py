"""Voll verplant in text: the map, the score fields, every line as a row of stations, the card.

What one looks at last stands lowest, and no line is broken: a screen of 80 × 24 shows all that a
decision needs.
"""

from rich.console import Group, RenderableType
from rich.text import Text

from stellwerk.core.messages import say
from stellwerk.core.seen import MatchView
from stellwerk.games.voll_verplant.view import LineOfMap, SheetView, View


def draw_text(match: MatchView, language: str) -> RenderableType:
    table: View = match.table
    mine = 0 if table.viewer is None else table.viewer - 1
    return Group(
        Text(),
        *_map(table, table.sheets[mine]),
        Text(),
        *(_score(match, seat, language) for seat in range(len(table.sheets))),
        *_verdict(table, language),
        *_lines(table, table.sheets[mine], language),
        _card(table, language),
    )


def _card(table: View, language: str) -> Text:
    card = table.card or "no_card"
    name = card if card.isdecimal() else say(language, f"voll_verplant_text:{card}")
    to_come = " ".join(f"{card}×{count}" for card, count in table.pile.items() if count)
    pile = say(language, "voll_verplant_text:pile", cards=to_come)
    return Text.assemble((f" {name} ", "bold reverse"), (f"   {pile}", "dim"))


def _lines(table: View, sheet: SheetView, language: str) -> list[Text]:
    """Each line's car with its windows and points, then its stations from the car outwards."""
    return [_line(table, sheet, number, line, language) for number, line in enumerate(table.lines)]


def _line(table: View, sheet: SheetView, number: int, line: LineOfMap, language: str) -> Text:
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
        completed = say(language, "voll_verplant_text:completed", points=own.points)
        text.append(f"   {completed}", "bold green")
    following = [station for station in line.stations if station not in sheet.marks]
    names = {station.id: station.name for station in table.stations}
    if following:
        station = names[following[0]]
        text.append(f"   {say(language, 'voll_verplant_text:next', station=station)}", "dim")
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


def _score(match: MatchView, seat: int, language: str) -> Text:
    table: View = match.table
    fields = table.sheets[seat].score
    mark = "▶" if seat + 1 in match.to_act else " "
    free = say(language, "voll_verplant_text:free", count=fields.free_stations)
    return Text.assemble(
        f"{mark} ",
        (f"{match.names[seat]:<14}", "bold"),
        f"{fields.lines:>3} + 2×{fields.transfers:<2} − {fields.penalty:<3}= {fields.total}",
        (f"   {free}", "dim"),
    )


def _verdict(table: View, language: str) -> list[Text]:
    if table.verdict is None:
        return []
    return [Text(say(language, f"voll_verplant_text:verdict-{table.verdict}"), "bold")]
