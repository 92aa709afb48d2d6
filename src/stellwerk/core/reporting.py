"""Reports: the events of an entry in sentences."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from stellwerk.core.events import Event
from stellwerk.core.messages import YOU, about, say
from stellwerk.kernel.noting import Kind

MOST_REMEMBERED = 8192
SOMEBODY = "\ue000"  # stands for a name in a sentence that is remembered; no name contains it


class Report(NamedTuple):
    """What happened with one entry, who the seats are, and the part that has the messages."""

    part: str
    events: Sequence[Event]
    who: Sequence[str]
    language: str

    def all(self, kind: Kind) -> list[Event]:
        return [event for event in self.events if event.kind == kind]

    def say(self, message: str, seat: int | None = None, **values: object) -> str:
        """A message; about this seat, if it names one."""
        name, others = f"{self.part}:{message}", tuple(values.items())
        if seat is None:
            return _said(self.language, name, others)
        who = self.who[seat]
        if who == YOU:
            return _said_about(self.language, name, YOU, others)
        return _said_about(self.language, name, SOMEBODY, others).replace(SOMEBODY, who)

    def told(self, sentences: "Sentences") -> str:
        """A sentence for every kind of event that happened, in the order of the sentences."""
        first = {event.kind: event for event in reversed(self.events)}
        happened = [kind for kind in sentences if kind in first]
        return " ".join(sentences[kind](self, first[kind]) for kind in happened)


Values = tuple[tuple[str, object], ...]

# The same cards, lines and rows are named again and again, at all tables.


@lru_cache(MOST_REMEMBERED)
def _said(language: str, name: str, values: Values) -> str:
    return say(language, name, **dict(values))


@lru_cache(MOST_REMEMBERED)
def _said_about(language: str, name: str, who: str, values: Values) -> str:
    return say(language, name, **about(who), **dict(values))


Sentences = Mapping[Kind, Callable[[Report, Event], str]]
"""What is said of the first event of each kind; of other kinds nothing is."""
