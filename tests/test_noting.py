"""Notes: rules say what happened where there is room for it, and nothing else changes."""

from itertools import pairwise

import numpy as np
import pytest

from stellwerk.core.events import Event, Recorder
from stellwerk.kernel.actor import Entry
from stellwerk.kernel.noting import MOST_NOTES, Kind, Notes, note, with_notes
from stellwerk.kernel.record import Ints, Record, number, numbers
from stellwerk.kernel.rule import rule


class Shunted(Kind):
    """What may happen in these tests."""

    COUPLED = 1, "track wagons"
    WHISTLED = 2


class Yard(Record):
    """A record for these tests."""

    wagons: Ints = numbers(3)
    moves: int = number()


@rule
def couple(yard: Yard, track: int, times: int) -> None:
    for _ in range(times):
        yard.wagons[track] += 1
        note(yard, Shunted.COUPLED, track, yard.wagons[track])


@rule
def move(yard: Yard, track: int, times: int) -> None:
    yard.moves += 1
    couple(yard, track, times)
    note(yard, Shunted.WHISTLED)


def advance(yards: "np.ndarray[tuple[int], np.dtype[np.void]]", track: int, times: int) -> int:
    move(yards[0], track, times)
    return 0


def test_an_ordinary_position_takes_no_notes() -> None:
    yard = Yard.new()
    move(yard, 2, 4)
    assert yard.tobytes() == np.array([0, 0, 4, 1], np.int16).tobytes()


def test_a_position_with_room_takes_them_in_their_order() -> None:
    recorder = Recorder(Shunted, advance, Yard.new())
    assert recorder.enter(Entry(2, 2)) == [
        Event(Shunted.COUPLED, (2, 1)),
        Event(Shunted.COUPLED, (2, 2)),
        Event(Shunted.WHISTLED, ()),
    ]


def test_every_entry_begins_with_an_empty_page() -> None:
    recorder = Recorder(Shunted, advance, Yard.new())
    recorder.enter(Entry(1, 5))
    (coupled, whistled) = recorder.enter(Entry(1, 1))
    assert (coupled.wagons, whistled.kind) == (6, Shunted.WHISTLED)


def test_the_position_of_a_recorder_is_the_ordinary_one() -> None:
    yard, recorder = Yard.new(), Recorder(Shunted, advance, Yard.new())
    for track, times in pairwise((0, 1, 2, 1, 0)):
        move(yard, track, times)
        recorder.enter(Entry(track, times))
        assert recorder.position.tobytes() == yard.tobytes()


def test_a_recorder_works_on_a_copy() -> None:
    yard = Yard.new()
    Recorder(Shunted, advance, yard).enter(Entry(0, 3))
    assert yard.tobytes() == bytes(8)


def test_too_many_events_are_an_error_and_no_other_memory_is_written() -> None:
    recorder = Recorder(Shunted, advance, Yard.new())
    with pytest.raises(OverflowError, match=f"{MOST_NOTES + 1} events"):
        recorder.enter(Entry(0, MOST_NOTES))
    assert recorder.position.wagons.tolist() == [MOST_NOTES, 0, 0]


def test_the_record_with_room_is_made_once_and_ends_with_the_ordinary_one() -> None:
    room = with_notes(Yard)
    assert with_notes(Yard) is room
    assert room.dtype.itemsize == Notes.dtype.itemsize + Yard.dtype.itemsize
    assert room.dtype.names == ("noted", "notes", "wagons", "moves")


def test_an_event_has_the_numbers_of_its_kind_by_name() -> None:
    event = Event(Shunted.COUPLED, (2, 7))
    assert (event.track, event.wagons, str(event)) == (2, 7, "coupled track=2 wagons=7")
    assert event.without("wagons") == Event(Shunted.COUPLED, (2, -1))
    with pytest.raises(AttributeError, match="COUPLED does not say 'card'"):
        _ = event.card
