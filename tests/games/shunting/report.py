"""Der Spielbericht · The report: what an entry did, said to people."""

from collections.abc import Sequence

from stellwerk.core.language import Language
from stellwerk.core.messages import about, say
from tests.games.shunting.rules.box import LETTERS
from tests.games.shunting.rules.position import Position, Step
from tests.games.shunting.rules.scoring import points


def sentence(
    before: Position, after: Position, actor: int, code: str, who: Sequence[str], language: Language
) -> str:
    """One entry, by the position before and after it and its code as the reader may see it."""
    verb, *words = code.split(" ")
    if words:
        seat, card = words
        return say(language, f"shunting:{verb}", **about(who[int(seat) - 1]), card=card)
    one, onto = code.split(">")
    kind = "put" if one in LETTERS else "shunted"
    told = say(language, f"shunting:{kind}", **about(who[actor]), one=one, onto=onto)
    return told + _departed(before, after, language) + _over(after, who, language)


def _departed(before: Position, after: Position, language: Language) -> str:
    if (before.departed == after.departed).all():
        return ""
    gone = (after.trains - before.trains).tolist()
    if not any(gone):
        return " " + say(language, "shunting:broken-up")
    paid = int((after.earned - before.earned).sum())
    return " " + say(language, "shunting:departed", card=LETTERS[gone.index(1)], points=paid)


def _over(after: Position, who: Sequence[str], language: Language) -> str:
    if after.step != Step.OVER:
        return ""
    best = max(range(after.seats), key=lambda seat: points(after, seat))
    return " " + say(language, "shunting:over", points=int(points(after, best)))
