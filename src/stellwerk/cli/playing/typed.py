"""What a person typed, and which move it means."""

from collections.abc import Sequence

from stellwerk.core.game import Game


def command(said: str) -> list[str]:
    """The words of a command, its name in small letters."""
    name, *rest = said.split(maxsplit=1) or [""]
    return [name.lower(), *rest] if name else []


def numbers_moves(game: Game) -> bool:
    """Whether a bare number may be the place of a move in the list.

    Not where it is half of several codes, such as the 3 of `B 3`: a slip would play another move.
    """
    tails = [tail for form, _ in game.codes if (tail := form.partition(" ")[2])]
    return len(tails) == len(set(tails))


def moves_meant(said: str, legal: Sequence[str], *, numbered: bool) -> list[str]:
    """The legal codes that this can mean: one, if it is clear, or none."""
    found = _like(said, legal)
    if found:
        return found
    by_tail = {code: code.partition(" ")[2] for code in legal if " " in code}
    found = [code for tail in _like(said, list(by_tail.values())) for code in _with(tail, by_tail)]
    if numbered and place_in(said, legal):
        found.append(legal[int(said) - 1])
    return list(dict.fromkeys(found))


def place_in(said: str, legal: Sequence[str]) -> bool:
    return said.isdecimal() and len(said) < 4 and 1 <= int(said) <= len(legal)


def _with(tail: str, by_tail: dict[str, str]) -> list[str]:
    return [code for code, other in by_tail.items() if other == tail]


def _like(said: str, texts: Sequence[str]) -> list[str]:
    """Those that are written so; else the one that is written so without blanks: b3 is B 3."""
    typed = " ".join(said.split()).casefold()
    alike = [text for text in dict.fromkeys(texts) if text.casefold() == typed]
    if alike:
        return alike
    close = [text for text in dict.fromkeys(texts) if _squeezed(text) == _squeezed(typed)]
    return close if len(close) == 1 else []


def _squeezed(text: str) -> str:
    return "".join(text.split()).casefold()
