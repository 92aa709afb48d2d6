"""Der Rangierbahnhof in Zeichen · The yard in text: three sidings, and a line for each seat."""

from rich.console import Group, RenderableType
from rich.text import Text

from stellwerk.core.messages import say
from stellwerk.core.seen import MatchView
from tests.games.shunting.rules.box import LETTERS
from tests.games.shunting.view import View


def draw_text(match: MatchView, language: str) -> RenderableType:
    table: View = match.table
    return Group(
        Text(),
        *(_seat(match, seat, language) for seat in range(len(table.seats))),
        Text(),
        Text("  " + say(language, "shunting:sidings")),
        *(_siding(table, number) for number in range(len(table.sidings))),
        Text("  " + say(language, "shunting:pile", count=table.draw_pile), "dim"),
        Text(),
    )


def _siding(table: View, number: int) -> Text:
    letter, wagons = LETTERS[number], table.sidings[number]
    places = f"[{letter}]" * wagons + " ▪ " * (table.room - wagons)
    return Text(f"  {letter} ▐═{places}", "bold")


def _seat(match: MatchView, seat: int, language: str) -> Text:
    table: View = match.table
    here = table.seats[seat]
    cards = " ".join(here.hand if here.hand is not None else ["?"] * here.hand_count)
    points = say(language, "shunting:points", points=table.score[seat].points)
    hand = say(language, "shunting:hand", cards=cards or "–")
    mark = "▶" if seat + 1 in match.to_act else " "
    return Text.assemble(f"{mark} ", (match.names[seat], "bold"), f"  {points}, {hand}")
