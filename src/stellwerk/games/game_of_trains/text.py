"""Game of Trains in text: a locomotive and seven wagons for each seat, the open cards between."""

from rich.console import Group, RenderableType
from rich.text import Text

from stellwerk.core.messages import say
from stellwerk.core.seen import MatchView
from stellwerk.games.game_of_trains.view import SeatView, TrainScore, View, WagonView

# What each ability does, drawn on a short train.
SIGNS = {
    "swap_neighbours": "■⇄■",
    "swap_with_one_between": "■⇄·⇄■",
    "move_two_left": "◀··■",
    "move_two_right": "■··▶",
    "remove_first": "✕······",
    "remove_middle": "···✕···",
    "remove_last": "······✕",
}


def draw_text(match: MatchView, language: str) -> RenderableType:
    table: View = match.table
    below = 0 if table.viewer is None else table.viewer - 1
    others = [seat for seat in range(len(table.seats)) if seat != below]
    return Group(
        Text(),
        *(line for seat in others for line in _train(match, seat, language)),
        *_middle(table, language),
        *_train(
            match, below, language, Text(" " * 9 + "".join(f"   {n} " for n in range(1, 8)), "dim")
        ),
    )


def _train(match: MatchView, seat: int, language: str, *positions: Text) -> list[RenderableType]:
    table: View = match.table
    here: SeatView = table.seats[seat]
    mark = "▶" if seat + 1 in match.to_act else " "
    head = Text.assemble(
        f"{mark} ",
        (match.names[seat], "bold"),
        ("   " + _sorted(table.score[seat], language), "dim"),
    )
    wagons = Text("    ▟▇█▙ ").append_text(Text().join(_wagon(wagon) for wagon in here.train))
    lines: list[RenderableType] = [head, wagons, *positions]
    if any(wagon.locked for wagon in here.train):
        locks = "".join(" lock" if wagon.locked else "     " for wagon in here.train)
        lines.append(Text("         " + locks, "bold"))
    if here.draft:
        lines.append(_drafted(", ".join(str(card.number) for card in here.draft), language))
    elif here.draft_count:
        hidden = say(language, "game_of_trains_text:wagons", count=here.draft_count)
        lines.append(_drafted(hidden, language, "dim"))
    return [*lines, Text()]


def _drafted(wagons: str, language: str, style: str = "") -> Text:
    return Text("    " + say(language, "game_of_trains_text:drafted", wagons=wagons), style)


def _wagon(wagon: WagonView) -> Text:
    """Wagons that already ascend are coupled; the others stand apart."""
    coupling = "─" if wagon.ascends else " "
    number = "__" if wagon.number == 0 else str(wagon.number)
    return Text(f"{coupling}[{number:>2}]", "bold green" if wagon.ascends else "bold")


def _sorted(score: TrainScore, language: str) -> str:
    run, pairs = score.longest_run, score.in_order
    return say(language, "game_of_trains_text:order", run=run, pairs=pairs)


def _middle(table: View, language: str) -> list[RenderableType]:
    cards = Text(f"    {say(language, 'game_of_trains_text:open')}  ")
    lock = say(language, "game_of_trains_text:lock")
    for card in table.open_cards:
        cards.append(f" {card.number} ", "bold reverse")
        cards.append(f" {SIGNS.get(card.ability) or lock}   ")
    if not table.open_cards:
        cards.append(say(language, "game_of_trains_text:none"), "dim")
    counts = {"draw": table.draw_pile, "discard": table.discard_pile}
    piles = "    " + say(language, "game_of_trains_text:piles", **counts)
    lines: list[RenderableType] = [cards, Text(piles)]
    if table.drawn is not None:
        drawn = say(language, "game_of_trains_text:drawn", wagon=str(table.drawn))
        lines.append(Text("    " + drawn, "bold"))
    return [*lines, Text()]
