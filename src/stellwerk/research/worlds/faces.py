"""Cards as things: each has a face, and the viewer has seen some of them.

A card lives anew with every shuffle, because nobody can tell afterwards which it was. Lives that
the viewer has never seen may have each other's faces, if they began in the same pile: with all that
comes after them, or, if they ended in the same shuffle, alone. Beginning with the real faces, some
rounds of such exchanges make another world. Before the first shuffle one exchange is enough, and
all possible worlds are equally likely.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from stellwerk.kernel.actor import Entry

ROUNDS = 3


class Life(NamedTuple):
    """A card from one shuffle to the next; the first life begins in the first pile, 0."""

    card: int
    pile: int


@dataclass
class Tracked:
    """Where the cards of a game went."""

    faces: list[int]
    """by the number of the card"""
    named: dict[int, Life] = field(default_factory=dict)
    """by the number of an entry: the card that it draws or lays"""
    lives: list[list[int]] = field(default_factory=list)
    """by the number of the card: the piles in which it began a life"""

    def __post_init__(self) -> None:
        self.lives = [[0] for _ in self.faces]
        self.piles = 1

    def name(self, entry: int, card: int) -> None:
        self.named[entry] = Life(card, self.lives[card][-1])

    def shuffle(self, cards: list[int]) -> None:
        for card in cards:
            self.lives[card].append(self.piles)
        self.piles += 1


Track = Callable[[list[Entry], Random], Tracked]


def exchange_faces(log: list[Entry], hidden: set[int], track: Track, random: Random) -> list[Entry]:
    """`track` follows the cards of a log; the entries in `hidden` the viewer cannot read."""
    tracked = track(log, random)
    piles = sorted({tracked.named[number].pile for number in hidden})
    for _ in range(ROUNDS if tracked.piles > 1 else 1):
        for pile in piles:
            log = exchange_to_the_end(log, hidden, tracked, pile, random)
            tracked = track(log, random)
            if tracked.piles > 1:
                log = exchange_until_shuffled(log, hidden, tracked, pile, random)
                tracked = track(log, random)
    return log


def exchange_to_the_end(
    log: list[Entry], hidden: set[int], tracked: Tracked, pile: int, random: Random
) -> list[Entry]:
    seen = seen_lives(tracked, hidden)
    cards = [
        card
        for card, lives in enumerate(tracked.lives)
        if pile in lives and not any(Life(card, life) in seen for life in lives if life >= pile)
    ]
    faces = mixed(cards, tracked, random)
    return renamed(log, tracked, {n: faces[life.card] for n, life in tracked.named.items()
                                  if life.card in faces and life.pile >= pile})  # fmt: skip


def exchange_until_shuffled(
    log: list[Entry], hidden: set[int], tracked: Tracked, pile: int, random: Random
) -> list[Entry]:
    seen = seen_lives(tracked, hidden)
    together: dict[int, list[int]] = {}
    for card, lives in enumerate(tracked.lives):
        if pile in lives[:-1] and Life(card, pile) not in seen:
            together.setdefault(lives[lives.index(pile) + 1], []).append(card)
    faces: dict[int, int] = {}
    for cards in together.values():
        faces |= mixed(cards, tracked, random)
    return renamed(log, tracked, {n: faces[life.card] for n, life in tracked.named.items()
                                  if life.card in faces and life.pile == pile})  # fmt: skip


def seen_lives(tracked: Tracked, hidden: set[int]) -> set[Life]:
    return {life for number, life in tracked.named.items() if number not in hidden}


def mixed(cards: list[int], tracked: Tracked, random: Random) -> dict[int, int]:
    """A new face for each of these cards, all of them together with the same faces as before."""
    faces = [tracked.faces[card] for card in cards]
    random.shuffle(faces)
    return dict(zip(cards, faces, strict=True))


def renamed(log: list[Entry], tracked: Tracked, faces: dict[int, int]) -> list[Entry]:
    """Entries with other faces; an action grows with the face that it names."""
    world = list(log)
    for number, face in faces.items():
        actor, action = log[number]
        world[number] = Entry(actor, action + face - tracked.faces[tracked.named[number].card])
    return world
