"""The log is the game: text and back, live and replayed, give the same positions."""

import msgspec

from stellwerk import records
from tests.laws.play import Case, played, positions, viewers


def test_a_record_is_read_back_as_it_was_written(case: Case) -> None:
    text = records.write(played(case))
    assert records.write(records.read(text)) == text


def test_a_running_game_is_read_back_too(case: Case) -> None:
    for match in positions(case, every=61):
        text = records.write(match)
        assert records.write(records.read(text.encode())) == text


def test_replay_equals_live(case: Case) -> None:
    live = played(case)
    assert records.read(records.write(live)).position.tobytes() == live.position.tobytes()


def test_every_earlier_position_is_at_hand(case: Case) -> None:
    whole = played(case)
    for number, match in enumerate(positions(case)):
        assert whole.position_at(number).tobytes() == match.position.tobytes()


def test_a_finished_record_hides_nothing_from_anybody(case: Case) -> None:
    match = played(case)
    for viewer in viewers(match) if match.is_over() else []:
        assert records.write(match, viewer) == records.write(match)


def test_views_are_plain_data(case: Case) -> None:
    for match in positions(case, every=29):
        for viewer in viewers(match):
            view = match.view(viewer)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) is not None
