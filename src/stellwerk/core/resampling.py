"""Cards as things: each has a face, and the viewer has seen some of them.

Cards that lay in one place can be taken for each other: they may have gone each other's way from
then on, if neither is seen again, and have come each other's way until then, if neither was seen.
With every shuffle a card begins a new life, because no viewer can tell afterwards which it was.
Beginning with the real game, some rounds of such exchanges make another one. Before the first
shuffle one is enough.
"""

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import NamedTuple, TypeVar

from stellwerk.core.events import Event
from stellwerk.kernel.actor import Entry
from stellwerk.kernel.noting import Kind

ROUNDS = 3


class Life(NamedTuple):
    """A card from one shuffle to the next; the first life begins in the first pile, 0."""

    card: int
    pile: int


class Taken(NamedTuple):
    """An entry that draws or lays a card."""

    number: int
    life: Life
    place: list[Life]
    """what lay where it was taken from"""
    ended: list[Life]
    """what was shuffled afterwards"""


class Tracked:
    """Where the cards of a game went."""

    def __init__(self, faces: list[int]) -> None:
        self.faces = faces
        """by the number of the card"""
        self.taken: list[Taken] = []
        self.lives = [Life(card, 0) for card in range(len(faces))]
        """the present one of each card"""
        self.piles = 1

    def take(self, number: int, card: int, place: Iterable[int]) -> None:
        lives = [self.lives[other] for other in place]
        self.taken.append(Taken(number, self.lives[card], lives, []))

    def shuffle(self, cards: Iterable[int]) -> None:
        for card in cards:
            self.taken[-1].ended.append(self.lives[card])
            self.lives[card] = Life(card, self.piles)
        self.piles += 1


class Way(NamedTuple):
    """Where an event takes a card from, and where it lays it."""

    card: str
    """the name of the number that says which face"""
    source: str
    """`pile`, or the name of a place followed by the names of numbers: `row seat row`"""
    target: str
    named: bool = False
    """whether the entry names the card: it was drawn, or chosen from a hand"""


Ways = Mapping[Kind, Way]


class Cards:
    """All cards of a game and where they lie, as its events move them."""

    def __init__(self, faces: list[int], ways: Ways, random: Random) -> None:
        self.tracked = Tracked(faces)
        self.ways, self.random = ways, random
        self.places: dict[tuple[str | int, ...], list[int]] = {
            ("pile",): list(range(len(faces))),
            ("discards",): [],
        }

    def move(self, number: int, event: Event) -> None:
        """Move a card as an event of entry `number` says."""
        way = self.ways[event.kind]
        source = self.place(way.source, event)
        alike = [card for card in source if self.tracked.faces[card] == getattr(event, way.card)]
        card = self.random.choice(alike) if way.named else alike[-1]  # money goes from the top
        if way.named:
            self.tracked.take(number, card, source)
        source.remove(card)
        self.place(way.target, event).append(card)

    def place(self, name: str, event: Event) -> list[int]:
        place, *numbers = name.split()
        return self.places.setdefault((place, *(getattr(event, n) for n in numbers)), [])

    def renew_pile(self) -> None:
        """The discards become the pile."""
        discards = self.places["discards",]
        self.tracked.shuffle(sorted(discards))
        self.places["pile",] += discards
        discards.clear()


K = TypeVar("K")
Track = Callable[[list[Entry], Random], Tracked]


def exchange_faces(log: list[Entry], hidden: set[int], track: Track, random: Random) -> list[Entry]:
    """`track` follows the cards of a log; the entries in `hidden` the viewer cannot read."""
    tracked = track(log, random)
    for _ in range(ROUNDS if tracked.piles > 1 else 1):
        log = exchange_futures(log, hidden, tracked, random)
        tracked = track(log, random)
        if tracked.piles > 1:
            log = exchange_pasts(log, hidden, tracked, random)
            tracked = track(log, random)
    return log


def exchange_futures(
    log: list[Entry], hidden: set[int], tracked: Tracked, random: Random
) -> list[Entry]:
    """Exchange cards to the end of the game, through all lives to come."""
    last_seen = {one.life.card: one.number for one in tracked.taken if one.number not in hidden}
    goes = {card: card for card in range(len(tracked.faces))}
    world = list(log)
    for number, life, place, _ in tracked.taken:
        if number in hidden:
            unseen = [card for card, _ in place if last_seen.get(card, -1) < number]
            mix(goes, unseen, random)
        world[number] = with_face(log[number], tracked, life.card, goes[life.card])
    return world


def exchange_pasts(
    log: list[Entry], hidden: set[int], tracked: Tracked, random: Random
) -> list[Entry]:
    """Back to the beginning of this life, in which they lay in one pile."""
    first_seen = {one.life: one.number for one in reversed(tracked.taken)
                  if one.number not in hidden}  # fmt: skip
    came = {life: life.card for one in tracked.taken for life in (*one.place, *one.ended)}
    world = list(log)
    for number, life, place, ended in reversed(tracked.taken):
        mix_piles(came, [one for one in ended if one not in first_seen], random)
        world[number] = with_face(log[number], tracked, life.card, came[life])
        mix_piles(came, [one for one in place if first_seen.get(one, number) >= number], random)
    return world


def mix_piles(came: dict[Life, int], lives: list[Life], random: Random) -> None:
    """Those that began in the same pile may have come each other's way."""
    for pile in {life.pile for life in lives}:
        mix(came, [life for life in lives if life.pile == pile], random)


def mix(values: dict[K, int], keys: list[K], random: Random) -> None:
    """These keys exchange their values."""
    mixed = [values[key] for key in keys]
    random.shuffle(mixed)
    values.update(zip(keys, mixed, strict=True))


def with_face(entry: Entry, tracked: Tracked, card: int, other: int) -> Entry:
    """The entry with the face of another card; an action grows with the face that it names."""
    return Entry(entry.actor, entry.action + tracked.faces[other] - tracked.faces[card])
