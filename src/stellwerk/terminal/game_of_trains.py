"""Game of Trains in text: a locomotive and seven wagons for each seat, the open cards between."""

from rich.console import Group, RenderableType
from rich.text import Text

from stellwerk.games.game_of_trains.view import SeatView, TrainScore, View, WagonView
from stellwerk.match import MatchView

# What each ability does, drawn on a short train.
SIGNS = {
    "swap_neighbours": "■⇄■",
    "swap_with_one_between": "■⇄·⇄■",
    "move_two_left": "◀··■",
    "move_two_right": "■··▶",
    "remove_first": "✕······",
    "remove_middle": "···✕···",
    "remove_last": "······✕",
    "protect": "lock",
}


def draw(match: MatchView) -> RenderableType:
    table: View = match.table
    below = 0 if table.viewer is None else table.viewer - 1
    others = [seat for seat in range(len(table.seats)) if seat != below]
    return Group(
        Text(),
        *(line for seat in others for line in _train(match, seat)),
        *_middle(table),
        *_train(match, below, Text(" " * 9 + "".join(f"   {n} " for n in range(1, 8)), "dim")),
    )


def _train(match: MatchView, seat: int, *positions: Text) -> list[RenderableType]:
    table: View = match.table
    here: SeatView = table.seats[seat]
    mark = "▶" if seat + 1 in match.to_act else " "
    head = Text.assemble(
        f"{mark} ", (match.names[seat], "bold"), ("   " + _sorted(table.score[seat]), "dim")
    )
    wagons = Text("    ▟▇█▙ ").append_text(Text().join(_wagon(wagon) for wagon in here.train))
    lines: list[RenderableType] = [head, wagons, *positions]
    if any(wagon.locked for wagon in here.train):
        locks = "".join(" lock" if wagon.locked else "     " for wagon in here.train)
        lines.append(Text("         " + locks, "bold"))
    if here.draft:
        lines.append(Text(f"    drafted: {', '.join(map(str, here.draft))}"))
    elif here.draft_count:
        lines.append(Text(f"    drafted: {here.draft_count} wagons", "dim"))
    return [*lines, Text()]


def _wagon(wagon: WagonView) -> Text:
    """Wagons that already ascend are coupled; the others stand apart."""
    coupling = "─" if wagon.ascends else " "
    number = "__" if wagon.number == 0 else str(wagon.number)
    return Text(f"{coupling}[{number:>2}]", "bold green" if wagon.ascends else "bold")


def _sorted(score: TrainScore) -> str:
    return f"longest run {score.longest_run} of 7, {score.in_order} of 21 pairs in order"


def _middle(table: View) -> list[RenderableType]:
    cards = Text("    open  ")
    for card in table.open_cards:
        cards.append(f" {card.number} ", "bold reverse")
        cards.append(f" {SIGNS[card.ability]}   ")
    if not table.open_cards:
        cards.append("no cards", "dim")
    piles = Text(f"    draw pile {table.draw_pile}, discards {table.discard_pile}")
    lines: list[RenderableType] = [cards, piles]
    if table.drawn is not None:
        lines.append(Text(f"    drawn: {table.drawn}", "bold"))
    return [*lines, Text()]
