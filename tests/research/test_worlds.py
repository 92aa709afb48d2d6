"""Other worlds that look the same are all reached, and none more often than another.

In a small game of one's own all worlds can be listed: somebody draws and lays closed cards, the
viewer open ones, and whenever the pile is empty the discards become the new one.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from stellwerk.core.resampling import Tracked, exchange_faces
from stellwerk.kernel.actor import Entry

OTHER, VIEWER = 0, 1
EACH = 40  # times that a world is found, if all are as likely

World = tuple[int, ...]

SCRIPTS = {
    "before a shuffle": ("draw draw see draw lay", 5),
    "across a shuffle": ("draw draw see lay show draw draw see draw", 5),
    "across two": ("draw see lay show draw draw lay see draw draw lay", 4),
}


class Cards:
    """Where the cards of such a game are."""

    def __init__(self, count: int) -> None:
        self.pile = set(range(count))
        self.hands: list[set[int]] = [set(), set()]
        self.discards: set[int] = set()

    def places(self, verb: str) -> tuple[set[int], set[int]]:
        """From where to where a card goes."""
        hand = self.hands[verb in ("see", "show")]
        return (self.pile, hand) if verb in ("draw", "see") else (hand, self.discards)

    def move(self, verb: str, card: int) -> list[int]:
        """Returns what is shuffled then."""
        source, target = self.places(verb)
        source.remove(card)
        target.add(card)
        shuffled = [] if self.pile else sorted(self.discards)
        if shuffled:
            self.pile, self.discards = self.discards, set()
        return shuffled


def all_worlds(verbs: list[str], count: int) -> Iterator[World]:
    def followed(cards: World) -> Iterator[World]:
        if len(cards) == len(verbs):
            yield cards
            return
        table = Cards(count)
        for verb, card in zip(verbs, cards, strict=False):
            table.move(verb, card)
        for card in sorted(table.places(verbs[len(cards)])[0]):
            yield from followed((*cards, card))

    return followed(())


def track(verbs: list[str], count: int, log: list[Entry]) -> Tracked:
    tracked, table = Tracked(list(range(count))), Cards(count)
    for number, (verb, entry) in enumerate(zip(verbs, log, strict=True)):
        tracked.take(number, entry.action, table.places(verb)[0])
        if shuffled := table.move(verb, entry.action):
            tracked.shuffle(shuffled)
    return tracked


def seen(verbs: list[str], world: World) -> World:
    shown = zip(verbs, world, strict=True)
    return tuple(card if verb in ("see", "show") else -1 for verb, card in shown)


@pytest.mark.parametrize(("script", "count"), SCRIPTS.values(), ids=SCRIPTS)
def test_every_world_that_looks_the_same_is_as_likely_from_wherever_one_begins(
    script: str, count: int
) -> None:
    verbs, random = script.split(), Random(1)
    hidden = {number for number, verb in enumerate(verbs) if verb in ("draw", "lay")}
    alike: dict[World, list[World]] = {}
    for world in all_worlds(verbs, count):
        alike.setdefault(seen(verbs, world), []).append(world)
    for worlds in random.sample(list(alike.values()), 3):
        log = [Entry(OTHER if number in hidden else VIEWER, card)
               for number, card in enumerate(random.choice(worlds))]  # fmt: skip
        found: Counter[World] = Counter()
        for _ in range(EACH * len(worlds)):
            other = exchange_faces(log, hidden, lambda log, _: track(verbs, count, log), random)
            found[tuple(entry.action for entry in other)] += 1
        assert set(found) == set(worlds)
        chi_squared = sum((times - EACH) ** 2 / EACH for times in found.values())
        assert chi_squared < 2 * len(worlds)
