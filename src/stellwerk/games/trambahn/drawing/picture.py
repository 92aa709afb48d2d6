"""The whole table: the other seat above, stations and depot between, the viewer and the pad."""

from xml.etree.ElementTree import Element

from stellwerk.core.svg import add, as_text, moved, sheet, write
from stellwerk.games.trambahn.drawing import cards
from stellwerk.games.trambahn.drawing.pad import PAD_HIGH, draw_pad
from stellwerk.games.trambahn.drawing.style import ROOT, STYLE
from stellwerk.games.trambahn.view import RowView, TramView, View, WaitingView

WIDE = 980.0
MARGIN = 24.0
INNER = WIDE - 2 * MARGIN
HEAD = 76.0
ROW = 74.0
MIDDLE = 250.0
STEPS = ("passengers", "stations", "income", "trams", "draw")


def draw_picture(view: View) -> str:
    own = 0 if view.viewer is None else view.viewer - 1
    heights = [HEAD, seat_high(view, 1 - own), MIDDLE, seat_high(view, own), PAD_HIGH]
    size = complex(WIDE, sum(heights) + MARGIN * (len(heights) + 1))
    root = sheet(size, ROOT, "Trambahn", STYLE)
    parts = (draw_head, draw_other, draw_middle, draw_own, draw_pad)
    y = MARGIN
    for part, high in zip(parts, heights, strict=True):
        part(add(root, "g", transform=moved(complex(MARGIN, y))), view)
        y += high + MARGIN
    return as_text(root)


def panel(parent: Element, wide: float, high: float, lit: bool = False) -> None:
    classes = "panel turn" if lit else "panel"
    add(parent, "rect", class_=classes, width=wide, height=high, rx=12)


def draw_head(group: Element, view: View) -> None:
    """The five steps of a turn are five stops of a tram line; the lit one is now."""
    write(group, "Trambahn", 26j, 34.0, class_="bold")
    left, right = 330.0, INNER - 60
    add(group, "line", class_="track", x1=left, y1=26, x2=right, y2=26)
    for number, step in enumerate(STEPS):
        x = left + (right - left) * number / (len(STEPS) - 1)
        now = step == view.step
        add(group, "circle", class_="stop now" if now else "stop", cx=x, cy=26, r=11)
        style = "bold" if now else "soft"
        write(group, step.title(), complex(x, 56), 15.0, class_=style, text_anchor="middle")


def seat_high(view: View, seat: int) -> float:
    return 92 + ROW * max(1, -(-len(view.seats[seat].rows) // 2))


def draw_other(group: Element, view: View) -> None:
    draw_seat(group, view, 1 if view.viewer is None else 2 - view.viewer)


def draw_own(group: Element, view: View) -> None:
    draw_seat(group, view, 0 if view.viewer is None else view.viewer - 1)


def draw_seat(group: Element, view: View, seat: int) -> None:
    here = view.seats[seat]
    panel(group, INNER, seat_high(view, seat), lit=view.ending is None and view.turn == seat + 1)
    name = f"Seat {seat + 1}" + (" (you)" if view.viewer == seat + 1 else "")
    write(group, name, 18 + 26j, 22.0, class_="bold")
    facts = f"{view.score.total[seat]} points · {here.money} money"
    write(group, facts, 18 + 54j, 16.0, class_="soft")
    for place in range(here.hand_count):
        at = complex(INNER - 18 - (6 - place) * (cards.WIDE + 6), 14)
        if here.hand is None:
            cards.back(group, at)
        else:
            cards.card(group, here.hand[place], at)
    if not here.rows:
        write(group, "no rows yet", 18 + 112j, 16.0, class_="soft")
    for number, row in enumerate(here.rows):
        column, line = number % 2, number // 2
        draw_row(group, number, row, complex(18 + column * INNER / 2, 84 + line * ROW))


def draw_row(parent: Element, number: int, row: RowView, at: complex) -> None:
    group = add(parent, "g", transform=moved(at))
    write(group, str(number + 1), 4 + 28j, 16.0, class_="soft", text_anchor="middle")
    if row.tram:
        cards.tram(group, row.tram, 16 + 0j)
    step = min(cards.STEP, 290 / max(1, len(row.cards)))
    for place, code in enumerate(row.cards):
        cards.card(group, code, complex(82 + place * step, 0))
    end = 82 + (len(row.cards) - 1) * step + cards.WIDE + 10
    worth = f"= {row.tour_points}" if row.tram else "no tram"
    write(group, worth, complex(end, 28), 16.0, class_="bold" if row.tram else "soft")


def draw_middle(group: Element, view: View) -> None:
    """The four terminal stations at the left, the depot and the piles at the right."""
    panel(group, 0.54 * INNER, MIDDLE)
    for number, waiting in enumerate(view.waiting):
        across, down = number % 2, number // 2
        draw_waiting(group, waiting, complex(24 + across * 244, 14 + down * 116))
    depot = add(group, "g", transform=moved(complex(0.54 * INNER + MARGIN, 0)))
    panel(depot, 0.46 * INNER - MARGIN, MIDDLE)
    for number, tram in enumerate(view.trams):
        draw_tram(depot, tram, complex(24, 16 + number * 58))
    piles = f"draw pile {view.draw_pile} · discards {view.discard_pile}"
    write(depot, piles, complex(24, MIDDLE - 28), 16.0, class_="soft")


def draw_waiting(parent: Element, waiting: WaitingView, at: complex) -> None:
    group = add(parent, "g", transform=moved(at))
    add(group, "rect", style=f"fill: var(--{waiting.line[0]})", width=178, height=6, y=28, rx=3)
    write(group, f"{waiting.line.title()} line", 13j, 16.0, class_="bold")
    for number in range(4):
        place = complex(number * 46, 42)
        if number < len(waiting.passengers):
            cards.card(group, waiting.passengers[number], place)
        else:
            cards.place(group, place)


def draw_tram(parent: Element, tram: TramView, at: complex) -> None:
    group = add(parent, "g", transform=moved(at))
    sign = add(group, "g", class_="" if tram.displayed else "gone")
    cards.tram(sign, tram.value, 0j)
    write(group, f"{tram.displayed} × {tram.name}, {tram.price} money", 76 + 14j, 17.0,
          class_="bold" if tram.displayed else "soft")  # fmt: skip
    write(group, f"{tram.in_depot} to come", 76 + 36j, 14.0, class_="soft")
