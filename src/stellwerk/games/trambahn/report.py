"""Der Spielbericht · The report: what an entry did, said to people."""

from collections.abc import Mapping, Sequence

from stellwerk.core.language import Language, said
from stellwerk.games.trambahn.phrases import CARD_COLOURS, LINES, PHRASES, TRAMS
from stellwerk.games.trambahn.rules.box import COLOURS, SEATS, TRAM_PRICE, TRAM_VALUE
from stellwerk.games.trambahn.rules.position import Position


def sentence(
    before: Position, after: Position, actor: int, code: str, who: Sequence[str], language: Language
) -> str:
    """One entry, by the table before and after it and its code as the reader may see it."""
    verb, _, rest = code.partition(" ")
    if verb in ("money", "deal"):
        return _dealt(before, after, verb, rest, who, language)
    moved = _moved(before, after, actor, code, who, language)
    return moved + _lost(before, after, who[actor], code, language)


def _moved(
    before: Position, after: Position, actor: int, code: str, who: Sequence[str], language: Language
) -> str:
    verb, _, rest = code.partition(" ")
    say, player = PHRASES[language], who[actor]
    if verb == ".":
        return said(say, "ended", player)
    card, _, to = rest.partition(">")
    if verb == "T":
        return _bought(player, card, to, language)
    shown = name(card, language)
    if verb == "P":
        line = LINES[language][COLOURS.index(to or card[0])]
        laid = said(say, "passenger", player, card=shown, line=line)
        return laid + _tour(before, after, who, language)
    if verb == "S":
        row = to or after.row_count[before.seat]
        laid = said(say, "joined" if to else "opened", player, card=shown, row=row)
        return laid + _extra_tour(before, after, player, language)
    return said(say, "income", player, card=shown)


def name(card: str, language: Language) -> str:
    if card == "?":
        return PHRASES[language]["a_card"]
    if card == "c":
        return PHRASES[language]["a_conductor"]
    return f"{CARD_COLOURS[language][COLOURS.index(card[0])]} {card[1:]}"


def marks(thousands: int, language: Language) -> str:
    """As it is printed: a card is a thousand marks."""
    separator = "," if language == "en" else "."
    return f"{thousands}{separator}000" if thousands else "0"


def _bought(player: str, value: str, row: str, language: Language) -> str:
    kind = TRAM_VALUE.tolist().index(int(value))
    tram, price = TRAMS[language][kind], marks(int(TRAM_PRICE[kind]), language)
    say = PHRASES[language]
    return said(say, "bought", player, tram=tram, value=value, row=row, price=price)


def _lost(before: Position, after: Position, player: str, code: str, language: Language) -> str:
    """Rows that were given up for want of a tram, when the turn ended with this entry."""
    rows = int(before.row_count[before.seat] - after.row_count[before.seat])
    rows += code.startswith("S") and ">" not in code
    if rows <= 0:
        return ""
    return said(PHRASES[language], "lost_one" if rows == 1 else "lost_other", player, rows=rows)


def _dealt(
    before: Position, after: Position, verb: str, rest: str, who: Sequence[str], language: Language
) -> str:
    say = PHRASES[language]
    seat, card = rest.split(" ")
    player, shown = who[int(seat) - 1], name(card, language)
    if verb == "money":
        return said(say, "start_money", player, card=shown)
    halved = ""
    if before.draw_count == 1:
        lost = [int(before.money_count[s] - after.money_count[s]) for s in range(SEATS)]
        given = [marks(thousands, language) for thousands in lost]
        halved = say["halved"].format(both=_both(who, given, say, "gave_up"))
    return said(say, "drew", player, card=shown) + halved


def _tour(before: Position, after: Position, who: Sequence[str], language: Language) -> str:
    if after.tours == before.tours:
        return ""
    say, tour = PHRASES[language], int(before.tours)
    line = LINES[language][after.tour_line[tour]]
    scored = [int(after.tour_points[seat, tour]) for seat in range(SEATS)]
    both = _both(who, scored, say, "scored")
    return say["tour"].format(number=tour + 1, line=line, both=both)


def _extra_tour(before: Position, after: Position, player: str, language: Language) -> str:
    seat = before.seat
    if after.extra_tours[seat] == before.extra_tours[seat]:
        return ""
    scored = after.extra_points[seat] - before.extra_points[seat]
    return said(PHRASES[language], "extra_tour", player, number=scored)


def _both(
    who: Sequence[str], numbers: Sequence[int | str], say: Mapping[str, str], key: str
) -> str:
    return ", ".join(said(say, key, who[seat], number=numbers[seat]) for seat in range(SEATS))
