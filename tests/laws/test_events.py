"""Events: what the rules note is all that happened, and no viewer learns more than it may."""

import pickle
from copy import deepcopy

from stellwerk import records
from stellwerk.core.events import Event
from stellwerk.kernel.actor import CHANCE
from stellwerk.match import Match
from tests.laws.play import Case, follow, opened, played, positions, viewers
from tests.laws.test_secrets import hides_anything, other_worlds, replayed, with_secrets


def all_events(match: Match) -> list[list[Event]]:
    return [match.events(number) for number in range(len(match.log))]


def test_the_events_of_a_game_tell_its_score_sheet(case: Case) -> None:
    match = played(case)
    events = [event for happened in all_events(match) for event in happened]
    told = match.game.parts.tally(match.position_at(0), events)
    assert told == match.game.score_sheet(match.position)


def test_something_happens_with_every_entry(case: Case) -> None:
    assert all(all_events(played(case)))


def test_events_leave_the_position_as_it_was(case: Case) -> None:
    for match in positions(case, every=40):
        for number in range(max(0, len(match.log) - 1), len(match.log)):
            before = match.position.tobytes()
            match.events(number)
            assert match.position.tobytes() == before


def test_a_match_that_has_rested_tells_the_same(case: Case) -> None:
    for match in positions(case, every=40):
        if match.log:
            last = len(match.log) - 1
            told, before = match.events(last), match.position_at(last).tobytes()
            match.rest()
            assert match.position_at(last).tobytes() == before
            assert match.events(last) == told


def test_a_recorder_makes_the_same_positions_as_the_match(case: Case) -> None:
    match = played(case)
    recorder = match.game.recorder(match.position_at(0))
    for number, entry in enumerate(match.log):
        assert recorder.enter(entry) == match.events(number)
    assert recorder.position.tobytes() == match.position.tobytes()


def test_two_worlds_that_look_the_same_to_a_viewer_give_it_the_same_events(case: Case) -> None:
    found = 0
    for viewer in viewers(opened(case)):
        for length in (40, 150):
            log = with_secrets(case, length, viewer)
            for world in other_worlds(case, log, viewer, tries=4):
                found += 1
                assert_same_events_for(viewer, replayed(case, log), replayed(case, world))
    assert found > 0 or not hides_anything(case)


def assert_same_events_for(viewer: int, one: Match, two: Match) -> None:
    if one.is_over():
        return
    for number in range(len(one.log)):
        assert one.events_seen_by(viewer, number) == two.events_seen_by(viewer, number)


def test_of_a_hidden_entry_a_viewer_sees_other_events_than_its_actor(case: Case) -> None:
    """Fewer, or with something unknown; and all of them after the end."""
    for match in positions(case, every=23):
        for viewer in viewers(match):
            for number in range(max(0, len(match.log) - 8), len(match.log)):
                hidden = match.game.hides(match.position, match.log, number, viewer)
                seen, true = match.events_seen_by(viewer, number), match.events(number)
                assert seen != true if hidden and not match.is_over() else True
                assert seen == true or not match.is_over()


def test_events_are_the_same_in_a_copy_and_in_a_record(case: Case) -> None:
    match = played(case)
    events = all_events(match)
    for copy in (match.twin(), deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert all_events(copy) == events
    assert all_events(records.read(records.write(match))) == events


def test_events_are_the_same_after_undo(case: Case) -> None:
    match = opened(case)
    for actor, action in played(case).log[:120]:
        follow(match, actor, action)
        last = len(match.log) - 1
        if actor == CHANCE or match.to_undo(actor) != last:
            continue
        events = latest_events(match)
        match.undo(actor)
        follow(match, actor, action)
        assert latest_events(match) == events


def latest_events(match: Match) -> list[list[Event]]:
    return [match.events(number) for number in range(len(match.log))[-3:]]
