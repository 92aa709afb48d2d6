"""Secrets are closed by default: nothing that a viewer gets depends on what it may not know."""

from collections.abc import Iterator
from contextlib import suppress
from random import Random

from stellwerk import records
from stellwerk.core.refusals import NotLegal
from stellwerk.kernel.actor import CHANCE, Entry
from stellwerk.kernel.random import seeded
from stellwerk.kernel.record import copy_of
from stellwerk.match import Match
from tests.laws.play import Case, follow, opened, played, positions, viewers


def test_the_view_of_an_imagined_world_is_the_view(case: Case) -> None:
    for match in positions(case, every=5):
        if match.is_over():
            continue
        for viewer in viewers(match):
            imagined = match.seen_by(viewer)
            seen = match.game.view(imagined, viewer)
            match.game.rules.imagine(imagined, seeded(len(match.log), viewer))
            assert match.game.rules.to_act(imagined) == match.game.rules.to_act(match.position)
            match.game.rules.conceal(imagined, viewer)
            assert match.game.view(imagined, viewer) == seen
            assert imagined.tobytes() == match.seen_by(viewer).tobytes()


def test_an_imagined_world_offers_the_viewer_the_same_moves(case: Case) -> None:
    for match in positions(case, every=5):
        for seat in match.waiting_for:
            if seat == CHANCE:
                continue
            imagined = match.seen_by(seat)
            out = match.game.action_buffer()
            assert out[: match.game.rules.legal(imagined, seat, out)].tolist() == match.actions(
                seat
            )
            match.game.rules.imagine(imagined, seeded(len(match.log)))
            assert out[: match.game.rules.legal(imagined, seat, out)].tolist() == match.actions(
                seat
            )


def test_an_imagined_world_can_be_played_to_its_end(case: Case) -> None:
    for match in positions(case, every=37):
        if match.is_over():
            continue
        for viewer in viewers(match):
            imagined = match.seen_by(viewer)
            random = seeded(len(match.log), viewer)
            match.game.rules.imagine(imagined, random)
            match.game.play_out(imagined, random, match.game.action_buffer(), 1_000_000)
            assert match.game.rules.to_act(imagined) == 0


def test_to_conceal_twice_is_to_conceal_once(case: Case) -> None:
    for match in positions(case, every=11):
        for viewer in viewers(match):
            once = copy_of(match.position)
            match.game.rules.conceal(once, viewer)
            twice = copy_of(once)
            match.game.rules.conceal(twice, viewer)
            assert once.tobytes() == twice.tobytes()


def test_two_worlds_that_differ_in_secrets_alone_look_the_same(case: Case) -> None:
    """Views, legal lists, events and redacted records of the viewer, entry by entry."""
    found = 0
    for viewer in viewers(opened(case)):
        for length in (30, 60, 120, 200):
            log = with_secrets(case, length, viewer)
            for world in other_worlds(case, log, viewer, tries=6):
                found += 1
                assert_same_for(viewer, case, log, world)
    assert found > 0 or not hides_anything(case)


def with_secrets(case: Case, length: int, viewer: int) -> list[Entry]:
    """The log up to about this length, to a place where the viewer may not know everything."""
    whole = played(case).log
    for more in range(min(8, max(0, len(whole) - length))):
        match = replayed(case, whole[: length + more])
        if "?" in records.write(match, viewer):
            return match.log
    return whole[:length]


def hides_anything(case: Case) -> bool:
    return any(
        "?" in records.write(match, viewer)
        for match in positions(case, every=9)
        for viewer in viewers(match)
    )


def other_worlds(case: Case, log: list[Entry], viewer: int, tries: int) -> Iterator[list[Entry]]:
    """The same game with hidden outcomes changed, where that leaves every open move legal."""
    match = replayed(case, log)
    hidden = [n for n in range(len(log)) if match.game.hides(match.position, log, n, viewer)]
    dealt = [number for number in hidden if log[number].actor == CHANCE]
    random = Random(f"{case} {viewer} {len(log)}")
    for _ in range(tries if hidden else 0):
        if random.random() < 0.5 and len(dealt) > 1:
            world = exchanged(match, log, *sorted(random.sample(dealt, 2)))
        else:
            world = replaced(case, log, random.choice(dealt or hidden), random)
        if world != log:
            with suppress(NotLegal, Otherwise):
                yield replayed_with_hidden_moves(case, log, world, viewer, match)


def exchanged(match: Match, log: list[Entry], first: int, second: int) -> list[Entry]:
    """Two outcomes, `deal 2 r7` and `money 1 g3`, with their cards exchanged."""
    codes = [match.game.format_action(log[number].action) for number in (first, second)]
    (one, card), (two, other) = (code.rsplit(" ", 1) for code in codes)
    world = list(log)
    world[first] = Entry(CHANCE, match.game.parse_action(f"{one} {other}"))
    world[second] = Entry(CHANCE, match.game.parse_action(f"{two} {card}"))
    return world


def replaced(case: Case, log: list[Entry], number: int, random: Random) -> list[Entry]:
    """One outcome or move in the place of another that was as possible then."""
    match, actor = replayed(case, log[:number]), log[number].actor
    possible = [outcome.action for outcome in match.outcomes()] or match.actions(actor)
    world = list(log)
    world[number] = Entry(actor, random.choice(possible))
    return world


class Otherwise(Exception):
    """Who still has to act is public, and would be somebody else."""


def replayed_with_hidden_moves(
    case: Case, log: list[Entry], world: list[Entry], viewer: int, match: Match
) -> list[Entry]:
    """The other world; a hidden move that it does not allow becomes another of the same look."""
    other, acting = opened(case), who_acts(case, log)
    for number, (actor, action) in enumerate(world):
        if actor != CHANCE and match.game.hides(match.position, log, number, viewer):
            look = match.game.format_hidden(action)
            alike = [a for a in other.actions(actor) if match.game.format_hidden(a) == look]
            if action not in alike and alike:
                action = alike[0]
        follow(other, actor, action)
        if other.waiting_for != acting[number]:
            raise Otherwise
    return other.log


def who_acts(case: Case, log: list[Entry]) -> list[tuple[int, ...]]:
    """After each entry."""
    match, acting = opened(case), []
    for entry in log:
        follow(match, *entry)
        acting.append(match.waiting_for)
    return acting


def replayed(case: Case, log: list[Entry]) -> Match:
    match = opened(case)
    for entry in log:
        follow(match, *entry)
    return match


def assert_same_for(viewer: int, case: Case, log: list[Entry], world: list[Entry]) -> None:
    one, two = opened(case), opened(case)
    for mine, theirs in zip(log, world, strict=True):
        follow(one, *mine)
        follow(two, *theirs)
        if one.is_over():
            return
        if one.log == two.log:
            continue
        assert one.waiting_for == two.waiting_for
        assert one.view(viewer) == two.view(viewer)
        assert one.legal(viewer) == two.legal(viewer)
        last = len(one.log) - 1
        assert one.code_seen_by(viewer, last) == two.code_seen_by(viewer, last)
        assert one.sentence(viewer, last) == two.sentence(viewer, last)
        assert one.seen_by(viewer).tobytes() == two.seen_by(viewer).tobytes()
    assert records.write(one, viewer) == records.write(two, viewer)
