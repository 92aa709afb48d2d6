"""Der Spielbericht · The report: what an entry did, said to people."""

from collections.abc import Mapping, Sequence

from stellwerk.cartography.city import City
from stellwerk.core.language import Language, said
from stellwerk.games.voll_verplant.phrases import PHRASES
from stellwerk.games.voll_verplant.rules.position import Position

Say = Mapping[str, str]


def sentence(
    before: Position,
    after: Position,
    actor: int,
    code: str,
    who: Sequence[str],
    language: Language,
    city: City,
) -> str:
    """One entry, by the table before and after it and its code as the reader may see it."""
    say = PHRASES[language]
    if code.startswith("flip"):
        card = code.removeprefix("flip ")
        return say["flip"].format(card=say.get(card, say["number"].format(number=card)))
    if code == "?":
        told = said(say, "answered", who[actor])
    else:
        told = said(say, "entered", who[actor], entry=_entered(code, city, say))
    return told + _completed(before, after, who, city, say)


def _entered(code: str, city: City, say: Say) -> str:
    line, what = code.split(" ")
    letter, way = line[0], line[1:]
    if line == "f":
        station = "" if what == "-" else city.stations[what].name
        return say["ride"].format(station=station) if station else say["no_ride"]
    verb = {"t": "transfer", "0": "nothing"}.get(what, "crossed")
    return say[verb].format(line=letter + say.get(way, ""), number=what)


def _completed(before: Position, after: Position, who: Sequence[str], city: City, say: Say) -> str:
    return "".join(
        said(
            say,
            "completed",
            who[seat],
            line=city.lines[line].letter,
            points=after.scored[seat, line],
        )
        for seat in range(after.seats)
        for line in range(after.lines)
        if after.scored[seat, line] > before.scored[seat, line]
    )
