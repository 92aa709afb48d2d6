"""Der Spielbericht · The report: what an entry did, said to people."""

from collections.abc import Mapping, Sequence

from stellwerk.core.language import Language, said
from stellwerk.games.game_of_trains.phrases import PHRASES
from stellwerk.games.game_of_trains.rules.position import Position
from stellwerk.games.game_of_trains.view import ability

Say = Mapping[str, str]


def sentence(
    before: Position, after: Position, actor: int, code: str, who: Sequence[str], language: Language
) -> str:
    """One entry, by the table before and after it and its code as the reader may see it."""
    say = PHRASES[language]
    verb, *words = code.split(" ")
    if verb in ("deal", "draft", "refill", "car"):
        told = _dealt(before, verb, words, who, say)
    else:
        told = _done(before, after, verb, words, who[actor], say)
    return (
        told
        + _pairs(before, after, say)
        + _shuffled(before, after, say)
        + _won(before, after, who, say)
    )


def _dealt(before: Position, verb: str, words: list[str], who: Sequence[str], say: Say) -> str:
    seat = before.seat if verb == "car" else int(words[0]) - 1
    return said(say, verb, who[seat], wagon=_wagon(words[-1], say))


def _done(
    before: Position, after: Position, verb: str, words: list[str], actor: str, say: Say
) -> str:
    if verb == "draw":
        return said(say, "draw", actor)
    if verb in ("keep", "put"):
        place = int(words[-1])
        old, new = (position.trains[before.seat, place - 1] for position in (before, after))
        return said(say, "replaced", actor, old=old, place=place, wagon=_wagon(str(new), say))
    card, way = int(words[0]), "".join(words[1:])
    return said(say, "used", actor, card=card, use=_use(ability(card), way, say))


def _use(name: str, way: str, say: Say) -> str:
    if name == "protect":
        return say[name].format(place=way[1:])
    if name.startswith("remove"):
        return say[name]
    verb, sign = ("swap", "-") if name.startswith("swap") else ("move", ">")
    one, other = way.split(sign)
    return say[verb].format(one=one, other=other)


def _wagon(number: str, say: Say) -> str:
    return say["a_wagon"] if number == "?" else say["wagon"].format(number=number)


def _pairs(before: Position, after: Position, say: Say) -> str:
    gone = set(before.open_cards.tolist()) | set(before.trains.flat) - set(after.trains.flat)
    cancelled = sorted(
        int(card)
        for card in gone - set(after.open_cards.tolist()) - set(after.locks.flat) - {0}
        if after.discards[-1, card] > before.discards[-1, card] and card != before.used
    )
    if len(cancelled) < 2:
        return ""
    return say["cancelled"].format(cards=", ".join(map(str, cancelled)))


def _shuffled(before: Position, after: Position, say: Say) -> str:
    return say["shuffled"] if after.draw_count > before.draw_count else ""


def _won(before: Position, after: Position, who: Sequence[str], say: Say) -> str:
    if before.winner or not after.winner:
        return ""
    return said(say, "won", who[after.winner - 1])
