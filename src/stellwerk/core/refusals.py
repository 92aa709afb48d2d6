"""Refusals: why a move was not possible, and what would be, in every language."""

from collections.abc import Mapping, Sequence

from stellwerk.core.language import LANGUAGES, Language, Phrases, Words
from stellwerk.kernel.actor import CHANCE

PHRASES: Phrases = {
    "en": {
        "unreadable": "cannot read {code} as a move of {title}; {ways}",
        "possible": "possible: {list}",
        "forms": "moves look like: {list}",
        "illegal": "{code} is not legal now; {ways}",
        "out_of_turn": "{code} is not legal now: seat {seat} is not to act, {awaited}",
        "over": "the game is over",
        "chance": "chance is next",
        "waiting": "waiting for {list}",
        "seat": "seat {seat}",
        "undo": "seat {seat} cannot take back a move: "
        "only its own last moves, before a card is drawn or somebody else moves",
    },
    "de": {
        "unreadable": "{code} ist kein Zug von {title}; {ways}",
        "possible": "möglich: {list}",
        "forms": "Züge sehen so aus: {list}",
        "illegal": "{code} ist jetzt nicht erlaubt; {ways}",
        "out_of_turn": "{code} ist jetzt nicht erlaubt: Platz {seat} ist nicht am Zug, {awaited}",
        "over": "das Spiel ist zu Ende",
        "chance": "erst entscheidet der Zufall",
        "waiting": "gewartet wird auf {list}",
        "seat": "Platz {seat}",
        "undo": "Platz {seat} kann keinen Zug zurücknehmen: nur die eigenen letzten Züge, "
        "bevor eine Karte gezogen wird oder jemand anderes am Zug ist",
    },
}


class MoveError(ValueError):
    """Something was not possible. As a string it is English."""

    def __init__(self, words: Words | str) -> None:
        self.words: Words = dict.fromkeys(LANGUAGES, words) if isinstance(words, str) else words
        super().__init__(self.words["en"])


class CannotRead(MoveError):
    """This is not a move of the game at all."""


class NotLegal(MoveError):
    """It is a move of the game, but not one that this seat may make now."""


def unreadable(code: str, title: str, possible: Sequence[str], forms: Sequence[str]) -> CannotRead:
    ways = _listed("possible", possible) if possible else _listed("forms", forms)
    return CannotRead(_words("unreadable", code=quoted(code), title=title, ways=ways))


def illegal(code: str, possible: Sequence[str]) -> NotLegal:
    return NotLegal(_words("illegal", code=quoted(code), ways=_listed("possible", possible)))


def out_of_turn(code: str, seat: int, waiting: Sequence[int]) -> NotLegal:
    words = _words("out_of_turn", code=quoted(code), seat=seat + 1, awaited=awaited(waiting))
    return NotLegal(words)


def no_undo(seat: int) -> NotLegal:
    return NotLegal(_words("undo", seat=seat + 1))


def awaited(waiting: Sequence[int]) -> Words:
    """Who is to act instead."""
    if not waiting:
        return _words("over")
    if CHANCE in waiting:
        return _words("chance")
    return _listed("waiting", [_words("seat", seat=seat + 1) for seat in waiting])


def _listed(key: str, parts: Sequence[str | Words]) -> Words:
    return {
        language: _words(key, list=", ".join(_in(language, part) for part in parts))[language]
        for language in LANGUAGES
    }


def _words(key: str, **blanks: str | int | Words) -> Words:
    """A phrase in every language, its blanks filled in."""
    return {
        language: say[key].format(**{name: _in(language, part) for name, part in blanks.items()})
        for language, say in PHRASES.items()
    }


def _in(language: Language, part: str | int | Words) -> str:
    return part[language] if isinstance(part, Mapping) else str(part)


def quoted(text: str) -> str:
    """Somebody else's words, short and harmless enough for a message."""
    shown = text if len(text) <= 40 else text[:40] + "…"
    return '"' + "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in shown) + '"'
