"""Der Spielbericht · The report: what an entry did, said to people."""

from collections.abc import Sequence

from stellwerk.games.voll_verplant.city import City
from stellwerk.games.voll_verplant.table import Table

CARDS = {
    "e2": "the express card 2",
    "e3": "the express card 3",
    "t": "a transfer",
    "f": "a free ride",
}


def sentence(
    before: Table, after: Table, actor: int, code: str, who: Sequence[str], city: City
) -> str:
    """One entry, by the table before and after it and its code as the reader may see it."""
    if code == "?":
        said = f"{who[actor]} answered."
    elif code.startswith("flip"):
        card = code.removeprefix("flip ")
        return f"Turned over: {CARDS.get(card, f'the number {card}')}."
    else:
        said = f"{who[actor]}: {_entered(code, city)}."
    return said + _completed(before, after, who, city)


def _entered(code: str, city: City) -> str:
    line, what = code.split(" ")
    if line == "f":
        return "no free ride" if what == "-" else f"a free ride to {city.stations[what].name}"
    if what == "t":
        return f"a transfer on line {line}"
    return f"line {line}, {what} crossed" if what != "0" else f"line {line}, nothing marked"


def _completed(before: Table, after: Table, who: Sequence[str], city: City) -> str:
    done = [
        f" {who[seat]} completed line {city.lines[line].letter} for {after.scored[seat, line]}."
        for seat in range(after.seats)
        for line in range(after.lines)
        if after.scored[seat, line] > before.scored[seat, line]
    ]
    return "".join(done)
