"""Reports: the events of an entry in sentences."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from stellwerk.core.events import Event
from stellwerk.core.messages import about, say
from stellwerk.kernel.noting import Kind

MOST_REMEMBERED = 4096


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
        name = f"{self.part}:{message}"
        if seat is None:
            return _of_nobody(self.language, name, tuple(values.items()))
        return say(self.language, name, **about(self.who[seat]), **values)

    def told(self, sentences: "Sentences") -> str:
        """A sentence for every kind of event that happened, in the order of the sentences."""
        first = {event.kind: event for event in reversed(self.events)}
        happened = [kind for kind in sentences if kind in first]
        return " ".join(sentences[kind](self, first[kind]) for kind in happened)


@lru_cache(MOST_REMEMBERED)
def _of_nobody(language: str, name: str, values: tuple[tuple[str, object], ...]) -> str:
    """Names of cards and lines are said again and again."""
    return say(language, name, **dict(values))


Sentences = Mapping[Kind, Callable[[Report, Event], str]]
"""What is said of the first event of each kind; of other kinds nothing is."""
