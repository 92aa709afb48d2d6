"""Game of Trains in text: a locomotive and seven wagons for each seat, the open cards between."""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from stellwerk.core.language import Language, Phrases
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


WORDS: Phrases = {
    "en": {
        "lock": "lock",
        "drafted": "    drafted: {wagons}",
        "wagons": "{count} wagons",
        "sorted": "longest run {run} of 7, {pairs} of 21 pairs in order",
        "open": "open",
        "none": "no cards",
        "piles": "    draw pile {draw}, discards {discard}",
        "drawn": "    drawn: {wagon}",
    },
    "de": {
        "lock": "Schloss",
        "drafted": "    zur Auswahl: {wagons}",
        "wagons": "{count} Waggons",
        "sorted": "längste Folge {run} von 7, {pairs} von 21 Paaren in Reihenfolge",
        "open": "offen",
        "none": "keine Karten",
        "piles": "    Nachziehstapel {draw}, Ablagestapel {discard}",
        "drawn": "    gezogen: {wagon}",
    },
}
Say = Mapping[str, str]


def draw_text(match: MatchView, language: Language) -> RenderableType:
    table: View = match.table
    say = WORDS[language]
    below = 0 if table.viewer is None else table.viewer - 1
    others = [seat for seat in range(len(table.seats)) if seat != below]
    return Group(
        Text(),
        *(line for seat in others for line in _train(match, seat, say)),
        *_middle(table, say),
        *_train(match, below, say, Text(" " * 9 + "".join(f"   {n} " for n in range(1, 8)), "dim")),
    )


def _train(match: MatchView, seat: int, say: Say, *positions: Text) -> list[RenderableType]:
    table: View = match.table
    here: SeatView = table.seats[seat]
    mark = "▶" if seat + 1 in match.to_act else " "
    head = Text.assemble(
        f"{mark} ", (match.names[seat], "bold"), ("   " + _sorted(table.score[seat], say), "dim")
    )
    wagons = Text("    ▟▇█▙ ").append_text(Text().join(_wagon(wagon) for wagon in here.train))
    lines: list[RenderableType] = [head, wagons, *positions]
    if any(wagon.locked for wagon in here.train):
        locks = "".join(" lock" if wagon.locked else "     " for wagon in here.train)
        lines.append(Text("         " + locks, "bold"))
    if here.draft:
        drafted = ", ".join(str(card.number) for card in here.draft)
        lines.append(Text(say["drafted"].format(wagons=drafted)))
    elif here.draft_count:
        hidden = say["wagons"].format(count=here.draft_count)
        lines.append(Text(say["drafted"].format(wagons=hidden), "dim"))
    return [*lines, Text()]


def _wagon(wagon: WagonView) -> Text:
    """Wagons that already ascend are coupled; the others stand apart."""
    coupling = "─" if wagon.ascends else " "
    number = "__" if wagon.number == 0 else str(wagon.number)
    return Text(f"{coupling}[{number:>2}]", "bold green" if wagon.ascends else "bold")


def _sorted(score: TrainScore, say: Say) -> str:
    return say["sorted"].format(run=score.longest_run, pairs=score.in_order)


def _middle(table: View, say: Say) -> list[RenderableType]:
    cards = Text(f"    {say['open']}  ")
    for card in table.open_cards:
        cards.append(f" {card.number} ", "bold reverse")
        cards.append(f" {SIGNS.get(card.ability) or say['lock']}   ")
    if not table.open_cards:
        cards.append(say["none"], "dim")
    piles = Text(say["piles"].format(draw=table.draw_pile, discard=table.discard_pile))
    lines: list[RenderableType] = [cards, piles]
    if table.drawn is not None:
        lines.append(Text(say["drawn"].format(wagon=table.drawn), "bold"))
    return [*lines, Text()]
