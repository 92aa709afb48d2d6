"""Prepared tables: a position laid out by hand, as in the rulebook's pictures."""

import numpy as np

from stellwerk.games.trambahn import GAME
from stellwerk.games.trambahn.rules.actions import (
    CARD_NAMES,
    DEAL,
    format_action,
    format_card,
    parse_action,
)
from stellwerk.games.trambahn.rules.box import CARD_KINDS, COLOURS, CONDUCTOR
from stellwerk.games.trambahn.rules.money import lay_on_money
from stellwerk.games.trambahn.rules.position import Position, Row, Step, add_to_hand
from stellwerk.games.trambahn.rules.scoring import victory_points
from stellwerk.kernel.actor import CHANCE
from stellwerk.kernel.piles import take_from_pile

ME, OTHER = 0, 1


def scene(
    hand: str = "",
    *,
    step: Step = Step.PASSENGERS,
    other_hand: str = "",
    rows: tuple[str, ...] = (),
    other_rows: tuple[str, ...] = (),
    waiting: str = "",
    money: int = 0,
    other_money: int = 0,
    tours: int = 0,
    pile: str | None = None,
    **options: int,
) -> Position:
    """A table at which seat 1 is to act. A row is `2: r2 r3 c`, its tram (or 0) and its cards.

    `waiting` lists cards, conductors as `c>r`. `pile` keeps only these cards in the draw pile.
    """
    table = Position.new()
    GAME.rules.setup(table, 2, GAME.option_values(options))
    for seat, cards, laid in ((ME, hand, rows), (OTHER, other_hand, other_rows)):
        for card in cards.split():
            add_to_hand(table, seat, taken(table, card))
        for row in laid:
            lay_row(table, seat, row)
    let_wait(table, waiting)
    for seat, count in ((ME, money), (OTHER, other_money)):
        for _ in range(count):
            lay_on_money(table, seat, taken(table, plentiful(table)))
    if pile is not None:
        stack(table, pile)
    table.tours = tours
    table.step = step
    return table


def let_wait(table: Position, passengers: str) -> None:
    for text in passengers.split():
        card, _, line = text.partition(">")
        place = COLOURS.index(line or card[0])
        table.waiting[place, table.waiting_count[place]] = taken(table, card)
        table.waiting_count[place] += 1


def stack(table: Position, pile: str) -> None:
    table.draw_pile[:] = 0
    for card in pile.split():
        table.draw_pile[CARD_NAMES[card]] += 1
    table.draw_count = len(pile.split())


def taken(table: Position, card: str) -> int:
    """A card that moves from the draw pile into the scene."""
    kind = CARD_NAMES[card]
    assert table.draw_pile[kind] > 0, f"the box has no further {card}"
    take_from_pile(table, kind)
    return kind


def plentiful(table: Position) -> str:
    return format_card(int(np.argmax(table.draw_pile[:CONDUCTOR])))


def lay_row(table: Position, seat: int, text: str) -> None:
    tram, _, cards = text.partition(": ")
    row: Row = table.rows[seat, int(table.row_count[seat])]
    table.row_count[seat] += 1
    row.tram = int(tram)
    for card in cards.split():
        row.cards[row.size] = taken(table, card)
        row.size += 1
        row.points += victory_points(table, int(row.cards[row.size - 1]))
        if card != "c":
            row.line = COLOURS.index(card[0])
            row.last = int(card[1:])


def legal(table: Position, seat: int = ME) -> list[str]:
    out = GAME.action_buffer()
    return [format_action(int(a)) for a in out[: GAME.rules.legal(table, seat, out)]]


def play(table: Position, *codes: str) -> Position:
    """Moves of the seats to act, each checked to be legal."""
    for code in codes:
        seat = int(table.seat)
        assert code in legal(table, seat), f"{code} is not among {legal(table, seat)}"
        GAME.rules.apply(table, seat, parse_action(code))
    return table


def draw(table: Position, *cards: str) -> Position:
    """What chance deals to the seat that draws."""
    out, weights = GAME.action_buffer(), GAME.action_buffer()
    for card in cards:
        action = DEAL + int(table.seat) * CARD_KINDS + CARD_NAMES[card]
        assert action in out[: GAME.rules.chance(table, out, weights)], f"{card} cannot be drawn"
        GAME.rules.apply(table, CHANCE, action)
    return table


def finish_turn(table: Position) -> Position:
    """End every step that is left; draw whatever comes."""
    seat = int(table.seat)
    out, weights = GAME.action_buffer(), GAME.action_buffer()
    while table.seat == seat and table.step != Step.OVER:
        if table.step == Step.DRAW:
            GAME.rules.chance(table, out, weights)
            GAME.rules.apply(table, CHANCE, int(out[0]))
        else:
            play(table, ".")
    return table


def hand(table: Position, seat: int = ME) -> str:
    return " ".join(format_card(int(c)) for c in table.hand[seat, : table.hand_count[seat]])


def rows(table: Position, seat: int = ME) -> list[str]:
    return [
        f"{row.tram}: " + " ".join(format_card(int(card)) for card in row.cards[: row.size])
        for row in table.rows[seat, : table.row_count[seat]]  # type: ignore[index,attr-defined]
    ]


def money(table: Position, seat: int = ME) -> str:
    """The money pile, the top card last."""
    return " ".join(format_card(int(c)) for c in table.money[seat, : table.money_count[seat]])


def waiting(table: Position, line: str) -> str:
    place = COLOURS.index(line)
    return " ".join(
        format_card(int(card)) for card in table.waiting[place, : table.waiting_count[place]]
    )


def points(table: Position) -> list[int]:
    return [int(GAME.rules.points(table, seat)) for seat in (ME, OTHER)]


def ranks(table: Position) -> list[int]:
    out = GAME.action_buffer()
    GAME.rules.ranks(table, out)
    return [int(rank) for rank in out[:2]]
