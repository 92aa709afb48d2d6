"""Refusals: why a move was not possible, and what would be."""

from collections.abc import Sequence

from stellwerk.core.messages import FALLBACK, Sentence
from stellwerk.kernel.actor import CHANCE


class MoveError(ValueError):
    """Something was not possible. As a string it is English."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.sentence = sentence

    def say(self, language: str) -> str:
        return self.sentence.say(language)

    def __str__(self) -> str:
        return self.say(FALLBACK)


class CannotRead(MoveError):
    """This is not a move of the game at all."""


class NotLegal(MoveError):
    """It is a move of the game, but not one that this seat may make now."""


def unreadable(code: str, title: str, possible: Sequence[str], forms: Sequence[str]) -> CannotRead:
    ways = _possible(possible) if possible else Sentence("refusals:forms", _codes(forms))
    values = {"code": quoted(code), "title": title, "ways": ways}
    return CannotRead(Sentence("refusals:unreadable", values))


def illegal(code: str, possible: Sequence[str]) -> NotLegal:
    values = {"code": quoted(code), "ways": _possible(possible)}
    return NotLegal(Sentence("refusals:illegal", values))


def out_of_turn(code: str, seat: int, waiting: Sequence[int]) -> NotLegal:
    values = {"code": quoted(code), "seat": seat + 1, "awaited": awaited(waiting)}
    return NotLegal(Sentence("refusals:out_of_turn", values))


def impossible(code: str, waiting: Sequence[int]) -> NotLegal:
    """Chance is not to act."""
    values = {"code": quoted(code), "awaited": awaited(waiting)}
    return NotLegal(Sentence("refusals:impossible", values))


def not_due(code: str, due: str) -> NotLegal:
    """Chance is to act, but this cannot come."""
    return NotLegal(Sentence("refusals:not_due", {"code": quoted(code), "due": due}))


def no_undo(seat: int) -> NotLegal:
    return NotLegal(Sentence("refusals:no_undo", {"seat": seat + 1}))


def awaited(waiting: Sequence[int]) -> Sentence:
    """Who is to act instead."""
    if not waiting:
        return Sentence("refusals:over")
    if CHANCE in waiting:
        return Sentence("refusals:chance")
    seats = [Sentence("refusals:seat", {"seat": seat + 1}) for seat in waiting]
    return Sentence("refusals:waiting", {"seats": seats})


def _possible(codes: Sequence[str]) -> Sentence:
    return Sentence("refusals:possible", _codes(codes))


def _codes(codes: Sequence[str]) -> dict[str, str]:
    return {"codes": ", ".join(codes)}


def quoted(text: str) -> str:
    """Foreign text, made short and harmless enough for a message."""
    shown = text if len(text) <= 40 else text[:40] + "…"
    return '"' + "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in shown) + '"'
