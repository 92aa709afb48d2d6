"""Simultaneous choices: whatever the order in which seats answer, the table is the same."""

from stellwerk.kernel.actor import CHANCE, Entry
from stellwerk.match import Match
from tests.laws.play import Case, follow, opened, played


def rounds(log: list[Entry]) -> list[list[Entry]]:
    """The log cut before every outcome of chance."""
    cut: list[list[Entry]] = []
    for entry in log:
        if entry.actor == CHANCE or not cut:
            cut.append([])
        cut[-1].append(entry)
    return cut


def test_the_order_of_answers_does_not_matter(case: Case) -> None:
    match = opened(case)
    for entries in rounds(played(case).log):
        turned = replayed_backwards(match, entries)
        together = follow_all(match, entries)
        if together and turned is not None:
            assert turned.table.tobytes() == match.table.tobytes()


def follow_all(match: Match, entries: list[Entry]) -> bool:
    """Whether several seats had to act at once."""
    together = False
    for entry in entries:
        follow(match, *entry)
        together = together or len(match.waiting_for) > 1
    return together


def replayed_backwards(match: Match, entries: list[Entry]) -> Match | None:
    """The same round with the seats in the other order, each with its own entries in turn."""
    twin = Match(match.game, match.seats, match.options)
    for entry in match.log:
        follow(twin, *entry)
    follow(twin, *entries[0])
    if len(twin.waiting_for) < 2:
        return None
    for entry in sorted(entries[1:], key=lambda entry: -entry.actor):
        follow(twin, *entry)
    return twin
