"""Der Rangierbahnhof in Zeichen · The yard in text: three sidings, and a line for each seat."""

from rich.console import Group, RenderableType
from rich.text import Text

from stellwerk.core.messages import say
from stellwerk.core.seen import MatchView
from tests.games.shunting.rules.box import TRAIN
from tests.games.shunting.view import View


def draw_text(match: MatchView, language: str) -> RenderableType:
    table: View = match.table
    h, m, q = table.trains
    return Group(
        Text(),
        *(_seat(match, seat, language) for seat in range(len(table.seats))),
        Text(),
        Text("  " + say(language, "shunting:sidings")),
        *(_siding(number, wagons) for number, wagons in enumerate(table.sidings, 1)),
        Text("  " + say(language, "shunting:trains", h=h, m=m, q=q)),
        Text("  " + say(language, "shunting:pile", count=table.draw_pile), "dim"),
        Text(),
    )


def _siding(number: int, wagons: list[str]) -> Text:
    places = "".join(f"[{wagon}]" for wagon in wagons) + " ▪ " * (TRAIN - len(wagons))
    return Text(f"  {number} ▐═{places}", "bold")


def _seat(match: MatchView, seat: int, language: str) -> Text:
    table: View = match.table
    here = table.seats[seat]
    cards = " ".join(here.hand if here.hand is not None else ["?"] * here.hand_count)
    facts = (
        say(language, "shunting:points", points=table.score[seat].points),
        say(language, "shunting:hand", cards=cards or "–"),
        say(language, "shunting:order-is", card=here.order or "?"),
        say(language, "shunting:coal", count=here.coal),
    )
    mark = "▶" if seat + 1 in match.to_act else " "
    return Text.assemble(f"{mark} ", (match.names[seat], "bold"), "  " + ", ".join(facts))
