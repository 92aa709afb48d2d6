"""Simultaneous choices: whatever the order in which seats answer, the table is the same."""

from typing import Any

from stellwerk import records
from stellwerk.kernel.actor import CHANCE, Entry
from stellwerk.match import Match
from tests.laws.play import Case, follow, opened, played, positions, viewers


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
            assert turned.position.tobytes() == match.position.tobytes()


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


def test_how_many_entries_an_answer_takes_is_not_seen_before_the_round_is_over(
    case: Case,
) -> None:
    """An answer in one entry or in several; and an answer that was begun, or was not."""
    for match in positions(case, every=7):
        if len(match.waiting_for) < 2:
            continue
        seat = match.waiting_for[0]
        plain, begun = ways_to_answer(match, seat)
        if begun is None:
            continue
        assert_same_for_others(seat, match, begun)
        ended = to_the_end(begun, seat)
        if plain is not None:
            assert_same_for_others(seat, plain, ended)
        for other in match.waiting_for[1:]:
            action = match.actions(other)[0]
            assert_same_for_others(
                seat, entered(match, other, action), entered(begun, other, action)
            )
            if plain is not None:
                worlds = entered(plain, other, action), entered(ended, other, action)
                if match.waiting_for[2:]:  # else the round is over
                    assert_same_for_others(seat, *worlds)


def ways_to_answer(match: Match, seat: int) -> tuple[Match | None, Match | None]:
    """The round after an answer of one entry, and after one that asks for another."""
    plain, begun = None, None
    for action in match.actions(seat):
        twin = entered(match, seat, action)
        if seat in twin.waiting_for:
            begun = twin
        else:
            plain = twin
    return plain, begun


def entered(match: Match, seat: int, action: int) -> Match:
    twin = match.twin()
    follow(twin, seat, action)
    return twin


def to_the_end(match: Match, seat: int) -> Match:
    while seat in match.waiting_for:
        match = entered(match, seat, match.actions(seat)[0])
    return match


def assert_same_for_others(seat: int, one: Match, two: Match) -> None:
    for viewer in viewers(one):
        if viewer != seat:
            assert all_that_is_seen(one, viewer) == all_that_is_seen(two, viewer)


def all_that_is_seen(match: Match, viewer: int) -> list[Any]:
    known = match.known_to(viewer)
    return [
        match.seen_by(viewer).tobytes(),
        match.view(viewer),
        records.write(match, viewer),
        match.legal(viewer),
        match.can_undo(viewer),
        [match.view(viewer, match.moment(viewer, n)) for n in range(len(known) - 3, len(known))],
        [(match.code_seen_by(viewer, n), match.sentence(viewer, n)) for n in known[-3:]],
    ]
