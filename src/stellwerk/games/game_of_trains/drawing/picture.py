"""The whole yard: the others' trains above, open cards and piles between, the viewer's below."""

from xml.etree.ElementTree import Element

from stellwerk.core.svg import add, as_text, moved, sheet, write
from stellwerk.games.game_of_trains.drawing.signs import HIGH as SIGN_HIGH
from stellwerk.games.game_of_trains.drawing.signs import WIDE as SIGN_WIDE
from stellwerk.games.game_of_trains.drawing.signs import ability, padlock
from stellwerk.games.game_of_trains.drawing.style import ROOT, STYLE
from stellwerk.games.game_of_trains.view import View, WagonCard, WagonView

WIDE = 1000.0
MARGIN = 24.0
INNER = WIDE - 2 * MARGIN
TRAIN = 176.0
CARD_WIDE, CARD_HIGH = 124.0, 104.0
CARDS_IN_A_ROW = 7
STEP = 116.0  # from wagon to wagon
SMALL = 0.82  # how large the others' trains are


def draw_picture(view: View) -> str:
    own = 0 if view.viewer is None else view.viewer - 1
    others = [(own + turn) % len(view.seats) for turn in range(1, len(view.seats))]
    middle = 74 + CARD_HIGH * max(1, -(-len(view.open_cards) // CARDS_IN_A_ROW))
    high = TRAIN + (len(others) * SMALL) * TRAIN + middle + MARGIN * (len(others) + 3)
    root = sheet(complex(WIDE, high), ROOT, "Game of Trains", STYLE)
    y = MARGIN
    for seat in others:
        group = add(root, "g", transform=moved(complex(MARGIN, y), SMALL))
        draw_train(group, view, seat, INNER / SMALL)
        y += SMALL * TRAIN + MARGIN
    draw_middle(add(root, "g", transform=moved(complex(MARGIN, y))), view, middle)
    group = add(root, "g", transform=moved(complex(MARGIN, y + middle + MARGIN)))
    draw_train(group, view, own, INNER)
    return as_text(root)


def draw_train(group: Element, view: View, seat: int, wide: float) -> None:
    here = view.seats[seat]
    lit = view.ending is None and view.turn == seat + 1
    add(group, "rect", class_="panel turn" if lit else "panel", width=wide, height=TRAIN, rx=12)
    name = f"Seat {seat + 1}" + (" (you)" if view.viewer == seat + 1 else "")
    write(group, name, 18 + 24j, 22.0, class_="bold")
    score = view.score[seat]
    facts = f"{score.in_order} of 21 pairs in order, {score.longest_run} wagons in a row"
    if view.winner == seat + 1:
        facts = "sorted: this train has won"
    if here.draft_count:
        known = [str(card.number) for card in here.draft or []]
        facts = f"drafted: {', '.join(known or ['?'] * here.draft_count)}"
    write(group, facts, complex(wide - 18, 24), 17.0, class_="soft", text_anchor="end")
    add(group, "line", class_="rail", x1=14, x2=wide - 14, y1=154, y2=154)
    draw_locomotive(group, 20 + 60j)
    for place, wagon in enumerate(here.train):
        draw_wagon(group, place, wagon, complex(132 + place * STEP, 58))


def draw_locomotive(parent: Element, at: complex) -> None:
    group = add(parent, "g", transform=moved(at))
    body = "M0 78 L8 40 H44 V14 H38 V6 H88 V14 H82 V78 Z"
    add(group, "path", class_="loco", d=body)
    add(group, "rect", class_="sign", x=52, y=22, width=22, height=20, rx=2)
    add(group, "path", class_="loco", d="M14 40 V18 H28 V40 Z")
    for x in (18, 44, 70):
        add(group, "circle", class_="wheel", cx=x, cy=82, r=11)


def draw_wagon(parent: Element, place: int, wagon: WagonView, at: complex) -> None:
    """A wagon that is larger than the one before it is tied to it."""
    group = add(parent, "g", transform=moved(at))
    if wagon.ascends and place:
        add(group, "line", class_="coupling", x1=-14, x2=0, y1=66, y2=66)
    kind = "gap" if wagon.number == 0 else "tied" if wagon.ascends else ""
    add(group, "rect", class_=f"wagon {kind}", width=STEP - 14, height=78, rx=8)
    middle = (STEP - 14) / 2
    for x in (24, STEP - 38):
        add(group, "circle", class_="wheel", cx=x, cy=84, r=10)
    if wagon.number:
        number = str(wagon.number)
        write(group, number, complex(middle, 26), 36.0, class_="bold", text_anchor="middle")
    if wagon.ability:
        scaled = add(group, "g", transform=moved(complex(middle - 0.35 * SIGN_WIDE, 46), 0.7))
        ability(scaled, wagon.ability, 0j)
    if wagon.locked:
        padlock(group, complex(STEP - 40, -12))
    write(group, str(place + 1), complex(middle, 106), 13.0, class_="soft", text_anchor="middle")


def draw_middle(group: Element, view: View, high: float) -> None:
    add(group, "rect", class_="panel", width=INNER, height=high, rx=12)
    write(group, "Open cards", 18 + 24j, 20.0, class_="bold")
    piles = f"draw pile {view.draw_pile} · discards {view.discard_pile}"
    write(group, piles, complex(INNER - 18, 24), 17.0, class_="soft", text_anchor="end")
    if view.drawn is not None:
        middle = complex(INNER / 2, 24)
        write(
            group, f"drawn: {view.drawn.number}", middle, 22.0, class_="bold", text_anchor="middle"
        )
    if not view.open_cards:
        write(group, "none", 18 + 90j, 17.0, class_="soft")
    for number, card in enumerate(view.open_cards):
        row, column = divmod(number, CARDS_IN_A_ROW)
        draw_card(group, card, complex(18 + column * (CARD_WIDE + 7), 48 + row * (CARD_HIGH + 8)))


def draw_card(parent: Element, card: WagonCard, at: complex) -> None:
    group = add(parent, "g", transform=moved(at))
    add(group, "title", f"{card.number}: {card.ability.replace('_', ' ')}")
    add(group, "rect", class_="sign", width=CARD_WIDE, height=CARD_HIGH, rx=8)
    ability(group, card.ability, complex((CARD_WIDE - SIGN_WIDE) / 2, 12))
    at_foot = complex(CARD_WIDE / 2, 30 + SIGN_HIGH + 14)
    write(group, str(card.number), at_foot, 24.0, class_="bold", text_anchor="middle")
