"""Prepared tables: trains and open cards laid out by hand."""

from stellwerk.games.game_of_trains import GAME
from stellwerk.games.game_of_trains.rules.actions import format_action, parse_action
from stellwerk.games.game_of_trains.rules.box import NUMBERS
from stellwerk.games.game_of_trains.rules.open_cards import lay_open
from stellwerk.games.game_of_trains.rules.position import EVERYONE, Position, Step
from stellwerk.kernel.actor import CHANCE
from stellwerk.kernel.piles import discard, take_from_pile

# Two trains that stand wrong throughout, and use no card that the tests need.
WRONG = "70 60 55 48 39 30 15"
ALSO_WRONG = "73 65 56 49 40 29 16"


def scene(
    *trains: str,
    cards: str = "",
    locks: dict[int, dict[int, int]] | None = None,
    discarded: str = "",
    pile: str | None = None,
) -> Position:
    """A table at which seat 1 is to act; trains from the locomotive on, open cards as laid.

    `locks[seat][position]` is a protecting card, seats and positions counted from 1. `pile` keeps
    only these cards in the draw pile and takes all others out of the game.
    """
    trains = trains or (WRONG, ALSO_WRONG)
    table = Position.new()
    GAME.rules.setup(table, len(trains), GAME.option_values({}))
    for seat, train in enumerate(trains):
        for place, wagon in enumerate(train.split()):
            table.trains[seat, place] = taken(table, wagon)
    for wagon in cards.split():
        lay_open(table, taken(table, wagon))
    for seat, by_position in (locks or {}).items():
        for position, lock in by_position.items():
            table.locks[seat - 1, position - 1] = taken(table, str(lock))
    for wagon in discarded.split():
        discard(table, taken(table, wagon), EVERYONE)
    if pile is not None:
        table.draw_pile[:] = [int(str(wagon) in pile.split()) for wagon in range(NUMBERS)]
        table.draw_count = len(pile.split())
    table.step = Step.ACTION
    return table


def taken(table: Position, wagon: str) -> int:
    assert table.draw_pile[int(wagon)] == 1, f"wagon {wagon} lies elsewhere already"
    take_from_pile(table, int(wagon))
    return int(wagon)


def legal(table: Position, seat: int = 1) -> list[str]:
    out = GAME.action_buffer()
    return [format_action(a) for a in out[: GAME.rules.legal(table, seat - 1, out)].tolist()]


def play(table: Position, *codes: str) -> Position:
    """Moves of the seats to act, and outcomes of chance, each checked to be possible."""
    out, weights = GAME.action_buffer(), GAME.action_buffer()
    for code in codes:
        action = parse_action(code)
        if GAME.rules.to_act(table) == 1 << CHANCE:
            possible = out[: GAME.rules.chance(table, out, weights)]
            actor = CHANCE
        else:
            possible = out[: GAME.rules.legal(table, table.seat, out)]
            actor = int(table.seat)
        assert action in possible, (
            f"{code} is not among {[format_action(int(a)) for a in possible]}"
        )
        GAME.rules.apply(table, actor, action)
    return table


def train(table: Position, seat: int = 1) -> str:
    return " ".join(str(wagon) if wagon else "_" for wagon in table.trains[seat - 1])


def cards(table: Position) -> str:
    return " ".join(str(card) for card in table.open_cards[: table.open_count])


def locks(table: Position, seat: int = 1) -> list[int]:
    """The protected positions."""
    return [place + 1 for place in range(7) if table.locks[seat - 1, place]]


def discards(table: Position) -> list[int]:
    return [wagon for wagon in range(NUMBERS) if table.discards[:, wagon].any()]
