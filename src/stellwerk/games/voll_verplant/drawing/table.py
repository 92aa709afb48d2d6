"""The table as one viewer sees it: its sheet, written on, and beside it what is public."""

from xml.etree.ElementTree import Element

from stellwerk.cartography import signs
from stellwerk.cartography.city import City, Line, Station
from stellwerk.cartography.lettering import Lettering
from stellwerk.cartography.measures import MARGIN, SHEET
from stellwerk.cartography.picture import draw_map
from stellwerk.cartography.style import DARK, MIXED, ROOT, RULES, css
from stellwerk.cartography.tracks import Network
from stellwerk.core.messages import FALLBACK
from stellwerk.core.svg import add, as_text, moved, sheet, write
from stellwerk.games.voll_verplant.view import SheetView, View

CARDS = {"e2": "express 2", "e3": "express 3", "t": "transfer", "f": "free ride"}
SIDE = 380.0
LINE_HIGH = 46.0
PEN = {".pen": "fill: none; stroke: var(--pen); stroke-width: 4.5; stroke-linecap: round;",
       ".written": "fill: var(--pen); font-weight: 700;",
       ".struck": "stroke: var(--pen); stroke-width: 4; stroke-linecap: round;"}  # fmt: skip
STYLE = (
    css({**RULES, "": RULES[""] + " --pen: #8a1c7c;", **PEN})
    + "@media screen and (prefers-color-scheme: dark) {\n"
    + css({**DARK, **MIXED})
    + "}\n"
)


def draw_picture(view: View) -> str:
    own = view.sheets[0 if view.viewer is None else view.viewer - 1]
    lettering = Lettering(Network(city_of(view)), SHEET)
    low, high = lettering.bounds()
    edge = complex(MARGIN, MARGIN)
    beside = 190 + LINE_HIGH * len(view.lines) + 34 * len(view.sheets)
    tall = max((high - low).imag, beside) + 2 * MARGIN
    size = complex((high - low).real + 3 * MARGIN + SIDE, tall)
    root = sheet(size, ROOT, f"Voll verplant: {view.map}", STYLE)
    drawn = draw_map(lettering, language=FALLBACK)
    drawn.set("transform", moved(edge - low))
    root.append(drawn)
    draw_marks(drawn, lettering, own)
    at = complex(size.real - MARGIN - SIDE, MARGIN)
    draw_side(add(root, "g", transform=moved(at)), view, lettering.city, own)
    return as_text(root)


def city_of(view: View) -> City:
    """The map again, from what the viewer sees of it."""
    return City(
        id=view.map,
        name=view.map.title(),
        stations={s.id: Station(s.id, s.x, s.y, s.name) for s in view.stations},
        lines=tuple(
            Line(line.letter, line.colour, line.windows, line.first, line.later,
                 tuple(line.stations))
            for line in view.lines
        ),
        ring=view.ring,
        special=frozenset(s.id for s in view.stations if s.special),
        digest="",
    )  # fmt: skip


def draw_marks(group: Element, lettering: Lettering, own: SheetView) -> None:
    """Crosses and numbers of transfers, as if by felt pen."""
    for id_, mark in own.marks.items():
        ends = lettering.network.stops[id_]
        at, r = (ends[0] + ends[-1]) / 2, 0.62 * lettering.radius(id_)
        if mark == "x":
            x, y = at.real, at.imag
            d = f"M{x - r:.1f} {y - r:.1f} l{2 * r:.1f} {2 * r:.1f} m0 {-2 * r:.1f}"
            add(group, "path", class_="pen", d=f"{d} l{-2 * r:.1f} {2 * r:.1f}")
        else:
            write(group, mark, at, 2.6 * r, class_="written", text_anchor="middle")


def draw_side(group: Element, view: View, city: City, own: SheetView) -> None:
    write(group, card_turned(view), 30j, 44.0, class_="bold")
    to_come = ", ".join(f"{count} × {card}" for card, count in view.pile.items() if count)
    write(group, "still in the pile:", 74j, 15.0, class_="soft")
    write(group, to_come, 96j, 15.0, class_="soft")
    y = 140.0
    for number, line in enumerate(city.lines):
        draw_line(group, view, own, number, line, complex(0, y))
        y += LINE_HIGH
    y += 24
    for seat, other in enumerate(view.sheets):
        draw_score(group, view, seat, other, y + 34 * seat)


def card_turned(view: View) -> str:
    if view.card is None:
        return "no card yet" if view.ending is None else "game over"
    return CARDS.get(view.card, f"card {view.card}")


def draw_line(
    group: Element, view: View, own: SheetView, number: int, line: Line, at: complex
) -> None:
    """The car of a line, its windows written on; the diamond is struck out once it is taken."""
    wide, high = signs.car_size(line, flat=True)
    signs.car(group, line, at + complex(wide / 2, high / 2), flat=True)
    for place, written in enumerate(own.lines[number].windows):
        middle = at + complex(signs.HEAD + signs.WINDOW * (place + 0.5) - 2, high / 2)
        if written:
            write(group, written, middle, 15.0, class_="written", text_anchor="middle")
    if view.lines[number].taken:
        body = wide - signs.TAIL
        start = at + complex(body + 8, high - 6)
        add(group, "line", class_="struck", x1=start.real, y1=start.imag,
            x2=start.real + 34, y2=start.imag - high + 12)  # fmt: skip
    if own.lines[number].points:
        text = f"completed: {own.lines[number].points}"
        write(group, text, at + complex(wide + 12, high / 2), 15.0, class_="bold")


def draw_score(group: Element, view: View, seat: int, other: SheetView, y: float) -> None:
    name = f"Seat {seat + 1}" + (" (you)" if view.viewer == seat + 1 else "")
    write(group, name, complex(0, y), 17.0, class_="bold")
    score = other.score
    sum_ = f"{score.lines} + 2×{score.transfers} − {score.penalty} = {score.total}"
    write(group, sum_, complex(140, y), 17.0)
    if other.answers:
        write(group, "to enter", complex(SIDE, y), 15.0, class_="soft", text_anchor="end")
